import { conditionHolds } from './conditionHolds.ts';
import { type Answers, chosenValues, type Flow, type QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

/** Is this question put to a visitor with these answers? */
export function isAsked(question: QuestionId, answers: Answers, flow: Flow = FLOW): boolean {
  return flow.questions[question] !== undefined && conditionHolds(flow.askedWhen[question], answers);
}

/** Is there an answer, and is every chosen value among the options now shown? */
export function isAnswered(question: QuestionId, answers: Answers, flow: Flow = FLOW): boolean {
  const values = chosenValues(answers, question);
  if (values.length === 0) return false;
  const shown = visibleOptions(question, answers, flow);
  return values.every((value) => shown.some((option) => option.value === value));
}

/**
 * The questions the visitor goes through, replayed from the first: every asked question up to and including the first
 * that has no valid answer. Never stored, so that a changed answer cannot leave a stale path behind.
 */
export function path(answers: Answers, flow: Flow = FLOW): readonly QuestionId[] {
  const asked: QuestionId[] = [];
  for (const question of flow.order) {
    if (!isAsked(question, answers, flow)) continue;
    asked.push(question);
    if (!isAnswered(question, answers, flow)) break;
  }
  return asked;
}

/** Has every question that is asked a valid answer? */
export function isComplete(answers: Answers, flow: Flow = FLOW): boolean {
  return flow.order.every((question) => !isAsked(question, answers, flow) || isAnswered(question, answers, flow));
}
