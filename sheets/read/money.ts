import { cleanText } from '../../src/catalogue/cleanText.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import { foreignMoney } from '../open/foreignMoney.ts';
import type { Table, TableRow } from '../open/table.ts';
import { fold, foldPosition } from '../recognise/fold.ts';
import type { Mapping } from './mapping.ts';

/** Headings of a column with the currency of each price. */
const CURRENCY =
  /^(price)?(currency|currencycode|curr|waehrung|wahrung|devise|moneda|valuta|moeda|валюта|penznem|tiente|货币|通貨|통화|สกลเงน|matauang)$/;
const DOLLARS = /^(a\$|au\$|aud|\$|australiandollars?)$/;

/** Finds the foreign currency of a row's price in the table's column of currencies; null if there is none. */
export function moneyOf({ columns }: Table): (row: TableRow) => string | null {
  const at = columns.findIndex((name) => CURRENCY.test(fold(name.split(': ').at(-1)!)));
  return ({ cells }) => {
    const currency = at === -1 ? '' : cleanText(cells[at] ?? '');
    return currency === '' || DOLLARS.test(currency.toLowerCase().replaceAll(' ', '')) ? null : currency;
  };
}

/** Headings of a column that says of each row's price whether GST is in it: `Sell Price Inclusive`, `Tax`. */
const WITH_GST = /\b(?:inc|incl|inclusive|includes|including)\b/i;
const NOT_WITH_GST = /\b(?:ex|excl|exclusive|excludes|excluding)\b/i;
const ABOUT_GST = /\b(?:gst|tax|price|sell)\b/i;
const YES = /^(?:y|yes|true|1|i|inc|incl|inclusive|including)(?: (?:gst|tax))?$/i;
const NO = /^(?:n|no|false|0|e|ex|excl|exclusive|excluding|plus|\+)(?: ?(?:gst|tax))?$/i;

/** The column that calls a row's price one without GST; null if none does. */
export function gstFlagOf({ columns, rows }: Pick<Table, 'columns' | 'rows'>): (row: TableRow) => string | null {
  const places = columns.flatMap((name, at) => {
    const plain = name.replaceAll('_', ' ');
    const texts = ABOUT_GST.test(plain) ? rows.map(({ cells }) => cleanText(cells[at] ?? '')).filter(Boolean) : [];
    const isFlag = texts.length > 0 && texts.every((text) => YES.test(text) || NO.test(text));
    return isFlag ? [{ name, at, without: NOT_WITH_GST.test(plain) && !WITH_GST.test(plain) ? YES : NO }] : [];
  });
  return ({ cells }) => places.find(({ at, without }) => without.test(cleanText(cells[at] ?? '')))?.name ?? null;
}

/** Words of other markets: ratings, price lists, tons of cooling, and words with letters that English doesn't have. */
const ELSEWHERE = /\b(?:AHRI|SEER2|ISEER|EER2|HSPF2|MSRP|MRP|[\d.]+ ?tons?)\b/i;
const FOREIGN_WORD = /(?=[^\0-\x7F])\p{L}{2}|\p{L}(?=[^\0-\x7F])\p{L}/u;
/** The first rows are enough to judge by. */
const FIRST_ROWS = 200;
const FIRST_LETTERS = 200;

/** True for a list with foreign money, or of another market, where a bare “price” isn't in Australian dollars. A shop names its own. */
export function isForeignList(table: Table): boolean {
  const money = moneyOf(table);
  return table.rows.some((row) => money(row) !== null) || (table.kind !== 'woocommerce' && isElsewhere(table));
}

function isElsewhere({ columns, rows }: Table): boolean {
  const isOther = (text: string): boolean => ELSEWHERE.test(text) || FOREIGN_WORD.test(text);
  const first = rows.slice(0, FIRST_ROWS);
  const others = first.filter(({ cells }) => cells.some((cell) => isOther(cell.slice(0, FIRST_LETTERS))));
  return columns.filter(isOther).length > 1 || others.length > first.length / 2;
}

/** True for a heading of prices that aren't Australian. */
export function isForeign(heading: string): boolean {
  return foreignMoney(heading) !== null;
}

const WITHOUT_GST =
  /\b(ex|excl|excluding|exclusive of|without|before|plus|less|net of)[\s.]*(gst|tax|vat)\b|\+\s*gst\b|\bgst\s+(ex|extra)/i;

/** Problems of headings that name a foreign currency, or a price without GST. */
export function moneyProblems({ columns }: Table, { columns: mapped }: Mapping): readonly FileProblem[] {
  const named = (mapped.price_from_aud?.from ?? []).filter((name) => foldPosition(columns, name) !== -1);
  return named.flatMap((name) => {
    const money = foreignMoney(name);
    if (money === null && !WITHOUT_GST.test(name)) return [];
    const problem =
      money === null ? fileProblem('warning', 'without-gst') : fileProblem('warning', 'foreign-column', { money });
    return [{ ...problem, value: shownValue(name) }];
  });
}
