import { COLUMN_NAMES } from './columns.ts';
import { CONTROLS, type Product } from './product.ts';

/**
 * Writes the JSON of the products call. Unknown values are left out, so reading it again gives equal products.
 *
 * @param updated when the catalogue last changed, ISO 8601
 */
export function writeReply(products: readonly Product[], updated: string): string {
  return JSON.stringify({ products: products.map(writeRow), updated });
}

/** A product by column, without unknown values. */
export function writeRow(product: Product): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  for (const column of COLUMN_NAMES) {
    const value = column === 'controls' ? writeControls(product.controls) : product[column];
    if (value !== null) row[column] = value;
  }
  return row;
}

function writeControls(controls: Product['controls']): readonly string[] | null {
  if (controls === null) return null;
  const offered = CONTROLS.filter((control) => controls[control] !== 'none');
  if (offered.length === 0) return ['none'];
  return offered.map((control) => {
    const supply = controls[control];
    return supply === 'included' ? control : `${control}:${supply}`;
  });
}
