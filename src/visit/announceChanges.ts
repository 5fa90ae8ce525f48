import type { QuestionId } from '../questionnaire/question.ts';
import type { Notify } from './selectorEvents.ts';
import type { VisitState } from './visitState.ts';

/** Notifies the page of everything that differs between two states of a visit. */
export type AnnounceChanges = (before: VisitState, after: VisitState) => void;

export function createAnnouncer(notify: Notify): AnnounceChanges {
  /** In order. A listener's own change is notified after the event that it received. */
  const waiting: (() => void)[] = [];

  return (before, after) => {
    const { answers, chosen, kind } = after;
    const isNotifying = waiting.length > 0;
    for (const key of Object.keys({ ...before.answers, ...answers })) {
      const question = key as QuestionId;
      const answer = answers[question] ?? null;
      // As text, for lists: an option may be switched on and off again before the paint.
      if (String(answers[question]) !== String(before.answers[question]))
        waiting.push(() => notify('selector-answered', { question, answer, answers }));
    }
    if (chosen !== null && chosen !== before.chosen)
      waiting.push(() => notify('selector-chosen', { system: chosen, answers }));
    if (kind !== before.kind) waiting.push(() => notify('selector-type', { type: kind }));
    if (isNotifying) return;
    for (const send of waiting) send();
    waiting.length = 0;
  };
}
