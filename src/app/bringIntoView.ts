import { afterPaint } from '../ui/afterPaint.ts';
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
    const covered = coveredBy(target);
    if (covered > 0 && target.isConnected) window.scrollBy({ top: -covered - SPACE_ABOVE, behavior: 'instant' });
  };
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

/** The height of an element's top that fixed or sticky content of the page covers, in pixels. */
function coveredBy(target: Element): number {
  const { top, left, width } = target.getBoundingClientRect();
  // An element of the page may hide the document's own method: `<img name="elementFromPoint">`.
  let cover: Element | null = Document.prototype.elementFromPoint.call(document, left + width / 2, top + 1);
  const ancestors = new Set<Node>();
  for (let node: Node | null = target; node; node = parentOf(node)) ancestors.add(node);
  while (cover && !ancestors.has(cover)) {
    if (/fixed|sticky/.test(getComputedStyle(cover).position)) return cover.getBoundingClientRect().bottom - top;
    cover = cover.parentElement;
  }
  return 0;
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

function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
