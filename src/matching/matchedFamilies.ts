import type { Product } from '../catalogue/product.ts';
import { isInside } from './comparable.ts';
import type { Families, Family } from './families.ts';
import { GROUPS, type Group } from './group.ts';
import type { Matches } from './matcher.ts';

export type Span = readonly [from: number, to: number];

/**
 * The families of a match: each one once, in the group and at the place of its best size. It is shown as that size, or as the best one of
 * the group that lies inside a span.
 * @param span of kW; null for none
 */
export function matchedFamilies(
  matches: Matches,
  families: Families,
  span: Span | null = null,
): Readonly<Record<Group, readonly Product[]>> {
  const shown = new Set<Family | undefined>();
  const rows: Record<Group, Product[]> = { all: [], wish: [], close: [] };
  for (const group of GROUPS) {
    const places = new Map<Family | undefined, number>();
    for (const product of matches[group].first()) {
      const family = families.get(product.id);
      const place = places.get(family);
      const row = place === undefined ? undefined : rows[group][place];
      if (place !== undefined && row && !isInside(row, span) && isInside(product, span)) rows[group][place] = product;
      if (shown.has(family)) continue;
      shown.add(family);
      places.set(family, rows[group].push(product) - 1);
    }
  }
  return rows;
}
