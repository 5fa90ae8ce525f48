import Papa from 'papaparse/papaparse.js';
import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { withoutApostrophe } from './apostrophe.ts';
import { CellLimit } from './cellLimit.ts';
import type { FileProblem } from './explainFileProblem.ts';
import type { CellRows } from './table.ts';

type Records = readonly (readonly string[])[];

/** The header is among the first ten rows that aren't blank; titles may come above it. */
export const HEADER_ROWS = 10;
const SEPARATORS = [',', ';', '\t', '|'] as const;
/** Some programs name the separator in a first line that the spreadsheet doesn't show. */
const NAMED_SEPARATOR = /^"?sep=([^\n"\uFEFF])"?\n/i;

/**
 * Parses text with a separator: comma, semicolon, tab or vertical bar. Row numbers match the spreadsheet: blank rows count, line
 * breaks inside cells and a `sep=` line don't.
 *
 * @param isHeading true if a cell is the name of a column; the line with most of them tells the separator
 * @param limit the most that may be kept of the file
 * @throws UnreadableFile beyond the limit
 */
export function parseText(
  text: string,
  isHeading: (cell: string) => boolean,
  limit: CellLimit = new CellLimit(),
): CellRows {
  const whole = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const [line = '', named] = NAMED_SEPARATOR.exec(whole) ?? [];
  const source = whole.slice(line.length);
  const separator = named ?? guessSeparator(source, isHeading);
  // Papaparse has no limit of its own.
  limit.takeCells(countOf(source, separator) + countOf(source, '\n'));
  const { data, errors } = Papa.parse(source, { delimiter: separator, newline: '\n' });
  const file = { sheet: null, separator, namesSeparator: named !== undefined };
  const records: Records = data;
  const quoting = quotingProblems(errors, records);
  // An unknown number of rows is lost, and part of a file must not pass for the whole.
  const swallowing = [...quoting.values()].find(({ swallowsRows }) => swallowsRows);
  if (swallowing) return { ...file, rows: [], problems: [swallowing.problem] };
  const rows = records.flatMap((record, index) => {
    if (record.every((cell) => cleanText(cell) === '')) return [];
    const problem = quoting.get(index)?.problem;
    limit.takeRow();
    limit.takeColumns(record.findLastIndex((cell) => cell !== '') + 1);
    const cells = record.map(withoutApostrophe);
    return [{ number: index + 1, cells, ...(problem && { problem }) }];
  });
  return { ...file, rows, problems: [] };
}

function countOf(text: string, character: string): number {
  let count = 0;
  for (let at = text.indexOf(character); at !== -1; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

/** No column's name contains a separator, but a title above the header or a description may contain many commas. */
function guessSeparator(source: string, isHeading: (cell: string) => boolean): string {
  let best = { separator: ',', known: 0 };
  for (const line of firstLines(source)) {
    for (const separator of SEPARATORS) {
      const known = line.split(separator).filter((name) => isHeading(name.replaceAll('"', ''))).length;
      if (known > best.known) best = { separator, known };
    }
  }
  return best.separator;
}

const MAX_LINE_LENGTH = 10_000;

function firstLines(source: string): readonly string[] {
  const lines: string[] = [];
  for (let at = 0; at < source.length && lines.length < HEADER_ROWS; ) {
    const end = source.indexOf('\n', at);
    const line = source.slice(at, end === -1 ? undefined : end).slice(0, MAX_LINE_LENGTH);
    if (/[^\s,;|"]/.test(line)) lines.push(line);
    if (end === -1) break;
    at = end + 1;
  }
  return lines;
}

interface QuotingProblem {
  readonly problem: FileProblem;
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
    const kind = unclosed ? 'open-quote' : swallowsRows ? 'rows-after-quote' : 'text-after-quote';
    problems.set(index, { problem: { ...fileProblem('error', kind), row: index + 1 }, swallowsRows });
  }
  return problems;
}
