import { keepClear } from './keepClear.ts';
import { keepEscape } from './keepEscape.ts';
import { keepScrolling } from './keepScrolling.ts';

/** The logic behind the questions and the list. It loads with the screens while the visitor reads the landing screen. */
export { createMatcher } from '../matching/matcher.ts';
export { settled } from '../visit/steps.ts';
export { followTab } from './followTab.ts';

/** Keeps a selector usable under what its page fixes in the window, and in the page's pop-ups. */
export function guardSelector(box: HTMLElement, gone: AbortSignal): void {
  keepClear(box, gone);
  keepEscape(box, gone);
  keepScrolling(box);
}
