import { afterPaint } from '../ui/afterPaint.ts';
import { scrollBoxesAround, viewHeight, windowBox } from './boxes.ts';
import { coversOver } from './covers.ts';

/** Space left above something scrolled into view, in pixels. */
const SPACE_ABOVE = 16;
/** Where our own foot may cover a heading, in pixels from the end of the window. */
const FOOT = 100;

/**
 * Scrolls a step into view, with the content above its heading if both fit, otherwise its heading. Scrolls no more than
 * needed: first the boxes around it, then the window. The browser respects the page's `scroll-padding`; content that
 * the page lays over the step is measured here.
 * @param toTop brings the step to the top of the innermost box, or of the window, even if its heading is in view
 */
export function bringIntoView(heading: HTMLElement, toTop = false): void {
  const screen = screenOf(heading);
  const needed = windowBox(heading).bottom - windowBox(screen).top;
  const boxes = scrollBoxesAround(heading);
  const space = Math.min(viewHeight(), ...boxes.map(({ clientHeight }) => clientHeight));
  const target = needed <= space ? screen : heading;
  let hasScrolled = false;
  for (const box of boxes) {
    const edge = windowBox(box);
    const { top } = windowBox(target);
    // Scrolls instantly, so that the next outer box sees the new position.
    const isHidden = top < edge.top || windowBox(heading).bottom + FOOT > edge.bottom;
    if (isHidden || (toTop && box === boxes[0])) {
      box.scrollBy({ top: top - edge.top - (target === heading ? SPACE_ABOVE : 0), behavior: 'instant' });
      hasScrolled = true;
    }
  }
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isHidden = windowBox(target).top < free || windowBox(heading).bottom + FOOT > viewHeight();
  if (isHidden || (toTop && boxes.length === 0)) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    hasScrolled = true;
  }
  const uncover = (): void => {
    const { left, right, top } = windowBox(target);
    const over = coversOver({ left, right, top, bottom: top + 2 }, target);
    if (over.length === 0 || !target.isConnected) return;
    const free = Math.max(...over.map(({ bottom }) => bottom)) + SPACE_ABOVE;
    // The cover may be fixed to a scroll box or to the window.
    for (const scrolled of [...boxes, window])
      scrolled.scrollBy({ top: Math.round(windowBox(target).top - free), behavior: 'instant' });
  };
  // A frame may be as high as its content, and then only the windows around it scroll, same origin or not.
  if (window.top !== window) heading.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  // A step that stays in its place is mostly uncovered, so no press waits for this check.
  if (hasScrolled) uncover();
  else afterPaint(uncover);
}

/** The screen that contains a heading, a child of the selector's root, or a notice above it. */
function screenOf(heading: HTMLElement): Element {
  let screen = heading;
  while (screen.parentElement?.parentElement) screen = screen.parentElement;
  return screen.parentElement?.querySelector(':scope > .notice') ?? screen;
}
