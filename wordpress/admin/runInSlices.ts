/** Shorter than what a person notices, and than a frame of the screen. */
const SLICE_MS = 12;

/**
 * Runs long work a slice at a time, so that the page answers in between.
 * @returns what stops it; `done` is not called then
 */
export function runInSlices<Result>(work: Iterator<unknown, Result>, done: (result: Result) => void): () => void {
  let timer = setTimeout(slice);
  function slice(): void {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) {
        done(step.value);
        return;
      }
    } while (performance.now() < end);
    timer = setTimeout(slice);
  }
  return () => clearTimeout(timer);
}
