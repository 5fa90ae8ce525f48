/** Hides the wheel and a swipe in a scroll box from a page that would take them. The landing screen has no such box. */
export function keepScrolling(box: HTMLElement): void {
  const keep = (event: Event): void => {
    if (event.composedPath().some(scrolls)) event.stopPropagation();
  };
  for (const name of ['wheel', 'touchmove']) box.addEventListener(name, keep, { passive: true });
}

function scrolls(node: EventTarget): boolean {
  const { scrollHeight, clientHeight, scrollWidth, clientWidth } = node as Element;
  if (!(scrollHeight > clientHeight || scrollWidth > clientWidth)) return false;
  const { overflow } = getComputedStyle(node as Element);
  return /auto|scroll/.test(overflow);
}
