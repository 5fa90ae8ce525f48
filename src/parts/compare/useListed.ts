import { useMemo } from 'react';
import type { Product } from '../../catalogue/product.ts';
import { useVisit, useVisitState } from '../../visit/useVisit.ts';
import { MAX_LISTED, readShortlist, withShortlist } from './shortlist.ts';

export interface Listed {
  /** The systems in the comparison, without those that have left the range. */
  readonly products: readonly Product[];
  readonly isFull: boolean;
  /** Adds a system, or removes it; a full comparison takes no more. */
  toggle(product: Product): void;
  clear(): void;
}

/** The systems in the visitor's comparison. @param range all products */
export function useListed(range: readonly Product[]): Listed {
  const visit = useVisit();
  const { parts } = useVisitState();
  const { shortlist } = parts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts' data isn't read.
  const products = useMemo(
    () => readShortlist(parts).flatMap((id) => range.find((product) => product.id === id) ?? []),
    [range, shortlist],
  );
  const isFull = products.length >= MAX_LISTED;
  return {
    products,
    isFull,
    toggle(product) {
      const others = products.filter((other) => other !== product);
      if (others.length === products.length && isFull) return;
      const next = others.length < products.length ? others : [...products, product];
      visit.update((state) =>
        withShortlist(
          state,
          next.map(({ id }) => id),
        ),
      );
    },
    clear: () => visit.update((state) => withShortlist(state, [])),
  };
}
