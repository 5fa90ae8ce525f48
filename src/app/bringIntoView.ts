/** How far below an edge something is put that had to be brought into sight, in pixels. */
const ROOM_ABOVE = 16;

/**
 * Brings the beginning of a step into sight, with what stands above its heading where both have room, otherwise the heading.
 * Scrolls no more than it takes: first the boxes around, then the window. Where the window ends is left to the browser,
 * which knows what the page keeps free at its edges; what the page has laid over it is looked for.
 */
export function bringIntoView(heading: HTMLElement): void {
  const screen = screenOf(heading);
  const needed = heading.getBoundingClientRect().bottom - screen.getBoundingClientRect().top;
  const boxes = scrollBoxesAround(heading);
  const room = Math.min(window.innerHeight, ...boxes.map(({ clientHeight }) => clientHeight));
  const target = needed <= room ? screen : heading;
  for (const box of boxes) {
    const edge = box.getBoundingClientRect();
    const { top } = target.getBoundingClientRect();
    // At once, so that the next box out sees where the target is then.
    if (top < edge.top || heading.getBoundingClientRect().bottom > edge.bottom) {
      box.scrollBy({ top: top - edge.top - (target === heading ? ROOM_ABOVE : 0), behavior: 'instant' });
    }
  }
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  if (target.getBoundingClientRect().top < free || heading.getBoundingClientRect().bottom > window.innerHeight) {
    target.scrollIntoView({ block: 'start', behavior: 'instant' });
  }
  const hidden = coveredBy(target);
  if (hidden > 0) window.scrollBy({ top: -hidden - ROOM_ABOVE, behavior: 'instant' });
}

/** The whole screen that a heading belongs to: what stands in the selector's root. */
function screenOf(heading: HTMLElement): HTMLElement {
  let screen = heading;
  while (screen.parentElement?.parentElement) screen = screen.parentElement;
  return screen;
}

/** How much of an element's beginning lies under something that the page keeps in place, in pixels. */
function coveredBy(target: Element): number {
  const { top, left, width } = target.getBoundingClientRect();
  // An element of the page may hide the document's own: `<img name="elementFromPoint">`.
  let cover: Element | null = Document.prototype.elementFromPoint.call(document, left + width / 2, top + 1);
  const around = new Set<Node>();
  for (let node: Node | null = target; node; node = outwards(node)) around.add(node);
  while (cover && !around.has(cover)) {
    if (/fixed|sticky/.test(getComputedStyle(cover).position)) return cover.getBoundingClientRect().bottom - top;
    cover = cover.parentElement;
  }
  return 0;
}

/** The elements that scroll around one, innermost first, across shadow roots; without the one that stands for the window. */
function scrollBoxesAround(inner: Element): readonly Element[] {
  const found: Element[] = [];
  for (let node: Node | null = inner; node; node = outwards(node)) {
    if (!(node instanceof Element) || node === document.documentElement) continue;
    if (node.scrollHeight > node.clientHeight && /auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) {
      found.push(node);
    }
  }
  return found;
}

function outwards(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
