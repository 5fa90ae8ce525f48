/** The logic behind the questions and the list. It loads with the screens while the visitor reads the landing screen. */
export { createMatcher } from '../matching/matcher.ts';
export { settled } from '../visit/steps.ts';
export { followTab } from './followTab.ts';
export { keepClear } from './keepClear.ts';
export { reportReplaced } from './reportReplaced.ts';
