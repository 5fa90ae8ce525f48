import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { type Product, productValue } from '../../src/catalogue/product.ts';
import { cellText } from '../../src/catalogue/writeReply.ts';
import { withApostrophe } from '../open/apostrophe.ts';

/** Writes a catalogue file with all columns. Reading it again gives equal products. */
export function writeCsv(products: readonly Product[]): string {
  return csvText(catalogueRows(products));
}

export function catalogueRows(products: readonly Product[]): readonly (readonly string[])[] {
  const rows = products.map((product) => COLUMN_NAMES.map((column) => cellText(productValue(product, column))));
  return [COLUMN_NAMES, ...rows];
}

/** A product as text cells by column, without unknown values. */
export function writeCells(product: Product): Readonly<Record<string, string>> {
  return Object.fromEntries(
    COLUMN_NAMES.map((column) => [column, cellText(productValue(product, column))] as const).filter(
      ([, text]) => text !== '',
    ),
  );
}

/** Cells as CSV, with an apostrophe before text that a spreadsheet program would calculate. */
export function csvText(rows: readonly (readonly string[])[], separator = ','): string {
  const line = (cells: readonly string[]) => cells.map((cell) => quoted(withApostrophe(cell), separator));
  return rows.map((cells) => `${line(cells).join(separator)}\r\n`).join('');
}

/** The cell in double quotes, if it would otherwise end early. */
function quoted(cell: string, separator: string): string {
  return /[",;\t\r\n]/.test(cell) || cell.includes(separator) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
