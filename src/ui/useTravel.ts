import { useLayoutEffect, useRef } from 'react';

const TIMING = { duration: 240, easing: 'ease-out' };

/** The drawing beside the last press in each selector. */
const pressed = new WeakMap<Node, DOMRect>();

/** Remembers the drawing of the pressed card or row; for an open row, the large one. */
export function rememberPicture(target: Element): void {
  const article = target.closest('article');
  const picture = article?.querySelector('.home') ?? article?.querySelector('svg.product-picture');
  if (picture) pressed.set(target.getRootNode(), picture.getBoundingClientRect());
  else pressed.delete(target.getRootNode());
}

/** Moves a drawing on a new screen from the pressed card or row to its place, if both are in the window. */
export function useTravel() {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    const from = root && pressed.get(root);
    const box = ref.current?.getBoundingClientRect();
    // The drawing of the hidden brief has no box.
    if (!from || !box?.height) return;
    pressed.delete(root);
    if (!inWindow(from) || !inWindow(box)) return;
    const x = from.left - box.left + (from.width - box.width) / 2;
    const y = from.top - box.top + (from.height - box.height) / 2;
    const scale = from.height / box.height;
    ref.current?.animate({ transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] }, TIMING);
  }, []);
  return ref;
}

/** True if a box with a height is at least partly in the window. */
export function inWindow({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
