import { isAsked } from './path.ts';
import { type Answer, type Answers, chosenValues, type Flow, type QuestionId } from './question.ts';
import { visibleOptions } from './visibleOptions.ts';

/** Values that were held for a question and are no longer valid. */
export interface Cleared {
  readonly question: QuestionId;
  readonly values: readonly string[];
}

/**
 * Drops every answer that is no longer valid: its question is not asked any more, or its option is not shown. Goes
 * through the questions in order, so what one loss makes invalid is lost too. All other answers stay, also those behind
 * a question that has just come up and has no answer yet. What the flow does not know at all is dropped as well.
 */
export function settle(
  flow: Flow,
  answers: Answers,
): { readonly answers: Answers; readonly cleared: readonly Cleared[] } {
  const kept: Partial<Record<QuestionId, Answer>> = {};
  const cleared: Cleared[] = [];
  for (const question of flow.order) {
    const values = chosenValues(answers, question);
    if (values.length === 0) continue;
    const shown = isAsked(flow, question, kept) ? visibleOptions(flow, question, kept) : [];
    const valid = shown.map((option) => option.value).filter((value) => values.includes(value));
    const lost = values.filter((value) => !valid.includes(value));
    if (lost.length > 0) cleared.push({ question, values: lost });
    const first = valid[0];
    if (first !== undefined) kept[question] = flow.questions[question]?.isMultiple ? valid : first;
  }
  return { answers: kept, cleared };
}
