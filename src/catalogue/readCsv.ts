import { LEAVE_OUT, tooManySystems } from './catalogueLimits.ts';
import { cleanText } from './cleanText.ts';
import { columnNamed, readCsvHeader } from './csvHeader.ts';
import { FirstOfEachId } from './firstOfEachId.ts';
import { parseCsv } from './parseCsv.ts';
import type { Problem } from './problem.ts';
import type { Column, Product } from './product.ts';
import { readId, readRow } from './readRow.ts';
import { shownValue } from './shownValue.ts';

type Records = readonly (readonly string[])[];

/**
 * Reads a catalogue as CSV: a header and one row for each system, separated by comma, semicolon or tab. Unusable rows
 * are left out and reported. Never throws. Row numbers match the spreadsheet: the header is row 1, blank rows count,
 * line breaks inside cells don't.
 */
export function readCsv(text: string): { products: Product[]; problems: Problem[] } {
  const { products, problems } = readSheet(text);
  return { products, problems };
}

/** The cells of a catalogue file as they were written, for a command that writes them again. */
export interface Sheet {
  readonly records: Records;
  readonly delimiter: string;
  /** Index of the header in `records`. */
  readonly header: number;
  /** The column of each header cell, by position; null for an unknown name. */
  readonly columns: readonly (Column | null)[];
  /** Index in `records` of each product, in the order of the products. */
  readonly rows: readonly number[];
}

/** The same with the sheet behind it, which is null if the file can't be used. */
export function readSheet(text: string): { products: Product[]; problems: Problem[]; sheet: Sheet | null } {
  const { records, errors, delimiter } = parseCsv(text, (heading) => columnNamed(heading) !== null);
  const unusable = (...problems: Problem[]) => ({ products: [], problems, sheet: null });
  const first = records.findIndex((record) => !isBlank(record));
  if (first === -1) return unusable(EMPTY);
  const tooMany = tooManySystems(records.filter((record) => !isBlank(record)).length - 1);
  if (tooMany !== null) return unusable({ ...SOMEWHERE, reason: tooMany, suggestion: LEAVE_OUT });

  const quoting = quotingProblems(errors, records);
  // Nobody knows how many rows are lost, so part of a file must not pass for the whole file.
  const swallowing = [...quoting.values()].find(({ swallowsRows }) => swallowsRows);
  if (swallowing) return unusable(swallowing.problem);
  const header = readCsvHeader(records[first]!, first + 1);
  const problems: Problem[] = [...header.problems];
  const quotedHeader = quoting.get(first);
  if (quotedHeader) problems.unshift(quotedHeader.problem);
  if (problems.some((problem) => problem.severity === 'error')) return unusable(...problems);

  problems.push(...unnamedColumns(records, first, header.columns));
  const kept = new FirstOfEachId();
  const rows: number[] = [];
  for (let index = first + 1; index < records.length; index++) {
    const record = records[index]!;
    const row = index + 1;
    if (isBlank(record)) continue;
    const cells = cellsOf(record, header.columns);
    const flaw = quoting.get(index)?.problem ?? shapeProblem(record, cells, header.columns.length, row);
    if (flaw) {
      problems.push(flaw);
      continue;
    }
    const reading = readRow(cells, { row, textNumbers: 'usual' });
    problems.push(...reading.problems);
    const repeated = reading.product && kept.add(reading.product, row);
    if (repeated) problems.push(repeated);
    else if (reading.product) rows.push(index);
  }
  problems.push(...kept.mixedGroups());
  const sheet = { records, delimiter, header: first, columns: header.columns, rows };
  return { products: kept.products, problems, sheet };
}

/** The place of a problem, until more is known. */
const SOMEWHERE = { severity: 'error', row: null, column: null, id: null, value: null } as const;

const EMPTY: Problem = {
  ...SOMEWHERE,
  reason: 'The file is empty.',
  suggestion: 'Put the column names in the first row and one system in each row below.',
};

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

interface QuotingProblem {
  readonly problem: Problem;
  /** True if rows below became part of the cell. */
  readonly swallowsRows: boolean;
}

/** By record index. */
function quotingProblems(
  errors: readonly { readonly code: string; readonly row?: number }[],
  records: Records,
): ReadonlyMap<number, QuotingProblem> {
  const problems = new Map<number, QuotingProblem>();
  for (const { code, row: index } of errors) {
    if (index === undefined || (problems.has(index) && code !== 'MissingQuotes')) continue;
    const unclosed = code === 'MissingQuotes';
    const swallowsRows = unclosed || records[index]!.some((cell) => cell.includes('\n'));
    const problem: Problem = {
      ...SOMEWHERE,
      row: index + 1,
      reason: unclosed
        ? "A double quote opens a cell and is never closed, so the rows below can't be read."
        : `A cell in double quotes has text after its closing quote${swallowsRows ? ", so the rows below can't be read" : ''}.`,
      suggestion: unclosed
        ? 'Add the closing double quote, or save the file again from a spreadsheet program.'
        : 'Write a double quote inside such a cell twice, or save the file again from a spreadsheet program.',
    };
    problems.set(index, { problem, swallowsRows });
  }
  return problems;
}

function shapeProblem(
  record: readonly string[],
  cells: Readonly<Record<string, string>>,
  width: number,
  row: number,
): Problem | null {
  if (!isBlank(record.slice(width))) {
    return {
      ...SOMEWHERE,
      row,
      id: readId(cells),
      value: shownValue(record[width]),
      reason: `The row has ${record.length} cells, but the header has ${width}.`,
      suggestion: 'Put a cell that holds the separator in double quotes, or remove the extra cells.',
    };
  }
  if (columnNamed(cells.id ?? '') === 'id' && columnNamed(cells.title ?? '') === 'title') {
    return { ...SOMEWHERE, row, reason: 'This row repeats the header.', suggestion: 'Remove the row.' };
  }
  return null;
}

/** Trailing separators create columns without name or content; only content is worth a warning. */
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
      reason: `Column ${position + 1} of the file has no name, so it is ignored.`,
      suggestion: 'Name the column in the header, or remove it.',
    });
  }
  return problems;
}
