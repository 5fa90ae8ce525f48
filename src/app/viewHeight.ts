/** The height of the window, in pixels; a global of the page may hide `innerHeight`. */
export function viewHeight(): number {
  const height: unknown = window.innerHeight;
  return typeof height === 'number' ? height : document.documentElement.clientHeight;
}
