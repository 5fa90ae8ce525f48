import type { Flow } from '../questionnaire/question.ts';
import { inTime } from './lazyScreen.ts';
import { QUESTION_DELAY_MS } from './limits.ts';

/** Supplies the built-in question set after the specification's delay, in which it is fetched; no server of the provider's is asked. */
export async function loadQuestions(): Promise<Flow> {
  const [{ FLOW }] = await Promise.all([
    inTime(() => import('../questionnaire/questionSet.ts')),
    new Promise((resolve) => setTimeout(resolve, QUESTION_DELAY_MS)),
  ]);
  if (!FLOW) throw new Error('The file of the questions is empty.');
  return FLOW;
}
