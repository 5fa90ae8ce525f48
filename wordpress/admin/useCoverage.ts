import { useEffect, useState } from 'react';
import type { Product } from '../../src/catalogue/product.ts';
import { type Coverage, coverage } from '../../src/matching/coverage.ts';

/** A catalogue's coverage; null until it is computed. */
export function useCoverage(products: readonly Product[]): Coverage | null {
  const [found, setFound] = useState<{ readonly of: readonly Product[]; readonly coverage: Coverage } | null>(null);
  useEffect(() => {
    // After the report is painted, because a large catalogue takes a moment.
    const timer = setTimeout(() => {
      setFound({ of: products, coverage: coverage(products) });
    });
    return () => clearTimeout(timer);
  }, [products]);
  return found?.of === products ? found.coverage : null;
}
