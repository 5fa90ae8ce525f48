import { useEffect, useState } from 'react';

/**
 * A file of the program that loads once it is needed: null until then, `failed` if it can't be loaded. A failed file is requested
 * again when it is needed again.
 * @param load the same function at each call; null gives null
 */
export function useLoaded<Content extends object>(
  load: (() => Promise<Content | null>) | null,
  isNeeded: boolean,
): Content | 'failed' | null {
  const [content, setContent] = useState<Content | 'failed' | null>(null);
  useEffect(() => {
    if (!load || !isNeeded) return;
    let isCurrent = true;
    setContent(null);
    void load().then((loaded) => {
      // A component is a function, which React would call.
      if (isCurrent) setContent(() => loaded ?? 'failed');
    });
    return () => {
      isCurrent = false;
    };
  }, [load, isNeeded]);
  return load ? content : null;
}
