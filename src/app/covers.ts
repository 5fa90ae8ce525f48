import { type Extent, parentOf, viewHeight, type WindowBox, windowBox } from './boxes.ts';

/** Places to look at along each side of a box: a chat button is wider than the space between two. */
const ACROSS = 9;
const DOWN = 4;
/** How exactly we see where something ends whose box we aren't told, in pixels. */
const STEP = 4;

/**
 * From where to where fixed and sticky content, the page's and ours, lies over a place in the window. What takes half of
 * the window or more is left out, because no scrolling gets clear of it.
 * @param own an element of ours that belongs there; what is around it or in it covers nothing
 */
export function coversOver({ left, right, top, bottom }: WindowBox, own: Element): readonly Extent[] {
  const around = new Set<Node>();
  for (let node: Node | null = own; node; node = parentOf(node)) around.add(node);
  const found = new Map<Element, Extent>();
  for (let at = 0; at < ACROSS * DOWN; at += 1) {
    const x = left + 1 + ((right - left - 2) * (at % ACROSS)) / (ACROSS - 1);
    const y = top + 1 + ((bottom - top - 2) * Math.floor(at / ACROSS)) / (DOWN - 1);
    const hit = hitAt(x, y);
    if (!hit || around.has(hit) || own.contains(hit) || found.has(hit)) continue;
    const cover = coverAt(x, y, hit, around);
    if (cover && cover.bottom - cover.top < viewHeight() / 2) found.set(hit, cover);
  }
  return [...found.values()];
}

/** The fixed or sticky content at a place, from the innermost element there outwards; null without any. */
function coverAt(x: number, y: number, hit: Element, around: ReadonlySet<Node>): Extent | null {
  const isHere = (box: Extent): boolean => box.top <= y && y <= box.bottom;
  // A closed shadow root tells us only its host, which may be elsewhere.
  if (!isHere(windowBox(hit))) return extentAt(x, y, hit);
  let cover: Extent | null = null;
  for (let node: Node | null = hit; node && !around.has(node); node = parentOf(node)) {
    if (!(node instanceof Element)) continue;
    const box = windowBox(node);
    // The fixed layer around a button may be as large as the window, or have no size.
    if (isHere(box) && box.bottom - box.top < viewHeight() / 2) cover = box;
    if (/fixed|sticky/.test(getComputedStyle(node).position)) return cover;
  }
  return null;
}

function extentAt(x: number, y: number, hit: Element): Extent {
  let [top, bottom] = [y, y];
  while (hitAt(x, top - STEP) === hit) top -= STEP;
  while (hitAt(x, bottom + STEP) === hit) bottom += STEP;
  return { top, bottom };
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
