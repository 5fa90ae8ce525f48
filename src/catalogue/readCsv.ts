import Papa from 'papaparse/papaparse.js';
import { LEAVE_OUT, tooManySystems } from './catalogueLimits.ts';
import { cleanText } from './cleanText.ts';
import { columnNamed, readCsvHeader } from './csvHeader.ts';
import type { Problem } from './problem.ts';
import type { Column, Product } from './product.ts';
import { type Readings, readId, readRow } from './readRow.ts';
import { repeatedId } from './repeatedId.ts';
import { shownValue } from './shownValue.ts';

type Records = readonly (readonly string[])[];

/**
 * Reads the text of a catalogue file: a header and one row for each product, separated by comma, semicolon or tab. Rows
 * that cannot be used are left out and reported; nothing makes it throw. Rows are numbered as a spreadsheet numbers
 * them: the header is row 1, blank rows count, a line break inside a cell does not.
 */
export function readCsv(text: string): { products: Product[]; problems: Problem[] } {
  const source = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const { data, errors } = Papa.parse(source, { delimiter: guessDelimiter(source), newline: '\n' });
  const records: Records = data;
  const first = records.findIndex((record) => !isBlank(record));
  if (first === -1) return { products: [], problems: [EMPTY] };
  const tooMany = tooManySystems(records.filter((record) => !isBlank(record)).length - 1);
  if (tooMany !== null) return { products: [], problems: [{ ...SOMEWHERE, reason: tooMany, suggestion: LEAVE_OUT }] };

  const quoting = quotingProblems(errors);
  const header = readCsvHeader(records[first]!, first + 1);
  const problems: Problem[] = [...header.problems];
  if (quoting.has(first)) problems.unshift(quoting.get(first)!);
  if (problems.some((problem) => problem.severity === 'error')) return { products: [], problems };

  problems.push(...unnamedColumns(records, first, header.columns));
  const products: Product[] = [];
  const rowOfId = new Map<string, number>();
  const readings: Readings = new Map();
  for (let index = first + 1; index < records.length; index++) {
    const record = records[index]!;
    const row = index + 1;
    if (isBlank(record)) continue;
    const cells = cellsOf(record, header.columns);
    const id = readId(cells);
    const flaw = quoting.get(index) ?? shapeProblem(record, cells, header.columns.length, row, id);
    if (flaw) {
      problems.push(flaw);
      continue;
    }
    const reading = readRow(cells, { row, textNumbers: 'usual' }, readings);
    problems.push(...reading.problems);
    const earlier = id === null ? undefined : rowOfId.get(id);
    if (earlier !== undefined) problems.push(repeatedId(row, id!, earlier));
    else if (id !== null) rowOfId.set(id, row);
    if (reading.product && earlier === undefined) products.push(reading.product);
  }
  if (products.length === 0 && problems.length === 0) problems.push(NO_ROWS);
  return { products, problems };
}

/** What a problem says of its place until more is known. */
const SOMEWHERE = { severity: 'error', row: null, column: null, id: null, value: null } as const;

const EMPTY: Problem = {
  ...SOMEWHERE,
  reason: 'The file is empty.',
  suggestion: 'Write the column names in the first row and one product in each row below.',
};

const NO_ROWS: Problem = {
  ...SOMEWHERE,
  severity: 'warning',
  reason: 'The file has a header and no products.',
  suggestion: 'Write one product in each row below the header.',
};

/** The header tells: no column name holds a separator, while a description may hold any number of commas. */
function guessDelimiter(source: string): string {
  const header = /\S.{0,9999}/.exec(source)?.[0] ?? '';
  let best = { delimiter: ',', known: 0 };
  for (const delimiter of [',', ';', '\t']) {
    const known = header.split(delimiter).filter((name) => columnNamed(name.replaceAll('"', ''))).length;
    if (known > best.known) best = { delimiter, known };
  }
  return best.delimiter;
}

function isBlank(record: readonly string[]): boolean {
  return record.every((cell) => cleanText(cell) === '');
}

function cellsOf(record: readonly string[], columns: readonly (Column | null)[]): Readonly<Record<string, string>> {
  const cells: Record<string, string> = {};
  for (const [position, column] of columns.entries()) {
    if (column !== null) cells[column] = record[position] ?? '';
  }
  return cells;
}

/** By index of the record. An unclosed quote swallows the rest of the file, so it is what the provider must hear of. */
function quotingProblems(errors: readonly { readonly code: string; readonly row?: number }[]): Map<number, Problem> {
  const problems = new Map<number, Problem>();
  for (const { code, row: index } of errors) {
    if (index === undefined || (problems.has(index) && code !== 'MissingQuotes')) continue;
    const unclosed = code === 'MissingQuotes';
    problems.set(index, {
      ...SOMEWHERE,
      row: index + 1,
      reason: unclosed
        ? 'A double quote opens a cell and none closes it, so nothing below could be read.'
        : 'A cell in double quotes goes on after its closing quote.',
      suggestion: unclosed
        ? 'Add the closing double quote, or save the file again from a spreadsheet program.'
        : 'Write a double quote inside such a cell twice, or save the file again from a spreadsheet program.',
    });
  }
  return problems;
}

function shapeProblem(
  record: readonly string[],
  cells: Readonly<Record<string, string>>,
  width: number,
  row: number,
  id: string | null,
): Problem | null {
  if (!isBlank(record.slice(width))) {
    return {
      ...SOMEWHERE,
      row,
      id,
      value: shownValue(record[width]),
      reason: `The row has ${record.length} cells, the header has ${width}.`,
      suggestion: 'Put a cell that holds the separator in double quotes, or remove the cells too many.',
    };
  }
  if (columnNamed(cells.id ?? '') === 'id' && columnNamed(cells.title ?? '') === 'title') {
    return { ...SOMEWHERE, row, reason: 'The header stands here a second time.', suggestion: 'Remove the row.' };
  }
  return null;
}

/** Trailing separators make columns without name and content; only content is worth a word. */
function unnamedColumns(records: Records, header: number, columns: readonly (Column | null)[]): Problem[] {
  const problems: Problem[] = [];
  for (const position of columns.keys()) {
    if (cleanText(records[header]![position]!) !== '') continue;
    const filled = records.findIndex((record, index) => index > header && cleanText(record[position] ?? '') !== '');
    if (filled === -1) continue;
    problems.push({
      ...SOMEWHERE,
      severity: 'warning',
      row: header + 1,
      value: shownValue(records[filled]![position]),
      reason: `Column ${position + 1} of the file has no name, so it is not read.`,
      suggestion: 'Name the column in the header, or remove it.',
    });
  }
  return problems;
}
