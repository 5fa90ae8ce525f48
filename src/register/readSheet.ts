import type { Problem } from '../catalogue/problem.ts';
import type { Column, Product } from '../catalogue/product.ts';
import { parseText } from '../source/parseText.ts';
import { readTable } from '../source/readTable.ts';
import { columnNamed } from '../source/tableHeader.ts';

/** The cells of a catalogue as text, for a command that writes them again. */
export interface Sheet {
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

interface ReadSheet {
  readonly products: readonly Product[];
  readonly problems: readonly Problem[];
  /** Null if the file can't be used. */
  readonly sheet: Sheet | null;
}

/** Reads a catalogue as text together with its cells. Never throws. */
export function readSheet(text: string): ReadSheet {
  const table = parseText(text, (cell) => columnNamed(cell) !== null);
  const { products, problems, header, columns, rows } = readTable(table);
  if (header === null || columns === null) return { products, problems, sheet: null };
  const records: (readonly string[])[] = Array.from({ length: table.rows.at(-1)?.number ?? 0 }, () => []);
  for (const { number, cells } of table.rows) records[number - 1] = cells;
  const { separator, namesSeparator } = table;
  const places = rows.map((number) => number - 1);
  return {
    products,
    problems,
    sheet: { records, separator, namesSeparator, header: header - 1, columns, rows: places },
  };
}
