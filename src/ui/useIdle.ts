import { startTransition, useEffect, useState } from 'react';

/** A value from the browser's last idle time; null until then. For content that renders out of sight. */
export function useIdle<Value>(value: Value): Value | null {
  const [known, setKnown] = useState<Value | null>(null);
  useEffect(() => whenIdle(() => startTransition(() => setKnown(value))), [value]);
  return known;
}

/**
 * Runs work once the browser is idle, or after `timeout`.
 * @returns the function that cancels the work
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
