import { useLayoutEffect, useRef } from 'react';

/** A drawing travels to a screen that appears this soon after the press, in ms. */
const SOON = 1000;
const TIMING = { duration: 240, easing: 'ease-out' };

/** The drawing beside the last press in each selector. */
const pressed = new WeakMap<Node, { readonly box: DOMRect; readonly at: number }>();

/** Remembers the drawing of the card or row in which something was pressed. */
export function rememberPicture(target: Element): void {
  const picture = target.closest('article')?.querySelector('svg.product-picture');
  if (picture) pressed.set(target.getRootNode(), { box: picture.getBoundingClientRect(), at: performance.now() });
}

/** For a drawing on a new screen: it comes from the card or row whose press led there, if both are in the window. */
export function useTravel() {
  const ref = useRef<SVGSVGElement>(null);
  useLayoutEffect(() => {
    const root = ref.current?.getRootNode();
    const from = root && pressed.get(root);
    const box = ref.current?.getBoundingClientRect();
    if (!from || !box || performance.now() - from.at > SOON || !inWindow(from.box) || !inWindow(box)) return;
    pressed.delete(root);
    const x = from.box.left - box.left + (from.box.width - box.width) / 2;
    const y = from.box.top - box.top + (from.box.height - box.height) / 2;
    const scale = from.box.height / box.height;
    ref.current?.animate({ transform: [`translate(${x}px, ${y}px) scale(${scale})`, 'none'] }, TIMING);
  }, []);
  return ref;
}

/** True if a box with a height is at least partly in the window. */
export function inWindow({ top, bottom, height }: DOMRect): boolean {
  return height > 0 && bottom > 0 && top < window.innerHeight;
}
