import { viewHeight } from './viewHeight.ts';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Places to look at along each side of a box: a chat button is wider than the space between two. */
const ACROSS = 9;
const DOWN = 4;

/**
 * The boxes of the fixed and sticky elements, the page's and ours, over a place in the window. One that takes half of
 * the window or more is left out, because no scrolling gets clear of it.
 * @param own an element of ours that belongs there; what is around it or in it covers nothing
 */
export function coversOver({ left, right, top, bottom }: Box, own: Element): readonly DOMRect[] {
  const around = new Set<Node>();
  for (let node: Node | null = own; node; node = parentOf(node)) around.add(node);
  const found = new Set<Element>();
  for (let at = 0; at < ACROSS * DOWN; at += 1) {
    const x = left + 1 + ((right - left - 2) * (at % ACROSS)) / (ACROSS - 1);
    const y = top + 1 + ((bottom - top - 2) * Math.floor(at / ACROSS)) / (DOWN - 1);
    let cover: Element | null = null;
    let node: Node | null = hitAt(x, y);
    for (; node && !around.has(node); node = parentOf(node))
      if (!cover && node instanceof Element && /fixed|sticky/.test(getComputedStyle(node).position)) cover = node;
    if (cover && node !== own) found.add(cover);
  }
  return [...found].map((cover) => cover.getBoundingClientRect()).filter(({ height }) => height < viewHeight() / 2);
}

/** The innermost element at a place in the window, across shadow roots. */
function hitAt(x: number, y: number): Element | null {
  // An element of the page may hide the document's own method: `<img name="elementFromPoint">`.
  let hit: Element | null = Document.prototype.elementFromPoint.call(document, x, y);
  for (;;) {
    const inner: Element | null | undefined = hit?.shadowRoot?.elementFromPoint(x, y);
    if (!inner || inner === hit) return hit;
    hit = inner;
  }
}

/** The parent of a node as it is shown: across shadow roots and slots. */
export function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
