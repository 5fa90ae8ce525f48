import { isAnswered, isAsked } from '../../../src/questionnaire/path.ts';
import type { Answers, QuestionId } from '../../../src/questionnaire/question.ts';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';

export const FIRST: QuestionId = 'Q0';

/** The next question: undefined after the last one, the same question while it has no answer. */
export function questionAfter(question: QuestionId, answers: Answers): QuestionId | undefined {
  if (!isAnswered(question, answers)) return question;
  return FLOW.order.slice(FLOW.order.indexOf(question) + 1).find((next) => isAsked(next, answers));
}
