import { cleanText } from '../../src/catalogue/cleanText.ts';
import type { Table, TableRow } from '../open/table.ts';
import { fold, foldPosition } from '../recognise/fold.ts';
import { shopField } from '../recognise/shopHeadings.ts';
import { datesIn } from './salePeriod.ts';

/** The positions of a sale's price and dates; -1 for a missing column. */
export interface SaleColumns {
  readonly sale: number;
  /** The columns of the regular price; the first that isn't blank counts. */
  readonly regular: readonly number[];
  readonly starts: number;
  readonly ends: number;
  /** Both dates, in one cell. */
  readonly period: number;
  /** Dates beside the sale price, under a heading that doesn't say what they mean. */
  readonly unclear: number;
}

/** Words for a sale and its dates, in the languages of shops. */
const SALE = /^(sale|promo|offer|special|discount|angebot|aktion|rebaj|oferta|saldo|solde|sconto|actie|reapris)/;
const END = /^(end|until|till|to$|expir|thru$|bis$|fin|termin|tot$|slut|do$|zakoń|koniec)/;
/** Words that mean an end even in a column without dates, where `to` may be an ordinary word. */
const SURE_END = /^(end|until|expir|termin|koniec)/;
const START = /^(start|begin|from|since|ab$|début|inic|iníc|empieza|van$|von$|od$|rozpocz)/;
const DATE_WORD = /^(dates?$|datum|fecha|data$|día|period)/;
/** Dates of something other than a sale. */
const OTHER_DATE = /^(added|created?|updated?|modified|changed|released?|launch|arriv|eta$|received|erstellt|geändert)/;
const DATE =
  /\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{1,2}(?:st|nd|rd|th)?[ -][a-z]{3,9}\.?,?[ -]\d{2,4}/i;

/** The text of a cell. A workbook's date becomes YYYY-MM-DD. */
export function saleDateText({ cells, flaws }: TableRow, at: number): string {
  return flaws?.get(at)?.date ?? cleanText(cells[at] ?? '');
}

/** The columns of the sale whose price the mapping reads; null if it reads none. */
export function saleColumnsOf(table: Table, prices: readonly string[]): SaleColumns | null {
  const { columns, rows } = table;
  const words = columns.map((name) => name.toLowerCase().split(/[^\p{L}]+/u));
  const has = (at: number, word: RegExp): boolean => words[at]!.some((one) => word.test(one));
  const hasDates = (at: number): boolean => {
    const texts = rows.map((row) => saleDateText(row, at)).filter((text) => text !== '');
    return texts.length > 0 && texts.filter((text) => DATE.test(text)).length >= texts.length / 2;
  };
  const places = prices.map((name) => foldPosition(columns, name)).filter((at) => at !== -1);
  const isSale = (at: number): boolean => has(at, SALE) || shopField(columns[at]!) === 'salePrice';
  const sale = places.find((at) => isSale(at) && !hasDates(at));
  if (sale === undefined) return null;

  const isNamed = (at: number): boolean => has(at, SALE) && (has(at, DATE_WORD) || has(at, SURE_END) || hasDates(at));
  let [beside] = [sale + 1];
  while (beside < columns.length && (hasDates(beside) || isNamed(beside))) beside += 1;
  const isDated = (at: number): boolean => isNamed(at) || (at > sale && at < beside && !has(at, OTHER_DATE));
  const dated = columns.flatMap((_, at) => (at !== sale && isDated(at) ? [at] : []));
  const isRange = (at: number): boolean => rows.some((row) => datesIn(saleDateText(row, at)) !== null);
  const isPeriod = (at: number): boolean =>
    /^(g:)?sale_?price_?effective_?date/i.test(columns[at]!) || (!has(at, END) && !has(at, START) && isRange(at));
  const period = dated.find(isPeriod) ?? -1;
  const others = dated.filter((at) => at !== period);
  const ends = others.find((at) => has(at, END)) ?? -1;
  const starts = others.find((at) => at !== ends && has(at, START)) ?? -1;
  const unclear = others.find((at) => at !== ends && at !== starts) ?? -1;
  return { sale, regular: regularPrices(table, sale, places), starts, ends, period, unclear };
}

function regularPrices({ columns }: Table, sale: number, places: readonly number[]): readonly number[] {
  const others = places.filter((at) => at !== sale);
  if (others.length > 0) return others;
  const named = columns.findIndex((name, at) => {
    const isPrice = /^(regular|normal|list)?price(aud)?$|^rrp/.test(fold(name.replace(/^g:/i, '')));
    return at !== sale && (isPrice || shopField(name) === 'regularPrice');
  });
  return named === -1 ? [] : [named];
}
