import type { WayId } from '../matching/way.ts';
import type { QuestionId } from '../questionnaire/question.ts';
import type { Notify } from './selectorEvents.ts';
import type { Bought, VisitState } from './visitState.ts';

/** Notifies the page of a visit. */
export interface Announcer {
  /** What the visitor has changed between two states. */
  changes(before: VisitState, after: VisitState): void;
  /** Something else, after what is being notified. */
  other: Notify;
}

export function createAnnouncer(notify: Notify): Announcer {
  /** In order. A listener's own change is notified after the event that it received. */
  const waiting: (() => void)[] = [];
  const send = (events: readonly (() => void)[]): void => {
    const isNotifying = waiting.length > 0;
    waiting.push(...events);
    if (isNotifying) return;
    for (const event of waiting) event();
    waiting.length = 0;
  };
  const changes: Announcer['changes'] = (before, after) => {
    const { answers, chosen, bought, way } = after;
    const events: (() => void)[] = [];
    for (const key of Object.keys({ ...before.answers, ...answers })) {
      const question = key as QuestionId;
      const answer = answers[question] ?? null;
      // As text, for lists: an option may be switched on and off again before the paint.
      if (String(answers[question]) !== String(before.answers[question]))
        events.push(() => notify('selector-answered', { question, answer, answers }));
    }
    if (chosen !== null && (chosen !== before.chosen || !isSameJob(bought, before.bought)))
      events.push(() =>
        notify('selector-chosen', {
          system: chosen,
          way: bought?.way ?? null,
          systems: bought?.systems ?? [chosen],
          answers,
        }),
      );
    if (way !== before.way) events.push(() => notify('selector-type', { way, type: typeOf(way) }));
    send(events);
  };
  return { changes, other: (name, detail) => send([() => notify(name, detail)]) };
}

function isSameJob(one: Bought | null, other: Bought | null): boolean {
  return one?.way === other?.way && String(one?.systems) === String(other?.systems);
}

function typeOf(way: WayId | null): 'split' | 'ducted' | null {
  return way === null || way === 'ducted' ? way : 'split';
}
