/** The longest time for a step on a busy machine, in milliseconds. */
const MAX_WAIT_MS = 40_000;

/**
 * Asks again until there is an answer.
 * @template Answer
 * @param {string} what
 * @param {() => Promise<Answer>} ask
 * @returns {Promise<Answer>}
 */
export async function until(what, ask) {
  const begun = performance.now();
  for (;;) {
    const answer = await ask();
    if (answer) return answer;
    if (performance.now() - begun > MAX_WAIT_MS) throw new Error(`There is no ${what} after ${MAX_WAIT_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
