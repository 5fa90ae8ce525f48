import { conditionHolds } from './conditionHolds.ts';
import { type Answers, chosenValues, type Flow, type QuestionId } from './question.ts';
import { visibleOptions } from './visibleOptions.ts';

/** Is this question put to a visitor with these answers? */
export function isAsked(flow: Flow, question: QuestionId, answers: Answers): boolean {
  return flow.questions[question] !== undefined && conditionHolds(flow.askedWhen[question], answers);
}

/** Is there an answer, and is every chosen value among the options now shown? */
export function isAnswered(flow: Flow, question: QuestionId, answers: Answers): boolean {
  const values = chosenValues(answers, question);
  if (values.length === 0) return false;
  const shown = visibleOptions(flow, question, answers);
  return values.every((value) => shown.some((option) => option.value === value));
}

/**
 * The questions the visitor goes through, replayed from the first: every asked question up to and including the first
 * that has no valid answer. Never stored, so that a changed answer cannot leave a stale path behind.
 */
export function path(flow: Flow, answers: Answers): readonly QuestionId[] {
  const asked: QuestionId[] = [];
  for (const question of flow.order) {
    if (!isAsked(flow, question, answers)) continue;
    asked.push(question);
    if (!isAnswered(flow, question, answers)) break;
  }
  return asked;
}

/** Has every question that is asked a valid answer? */
export function isComplete(flow: Flow, answers: Answers): boolean {
  return flow.order.every((question) => !isAsked(flow, question, answers) || isAnswered(flow, question, answers));
}
