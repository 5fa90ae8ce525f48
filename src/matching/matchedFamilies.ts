import type { Product } from '../catalogue/product.ts';
import type { Families, Family } from './families.ts';
import { GROUPS, type Group } from './group.ts';
import type { Matches } from './matcher.ts';

/** The families of a match: each one once, as its best size, in the group and at the place of that size. */
export function matchedFamilies(matches: Matches, families: Families): Readonly<Record<Group, readonly Product[]>> {
  const shown = new Set<Family | undefined>();
  const rows: Record<Group, Product[]> = { all: [], wish: [], close: [] };
  for (const group of GROUPS) {
    for (const product of matches[group].first()) {
      const family = families.get(product.id);
      if (shown.has(family)) continue;
      shown.add(family);
      rows[group].push(product);
    }
  }
  return rows;
}
