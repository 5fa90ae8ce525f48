/** The longest wait for a paint: a busy page paints late. */
export const MAX_WAIT_MS = 250;

/** Runs work once, after the next paint. A hidden page doesn't paint, so the work runs soon. */
export function afterPaint(work: () => void): void {
  inNextFrame((isLate) => (isLate ? work() : setTimeout(work)));
}

/** The same before that paint: what asks for the layout then waits for the browser's own, and is no part of the press. */
export function inNextFrame(work: (isLate: boolean) => void): void {
  const late = setTimeout(
    () => {
      cancelAnimationFrame(frame);
      work(true);
    },
    document.hidden ? 0 : MAX_WAIT_MS,
  );
  const frame = requestAnimationFrame(() => {
    clearTimeout(late);
    work(false);
  });
}
