/**
 * Waits for work, but no longer than this, whatever the work does: a promise that never settles is left behind.
 *
 * @param ms how long
 * @param work gets a signal that ends with the wait
 * @param ending ends the wait before
 * @param advice comes after how long it waited
 * @throws Error that says how long it waited, or that the wait was ended
 */
export async function withLimit<T>(
  ms: number,
  work: (signal: AbortSignal) => Promise<T>,
  ending?: AbortSignal,
  advice = '',
): Promise<T> {
  const limit = new AbortController();
  const end = (reason: string) => limit.abort(new Error(reason));
  const onEnding = () => end('it was ended');
  const timer = setTimeout(() => end(`it took longer than ${ms / 1000} s${advice}`), ms);
  ending?.addEventListener('abort', onEnding);
  try {
    return await new Promise<T>((resolve, reject) => {
      limit.signal.addEventListener('abort', () => reject(limit.signal.reason));
      if (ending?.aborted) onEnding();
      else work(limit.signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    ending?.removeEventListener('abort', onEnding);
  }
}
