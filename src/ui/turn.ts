/** Scrolls a box sideways to its next columns; at its end, back to the first. */
export function turn(box: HTMLElement | null, dir: string): void {
  if (!box) return;
  const { scrollLeft, clientWidth, scrollWidth } = box;
  const isAtEnd = Math.abs(scrollLeft) + clientWidth > scrollWidth - 2;
  box.scrollLeft = isAtEnd ? 0 : scrollLeft + (dir === 'rtl' ? -clientWidth : clientWidth);
}
