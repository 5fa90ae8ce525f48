import type { Product } from '../catalogue/product.ts';
import { sizeKw } from './families.ts';

/** The size that rooms are likely to need: kW of rated cooling, with the lowest and the highest that rules of thumb give. */
export interface LikelySize {
  readonly kw: number;
  readonly from: number;
  readonly to: number;
}

/** A size below this share of the likely one is small for the room, one above the other share large. */
const SMALL = 0.8;
const LARGE = 1.5;

/** True for a system that is too small for the rooms that another one cools. */
export function isTooSmall(one: Product, other: Product): boolean {
  return (sizeKw(one) ?? 0) < SMALL * (sizeKw(other) ?? 0);
}

/** The fit of a size to the likely one; null if either is unknown. */
export function sizeFit(product: Product, likely: LikelySize | null): 'small' | 'likely' | 'large' | null {
  const kw = sizeKw(product);
  if (kw === null || likely === null) return null;
  return kw < SMALL * likely.kw ? 'small' : kw > LARGE * likely.kw ? 'large' : 'likely';
}

/** The size nearest to the likely one by ratio, or the larger of two equally near ones. Sizes are in ascending order; those without kW come last. */
export function nearestSize(sizes: readonly [Product, ...Product[]], { kw: likely }: LikelySize): Product {
  const distance = (product: Product): number => {
    const kw = sizeKw(product);
    return kw === null ? Number.POSITIVE_INFINITY : Math.abs(Math.log(kw / likely));
  };
  let [near] = sizes;
  for (const size of sizes) if (distance(size) <= distance(near) + 1e-9) near = size;
  return near;
}
