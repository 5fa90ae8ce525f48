import type { Column } from '../../src/catalogue/product.ts';
import type { Table } from '../open/table.ts';
import { csvText } from '../write/writeCsv.ts';

/** The cells of a catalogue as text, for writing the sheet again. */
export interface SheetCells {
  /** All rows in the spreadsheet's order, from index 0; a blank row has no cells. */
  readonly records: readonly (readonly string[])[];
  readonly separator: string;
  /** True if a line above the first row names the separator. */
  readonly namesSeparator: boolean;
  /** Index in `records` of the row with the names of the columns. */
  readonly header: number;
  /** The catalogue column of each position; null for an unknown name. */
  readonly columns: readonly (Column | null)[];
  /** Index in `records` of each product, in the order of the products. */
  readonly rows: readonly number[];
}

interface NumberedRow {
  readonly number: number;
  readonly cells: readonly string[];
}

/** The unchanged cells of a catalogue's own file. @param products the row of each */
export function ownCells(
  { cells, header }: Table,
  columns: SheetCells['columns'],
  products: readonly number[],
): SheetCells | null {
  if (cells === null) return null;
  const { rows, separator, namesSeparator } = cells;
  return { ...placed(rows, header, columns, products), separator, namesSeparator };
}

/** The cells that a mapping produces, below the catalogue's names. Items from outside a sheet begin in the second row. */
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

/** Rows as text, with the sheet's separator. A spreadsheet program runs no cell as a formula. */
export function sheetText({ separator, namesSeparator }: SheetCells, rows: SheetCells['records']): string {
  const text = `${namesSeparator ? `sep=${separator}\r\n` : ''}${csvText(rows, separator)}`;
  // Without this mark, Excel reads the file as Windows-1252.
  return /[\u0080-\uffff]/.test(text) ? `\uFEFF${text}` : text;
}
