import type { Product } from '../../../catalogue/product.ts';

/**
 * True if a price list has a figure for such a system.
 * @param list as untrusted as any input: this decides whether it is read at all
 * @param on YYYY-MM-DD
 */
export function coversSystem(
  list: unknown,
  { system_type: kind, price_includes: includes }: Pick<Product, 'system_type' | 'price_includes'>,
  on: string,
): boolean {
  const { kinds, valid_until: until } = Object(list);
  const base = Object(kinds)[kind]?.base;
  return on <= until && Boolean(base) && (base !== 'in_price' || includes === 'supply_and_standard_install');
}
