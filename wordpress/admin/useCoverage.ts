import { useEffect, useState } from 'react';
import type { Product } from '../../src/catalogue/product.ts';
import { type Coverage, coverageSteps } from '../../src/matching/coverage.ts';
import { createMatcher } from '../../src/matching/matcher.ts';
import { runInSlices } from './runInSlices.ts';

/** What visitors will find in a range; null until it is known. */
export function useCoverage(products: readonly Product[]): Coverage | null {
  const [found, setFound] = useState<{ readonly of: readonly Product[]; readonly coverage: Coverage } | null>(null);
  useEffect(() => runInSlices(steps(products), (coverage) => setFound({ of: products, coverage })), [products]);
  return found?.of === products ? found.coverage : null;
}

function* steps(products: readonly Product[]): Generator<undefined, Coverage, undefined> {
  const ids = products.map(({ id }) => id);
  return yield* coverageSteps(createMatcher(products), ids);
}
