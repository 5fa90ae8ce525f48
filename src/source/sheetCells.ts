import type { Column } from '../catalogue/product.ts';
import type { TextTable } from './parseText.ts';
import type { ReadTable } from './readTable.ts';
import type { Table } from './table.ts';
import { csvText } from './writeCsv.ts';

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

/** The cells of a table that was read; null if it can't be used. */
export function sheetCells(table: Table | TextTable, { header, columns, rows }: ReadTable): SheetCells | null {
  if (header === null || columns === null) return null;
  const records: (readonly string[])[] = Array.from({ length: table.rows.at(-1)?.number ?? 0 }, () => []);
  for (const { number, cells } of table.rows) records[number - 1] = cells;
  const { separator, namesSeparator } = 'separator' in table ? table : { separator: ',', namesSeparator: false };
  return { records, separator, namesSeparator, header: header - 1, columns, rows: rows.map((number) => number - 1) };
}

/** Rows as text, separated as those of the sheet. No cell runs as a formula in a spreadsheet program. */
export function sheetText({ separator, namesSeparator }: SheetCells, rows: SheetCells['records']): string {
  const text = `${namesSeparator ? `sep=${separator}\r\n` : ''}${csvText(rows, separator)}`;
  // Excel takes a file for Windows-1252 without this mark.
  return /[\u0080-\uffff]/.test(text) ? `\uFEFF${text}` : text;
}
