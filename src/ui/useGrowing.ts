import { useEffect, useState } from 'react';

/**
 * How many parts of a long list to draw: some at once, and after each paint some more, so that no part holds up the
 * visitor. In a page that is not seen it waits.
 * @param first drawn at once
 * @param step added after each paint
 * @param all where it ends
 */
export function useGrowing(first: number, step: number, all: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count >= all) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setCount(count + step));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [count, step, all]);
  return Math.min(count, all);
}
