import { isAsked } from './path.ts';
import { type Answer, type Answers, chosenValues, type Flow, type QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

/** Values of a question that are no longer valid. */
export interface Cleared {
  readonly question: QuestionId;
  readonly values: readonly string[];
}

/**
 * Drops every answer that is no longer valid: its question isn't asked any more, its option isn't visible, or it can't
 * be combined with the others. Goes through the questions in order, so one loss can cause the next. Keeps all other
 * answers, even behind a new question without an answer. Also drops anything the flow doesn't know.
 */
export function settle(
  answers: Answers,
  flow: Flow = FLOW,
): { readonly answers: Answers; readonly cleared: readonly Cleared[] } {
  const kept: Partial<Record<QuestionId, Answer>> = {};
  const cleared: Cleared[] = [];
  for (const question of flow.order) {
    const values = chosenValues(answers, question);
    if (values.length === 0) continue;
    const shown = isAsked(question, kept, flow) ? visibleOptions(question, kept, flow) : [];
    const valid = shown.filter((option) => values.includes(option.value));
    const multiple = flow.questions[question]?.isMultiple;
    const together = multiple ? valid.filter((option) => option.isMultiSelect) : [];
    const held = (together.length > 0 ? together : valid.slice(0, 1)).map((option) => option.value);
    const lost = values.filter((value) => !held.includes(value));
    if (lost.length > 0) cleared.push({ question, values: lost });
    const first = held[0];
    if (first === undefined) continue;
    const isAsHeld = Array.isArray(answers[question]) === Boolean(multiple) && held.join() === values.join();
    kept[question] = isAsHeld ? (answers[question] as Answer) : multiple ? held : first;
  }
  const same = Object.keys(answers).every((key) => answers[key as QuestionId] === kept[key as QuestionId]);
  return { answers: same ? answers : kept, cleared };
}
