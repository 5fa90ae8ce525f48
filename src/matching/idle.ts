import { isAsked, path } from '../questionnaire/path.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { choicesOf } from '../questionnaire/walk.ts';
import type { Matcher } from './matcher.ts';

/**
 * True if no answers to this question and all later ones would change the groups or the order of the systems, given the
 * answers before it. False for a question off the answer path, and for an empty catalogue.
 */
export function canSkip(matcher: Matcher, answers: Answers, question: QuestionId): boolean {
  const before = answersBefore(answers, question);
  if (before === null || matcher.size === 0) return false;
  return staysSame(matcher.sameRanking(before), before, FLOW.order.slice(FLOW.order.indexOf(question)));
}

/** The answers to the questions before this one; null if it isn't on the answer path. */
function answersBefore(answers: Answers, question: QuestionId): Answers | null {
  const way = path(answers);
  const at = way.indexOf(question);
  return at < 0 ? null : Object.fromEntries(way.slice(0, at).map((earlier) => [earlier, answers[earlier]]));
}

/** True if the ranking is the same after every answer to these questions, in every combination. */
function staysSame(isSame: (others: Answers) => boolean, answers: Answers, questions: readonly QuestionId[]): boolean {
  const [question, ...later] = questions;
  if (question === undefined) return true;
  if (!isAsked(question, answers)) return staysSame(isSame, answers, later);
  const next = choicesOf(question, answers).map((answer) => ({ ...answers, [question]: answer }));
  // Trying every answer before the later questions finds a difference sooner.
  return next.every(isSame) && next.every((held) => staysSame(isSame, held, later));
}
