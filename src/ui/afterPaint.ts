/** Runs work that can wait until the next paint; in a hidden page, until the page is visible. */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
