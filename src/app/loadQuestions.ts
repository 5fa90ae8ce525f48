import type { Flow } from '../questionnaire/question.ts';
import { inTime } from './lazyScreen.ts';
import { QUESTION_DELAY_MS } from './limits.ts';

/** Supplies the built-in question set after the specification's delay, in which it is fetched; no server of the provider's is asked. */
export async function loadQuestions(): Promise<Flow> {
  const [questions] = await Promise.all([
    inTime(() => import('../questionnaire/questionSet.ts')),
    new Promise((resolve) => setTimeout(resolve, QUESTION_DELAY_MS)),
  ]);
  // An empty file is a sound one to a browser.
  if (!questions?.FLOW) throw new Error('The file of the questions is empty.');
  return questions.FLOW;
}
