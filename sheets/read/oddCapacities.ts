import type { Product } from '../../src/catalogue/product.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';

/** Heating is usually close to cooling; beyond this ratio, one of them is probably a slip. */
const MAX_RATIO = 2;

/** A warning if cooling and heating are too far apart for one system; otherwise null. */
export function oddCapacities(product: Product, row: number): FileProblem | null {
  const { id, cooling_capacity_kw: cooling, heating_capacity_kw: heating } = product;
  if (cooling === null || heating === null || Math.max(cooling / heating, heating / cooling) <= MAX_RATIO) return null;
  const about = { kind: 'capacities-apart', severity: 'warning', column: 'heating_capacity_kw' } as const;
  return { ...about, row, id, value: String(heating), facts: { cooling } };
}
