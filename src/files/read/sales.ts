import { cleanText } from '../../catalogue/cleanText.ts';
import type { Problem } from '../../catalogue/problem.ts';
import { readDates } from '../../catalogue/readDates.ts';
import type { Table, TableRow } from '../open/table.ts';
import { fold, positionOf } from '../recognise/fold.ts';
import { shopField } from '../recognise/shopHeadings.ts';
import type { Mapping } from './mapping.ts';
import { instantOf } from './zonedTime.ts';

/** When and where a file is read. */
export interface Moment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** An IANA name: the zone of dates without one, unless the mapping has it. */
  readonly timeZone: string;
}

/** A price that holds now and has an end. */
export interface Sale {
  readonly row: number;
  readonly price: string;
  /** Milliseconds since 1970. */
  readonly ends: number;
}

/**
 * The time between two changes of prices by a sale that begins or ends, in milliseconds since 1970. Outside it, also before it
 * because a clock was put back, the prices have to be read again.
 */
export interface PricePeriod {
  /** null if no sale has begun or ended yet. */
  readonly from: number | null;
  /** null if none begins or ends later. */
  readonly to: number | null;
}

/** The period of prices without dates. */
export const ALWAYS: PricePeriod = { from: null, to: null };

export function isWithin({ from, to }: PricePeriod, now: number): boolean {
  return (from === null || from <= now) && (to === null || now < to);
}

export interface Priced {
  /** The source with the price that holds now in its column of sale prices. */
  readonly source: Table;
  readonly sales: readonly Sale[];
  readonly period: PricePeriod;
  readonly problems: readonly Problem[];
}

interface Columns {
  readonly sale: number;
  /** -1 if there is none. */
  readonly regular: number;
  readonly starts: number;
  readonly ends: number;
  /** Both dates in one cell, with a slash between them. */
  readonly period: number;
}

/**
 * Replaces each sale price whose time isn't now by the regular price. The last day counts. Dates that can't be read, or could mean
 * two days of which one is outside the sale, leave the regular price. A sale price without dates holds.
 *
 * @param moment null reads every dated sale as over
 */
export function withSales(source: Table, mapping: Mapping, moment: Moment | null): Priced {
  const columns = columnsOf(source);
  const from = mapping.columns.price_from_aud?.from ?? [];
  const isUsed = columns !== null && from.some((name) => positionOf(source.columns, name) === columns.sale);
  if (!columns || !isUsed) return { source, sales: [], period: ALWAYS, problems: [] };
  const timeZone = mapping.timeZone ?? moment?.timeZone ?? 'UTC';
  const now = moment?.now ?? Number.POSITIVE_INFINITY;
  const sales: Sale[] = [];
  const problems: Problem[] = [];
  const changes: number[] = [];
  const rows = source.rows.map((row): TableRow => {
    const price = cleanText(row.cells[columns.sale] ?? '');
    const regular = row.cells[columns.regular] ?? '';
    if (price === '') return regular === '' ? row : withPrice(row, columns.sale, regular);
    const period = periodOf(row, columns, timeZone);
    if (!period.ok) {
      const about = { kind: 'sale-dates', severity: 'warning', column: 'price_from_aud', id: null } as const;
      problems.push({ ...about, row: row.number, value: period.text });
      return withPrice(row, columns.sale, regular);
    }
    changes.push(...[period.starts, period.ends].filter((change) => change !== null));
    const isOn = (period.starts ?? Number.NEGATIVE_INFINITY) <= now && now < (period.ends ?? Number.POSITIVE_INFINITY);
    if (!isOn && (period.starts !== null || period.ends !== null)) return withPrice(row, columns.sale, regular);
    if (period.ends !== null) sales.push({ row: row.number, price, ends: period.ends });
    return row;
  });
  return { source: { ...source, rows }, sales, period: periodAround(changes, now), problems };
}

function periodAround(changes: readonly number[], now: number): PricePeriod {
  const ofMoment = { from: null as number | null, to: null as number | null };
  for (const change of changes) {
    if (change <= now) ofMoment.from = Math.max(change, ofMoment.from ?? change);
    else ofMoment.to = Math.min(change, ofMoment.to ?? change);
  }
  return ofMoment;
}

function withPrice(row: TableRow, at: number, price: string): TableRow {
  const cells = [...row.cells];
  while (cells.length < at) cells.push('');
  cells[at] = price;
  return { ...row, cells };
}

/** The columns with the dates of sales. */
export function saleColumns(source: Table): readonly string[] {
  const { starts = -1, ends = -1, period = -1 } = columnsOf(source) ?? {};
  return [starts, ends, period].flatMap((at) => source.columns[at] ?? []);
}

/** The dates of a sale are named by such words, in the languages of shops. */
const SALE = /^(sale|promo|offer|special|discount|angebot|aktion|rebaj|oferta|saldo|solde|sconto|actie|reapris)/;
const END = /^(end|until|till|to$|expir|bis$|fin|termin|tot$|slut|do$|zakoń|koniec)/;
const START = /^(start|begin|from|since|ab$|début|inic|iníc|empieza|van$|från$|od$|rozpocz)/;
const DATE = /\d{4}|\d{1,2}[./-]\d{1,2}[./-]\d{2}/;

function columnsOf({ columns, rows }: Table): Columns | null {
  const folded = columns.map((name) => fold(name.replace(/^g:/i, '')));
  const find = (is: (name: string, at: number) => boolean): number => folded.findIndex(is);
  const sale = find(
    (name, at) =>
      shopField(columns[at]!) === 'salePrice' || /^(sale|special|promo|promotional|offer|discount)price/.test(name),
  );
  if (sale === -1) return null;
  const period = find((name) => /^salepriceeffectivedate|^sale(period|dates)$/.test(name));
  const regular = find(
    (name, at) =>
      at !== sale &&
      (shopField(columns[at]!) === 'regularPrice' || /^(regular|normal|list)?price(aud)?$|^rrp/.test(name)),
  );
  const isDateOf = (word: RegExp, at: number): boolean => {
    const words = columns[at]!.toLowerCase().split(/[^\p{L}]+/u);
    const isNamed = words.some((one) => SALE.test(one)) && words.some((one) => word.test(one));
    const isOfDates = words.some((one) => /^(date|datum|fecha|data$|día)/.test(one));
    if (isNamed && isOfDates) return true;
    return isNamed && rows.some(({ cells, flaws }) => flaws?.get(at)?.date !== undefined || DATE.test(cells[at] ?? ''));
  };
  const others = [sale, period, regular];
  const ends = find((_, at) => !others.includes(at) && isDateOf(END, at));
  const starts = find((_, at) => ![...others, ends].includes(at) && isDateOf(START, at));
  return { sale, regular, starts, ends, period };
}

type Period =
  | { readonly ok: true; readonly starts: number | null; readonly ends: number | null }
  | { readonly ok: false; readonly text: string };

function periodOf(row: TableRow, columns: Columns, timeZone: string): Period {
  const textAt = (at: number): string => row.flaws?.get(at)?.date ?? cleanText(row.cells[at] ?? '');
  const both = textAt(columns.period);
  const [first, last] = both === '' ? [textAt(columns.starts), textAt(columns.ends)] : splitPeriod(both);
  const starts = first === '' ? null : daysOf(first, timeZone);
  const ends = last === '' ? null : daysOf(last, timeZone);
  const isClear =
    (starts === null || starts.length === 1) && (ends === null || ends.length === 1) && (both === '' || last !== '');
  const [start = null] = (starts ?? []).map(({ from }) => from);
  const [end = null] = (ends ?? []).map(({ to }) => to);
  if (!isClear || (start !== null && end !== null && end <= start)) {
    return { ok: false, text: both || [first, last].filter((text) => text !== '').join(' to ') };
  }
  return { ok: true, starts: start, ends: end };
}

/** Two moments of a feed; our own date with slashes has more than one. */
function splitPeriod(text: string): readonly [string, string] {
  const parts = text.split(/\s*\/\s*/);
  return parts.length === 2 ? [parts[0]!, parts[1]!] : ['', ''];
}

interface Span {
  readonly from: number;
  /** After its last moment. */
  readonly to: number;
}

const CLOCK = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?$/;
const MINUTE = 60_000;

/** Every span that the text can mean: whole days, or a minute. */
function daysOf(text: string, timeZone: string): readonly Span[] {
  const [, day, hour, minute, , offset] = CLOCK.exec(text) ?? [];
  // Midnight without a zone is how spreadsheets write a day.
  if (day !== undefined && (offset !== undefined || hour !== '00' || minute !== '00')) {
    const local = Date.parse(`${day}T${hour}:${minute}:00Z`);
    if (Number.isNaN(local)) return [];
    // `+1000` is `+10:00`.
    const zone = offset?.replace(/(?<=\d\d)(?=\d\d$)/, ':');
    const from = zone === undefined ? instantOf(local, timeZone) : Date.parse(`${day}T${hour}:${minute}:00${zone}`);
    return [{ from, to: from + MINUTE }];
  }
  const days = [...new Set(readDates(day ?? text))];
  return days.flatMap((date) => {
    const local = Date.parse(`${date}T00:00:00Z`);
    // 31 February is no day.
    if (Number.isNaN(local) || new Date(local).toISOString().slice(0, 10) !== date) return [];
    return [{ from: instantOf(local, timeZone), to: instantOf(local + 24 * 60 * MINUTE, timeZone) }];
  });
}
