/** Everything that the questions and the list need besides the screens, in one file that loads while the landing screen is read. */
export { createMatcher } from '../matching/matcher.ts';
export { settled } from '../visit/steps.ts';
