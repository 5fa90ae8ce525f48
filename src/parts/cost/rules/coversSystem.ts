import type { Product } from '../../../catalogue/product.ts';
import type { Installation } from './installation.ts';

/**
 * True if a price list has a figure for such a system.
 * @param on YYYY-MM-DD
 */
export function coversSystem(
  { kinds, valid_until: until }: Installation,
  { system_type: kind, price_includes: includes }: Pick<Product, 'system_type' | 'price_includes'>,
  on: string,
): boolean {
  const base = kinds[kind]?.base;
  return on <= until && base !== undefined && (base !== 'in_price' || includes === 'supply_and_standard_install');
}
