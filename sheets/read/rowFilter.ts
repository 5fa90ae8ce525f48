import { cleanText } from '../../src/catalogue/cleanText.ts';
import type { Table, TableRow } from '../open/table.ts';
import { fold, foldPosition } from '../recognise/fold.ts';
import { kindNamed } from '../recognise/recogniseKind.ts';
import { shopField } from '../recognise/shopHeadings.ts';
import type { Mapping, RowFilter } from './mapping.ts';
import { overIn } from './notOnSale.ts';

export interface LeftOut {
  readonly filter: RowFilter;
  /** The numbers of these rows. */
  readonly rows: readonly number[];
}

type Filters = Pick<Mapping, 'only'>;

/** The rows that pass a mapping's filters and the built-in ones, and the rows left out. */
export function leaveOutRows(
  table: Table,
  mapping: Filters,
): { readonly rows: readonly TableRow[]; readonly leftOut: readonly LeftOut[] } {
  const only = [...mapping.only, ...notForSale(table, mapping)];
  const left = new Map<RowFilter, number[]>(only.map((filter) => [filter, []]));
  const failed = filterOf(table, only);
  const rows = table.rows.filter((row) => {
    const filter = failed(row);
    if (filter) left.get(filter)!.push(row.number);
    return !filter;
  });
  return { rows, leftOut: [...left].flatMap(([filter, out]) => (out.length === 0 ? [] : [{ filter, rows: out }])) };
}

export function passingRows(table: Table, mapping: Filters): readonly TableRow[] {
  return leaveOutRows(table, mapping).rows;
}

/** Finds the first filter that leaves a row out. A filter on a missing column lets every row pass. */
function filterOf({ columns }: Table, only: readonly RowFilter[]): (row: TableRow) => RowFilter | undefined {
  const placed = only.map((filter) => ({
    filter,
    at: foldPosition(columns, filter.column),
    isOver: filter.onSaleOnly ? overIn(filter.column) : null,
  }));
  return ({ cells }) =>
    placed.find(({ filter, at, isOver }) => {
      const cell = cells[at] ?? '';
      return at !== -1 && (isOver?.(cell) || !passes(filter, cell));
    })?.filter;
}

function passes({ is, not, systemsOnly = false }: RowFilter, cell: string): boolean {
  if (systemsOnly && kindNamed(cell) === null) return false;
  if (is === undefined && not === undefined) return true;
  const values = [cell, ...cell.split(/[,|;]/)].map((value) => cleanText(value).toLowerCase());
  const has = (words: readonly string[]): boolean => words.some((word) => values.includes(word.toLowerCase()));
  return (is === undefined || has(is)) && !has(not ?? []);
}

/** Products that a shop hides from its lists. */
const HIDDEN = ['hidden', 'search'];
const NOT_NEW = [
  ...['refurbished', 'used', 'second hand', 'secondhand', 'ex-display', 'ex display', 'factory second', 'seconds'],
];

/**
 * Filters for every file. They leave out products that a shop hides, keeps private or sells second-hand, and products that a list
 * calls discontinued. A filter of the mapping on the same column replaces one of these, so a person can ask for these rows.
 */
export function notForSale(table: Table, { only }: Filters): readonly RowFilter[] {
  const asked = new Set(only.map(({ column }) => foldPosition(table.columns, column)));
  return table.columns.flatMap((column, at): RowFilter[] => {
    if (asked.has(at)) return [];
    const isOver = overIn(column);
    const over = isOver && table.rows.some(({ cells }) => isOver(cells[at] ?? '')) ? { onSaleOnly: true } : null;
    if (/(^|attribute)condition$/.test(fold(column.replace(/^g:/i, '')))) return [{ column, not: NOT_NEW, ...over }];
    if (table.kind === 'woocommerce' && shopField(column) !== null) {
      if (shopField(column) === 'visibility') return [{ column, not: HIDDEN }];
      // A draft has 0, and a private product -1.
      if (shopField(column) === 'published') return [{ column, not: ['-1'] }];
    }
    return over ? [{ column, ...over }] : [];
  });
}
