/** The longest that work waits: a hidden page doesn't paint, and a busy one paints late. */
export const MAX_WAIT_MS = 250;

/** Runs work once, after the next paint. */
export function afterPaint(work: () => void): void {
  const late = setTimeout(() => {
    cancelAnimationFrame(frame);
    work();
  }, MAX_WAIT_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    setTimeout(work);
  });
}
