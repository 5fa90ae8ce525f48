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
 */
export function mixedGroups(products: readonly Product[], rowOf: (product: Product) => number): readonly Problem[] {
  const groups = new Map<string, Group>();
  for (const product of products) {
    if (product.item_group_id === null) continue;
    const group = groups.get(product.item_group_id);
    if (group) compare(group, product);
    else groups.set(product.item_group_id, { first: product, odd: null });
  }
  return [...groups.values()].flatMap(({ first, odd }) => (odd ? [warning(first, odd, rowOf)] : []));
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

function warning(first: Product, odd: Product, rowOf: (product: Product) => number): Problem {
  const isTypes = odd.system_type !== first.system_type;
  const other = isTypes ? `system_type (${first.system_type})` : `brand (“${shownValue(first.brand)}”)`;
  const result = isTypes ? 'they stay apart by system type' : 'they are shown as one family';
  const group = shownValue(odd.item_group_id);
  return {
    severity: 'warning',
    row: rowOf(odd),
    column: 'item_group_id',
    id: shownValue(odd.id),
    value: group,
    reason: `Row ${rowOf(first)} has the same item_group_id “${group}” but another ${other}, so ${result}.`,
    suggestion: isTypes
      ? 'Give each system type its own item_group_id.'
      : 'Give each brand its own item_group_id, unless it is one model.',
  };
}
