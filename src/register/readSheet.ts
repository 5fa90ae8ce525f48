import type { Problem } from '../catalogue/problem.ts';
import type { Product } from '../catalogue/product.ts';
import { parseCsv } from '../source/readCsv.ts';
import { readTable } from '../source/readTable.ts';
import { type SheetCells, sheetCells } from '../source/sheetCells.ts';

interface ReadSheet {
  readonly products: readonly Product[];
  readonly problems: readonly Problem[];
  /** Null if the file can't be used. */
  readonly sheet: SheetCells | null;
}

/** Reads a catalogue as text together with its cells. Never throws. */
export function readSheet(text: string): ReadSheet {
  const table = parseCsv(text);
  const read = readTable(table);
  return { products: read.products, problems: read.problems, sheet: sheetCells(table, read) };
}
