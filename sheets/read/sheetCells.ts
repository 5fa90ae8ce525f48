import type { Column } from '../../src/catalogue/product.ts';
import type { Table } from '../open/table.ts';
import { csvText } from '../write/writeCsv.ts';

/** The cells of a catalogue as text, to write them again. */
export interface SheetCells {
  /** The rows as the spreadsheet numbers them, so that the first has the index 0; a blank one has no cells. */
  readonly records: readonly (readonly string[])[];
  readonly separator: string;
  /** True if a line above the first row names the separator. */
  readonly namesSeparator: boolean;
  /** Index in `records` of the row with the names of the columns. */
  readonly header: number;
  /** The column of each position; null for an unknown name. */
  readonly columns: readonly (Column | null)[];
  /** Index in `records` of each product, in the order of the products. */
  readonly rows: readonly number[];
}

interface NumberedRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The cells of a catalogue's own file, unchanged. @param products the row of each */
export function ownCells(
  { cells, header }: Table,
  columns: SheetCells['columns'],
  products: readonly number[],
): SheetCells | null {
  if (cells === null) return null;
  const { rows, separator, namesSeparator } = cells;
  return { ...placed(rows, header, columns, products), separator, namesSeparator };
}

/** The cells that a mapping makes, below the catalogue's names. Items without a place in a sheet begin in its second row. */
export function mappedCells(
  { header }: Table,
  columns: readonly Column[],
  rows: readonly NumberedRow[],
  products: readonly number[],
): SheetCells {
  const shift = header === 0 ? 1 : 0;
  const moved = rows.map(({ number, cells }) => ({ number: number + shift, cells }));
  const all = [{ number: header + shift, cells: columns }, ...moved];
  const places = products.map((number) => number + shift);
  return { ...placed(all, header + shift, columns, places), separator: ',', namesSeparator: false };
}

function placed(
  rows: readonly NumberedRow[],
  header: number,
  columns: SheetCells['columns'],
  products: readonly number[],
): Pick<SheetCells, 'records' | 'header' | 'columns' | 'rows'> {
  const records: (readonly string[])[] = Array.from({ length: rows.at(-1)?.number ?? 0 }, () => []);
  for (const { number, cells } of rows) records[number - 1] = cells;
  return { records, header: header - 1, columns, rows: products.map((number) => number - 1) };
}

/** Rows as text, separated as those of the sheet. No cell runs as a formula in a spreadsheet program. */
export function sheetText({ separator, namesSeparator }: SheetCells, rows: SheetCells['records']): string {
  const text = `${namesSeparator ? `sep=${separator}\r\n` : ''}${csvText(rows, separator)}`;
  // Excel takes a file for Windows-1252 without this mark.
  return /[\u0080-\uffff]/.test(text) ? `\uFEFF${text}` : text;
}
