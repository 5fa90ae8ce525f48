import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { Table, TableRow } from '../open/table.ts';
import type { ColumnSource, Mapping } from '../read/mapping.ts';
import { notForSale, passingRows } from '../read/rowFilter.ts';
import { saleColumns } from '../read/sales.ts';
import { foldPosition } from '../recognise/fold.ts';

const SAMPLES = 3;

/** A source column that the mapping doesn't use. */
export interface OpenColumn {
  readonly name: string;
  /** Up to three different values. */
  readonly samples: readonly string[];
  /** Its possible meanings, from the mapping's suggestions. */
  readonly suggestions: readonly { readonly column: Column; readonly source: ColumnSource }[];
  /** From `adviceOf`. */
  readonly advice: string | null;
}

/** The source columns that the mapping uses for values, or leaves out; some may be missing from the file. */
export function usedColumns({ columns, leaveOut }: Mapping): readonly string[] {
  return [...Object.values(columns).flatMap(({ from }) => from), ...leaveOut];
}

/** These, and the columns that it uses for rows or sales. */
export function settledColumns(source: Table, mapping: Mapping): readonly string[] {
  const filters = [...mapping.only, ...notForSale(source, mapping)].map(({ column }) => column);
  return [...usedColumns(mapping), ...filters, ...saleColumns(source, mapping)];
}

/** Columns with values that the mapping neither uses nor leaves out, in the order of the file. */
export function openColumns(source: Table, mapping: Mapping): readonly OpenColumn[] {
  const settled = new Set(settledColumns(source, mapping).map((name) => foldPosition(source.columns, name)));
  const rows = passingRows(source, mapping);
  return source.columns.flatMap((name, at) => {
    if (settled.has(at)) return [];
    const samples = samplesOf(rows, at);
    if (samples.length === 0) return [];
    const suggestions = COLUMN_NAMES.flatMap((column) => {
      const suggested = mapping.suggestions[column];
      return suggested?.from.includes(name) ? [{ column, source: suggested }] : [];
    });
    return [{ name, samples, suggestions, advice: adviceOf(samples) }];
  });
}

export function samplesOf(rows: readonly TableRow[], at: number): readonly string[] {
  const samples = new Set<string>();
  for (const { cells, flaws } of rows) {
    const date = flaws?.get(at)?.date?.split('-').reverse().join('/');
    const text = shownValue(date ?? cleanText(cells[at] ?? ''));
    if (text) samples.add(text);
    if (samples.size === SAMPLES) break;
  }
  return [...samples];
}

const MEASURES = /^\D{0,3}[\d.,]+\s*\w{0,2}\s*[x×*]\s*[\d.,]+\s*\w{0,2}\s*[x×*]\s*[\d.,]+/i;

/** Advice for cells of several measures; null for other cells. */
export function adviceOf(samples: readonly string[]): string | null {
  if (!samples.every((sample) => MEASURES.test(sample))) return null;
  return 'Several measures are in one cell. Answer which one is the width, height and depth, or give each a column of its own.';
}
