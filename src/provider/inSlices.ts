/** Shorter than a frame of the screen, so that a press is answered in the next one. */
const SLICE_MS = 12;

/**
 * Runs long work a slice at a time, so that the page answers in between; short work is done before it returns to its
 * caller. Rejects with what a step throws.
 */
export async function inSlices<Result>(work: Iterator<unknown, Result>): Promise<Result> {
  for (;;) {
    const end = performance.now() + SLICE_MS;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await letOthers();
  }
}

/** A timer would wait 4 ms each time, and a second in a tab that nobody looks at. */
function letOthers(): Promise<void> {
  if ('scheduler' in globalThis && 'yield' in scheduler) return scheduler.yield();
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
