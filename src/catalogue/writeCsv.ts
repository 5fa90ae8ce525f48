import { COLUMN_NAMES } from './columns.ts';
import { quoteCell } from './csvCell.ts';
import type { Product } from './product.ts';
import { writeRow } from './writeReply.ts';

/**
 * Writes a catalogue file with all columns. Reading it again gives equal products. A cell that starts with `=` stays as
 * it is, because a title may start with it.
 */
export function writeCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const cells = writeCells(product);
    return COLUMN_NAMES.map((column) => quoteCell(cells[column] ?? ''));
  });
  return [COLUMN_NAMES, ...rows].map((cells) => `${cells.join(',')}\r\n`).join('');
}

/** A product as text cells by column, without unknown values. */
export function writeCells(product: Product): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(writeRow(product)).map(([column, value]) => [column, cellText(value)]));
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
