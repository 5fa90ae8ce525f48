import { useEffect, useState } from 'react';

/**
 * A file of the program that loads once it is needed: null until then, `failed` if it can't be loaded. A failed file is requested
 * again when it is needed again.
 * @param load the same function at each call; null gives null
 */
export function usePart<Part extends object>(
  load: (() => Promise<Part | null>) | null,
  isNeeded: boolean,
): Part | 'failed' | null {
  const [part, setPart] = useState<Part | 'failed' | null>(null);
  useEffect(() => {
    if (!load || !isNeeded) return;
    let isCurrent = true;
    setPart(null);
    void load().then((loaded) => {
      // A component is a function, which React would call.
      if (isCurrent) setPart(() => loaded ?? 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded]);
  return load ? part : null;
}
