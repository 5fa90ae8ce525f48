import { cleanText } from '../../src/catalogue/cleanText.ts';
import { columnNamed, REQUIRED_COLUMNS } from '../recognise/columnNamed.ts';
import { HEADER_ROWS } from './parseText.ts';
import type { TableRow } from './table.ts';

/** True if the cells name every required column. */
export function namesCatalogue(cells: readonly string[]): boolean {
  const named = new Set(cells.map(columnNamed));
  return REQUIRED_COLUMNS.every((column) => named.has(column));
}

/** The headings of a catalogue: the index of their row, and the number of rows they take up. */
export interface OwnHeader {
  readonly index: number;
  readonly rows: number;
  readonly names: readonly string[];
}

/** The row with a catalogue's names, or two such rows if cells are merged; null if there is none. */
export function ownHeader(rows: readonly TableRow[]): OwnHeader | null {
  const first = rows.slice(0, HEADER_ROWS);
  const whole = first.findIndex(({ cells }) => namesCatalogue(cells));
  const index = whole === -1 ? first.findIndex((row, at) => namesCatalogue(completed(row, rows[at + 1]) ?? [])) : whole;
  const row = rows[index];
  if (row === undefined) return null;
  const both = completed(row, rows[index + 1]);
  return { index, rows: both ? 2 : 1, names: both ?? row.cells.map(cleanText) };
}

/** The names of both rows, if the next one only names columns under cells without a name; otherwise null. */
function completed({ cells, number }: TableRow, next: TableRow | undefined): readonly string[] | null {
  if (next?.number !== number + 1 || !cells.some((cell) => columnNamed(cell) !== null)) return null;
  const given = [...next.cells.entries()].filter(([, cell]) => cleanText(cell) !== '');
  const completes = given.every(([at, cell]) => columnNamed(cell) !== null && columnNamed(cells[at] ?? '') === null);
  if (!completes) return null;
  const length = Math.max(cells.length, next.cells.length);
  return Array.from({ length }, (_, at) => cleanText(next.cells[at] ?? '') || cleanText(cells[at] ?? ''));
}
