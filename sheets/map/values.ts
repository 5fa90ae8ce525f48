import { cleanText } from '../../src/catalogue/cleanText.ts';
import type { TableRow } from '../open/table.ts';

/** The values of a column without blanks, each with its number of rows. */
export type Values = ReadonlyMap<string, number>;

export function valuesOf(rows: readonly TableRow[], at: number): Values {
  const values = new Map<string, number>();
  for (const { cells } of rows) {
    const value = cleanText(cells[at] ?? '');
    if (value !== '') values.set(value, (values.get(value) ?? 0) + 1);
  }
  return values;
}

/** The number of rows with a value. */
export function countOf(values: Values): number {
  return [...values.values()].reduce((sum, rows) => sum + rows, 0);
}

/** The texts at these places of a row, with a space between. */
export function joinedCells({ cells }: TableRow, places: readonly number[]): string {
  return places
    .map((at) => cleanText(cells[at] ?? ''))
    .join(' ')
    .trim();
}
