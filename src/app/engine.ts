/** The logic behind the questions and the list, in one file that loads while the visitor reads the landing screen. */
export { createMatcher } from '../matching/matcher.ts';
export { settled } from '../visit/steps.ts';
