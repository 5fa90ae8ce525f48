import type { Product, SystemType } from '../catalogue/product.ts';

/** Rated cooling of alike systems is at most this many times apart. */
const MAX_APART = 1.25;

/** Both kinds of ducted system do the same work. */
const kindOf = (type: SystemType): SystemType => (type === 'slim_ducted' ? 'ducted' : type);

/**
 * True if a figure that grows with capacity, such as price, energy or sound, says something about the two: they are of one
 * kind and about one size. A blank capacity is like nothing.
 */
export function isAlike(one: Product, other: Product): boolean {
  const [a, b] = [one.cooling_capacity_kw, other.cooling_capacity_kw];
  if (a === null || b === null || kindOf(one.system_type) !== kindOf(other.system_type)) return false;
  return Math.max(a, b) <= MAX_APART * Math.min(a, b);
}
