import { LEAVE_OUT, tooManySystems } from '../catalogue/catalogueLimits.ts';
import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMNS } from '../catalogue/columns.ts';
import { FirstOfEachId } from '../catalogue/firstOfEachId.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Column, Product } from '../catalogue/product.ts';
import { readId, readRow } from '../catalogue/readRow.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import { fileProblem } from './fileProblem.ts';
import { oddCapacities } from './oddCapacities.ts';
import { readMeant, withMeasureAdvice } from './readMeant.ts';
import { shortenedNumbers } from './shortenedNumbers.ts';
import { type CellFlaw, cellName, type Table, type TableRow } from './table.ts';
import { columnNamed, readHeader, type TableHeader } from './tableHeader.ts';

/** The systems of a table, and where its header is. */
export interface ReadTable {
  readonly products: Product[];
  readonly problems: Problem[];
  /** The header's row; null if the table is empty. */
  readonly header: number | null;
  /** The column of each position, null for an unknown name; null if the table can't be used. */
  readonly columns: readonly (Column | null)[] | null;
  /** The row of each product, as the spreadsheet numbers it. */
  readonly rows: readonly number[];
}

/**
 * Reads a table as a catalogue: a header among the first ten rows, then one row for each system. Unusable rows are left
 * out and reported. Never throws.
 */
export function readTable(table: Table): ReadTable {
  if (table.problems.some(({ severity }) => severity === 'error')) return refused([...table.problems], null);
  if (table.rows.length === 0) return refused([EMPTY], null);
  const header = readHeader(table.rows);
  const rows = table.rows.slice(header.rows);
  const located = (problem: Problem): Problem => inWorkbook(problem, table.sheet, header);
  const tooMany = tooManySystems(rows.length);
  if (tooMany !== null) return refused([fileProblem('error', tooMany, LEAVE_OUT)], header.row);
  if (header.problems.some(({ severity }) => severity === 'error')) {
    return refused(header.problems.map(located), header.row);
  }

  const problems: Problem[] = [...header.problems, ...unnamedColumns(rows, header)];
  const kept = new FirstOfEachId();
  const keptRows: number[] = [];
  for (const row of rows) {
    const cells = cellsOf(row, header.columns);
    const flaw = row.problem ?? shapeProblem(row, cells, header);
    if (flaw) {
      problems.push(flaw);
      continue;
    }
    const meant = readMeant(cells, row.number);
    const reading = readRow(meant.cells, { row: row.number, textNumbers: 'usual' });
    const ofRow = [...meant.problems, ...reading.problems.map(withMeasureAdvice)];
    problems.push(...withFlaws(ofRow, row, cells, header.columns));
    const odd = reading.product && oddCapacities(reading.product, row.number);
    if (odd) problems.push(odd);
    const repeated = reading.product && kept.add(reading.product, row.number);
    if (repeated) problems.push(repeated);
    else if (reading.product) keptRows.push(row.number);
  }
  problems.push(...shortenedNumbers(rows, header.columns), ...kept.mixedGroups());
  return {
    products: kept.products,
    problems: [...table.problems, ...problems.map(located)],
    header: header.row,
    columns: header.columns,
    rows: keptRows,
  };
}

function refused(problems: Problem[], header: number | null): ReadTable {
  return { products: [], problems, header, columns: null, rows: [] };
}

const EMPTY = fileProblem(
  'error',
  'The file is empty.',
  'Put the column names in the first row and one system in each row below.',
);

function isBlank(cells: readonly string[]): boolean {
  return cells.every((cell) => cleanText(cell) === '');
}

function cellsOf({ cells }: TableRow, columns: readonly (Column | null)[]): Readonly<Record<string, string>> {
  const named: Record<string, string> = {};
  for (const [position, column] of columns.entries()) {
    if (column !== null) named[column] = cells[position] ?? '';
  }
  return named;
}

/** Adds what the workbook doesn't store to the problems of a row, in place of "The row has no title". */
function withFlaws(
  problems: readonly Problem[],
  { number: row, flaws }: TableRow,
  cells: Readonly<Record<string, string>>,
  columns: readonly (Column | null)[],
): readonly Problem[] {
  if (flaws === undefined) return problems;
  const ofCells = new Map<Column, CellFlaw>();
  for (const [position, flaw] of flaws) {
    const column = columns[position];
    if (column) ofCells.set(column, flaw);
  }
  const id = readId(cells);
  const added = [...ofCells].map(([column, { reason, suggestion, isUnknown }]): Problem => {
    const severity = isUnknown && COLUMNS[column].required ? 'error' : 'warning';
    return { severity, row, column, id, value: null, reason, suggestion };
  });
  const isReplaced = ({ column }: Problem): boolean => ofCells.get(column as Column)?.isUnknown ?? false;
  return [...problems.filter((problem) => !isReplaced(problem)), ...added];
}

/** Adds the name of the cell in the workbook, as the spreadsheet program shows it. */
function inWorkbook(problem: Problem, sheet: string | null, header: TableHeader): Problem {
  const { row, column } = problem;
  if (sheet === null || row === null) return problem;
  const isNamed = (name: string): boolean => columnNamed(name) === column || shownValue(name) === column;
  const position = column === null ? 0 : Math.max(0, header.names.findIndex(isNamed));
  return { ...problem, cell: `${sheet}!${cellName(position, row)}` };
}

function shapeProblem(row: TableRow, cells: Readonly<Record<string, string>>, header: TableHeader): Problem | null {
  const width = header.columns.length;
  const about = { severity: 'error', row: row.number, column: null } as const;
  if (!isBlank(row.cells.slice(width))) {
    return {
      ...about,
      id: readId(cells),
      value: shownValue(row.cells[width]),
      reason: `The row has ${row.cells.length} cells, but the header has ${width}.`,
      suggestion: 'Put a cell that holds the separator in double quotes, or remove the extra cells.',
    };
  }
  if (columnNamed(cells.id ?? '') === 'id' && columnNamed(cells.title ?? '') === 'title') {
    return { ...about, id: null, value: null, reason: 'This row repeats the header.', suggestion: 'Remove the row.' };
  }
  return null;
}

/** Trailing separators create columns without name or content; only content is worth a warning. */
function unnamedColumns(rows: readonly TableRow[], header: TableHeader): Problem[] {
  const problems: Problem[] = [];
  for (const [position, name] of header.names.entries()) {
    if (name !== '') continue;
    const filled = rows.find(({ cells }) => cleanText(cells[position] ?? '') !== '');
    if (!filled) continue;
    problems.push({
      severity: 'warning',
      row: header.row,
      column: null,
      id: null,
      value: shownValue(filled.cells[position]),
      reason: `Column ${position + 1} of the file has no name, so it is ignored.`,
      suggestion: 'Name the column in the header, or remove it.',
    });
  }
  return problems;
}
