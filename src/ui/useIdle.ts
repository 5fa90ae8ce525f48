import { startTransition, useEffect, useState } from 'react';

/** A value as it was when the browser last had time for it; null until then. For what is drawn before anybody sees it. */
export function useIdle<Value>(value: Value): Value | null {
  const [known, setKnown] = useState<Value | null>(null);
  useEffect(() => whenIdle(() => startTransition(() => setKnown(value))), [value]);
  return known;
}

/**
 * Runs work once the browser has time for it, and in any case after `timeout`.
 * @returns what gives the work up
 */
export function whenIdle(work: () => void, options?: IdleRequestOptions): () => void {
  // Safari has no idle callbacks, nor has a page with another global of this name.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work, options);
  return () => cancelIdleCallback(idle);
}
