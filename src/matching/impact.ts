import { path } from '../questionnaire/path.ts';
import type { Answer, Answers, QuestionId } from '../questionnaire/question.ts';
import type { Matcher } from './matcher.ts';

/** The effect of one answer, after those before it. */
export interface Impact {
  readonly question: QuestionId;
  /** The number of systems that fit everything before and after this answer. */
  readonly before: number;
  readonly after: number;
}

/**
 * The number of systems that each answer ruled out, in the order of the questions. Each counts together with the answers
 * before it, so the steps add up. An answer without effect has the same number before and after.
 */
export function impact(matcher: Matcher, answers: Answers): readonly Impact[] {
  const held: Partial<Record<QuestionId, Answer>> = {};
  let before = matcher.size;
  return path(answers).flatMap((question) => {
    const answer = answers[question];
    if (answer === undefined) return [];
    held[question] = answer;
    const step = { question, before, after: matcher.count(held) };
    before = step.after;
    return [step];
  });
}
