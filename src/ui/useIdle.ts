import { startTransition, useEffect, useState } from 'react';

/** A value as it was when the browser last had time for it; null until then. For what is drawn before anybody sees it. */
export function useIdle<Value>(value: Value): Value | null {
  const [known, setKnown] = useState<Value | null>(null);
  useEffect(() => whenIdle(() => startTransition(() => setKnown(value))), [value]);
  return known;
}

/** Returns what gives the work up. */
function whenIdle(work: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 200);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(work);
  return () => cancelIdleCallback(idle);
}
