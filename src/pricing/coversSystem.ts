import type { PriceIncludes, SystemType } from '../catalogue/product.ts';
import type { Installation } from './installation.ts';

/**
 * True if a price list has a figure for such a system.
 * @param includes what its price includes; null without a price
 * @param on YYYY-MM-DD
 */
export function coversSystem(
  { kinds, valid_until: until }: Installation,
  kind: SystemType,
  includes: PriceIncludes | null,
  on: string,
): boolean {
  const base = kinds[kind]?.base;
  return on <= until && base !== undefined && (base !== 'in_price' || includes === 'supply_and_standard_install');
}
