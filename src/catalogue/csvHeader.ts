import { cleanText } from './cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import { findWord, lettersOf } from './findWord.ts';
import type { Problem } from './problem.ts';
import type { Column } from './product.ts';
import { shownValue } from './shownValue.ts';

export interface CsvHeader {
  /** The column of each header cell, by position; null for an unknown name. */
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
const MOST_WARNINGS = 100;

function namesOf(column: Column): string[] {
  const { alias } = COLUMNS[column];
  return alias === undefined ? [column] : [column, alias];
}

/** The column with this name, whatever its case and spaces; null if there is none. */
export function columnNamed(name: string): Column | null {
  return COLUMN_OF_LETTERS.get(lettersOf(cleanText(name))) ?? null;
}

/** Reads the header, which is row `row` of the spreadsheet. */
export function readCsvHeader(cells: readonly string[], row: number): CsvHeader {
  const columns = cells.map(columnNamed);
  const missing = REQUIRED.filter((column) => !columns.includes(column));
  const problems: Problem[] = [];
  const about = { row, id: null } as const;

  if (missing.length > 0) {
    problems.push({
      ...about,
      severity: 'error',
      column: null,
      value: shownValue(cells[0] ?? ''),
      reason: `The header is missing ${missing.join(', ')}.`,
      suggestion: `The first row must name the columns, including ${REQUIRED.join(', ')}, spelt exactly like this.`,
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
  problems.push(...unknownColumns(cells, row, missing.length === 0).slice(0, MOST_WARNINGS));
  return { columns, problems };
}

/** @param isHeader if false, the record isn't a header, so only likely misspellings are worth a warning */
function unknownColumns(cells: readonly string[], row: number, isHeader: boolean): Problem[] {
  const problems: Problem[] = [];
  for (const [position, cell] of cells.slice(0, COLUMN_NAMES.length + MOST_WARNINGS).entries()) {
    const name = cleanText(cell);
    if (name === '' || columnNamed(name) !== null) continue;
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
