/** In the pixels of the window. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface WindowBox extends Extent {
  readonly left: number;
  readonly right: number;
}

/** The box of an element in the window. Engines without `currentCSSZoom` leave a page's `zoom` out of their boxes. */
export function windowBox(element: Element): WindowBox {
  const box = element.getBoundingClientRect();
  if ('currentCSSZoom' in element) return box;
  let zoom = 1;
  for (let node: Node | null = element; node; node = parentOf(node))
    if (node instanceof Element) zoom *= Number(getComputedStyle(node).zoom) || 1;
  const { left, right, top, bottom } = box;
  return { left: left * zoom, right: right * zoom, top: top * zoom, bottom: bottom * zoom };
}

/** The elements that scroll around another, innermost first, across shadow roots; without those of the window. */
export function scrollBoxesAround(inner: Element): readonly Element[] {
  const { body, documentElement } = document;
  const found: Element[] = [];
  for (let node: Node | null = inner; node && node !== documentElement; node = parentOf(node)) {
    if (!(node instanceof Element) || node.scrollHeight <= node.clientHeight) continue;
    // The window scrolls instead of the body, unless the root has an overflow of its own.
    if (node === body && getComputedStyle(documentElement).overflowY === 'visible') continue;
    if (/auto|scroll|hidden/.test(getComputedStyle(node).overflowY)) found.push(node);
  }
  return found;
}

/** Where something can be seen in the window: in the innermost scroll box around it, or in all of the window. */
export function viewAround(inner: Element): Extent {
  const [box] = scrollBoxesAround(inner);
  const { top, bottom } = box ? windowBox(box) : { top: 0, bottom: viewHeight() };
  return { top: Math.max(0, top), bottom: Math.min(viewHeight(), bottom) };
}

/** The height of the window, in pixels; a global of the page may hide `innerHeight`. */
export function viewHeight(): number {
  const height: unknown = window.innerHeight;
  return typeof height === 'number' ? height : document.documentElement.clientHeight;
}

/** The parent of a node as it is shown: across shadow roots and slots. */
export function parentOf(node: Node): Node | null {
  if (node instanceof ShadowRoot) return node.host;
  return (node instanceof Element ? node.assignedSlot : null) ?? node.parentNode;
}
