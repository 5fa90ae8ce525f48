import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import type { Table, TableRow } from '../open/table.ts';
import type { Mapping } from './mapping.ts';
import { type SaleColumns, saleColumnsOf, saleDateText } from './saleColumns.ts';
import { datesIn, dayOrderOf, periodOf, type SaleDates } from './salePeriod.ts';

/** The day on which a file is read. */
export interface Moment {
  /** YYYY-MM-DD. */
  readonly on: string;
  /** True to keep the regular price beside each dated sale, for a reply that says when its prices change. */
  readonly isDated?: boolean;
}

/** A price with a last day. */
export interface Sale {
  readonly row: number;
  readonly price: string;
  /** Its last day, as YYYY-MM-DD. */
  readonly ends: string;
}

export interface Priced {
  /** The source, with the prices that hold now in its sale column. */
  readonly source: Table;
  /** Sales that hold now. */
  readonly sales: readonly Sale[];
  /** Sales that have ended. */
  readonly ended: readonly Sale[];
  readonly problems: readonly FileProblem[];
  /** With `isDated`: by row number, the row with its sale price, and the days of the sale. */
  readonly dated: ReadonlyMap<number, DatedRow>;
}

interface DatedRow {
  readonly row: TableRow;
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Replaces each sale price that doesn't hold now by the regular price. The last day counts. If the dates can't be read, or could
 * mean two days, the regular price stays. A sale price without dates holds, unless the column beside it has dates of unclear
 * meaning.
 *
 * @param moment null reads every dated sale as over
 */
export function withSales(source: Table, mapping: Mapping, moment: Moment | null): Priced {
  const columns = saleColumnsOf(source, mapping.columns.price_from_aud?.from ?? []);
  const found = {
    source,
    sales: [] as Sale[],
    ended: [] as Sale[],
    problems: [] as FileProblem[],
    dated: new Map<number, DatedRow>(),
  };
  if (!columns) return found;
  if (columns.unclear !== -1) return withoutSale(source, columns);
  const on = moment?.on ?? END_OF_TIME;
  const order = dayOrderOf(source.rows.flatMap((row) => textsOf(row, columns)));
  const rows = source.rows.map((row): TableRow => {
    const price = cleanText(row.cells[columns.sale] ?? '');
    if (price === '') return withRegularPrice(row, columns);
    const dates = datesOf(row, columns);
    const period = dates ? periodOf(dates, order) : ({ ok: false, why: 'sale-dates' } as const);
    if (!period.ok) {
      const value = shownValue(textsOf(row, columns).join(' to '));
      const problem = fileProblem('warning', period.why);
      found.problems.push({ ...problem, row: row.number, column: 'price_from_aud', value });
      return withRegularPrice(row, columns);
    }
    const { from, to } = period;
    const isOver = to !== null && to < on;
    const isOn = !isOver && (from === null || (from <= on && moment !== null));
    if (to !== null && (isOver || isOn)) {
      (isOver ? found.ended : found.sales).push({ row: row.number, price, ends: to });
    }
    if (moment?.isDated && !isOver && (from ?? to) !== null) {
      found.dated.set(row.number, { row, from, to });
      return withRegularPrice(row, columns);
    }
    return isOn ? row : withRegularPrice(row, columns);
  });
  return { ...found, source: { ...source, rows } };
}

const END_OF_TIME = '9999-12-31';

/** Keeps every regular price, because unclear dates may be the sale's. */
function withoutSale(source: Table, columns: SaleColumns): Priced {
  const [sale, dates] = [columns.sale, columns.unclear].map((at) => source.columns[at]!);
  const problem = { ...fileProblem('warning', 'sale-unclear', { sale: sale! }), value: shownValue(dates!) };
  const rows = source.rows.map((row) => withRegularPrice(row, columns));
  return { source: { ...source, rows }, sales: [], ended: [], problems: [problem], dated: new Map() };
}

/** The row with its regular price in the sale column; blank if it has neither price. */
function withRegularPrice(row: TableRow, { sale, regular }: SaleColumns): TableRow {
  const price = regular.map((at) => row.cells[at] ?? '').find((cell) => cleanText(cell) !== '') ?? '';
  if (price === (row.cells[sale] ?? '')) return row;
  const cells = [...row.cells];
  while (cells.length < sale) cells.push('');
  cells[sale] = price;
  return { ...row, cells };
}

function textsOf(row: TableRow, { starts, ends, period }: SaleColumns): readonly string[] {
  return [starts, ends, period].map((at) => saleDateText(row, at)).filter((text) => text !== '');
}

/** The dates of a row; null if a cell should have both and doesn't. */
function datesOf(row: TableRow, columns: SaleColumns): SaleDates | null {
  const both = saleDateText(row, columns.period);
  if (both !== '') {
    // Feeds write two moments with a slash between.
    const parts = both.split(/\s*\/\s*/);
    return parts.length === 2 ? [parts[0]!, parts[1]!] : datesIn(both);
  }
  const [first, last] = [saleDateText(row, columns.starts), saleDateText(row, columns.ends)];
  return (first === '' ? datesIn(last) : null) ?? [first, last];
}

/** The date columns of a sale whose price the mapping reads. */
export function saleColumns(source: Table, { columns }: Mapping): readonly string[] {
  const found = saleColumnsOf(source, columns.price_from_aud?.from ?? []);
  const { regular = [], starts = -1, ends = -1, period = -1 } = found ?? {};
  return [...regular, starts, ends, period].flatMap((at) => source.columns[at] ?? []);
}
