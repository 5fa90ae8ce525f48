import type { Problem } from './problem.ts';
import type { Product } from './product.ts';
import { shownValue } from './shownValue.ts';

/** Two rows of a group that look like different models. */
interface Group {
  /** The row that the others are compared with. */
  first: Product;
  odd: Product | null;
}

/**
 * One warning for each `item_group_id` that different system types share, or otherwise different brands. A blank brand
 * is unknown, so it differs from none.
 * @param rows the row of each id
 */
export function mixedGroups(products: readonly Product[], rows: ReadonlyMap<string, number>): readonly Problem[] {
  const groups = new Map<string, Group>();
  for (const product of products) {
    if (product.item_group_id === null) continue;
    const group = groups.get(product.item_group_id);
    if (group) compare(group, product);
    else groups.set(product.item_group_id, { first: product, odd: null });
  }
  return [...groups.values()].flatMap(({ first, odd }) => (odd ? [warning(first, odd, rows)] : []));
}

function compare(group: Group, product: Product): void {
  const { first, odd } = group;
  if (product.system_type !== first.system_type) {
    if (odd === null || odd.system_type === first.system_type) group.odd = product;
    return;
  }
  if (odd !== null || product.brand === null || product.brand === first.brand) return;
  if (first.brand === null) group.first = product;
  else group.odd = product;
}

function warning(first: Product, odd: Product, rows: ReadonlyMap<string, number>): Problem {
  const column = odd.system_type === first.system_type ? 'brand' : 'system_type';
  return {
    kind: column === 'brand' ? 'mixed-brands' : 'mixed-types',
    severity: 'warning',
    row: rows.get(odd.id) ?? null,
    column: 'item_group_id',
    id: shownValue(odd.id),
    value: shownValue(odd.item_group_id),
    facts: { earlier: rows.get(first.id) ?? '', other: shownValue(first[column]) },
  };
}
