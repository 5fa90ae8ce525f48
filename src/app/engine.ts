import { keepClear } from './keepClear.ts';
import { keepScrolling } from './keepScrolling.ts';

/** The logic behind the questions and the list. It loads with the screens while the visitor reads the landing screen. */
export { createMatcher } from '../matching/matcher.ts';
export { settled } from '../visit/steps.ts';
export { followTab } from './followTab.ts';

/** Keeps a selector usable under what its page fixes in the window, and beside a page that takes the wheel. */
export function guardSelector(box: HTMLElement, gone: AbortSignal): void {
  keepClear(box, gone);
  keepScrolling(box);
}
