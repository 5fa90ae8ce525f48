import { isAnswered, isAsked } from '../../../src/questionnaire/path.ts';
import type { Answers, QuestionId } from '../../../src/questionnaire/question.ts';
import { FLOW } from '../../../src/questionnaire/questionSet.ts';

/** The first question of everybody's way. */
export const FIRST: QuestionId = 'Q0';

/** The question after this one, undefined after the last, or the same one again while it has no answer. */
export function questionAfter(question: QuestionId, answers: Answers): QuestionId | undefined {
  if (!isAnswered(question, answers)) return question;
  return FLOW.order.slice(FLOW.order.indexOf(question) + 1).find((next) => isAsked(next, answers));
}
