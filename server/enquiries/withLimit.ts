/**
 * Waits for work up to a limit. Work that never settles is abandoned.
 *
 * @param ms the limit
 * @param work gets a signal that ends with the wait
 * @param ending ends the wait early
 * @throws Error with the time that it waited, or with the reason of `ending`
 */
export async function withLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  ending?: AbortSignal,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error(`it took longer than ${ms / 1000} s`)), ms);
  const signal = ending ? AbortSignal.any([limit.signal, ending]) : limit.signal;
  try {
    signal.throwIfAborted();
    return await new Promise<T>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      work(signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
  }
}
