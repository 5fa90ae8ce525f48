/** How a visitor may have systems put in order: as they fit, or by one figure. */
export const SORTS = ['fit', 'cooling_stars', 'heating_stars', 'noise', 'capacity', 'price'] as const;
export type Sort = (typeof SORTS)[number];

/** Does this order need a climate zone? */
export function isByStars(sort: Sort): boolean {
  return sort === 'cooling_stars' || sort === 'heating_stars';
}
