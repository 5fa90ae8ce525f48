import { cleanText } from '../catalogue/cleanText.ts';
import type { Problem } from '../catalogue/problem.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import { UnreadableFile } from '../source/fileProblem.ts';
import { HEADER_ROWS } from '../source/parseText.ts';
import { columnLetters, type Table, type TableRow } from '../source/table.ts';
import { controlNamed, meaningsOf } from './columnHeadings.ts';
import { attributeHeading, shopField } from './shopHeadings.ts';
import type { SourceTable } from './sourceTable.ts';

/** True for a heading that an import knows, of any kind of file. */
export function isKnownHeading(cell: string): boolean {
  const heading = cleanText(cell);
  if (heading === '' || heading.length > 100) return false;
  return (
    meaningsOf(heading).length > 0 ||
    shopField(heading) !== null ||
    attributeHeading(heading) !== null ||
    controlNamed(heading) !== null
  );
}

/**
 * A table with its headings: of the first ten rows, the one with most headings that an import knows, else the one with most
 * text. Throws `UnreadableFile` for a table that no catalogue comes from.
 */
export function withHeadings(table: Table): SourceTable {
  const [problem] = table.problems.filter(({ severity }) => severity === 'error');
  if (problem) throw new UnreadableFile(problem.reason, problem.suggestion ?? '');
  const first = table.rows.slice(0, HEADER_ROWS);
  const known = first.map(({ cells }) => cells.filter(isKnownHeading).length);
  const filled = first.map(({ cells }) => cells.filter((cell) => /\p{L}/u.test(cell)).length);
  const scores = Math.max(...known) > 0 ? known : filled;
  const index = scores.indexOf(Math.max(...scores));
  const header = table.rows[index];
  if (header === undefined)
    throw new UnreadableFile('The file is empty.', 'Put headings in the first row and one system in each row below.');
  const rows = table.rows.slice(index + 1);
  const width = rows.reduce((most, row) => Math.max(most, header.cells.length, widthOf(row)), header.cells.length);
  const { sheet, problems } = table;
  const columns = uniqueNames(header.cells, width);
  return {
    from: 'sheet',
    sheet,
    header: header.number,
    columns,
    rows: rows.map((row) => checked(row, header)),
    problems,
  };
}

function widthOf({ cells, flaws }: TableRow): number {
  let width = cells.length;
  while (width > 0 && cells[width - 1] === '' && !flaws?.has(width - 1)) width -= 1;
  return width;
}

/** A row of text with more cells than headings: its cells can't be told apart. */
function checked(row: TableRow, header: TableRow): TableRow {
  const extra = row.cells.slice(header.cells.length).find((cell) => cleanText(cell) !== '');
  if (extra === undefined || row.problem || header.cells.length === 0 || row.flaws) return row;
  const problem: Problem = {
    severity: 'error',
    row: row.number,
    column: null,
    id: null,
    value: shownValue(extra),
    reason: `The row has ${row.cells.length} cells, but there are ${header.cells.length} headings.`,
    suggestion: 'Put a cell that holds the separator in double quotes, or give the column a heading.',
  };
  return { ...row, problem };
}

/** A column without a heading gets its letter, and the second of one name its letter too. */
function uniqueNames(cells: readonly string[], width: number): readonly string[] {
  const names: string[] = [];
  const taken = new Set<string>();
  for (let at = 0; at < width; at += 1) {
    const name = cleanText(cells[at] ?? '') || `Column ${columnLetters(at)}`;
    const own = taken.has(name) ? `${name} (column ${columnLetters(at)})` : name;
    taken.add(own);
    names.push(own);
  }
  return names;
}
