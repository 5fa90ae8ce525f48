import { readDates } from '../open/readDates.ts';

/** The place of the day in 03/04/2026; null if nothing tells. */
export type DayOrder = 'first' | 'second' | null;

/** The texts of a sale's first and last day; '' where there is none. */
export type SaleDates = readonly [first: string, last: string];

/** The first and the last day of a sale, as YYYY-MM-DD, or the reason why they are unclear. */
export type Period =
  | { readonly ok: true; readonly from: string | null; readonly to: string | null }
  | { readonly ok: false; readonly why: 'sale-dates' | 'sale-dates-unclear' | 'sale-reversed' };

const FIGURES = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?: .*)?$/;

/** The order in which a column writes its dates: 15/09/2026 shows that 01/11/2026 begins with its day. */
export function dayOrderOf(texts: readonly string[]): DayOrder {
  const figures = texts.flatMap((text) => {
    const [, first, second] = FIGURES.exec(text) ?? [];
    return first === undefined ? [] : [{ first: Number(first), second: Number(second) }];
  });
  const isFirst = figures.some(({ first }) => first > 12);
  const isSecond = figures.some(({ second }) => second > 12);
  return isFirst === isSecond ? null : isFirst ? 'first' : 'second';
}

const DAY = String.raw`\d{4}-\d{1,2}-\d{1,2}(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?[ -][a-z]{3,9}\.?,?[ -]\d{2,4}`;
const WHOLE_DAY = new RegExp(DAY, 'gi');
/** `1 – 30 Nov 2026`, `15 Nov to 5 Dec 2026`. */
const SHORT_RANGE =
  /^\D*?(\d{1,2})(?: ([a-z]{3})[a-z]*)?\s*(?:[-–—]|to|until|till)\s*(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i;
const UNTIL = /^(?:until|till|to|ends?|ending|up to|by|bis|jusqu)/i;
const FROM = /^(?:from|since|starts?|starting|ab|von)\b/i;

/** The dates of a cell that has both: `01/11/2026 – 05/12/2026`, or `until 5 Dec 2026`. Null for one date without a word, or none. */
export function datesIn(text: string): SaleDates | null {
  const short = SHORT_RANGE.exec(text);
  if (short) {
    const [, first, month, last, lastMonth, year] = short;
    return [`${first} ${month ?? lastMonth} ${year}`, `${last} ${lastMonth} ${year}`];
  }
  const [first, last, ...more] = text.match(WHOLE_DAY) ?? [];
  if (first === undefined || more.length > 0) return null;
  if (last !== undefined) return [first, last];
  if (UNTIL.test(text)) return ['', first];
  return FROM.test(text) ? [first, ''] : null;
}

/** The days of a sale. A time of day isn't read: a sale holds for whole days. */
export function periodOf(dates: SaleDates, order: DayOrder): Period {
  const [first, last] = dates.map((text) => (text === '' ? [null] : daysOf(text, order)));
  const [from, ...otherFirst] = first!;
  const [to, ...otherLast] = last!;
  if (from === undefined || to === undefined) return { ok: false, why: 'sale-dates' };
  if (otherFirst.length + otherLast.length > 0) return { ok: false, why: 'sale-dates-unclear' };
  if (from !== null && to !== null && to < from) return { ok: false, why: 'sale-reversed' };
  return { ok: true, from, to };
}

/** Every day that the text can mean. */
function daysOf(text: string, order: DayOrder): readonly string[] {
  const days = new Set(readDates(inOrder(withoutOrdinal(text), order)));
  return [...days].filter((date) => {
    const at = Date.parse(`${date}T00:00:00Z`);
    // 31 February doesn't exist.
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date);
  });
}

/** `31st Oct. 2026` as `31 Oct 2026`. */
function withoutOrdinal(text: string): string {
  return text.replace(/^(\d{1,2})(?:st|nd|rd|th)\b/i, '$1').replaceAll(/[.,](?= )/g, '');
}

/** The date with its year first, if the order of its figures is known. */
function inOrder(text: string, order: DayOrder): string {
  const [, first, second, year] = FIGURES.exec(text) ?? [];
  if (year === undefined || order === null) return text;
  const [day, month] = order === 'first' ? [first, second] : [second, first];
  return `${year.padStart(4, '20')}-${month}-${day}`;
}
