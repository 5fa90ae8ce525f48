import type { Flow } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { QUESTION_DELAY_MS } from './limits.ts';

/** Supplies the built-in question set after the specification's delay; no server is asked. */
export function loadQuestions(): Promise<Flow> {
  return new Promise((resolve) => setTimeout(() => resolve(FLOW), QUESTION_DELAY_MS));
}
