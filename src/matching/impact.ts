import { path } from '../questionnaire/path.ts';
import type { Answer, Answers, QuestionId } from '../questionnaire/question.ts';
import type { Matcher } from './matcher.ts';

/** What one answer did, coming after those before it. */
export interface Impact {
  readonly question: QuestionId;
  /** How many systems fitted everything before this answer, and after it. */
  readonly before: number;
  readonly after: number;
}

/**
 * Which answer removed how many systems, in the order of asking: each is counted with the answers before it, so the
 * steps add up to what is left. An answer that changed nothing has the same number before and after.
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
