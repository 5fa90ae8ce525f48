import type { Product, SystemType } from '../catalogue/product.ts';

/** Rated cooling of alike systems is at most this many times apart. */
const MAX_APART = 1.25;

/** Both kinds of ducted system do the same work. */
const kindOf = (type: SystemType): SystemType => (type === 'slim_ducted' ? 'ducted' : type);

/** A system with less than this share of another's cooling is smaller. */
const MIN_CAPACITY = 0.9;

/** The figures that only compare between some systems. */
type Figure = 'price' | 'sound' | 'energy';

/**
 * True if a figure of two systems may be compared. Price and sound grow with size, so they only compare between alike systems,
 * and prices only if they include the same. Energy for the same work compares between all sizes of one kind. Nothing else
 * decides what is compared. (docs/decisions/like-is-compared-with-like-and-prices-on-one-basis.md)
 */
export function mayCompare(one: Product, other: Product, figure: Figure): boolean {
  switch (figure) {
    case 'price':
      return isAlike(one, other) && one.price?.includes === other.price?.includes;
    case 'sound':
      return isAlike(one, other);
    case 'energy':
      return kindOf(one.system_type) === kindOf(other.system_type);
  }
}

/** True for systems of one kind and about one size. Without a capacity, a system is like no other. */
export function isAlike(one: Product, other: Product): boolean {
  const [a, b] = [one.cooling_capacity_kw, other.cooling_capacity_kw];
  if (a === null || b === null || kindOf(one.system_type) !== kindOf(other.system_type)) return false;
  return Math.max(a, b) <= MAX_APART * Math.min(a, b);
}

/** Systems within this ratio have the same size: makers and installers round it. */
export const SAME_KW = 1.05;

export function isSameKw(one: number, other: number): boolean {
  return Math.max(one, other) <= SAME_KW * Math.min(one, other);
}

/** True for alike systems of one size. */
export function isNear(one: Product, other: Product): boolean {
  return isAlike(one, other) && isSameKw(Number(one.cooling_capacity_kw), Number(other.cooling_capacity_kw));
}

/** True for a system with noticeably less cooling than the first one. */
export function isSmaller(other: Product, first: Product): boolean {
  return (other.cooling_capacity_kw ?? 0) < MIN_CAPACITY * (first.cooling_capacity_kw ?? 0);
}

/** True if each of these systems is like each other one. */
export function areAlike(products: readonly Product[]): boolean {
  return products.every((one, index) => products.slice(index + 1).every((other) => isAlike(one, other)));
}
