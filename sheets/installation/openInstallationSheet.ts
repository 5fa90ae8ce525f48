import { cleanText } from '../../src/catalogue/cleanText.ts';
import type { Translate } from '../../src/catalogue/explainProblem.ts';
import { findWord } from '../../src/catalogue/findWord.ts';
import type { TableFault } from '../../src/pricing/installationShape.ts';
import { decodeText } from '../open/decodeText.ts';
import { explainFileProblem, type FileProblem } from '../open/explainFileProblem.ts';
import { formatOf } from '../open/fileFormat.ts';
import { openWorkbook } from '../open/openWorkbook.ts';
import { HEADER_ROWS, parseText } from '../open/parseText.ts';
import { type CellFlaw, type CellRows, columnLetters, type TableRow } from '../open/table.ts';
import { UnreadableFile } from '../open/unreadableFile.ts';
import { INSTALLATION_COLUMNS, type InstallationColumn } from './installationColumns.ts';

/** A row below the column names. */
export interface InstallationRow {
  /** The row's number in the spreadsheet. */
  readonly number: number;
  /** The text of a cell; '' if it is blank. */
  cell(column: InstallationColumn): string;
  flaw(column: InstallationColumn): CellFlaw | undefined;
}

export interface InstallationSheet {
  readonly rows: readonly InstallationRow[];
  /** Faults that a person can't see as they are read, such as hidden rows. */
  readonly faults: readonly TableFault[];
}

/** A table with 40 extras has 50. */
const MAX_ROWS = 200;

/** Opens a workbook or a text file as the rows of an installation table. Never throws. */
export function openInstallationSheet(bytes: Uint8Array, translate: Translate): InstallationSheet {
  try {
    const isWorkbook = formatOf(bytes) === 'zip';
    const sheets = isWorkbook
      ? openWorkbook(bytes).flatMap((sheet) => (sheet.isHidden ? [] : [sheet.read()]))
      : [parseText(decodeText(bytes).text, (cell) => nameOf(cell) !== null)];
    const error = sheets.flatMap(({ problems }) => problems).find(({ severity }) => severity === 'error');
    if (error) throw new UnreadableFile(error);
    const named = sheets.flatMap((cells) => headerOf(cells) ?? []);
    const [found] = named;
    if (!found) return { rows: [], faults: [{ place: '', kind: 'no-heading' }] };
    const names = named.map(({ cells }) => `“${cells.sheet}”`);
    return named.length === 1
      ? rowsOf(found, translate)
      : { rows: [], faults: [{ place: '', kind: 'several', allowed: names }] };
  } catch (error) {
    if (error instanceof UnreadableFile) return { rows: [], faults: [sentence('', error.problem, translate)] };
    throw error;
  }
}

function sentence(place: string, problem: FileProblem, translate: Translate): TableFault {
  const { reason, suggestion } = explainFileProblem(problem, translate);
  return { place, kind: 'said', allowed: [`${reason} ${suggestion}`] };
}

interface Named {
  readonly cells: CellRows;
  readonly header: TableRow;
  readonly columns: readonly (InstallationColumn | null)[];
}

function nameOf(cell: string): InstallationColumn | null {
  return findWord(cleanText(cell), INSTALLATION_COLUMNS)?.word ?? null;
}

function headerOf(cells: CellRows): Named | null {
  const isHeader = (row: TableRow) =>
    ['what', 'label', 'price'].every((name) => row.cells.some((at) => nameOf(at) === name));
  const header = cells.rows.slice(0, HEADER_ROWS).find(isHeader);
  return header ? { cells, header, columns: header.cells.map(nameOf) } : null;
}

function rowsOf(named: Named, translate: Translate): InstallationSheet {
  const { cells, header, columns } = named;
  const below = cells.rows.filter(({ number }) => number > header.number);
  if (below.length > MAX_ROWS) return { rows: [], faults: [{ place: '', kind: 'rows', allowed: [String(MAX_ROWS)] }] };
  const rows = below.map(
    ({ number, cells: texts, flaws }): InstallationRow => ({
      number,
      cell: (column) => cleanText(texts[columns.indexOf(column)] ?? ''),
      flaw: (column) => flaws?.get(columns.indexOf(column)),
    }),
  );
  return { rows, faults: [...headingFaults(named, below), ...layoutFaults(named, below, translate)] };
}

/** Columns that the table doesn't know, or has twice. */
function headingFaults({ header, columns }: Named, rows: readonly TableRow[]): readonly TableFault[] {
  const width = Math.max(header.cells.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: width }, (_, at) => at).flatMap((at): readonly TableFault[] => {
    const text = cleanText(header.cells[at] ?? '');
    const place = `row ${header.number}, ${text || `column ${columnLetters(at)}`}`;
    const name = columns[at] ?? null;
    if (name !== null) return columns.indexOf(name) === at ? [] : [{ place, kind: 'twice', found: text }];
    const isUsed = text !== '' || rows.some(({ cells }) => cleanText(cells[at] ?? '') !== '');
    return isUsed ? [{ place, kind: 'column', found: text, allowed: INSTALLATION_COLUMNS }] : [];
  });
}

/** Rows and cells that are torn, struck out, hidden or merged. */
function layoutFaults(
  { cells: { layout, problems }, columns }: Named,
  rows: readonly TableRow[],
  translate: Translate,
): readonly TableFault[] {
  const torn = rows.flatMap(({ number, problem }) => (problem ? [sentence(`row ${number}`, problem, translate)] : []));
  const struck = problems.filter(({ kind }) => kind.startsWith('struck-row'));
  const hidden = rows.filter(({ number }) => layout?.hiddenRows.has(number)).map(({ number }) => `row ${number}`);
  const hiddenColumns = columns.flatMap((name, at) => (name && layout?.hidden.has(at) ? [`column ${name}`] : []));
  const merged = (layout?.merges ?? []).filter(({ row, rows: high, at }) =>
    rows.some(({ number }) => number >= row && number < row + high && at < columns.length),
  );
  return [
    ...torn,
    ...struck.map((problem): TableFault => ({ place: `row ${problem.facts?.first}`, kind: 'struck' })),
    ...[...hidden, ...hiddenColumns].map((place): TableFault => ({ place, kind: 'hidden' })),
    ...merged.map(
      ({ row, at }): TableFault => ({ place: `row ${row}, ${columns[at] ?? columnLetters(at)}`, kind: 'merged' }),
    ),
  ];
}
