import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';
import type { Table, TableRow } from '../open/table.ts';
import type { ColumnSource } from '../read/mapping.ts';
import { measuresOf } from '../read/measures.ts';
import { readMappedCell } from '../read/readColumn.ts';
import type { Candidate } from './candidates.ts';

/** If two columns have the same figure, the unit that comes first wins. */
const UNIT_ORDER = ['kW', undefined, 'W', 'BTU/h'];
/** Two figures within this share of the larger one mean the same: one may be rounded, or converted. */
const SAME = 0.02;

/**
 * Several recognised columns as one source, if no row has two different values; otherwise null. For texts, only the column with
 * the most values is used.
 */
export function combined(
  { columns }: Table,
  rows: readonly TableRow[],
  column: Column,
  sure: readonly Candidate[],
  decimal: '.' | ',' | undefined,
): ColumnSource | null {
  const [first] = sure;
  if (first === undefined || sure.length === 1) return first?.source ?? null;
  if (COLUMNS[column].kind === 'text') return ONE_OF_SEVERAL.includes(column) ? fullest(columns, rows, sure) : null;
  const sources = sure.map(({ source }) => source);
  if (sources.some(({ words }) => words)) return null;
  const ordered = sources.toSorted((a, b) => UNIT_ORDER.indexOf(a.unit) - UNIT_ORDER.indexOf(b.unit));
  const readers = ordered.map((source) => {
    const name = source.from[0]!;
    const at = columns.indexOf(name);
    return ({ cells }: TableRow) => readMappedCell(column, source, cells[at] ?? '', decimal, name).text;
  });
  const agree = (one: string, other: string): boolean =>
    one === other || Math.abs(Number(one) - Number(other)) <= SAME * Math.max(Number(one), Number(other));
  const contradicts = rows.some((row) => {
    const values = readers.map((read) => read(row)).filter((value) => value !== '');
    return values.some((value) => !agree(value, values[0]!));
  });
  if (contradicts) return null;
  const from = ordered.flatMap((source) => source.from);
  return { from, ...measuresOf(from, ordered) };
}

/** The column with the most values; on a tie, the first one. */
function fullest(columns: readonly string[], rows: readonly TableRow[], sure: readonly Candidate[]): ColumnSource {
  const filled = sure.map(({ source }) => {
    const at = columns.indexOf(source.from[0]!);
    return rows.filter(({ cells }) => (cells[at] ?? '').trim() !== '').length;
  });
  return sure[filled.indexOf(Math.max(...filled))]!.source;
}

/** Texts for which each of several columns will do. */
const ONE_OF_SEVERAL: readonly Column[] = ['description', 'link', 'image_link', 'brand', 'title'];
