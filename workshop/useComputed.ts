import { useEffect, useState } from 'react';
import type { Product } from '../src/catalogue/product.ts';

/**
 * A value computed from a catalogue; null until it is ready.
 *
 * @param compute the same function each time
 */
export function useComputed<Found>(
  products: readonly Product[],
  compute: (products: readonly Product[]) => Found,
): Found | null {
  const [computed, setComputed] = useState<{ readonly of: readonly Product[]; readonly found: Found } | null>(null);
  useEffect(() => {
    // Waits until the report is painted, because a large catalogue takes a moment.
    const timer = setTimeout(() => {
      setComputed({ of: products, found: compute(products) });
    });
    return () => clearTimeout(timer);
  }, [products, compute]);
  return computed?.of === products ? computed.found : null;
}
