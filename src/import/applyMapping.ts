import { cleanText } from '../catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from '../catalogue/columns.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Column } from '../catalogue/product.ts';
import { fileProblem } from '../source/fileProblem.ts';
import type { TableRow } from '../source/table.ts';
import { controlsIn } from './controlCells.ts';
import { convertCell } from './convertCell.ts';
import type { ColumnSource, Mapping, RowFilter } from './mapping.ts';
import { foreignPrice, isForeign, moneyOf, moneyProblems } from './money.ts';
import { notForSale } from './notForSale.ts';
import { failedFilter } from './rowFilter.ts';
import { positionOf, type SourceKind, type SourceTable } from './sourceTable.ts';

export interface LeftOut {
  readonly filter: RowFilter;
  /** Their numbers. */
  readonly rows: readonly number[];
}

export interface AppliedMapping {
  readonly columns: readonly Column[];
  readonly rows: readonly TableRow[];
  readonly leftOut: readonly LeftOut[];
  /** Columns that the mapping names and the file doesn't have. */
  readonly problems: readonly Problem[];
  /** The position in the source of each column's first value; -1 if it only has a default. */
  readonly positions: readonly number[];
}

/** Puts a source's rows under catalogue columns. Nothing is checked here: the catalogue's own reader does that. Never throws. */
export function applyMapping(source: SourceTable, mapping: Mapping): AppliedMapping {
  const problems: Problem[] = [...moneyProblems(source, mapping)];
  const money = moneyOf(source);
  const only = [...mapping.only, ...notForSale(source, mapping)];
  const sources = new Map<Column, { readonly source: ColumnSource; readonly positions: readonly number[] }>();
  for (const column of COLUMN_NAMES) {
    const given = mapping.columns[column];
    if (given === undefined && !COLUMNS[column].required) continue;
    const places = (given?.from ?? []).map((name) => positionOf(source.columns, name));
    const isRead = (at: number): boolean =>
      at !== -1 && (column !== 'price_from_aud' || !isForeign(source.columns[at]!));
    const positions = given?.each ? places : places.filter(isRead);
    const missing = (given?.from ?? []).filter((_, index) => places[index] === -1);
    if (missing.length > 0)
      problems.push(missingColumn(column, missing, missing.length === places.length, source.from));
    sources.set(column, { source: given ?? { from: [] }, positions });
  }
  for (const filter of mapping.only) {
    if (positionOf(source.columns, filter.column) === -1) problems.push(missingFilter(filter));
  }
  const left = new Map<RowFilter, number[]>(only.map((filter) => [filter, []]));
  // Most columns repeat a few values.
  const known = new Map<Column, Map<string, string>>([...sources.keys()].map((column) => [column, new Map()]));
  const converted = (column: Column, from: ColumnSource, cell: string, at: number): string => {
    const cells = known.get(column)!;
    const key = from.units || from.parts ? `${at} ${cell}` : cell;
    const found = cells.get(key) ?? convertCell(column, from, cell, mapping.decimal, source.columns[at]);
    cells.set(key, found);
    return found;
  };
  const hasPrice = sources.has('price_from_aud');
  const rows: TableRow[] = [];
  for (const row of source.rows) {
    const failed = failedFilter(row, source.columns, only);
    if (failed !== null) {
      left.get(failed)!.push(row.number);
      continue;
    }
    const cells: Partial<Record<Column, string>> = {};
    for (const [column, { source: from, positions }] of sources) {
      if (from.each) {
        cells[column] =
          controlsIn(
            from,
            positions.map((position) => row.cells[position] ?? ''),
          ) ||
          (from.default ?? '');
        continue;
      }
      if (column === 'price_from_aud') {
        const foreign = money(row);
        if (foreign !== null) {
          problems.push(foreignPrice(row, foreign));
          cells[column] = '';
          continue;
        }
      }
      const filled = positions.filter((position) => cleanText(row.cells[position] ?? '') !== '');
      const read = from.join ? filled : filled.slice(0, 1);
      const cell = joined(read.map((at) => converted(column, from, row.cells[at]!, at)));
      // A price and what it includes only count together.
      const isAlone = column === 'price_includes' && hasPrice && cells.price_from_aud === '';
      cells[column] = cell === '' && !isAlone ? (from.default ?? '') : cell;
    }
    rows.push(withFlaws(row, [...sources.values()], Object.values(cells)));
  }
  const leftOut = [...left].flatMap(([filter, out]) => (out.length === 0 ? [] : [{ filter, rows: out }]));
  const positions = [...sources.values()].map(({ positions: places }) => places[0] ?? -1);
  return { columns: [...sources.keys()], rows, leftOut, problems, positions };
}

/** With a space between, each text once: a model may begin with its brand. */
function joined(texts: readonly string[]): string {
  const said: string[] = [];
  for (const text of texts) {
    if (!said.some((one) => one.toLowerCase() === text.toLowerCase())) said.push(text);
  }
  const last = said.at(-1)?.toLowerCase() ?? '';
  return said.filter((text, at) => at === said.length - 1 || !last.startsWith(text.toLowerCase())).join(' ');
}

/** A flaw of a workbook's cell goes with the cell. */
function withFlaws(
  row: TableRow,
  sources: readonly { readonly positions: readonly number[] }[],
  cells: string[],
): TableRow {
  const { number, problem } = row;
  const flaws = new Map(
    sources.flatMap(({ positions }, place) => {
      const flaw = positions.length === 1 && row.flaws?.get(positions[0]!);
      return flaw ? [[place, flaw] as const] : [];
    }),
  );
  return { number, cells, ...(flaws.size > 0 && { flaws }), ...(problem && { problem }) };
}

/** A sheet keeps its headings, so one that is gone was renamed; in shops and feeds, headings come and go. */
function missingColumn(column: Column, missing: readonly string[], isWhole: boolean, from: SourceKind): Problem {
  const names = missing.map((name) => `“${name}”`).join(' or ');
  const suggestion = 'Change the mapping, or export the file as before.';
  if (isWhole && (COLUMNS[column].required || from === 'sheet')) {
    return fileProblem('error', `The file has no column ${names}, which the mapping needs for ${column}.`, suggestion);
  }
  const effect = isWhole ? `${column} stays unknown` : `${column} comes from the mapping's other columns only`;
  return fileProblem('warning', `The file has no column ${names}, so ${effect}.`, suggestion);
}

/** Without it, drafts could be published. */
function missingFilter({ column }: RowFilter): Problem {
  return fileProblem(
    'error',
    `The file has no column “${column}”, which the mapping filters rows by.`,
    'Change “only” in the mapping, or export the file as before.',
  );
}
