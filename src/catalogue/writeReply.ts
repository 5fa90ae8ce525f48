import { COLUMN_NAMES } from './columns.ts';
import { CONTROLS, type Product, productValue } from './product.ts';
import { writeSales } from './salePrices.ts';

/**
 * Writes the JSON of the products call. Unknown values are left out, so reading it again gives equal products.
 *
 * @param updated when the catalogue last changed, ISO 8601
 */
export function writeReply(products: readonly Product[], updated: string): string {
  return JSON.stringify({ products: products.map(writeRow), updated });
}

/** A product by column, without unknown values, and its sales. */
export function writeRow(product: Product): Readonly<Record<string, unknown>> {
  const row: Record<string, unknown> = {};
  for (const column of COLUMN_NAMES) {
    const value = productValue(product, column);
    if (value !== null) row[column] = column === 'controls' ? writeControls(value as Controls) : value;
  }
  const sales = product.price?.sales;
  if (sales) row.sales = writeSales(sales);
  return row;
}

/** A value as written in a spreadsheet's cell; '' if it is unknown. */
export function cellText(value: unknown): string {
  if (value === null) return '';
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'object') return writeControls(value as Controls).join('|');
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}

type Controls = NonNullable<Product['controls']>;

function writeControls(controls: Controls): readonly string[] {
  const offered = CONTROLS.filter((control) => controls[control] !== 'none');
  if (offered.length === 0) return ['none'];
  return offered.map((control) => {
    const supply = controls[control];
    return supply === 'included' ? control : `${control}:${supply}`;
  });
}
