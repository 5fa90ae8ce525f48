import { startTransition, useEffect, useState } from 'react';

/**
 * How many parts of something long to draw: some at once, and then some more at a time, so that no part holds up the
 * visitor, and what they do meanwhile comes first.
 * @param first drawn at once
 * @param step added at a time
 * @param all where it ends
 */
export function useGrowing(first: number, step: number, all: number): number {
  const [count, setCount] = useState(first);
  useEffect(() => {
    if (count < all) startTransition(() => setCount(count + step));
  }, [count, step, all]);
  return Math.min(count, all);
}
