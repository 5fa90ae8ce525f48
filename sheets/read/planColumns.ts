import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { type Column, SYSTEM_TYPES, type SystemType } from '../../src/catalogue/product.ts';
import { note } from '../../src/catalogue/reading.ts';
import { quoted, shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import { ROW_STATE, type SourceKind, type Table, type TableRow } from '../open/table.ts';
import { foldPosition } from '../recognise/fold.ts';
import type { ColumnSource, Mapping } from './mapping.ts';
import { gstFlagOf, isForeign, moneyOf, moneyProblems } from './money.ts';
import { type OwnColumns, ownColumns } from './ownColumns.ts';
import { BLANK_CELL, cellReader, type ReadCell, readControlCells, readOwnCell } from './readColumn.ts';

export type Cells = ReadonlyMap<Column, ReadCell>;

/** The way to read the cells of one catalogue column. */
export interface PlannedColumn {
  readonly column: Column;
  /** The positions of its source columns; empty if there is only a default. */
  readonly positions: readonly number[];
  /** @param before the columns read so far, in the order of the catalogue */
  read(row: TableRow, before: Cells): ReadCell;
}

export interface Plan {
  readonly columns: readonly PlannedColumn[];
  /** If one is an error, the plan doesn't fit the table. */
  readonly problems: readonly FileProblem[];
}

/** Reads each column by its own name. */
export function ownPlan(table: Table): Plan & { readonly ofPositions: OwnColumns['columns'] } {
  const { columns: ofPositions, problems } = ownColumns(table);
  const planned = ofPositions.flatMap((column, at): readonly PlannedColumn[] =>
    column === null ? [] : [{ column, positions: [at], read: ({ cells }) => readOwnCell(column, cells[at] ?? '') }],
  );
  return {
    columns: planned.toSorted((a, b) => COLUMN_NAMES.indexOf(a.column) - COLUMN_NAMES.indexOf(b.column)),
    ofPositions,
    problems,
  };
}

/** Reads columns of other names by a mapping. */
export function mappedPlan(table: Table, mapping: Mapping): Plan {
  const problems: FileProblem[] = [...moneyProblems(table, mapping)];
  const columns = COLUMN_NAMES.flatMap((column): readonly PlannedColumn[] => {
    const source = mapping.columns[column];
    if (source === undefined)
      return COLUMNS[column].required ? [{ column, positions: [], read: () => BLANK_CELL }] : [];
    const places = source.from.map((name) => foldPosition(table.columns, name));
    const missing = source.from.filter((_, index) => places[index] === -1);
    if (missing.length > 0) problems.push(missingColumn(column, missing, places, table.kind));
    return [{ column, ...readerOf(column, source, places, table, mapping) }];
  });
  for (const { column } of mapping.only) {
    // The sheet may have no hidden rows any more.
    if (foldPosition(table.columns, column) !== -1 || column === ROW_STATE) continue;
    // If this filter's column is gone, drafts could be published.
    problems.push({ ...fileProblem('error', 'filter-gone'), value: shownValue(column) });
  }
  return { columns, problems };
}

function readerOf(
  column: Column,
  source: ColumnSource,
  places: readonly number[],
  table: Table,
  { decimal, columns }: Pick<Mapping, 'decimal' | 'columns'>,
): Omit<PlannedColumn, 'column'> {
  const usualOf = (word: string | undefined): ReadCell => (word === undefined ? BLANK_CELL : readOwnCell(column, word));
  const usual = usualOf(source.default);
  const kindOf = source.byKind && kindReader(table, columns.system_type, decimal);
  if (source.each) {
    return {
      positions: places,
      read({ cells }) {
        const read = readControlCells(
          source,
          places.map((at) => cells[at] ?? ''),
        );
        return read.text === '' ? usual : read;
      },
    };
  }
  const isPrice = column === 'price_from_aud';
  const positions = places.filter((at) => at !== -1 && !(isPrice && isForeign(table.columns[at]!)));
  const readCell = cellReader(column, source, decimal);
  const money = isPrice ? moneyOf(table) : () => null;
  const withoutGst = isPrice ? gstFlagOf(table) : () => null;
  // A price and what it includes count only together.
  const needsPrice = column === 'price_includes' && columns.price_from_aud !== undefined;
  return {
    positions,
    read(row, before) {
      const currency = money(row);
      if (currency !== null) return { text: '', reading: { value: null, notes: [note(currency, 'foreign-price')] } };
      const exclusive = withoutGst(row);
      if (exclusive !== null)
        return { text: '', reading: { value: null, notes: [note(exclusive, 'price-without-gst')] } };
      const kind = kindOf?.(row);
      if (kindOf && isPrice) return withGst(readFirst(row), kind && source.byKind?.[kind]);
      const filled = positions.filter((at) => cleanText(row.cells[at] ?? '') !== '');
      if (source.inText) return firstNamed(filled.map((at) => row.cells[at]!)) ?? usual;
      const read = (source.join ? filled : filled.slice(0, 1)).map((at) =>
        readCell(row.cells[at]!, table.columns[at]!),
      );
      const cell = read.length > 1 ? readOwnCell(column, joined(read.map(({ text }) => text))) : read[0];
      if (cell && cell.text !== '') return cell;
      if (needsPrice && before.get('price_from_aud')?.text === '') return BLANK_CELL;
      return kind === undefined ? usual : usualOf(source.byKind?.[kind] ?? source.default);
    },
  };

  function readFirst({ cells }: TableRow): ReadCell {
    const at = positions.find((place) => cleanText(cells[place] ?? '') !== '');
    return at === undefined ? BLANK_CELL : readCell(cells[at]!, table.columns[at]!);
  }

  /** The kind that the first text names, otherwise the first ones together. */
  function firstNamed(texts: readonly string[]): ReadCell | undefined {
    const read = texts.map((_, index) => readCell(texts.slice(0, index + 1).join(' '), ''));
    return read.find(({ text }) => text !== '');
  }
}

const GST = 1.1;

/** A price as visitors pay it, by whether its kind's prices are with GST. */
function withGst(cell: ReadCell, word: string | undefined): ReadCell {
  const { value } = cell.reading;
  if (word === undefined) return BLANK_CELL;
  if (word === 'with_gst' || typeof value !== 'number') return cell;
  return readOwnCell('price_from_aud', String(Math.round(value * GST * 100) / 100));
}

/** Finds the kind of a row's system; undefined if nothing says it. */
function kindReader(
  table: Table,
  source: ColumnSource | undefined,
  decimal: Mapping['decimal'],
): (row: TableRow) => SystemType | undefined {
  if (source === undefined) return () => undefined;
  const places = source.from.map((name) => foldPosition(table.columns, name));
  const { read } = readerOf('system_type', source, places, table, { ...(decimal && { decimal }), columns: {} });
  return (row) => SYSTEM_TYPES.find((kind) => kind === read(row, new Map()).reading.value);
}

/** Joins texts with a space, each once: a model may begin with its brand. */
function joined(texts: readonly string[]): string {
  const said: string[] = [];
  for (const text of texts) {
    if (!said.some((one) => one.toLowerCase() === text.toLowerCase())) said.push(text);
  }
  const last = said.at(-1)?.toLowerCase() ?? '';
  return said.filter((text, at) => at === said.length - 1 || !last.startsWith(text.toLowerCase())).join(' ');
}

/** Reports a missing column. In a sheet, it must have been renamed; in shops and feeds, columns come and go. */
function missingColumn(
  column: Column,
  missing: readonly string[],
  places: readonly number[],
  kind: SourceKind,
): FileProblem {
  const isWhole = missing.length === places.length;
  const isNeeded = kind === 'sheet' || (isWhole && COLUMNS[column].required);
  const problem = isNeeded ? 'column-gone' : isWhole ? 'column-unknown' : 'column-in-part';
  const facts = { names: missing.map(quoted).join(' or '), column };
  return fileProblem(isNeeded ? 'error' : 'warning', problem, facts);
}
