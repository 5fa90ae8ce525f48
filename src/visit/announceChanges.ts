import type { WayId } from '../matching/way.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import type { Notify } from './selectorEvents.ts';
import type { Bought, VisitState } from './visitState.ts';

/** Notifies the page of everything that differs between two states of a visit. */
export type AnnounceChanges = (before: VisitState, after: VisitState) => void;

export function createAnnouncer(notify: Notify): AnnounceChanges {
  /** In order. A listener's own change is notified after the event that it received. */
  const waiting: (() => void)[] = [];

  return (before, after) => {
    const { answers, chosen, bought, way } = after;
    const isNotifying = waiting.length > 0;
    for (const key of Object.keys({ ...before.answers, ...answers })) {
      const question = key as QuestionId;
      const answer = answers[question] ?? null;
      // As text, for lists: an option may be switched on and off again before the paint.
      if (String(answers[question]) !== String(before.answers[question]))
        waiting.push(() => notify('selector-answered', { question, answer, answers }));
    }
    if (chosen !== null && (chosen !== before.chosen || !isSameJob(bought, before.bought)))
      waiting.push(() =>
        notify('selector-chosen', {
          system: chosen,
          way: bought?.way ?? null,
          systems: bought?.systems ?? [chosen],
          answers,
        }),
      );
    if (way !== before.way) waiting.push(() => notify('selector-type', { way, type: typeOf(way) }));
    if (isNotifying) return;
    for (const send of waiting) send();
    waiting.length = 0;
  };
}

function isSameJob(one: Bought | null, other: Bought | null): boolean {
  return one?.way === other?.way && String(one?.systems) === String(other?.systems);
}

function typeOf(way: WayId | null): 'split' | 'ducted' | null {
  return way === null || way === 'ducted' ? way : 'split';
}
