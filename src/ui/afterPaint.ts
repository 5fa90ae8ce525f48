/** Does what can wait until the browser has painted what is there now; in a page that is out of sight, until it is seen. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
