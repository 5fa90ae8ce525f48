import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from '../catalogue/columns.ts';
import { findWord, lettersOf } from '../catalogue/findWord.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Column } from '../catalogue/product.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import { HEADER_ROWS } from './parseText.ts';
import type { TableRow } from './table.ts';

export interface TableHeader {
  /** The row of the spreadsheet with the names. */
  readonly row: number;
  /** How many of the given rows are above the first system. */
  readonly rows: number;
  /** The name in each column, by position; '' if there is none. */
  readonly names: readonly string[];
  /** The column of each position; null for an unknown name. */
  readonly columns: readonly (Column | null)[];
  /** With an error, the rows below can't be read. */
  readonly problems: readonly Problem[];
}

const NAMES = COLUMN_NAMES.flatMap(namesOf);
const COLUMN_OF_LETTERS: ReadonlyMap<string, Column> = new Map(
  COLUMN_NAMES.flatMap((column) => namesOf(column).map((name) => [lettersOf(name), column] as const)),
);
const REQUIRED = COLUMN_NAMES.filter((column) => COLUMNS[column].required);
/** A binary file can look like a header of a million cells, and nobody reads that many warnings. */
const MAX_WARNINGS = 100;

/** The column in which the check names the problems of each row. It is no column of a catalogue, and no mistake. */
export const MARKS = 'problems_found';

/** The position of the column with the check's marks; -1 if there is none. */
export function marksColumn(names: readonly string[]): number {
  return names.findIndex((name) => cleanText(name) === MARKS);
}

function namesOf(column: Column): string[] {
  const { alias } = COLUMNS[column];
  return alias === undefined ? [column] : [column, alias];
}

/** The column with this name, whatever its case and spaces; null if there is none. */
export function columnNamed(name: string): Column | null {
  return COLUMN_OF_LETTERS.get(lettersOf(cleanText(name))) ?? null;
}

/**
 * Finds and reads the header: of the first ten rows, the first that names every required column, else the one that names
 * most. A second header row, as under merged cells, completes the first.
 *
 * @param rows at least one
 */
export function readHeader(rows: readonly TableRow[]): TableHeader {
  const first = rows.slice(0, HEADER_ROWS);
  const known = first.map(({ cells }) => new Set(cells.map(columnNamed).filter((column) => column !== null)));
  const whole = known.findIndex((columns) => REQUIRED.every((column) => columns.has(column)));
  const most = known.reduce((best, columns, index) => (columns.size > known[best]!.size ? index : best), 0);
  const index = whole === -1 ? most : whole;
  const { number: row, cells, problem } = rows[index]!;
  const second = secondRow(cells, rows[index + 1], row);
  const names = second ?? cells.map(cleanText);
  const columns = names.map(columnNamed);
  const problems = headerProblems(names, columns, row);
  return { row, rows: index + (second ? 2 : 1), names, columns, problems: problem ? [problem, ...problems] : problems };
}

/** The names of both rows if the next row has nothing but names of columns under cells without one; else null. */
function secondRow(cells: readonly string[], next: TableRow | undefined, row: number): readonly string[] | null {
  if (next === undefined || next.number !== row + 1) return null;
  const given = [...next.cells.entries()].filter(([, cell]) => cleanText(cell) !== '');
  const completes = given.every(
    ([position, cell]) => columnNamed(cell) !== null && columnNamed(cells[position] ?? '') === null,
  );
  if (given.length === 0 || !completes) return null;
  const length = Math.max(cells.length, next.cells.length);
  return Array.from(
    { length },
    (_, position) => cleanText(next.cells[position] ?? '') || cleanText(cells[position] ?? ''),
  );
}

function headerProblems(names: readonly string[], columns: readonly (Column | null)[], row: number): Problem[] {
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  const problems: Problem[] = [];
  const about = { row, id: null } as const;
  if (missing.length > 0) {
    problems.push({
      ...about,
      severity: 'error',
      column: null,
      value: shownValue(names[0] ?? ''),
      reason: `The header is missing ${missing.join(', ')}.`,
      suggestion: `One of the first ${HEADER_ROWS} rows must name the columns, including ${REQUIRED.join(', ')}, spelt exactly like this.`,
    });
  }
  for (const column of COLUMN_NAMES.filter((name) => columns.indexOf(name) !== columns.lastIndexOf(name))) {
    problems.push({
      ...about,
      severity: 'error',
      column,
      value: null,
      reason: `Two columns are named ${column}.`,
      suggestion: 'Remove or rename one of them.',
    });
  }
  problems.push(...unknownColumns(names, row, missing.length === 0).slice(0, MAX_WARNINGS));
  return problems;
}

/** @param isHeader if false, the row isn't a header, so only likely misspellings are worth a warning */
function unknownColumns(names: readonly string[], row: number, isHeader: boolean): Problem[] {
  const problems: Problem[] = [];
  for (const [position, name] of names.slice(0, COLUMN_NAMES.length + MAX_WARNINGS).entries()) {
    if (name === '' || name === MARKS || columnNamed(name) !== null) continue;
    const found = findWord(name, NAMES);
    const closest = found.match === 'none' ? found.closest : found.word;
    if (closest === null && !isHeader) continue;
    problems.push({
      severity: 'warning',
      row,
      column: shownValue(name),
      id: null,
      value: null,
      reason: `There's no column of this name, so column ${position + 1} of the file is ignored.`,
      suggestion: closest === null ? 'Remove the column, or rename it.' : `Did you mean ${closest}?`,
    });
  }
  return problems;
}
