import { conditionHolds } from './conditionHolds.ts';
import { type Answers, chosenValues, type Flow, type QuestionId } from './question.ts';
import { FLOW } from './questionSet.ts';
import { visibleOptions } from './visibleOptions.ts';

/** True if a visitor with these answers is asked this question. */
export function isAsked(question: QuestionId, answers: Answers, flow: Flow = FLOW): boolean {
  return flow.questions[question] !== undefined && conditionHolds(flow.askedWhen[question], answers);
}

/** True if there is an answer and every chosen value is among the visible options. */
export function isAnswered(question: QuestionId, answers: Answers, flow: Flow = FLOW): boolean {
  const values = chosenValues(answers, question);
  if (values.length === 0) return false;
  const shown = visibleOptions(question, answers, flow);
  return values.every((value) => shown.some((option) => option.value === value));
}

/**
 * The visitor's questions, replayed from the first: every asked question up to and including the first without a valid
 * answer. Never stored, so a changed answer can't leave a stale path.
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

/** True if every asked question has a valid answer. */
export function isComplete(answers: Answers, flow: Flow = FLOW): boolean {
  return flow.order.every((question) => !isAsked(question, answers, flow) || isAnswered(question, answers, flow));
}
