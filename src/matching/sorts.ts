/** The orders a visitor can choose: closest match, or one figure. */
export const SORTS = ['fit', 'cooling_stars', 'heating_stars', 'noise', 'capacity', 'price'] as const;
export type Sort = (typeof SORTS)[number];

/** True if this order needs a climate zone. */
export function isByStars(sort: Sort): boolean {
  return sort === 'cooling_stars' || sort === 'heating_stars';
}
