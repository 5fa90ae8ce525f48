import { COLUMN_NAMES } from '../catalogue/columns.ts';
import type { Product } from '../catalogue/product.ts';
import { writeRow } from '../catalogue/writeReply.ts';
import { withApostrophe } from './apostrophe.ts';

/** Writes a catalogue file with all columns. Reading it again gives equal products. */
export function writeCsv(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const cells = writeCells(product);
    return COLUMN_NAMES.map((column) => cells[column] ?? '');
  });
  return csvText([COLUMN_NAMES, ...rows]);
}

/** A product as text cells by column, without unknown values. */
export function writeCells(product: Product): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(writeRow(product)).map(([column, value]) => [column, cellText(value)]));
}

/** Cells as CSV, with an apostrophe before whatever a spreadsheet program would calculate. */
export function csvText(rows: readonly (readonly string[])[], separator = ','): string {
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(withApostrophe(cell), separator));
  return rows.map((cells) => `${line(cells).join(separator)}\r\n`).join('');
}

function cellText(value: unknown): string {
  if (Array.isArray(value)) return value.join('|');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

/** In double quotes where the cell would otherwise end early. */
function quoted(cell: string, separator: string): string {
  return /[",;\t\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
