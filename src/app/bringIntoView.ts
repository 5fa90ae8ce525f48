import { afterPaint } from '../ui/afterPaint.ts';
import { coversOver, parentOf } from './covers.ts';
import { viewHeight } from './viewHeight.ts';

/** Space left above something scrolled into view, in pixels. */
const SPACE_ABOVE = 16;

/**
 * Scrolls a step into view, with the content above its heading if both fit, otherwise its heading. Scrolls no more than
 * needed: first the boxes around it, then the window. The browser respects the page's `scroll-padding`; content that
 * the page lays over the step is measured here.
 * @param toTop brings the step to the top of the innermost box, or of the window, even if its heading is in view
 */
export function bringIntoView(heading: HTMLElement, toTop = false): void {
  const screen = screenOf(heading);
  const needed = heading.getBoundingClientRect().bottom - screen.getBoundingClientRect().top;
  const boxes = scrollBoxesAround(heading);
  const space = Math.min(viewHeight(), ...boxes.map(({ clientHeight }) => clientHeight));
  const target = needed <= space ? screen : heading;
  let hasScrolled = false;
  for (const box of boxes) {
    const edge = box.getBoundingClientRect();
    const { top } = target.getBoundingClientRect();
    // Scrolls instantly, so that the next outer box sees the new position.
    const isHidden = top < edge.top || heading.getBoundingClientRect().bottom > edge.bottom;
    if (isHidden || (toTop && box === boxes[0])) {
      box.scrollBy({ top: top - edge.top - (target === heading ? SPACE_ABOVE : 0), behavior: 'instant' });
      hasScrolled = true;
    }
  }
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const isHidden = target.getBoundingClientRect().top < free || heading.getBoundingClientRect().bottom > viewHeight();
  if (isHidden || (toTop && boxes.length === 0)) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
    hasScrolled = true;
  }
  const uncover = (): void => {
    const { left, right, top } = target.getBoundingClientRect();
    const over = coversOver({ left, right, top, bottom: top + 2 }, target);
    const covered = Math.max(0, ...over.map(({ bottom }) => bottom - top));
    if (covered > 0 && target.isConnected) window.scrollBy({ top: -covered - SPACE_ABOVE, behavior: 'instant' });
  };
  if (window.top !== window) showInFrames(heading, target);
  // A step that stays in its place is mostly uncovered, so no press waits for this check.
  if (hasScrolled) uncover();
  else afterPaint(uncover);
}

/**
 * A frame may be as high as its content, and then only the windows around it scroll, same origin or not. The browser
 * tells whether they show the heading.
 */
function showInFrames(heading: Element, target: Element): void {
  const observer = new IntersectionObserver(([seen]) => {
    observer.disconnect();
    if (seen && seen.intersectionRatio < 0.9) target.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  observer.observe(heading);
}

/** The screen that contains a heading, a child of the selector's root, or a notice above it. */
function screenOf(heading: HTMLElement): Element {
  let screen = heading;
  while (screen.parentElement?.parentElement) screen = screen.parentElement;
  return screen.parentElement?.querySelector(':scope > .notice') ?? screen;
}

/** The elements that scroll around another, innermost first, across shadow roots; without the document's root. */
function scrollBoxesAround(inner: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node: Node | null = inner; node; node = parentOf(node)) {
    if (!(node instanceof Element) || node === document.documentElement) continue;
    if (node.scrollHeight > node.clientHeight && /auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) {
      found.push(node);
    }
  }
  return found;
}
