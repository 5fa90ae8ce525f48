import type { QuoteLine } from './quoteLines.ts';
import type { Read } from './reading.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATE = new RegExp(
  [
    String.raw`\b(?<y1>20\d\d)\s?-\s?(?<m1>\d{1,2})\s?-\s?(?<d1>\d{1,2})\b`,
    String.raw`(?<![\d/.$-])(?<d2>\d{1,2})\s?(?<sep>[/.-])\s?(?<m2>\d{1,2})\s?\k<sep>\s?(?<y2>20\d\d|\d\d)(?![\d/])`,
    String.raw`(?<![\d/.$])(?<d3>\d{1,2})(?:\s?(?:st|nd|rd|th))?(?:\sof)?[\s-]+(?<m3>${MONTH})\b\.?(?:,?[\s-]*(?<y3>20\d\d|(?<=-)\d\d\b))?`,
    String.raw`\b(?<m4>${MONTH})\.?\s(?<d4>\d{1,2})(?:st|nd|rd|th)?(?:,?\s(?<y4>20\d\d))?\b`,
    String.raw`(?<![\d/.$-])(?<d5>\d{1,2})/(?<m5>\d{1,2})(?![\d/%])`,
  ].join('|'),
  'gi',
);
const UNTIL =
  /valid|expir|until|\btill?\b|'til\b|laps|clos|\bends?\b|ending|\bgood\b|\bhold|\bheld\b|\baccept|\boffer\b|\bby\b|before|up to|firm|price guarantee/;
const OTHER =
  /install|\bdue\b|\bstart|available|\bbook(?!\w* (?:by|before))|visit|inspect|deliver|warranty|complet|\bpay|since|establish|insur|licen|attend|measured?\b|spoke|met\b|\bcall/;
const OWN = /\bdated?\b|issued?|prepared|created|sent|quot(?:e|ation)\b/;

interface FoundDate extends Read<string | null> {
  readonly is: 'own' | 'until' | 'other' | 'bare';
}

/** The quote's own date and the last day of its price. A date that can't be day-first is none. */
export function readQuoteDates(
  lines: readonly QuoteLine[],
  on: string | undefined,
): { readonly date: Read<string> | null; readonly until: Read<string> | null } {
  const found: FoundDate[] = [];
  let label = '';
  for (const line of lines) {
    let end = 0;
    for (const match of line.low.matchAll(DATE)) {
      const before = line.low.slice(end, match.index);
      const near = /[a-z]{2}/.test(before.replace(/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/g, ''))
        ? before.slice(-60)
        : label;
      end = match.index + match[0].length;
      const own = near.split(/\s{3,}|\t|[.;]\s/).findLast((part) => /[a-z]{2}/.test(part)) ?? near;
      const is =
        OTHER.test(own) && !/valid|expir|accept/.test(own)
          ? 'other'
          : UNTIL.test(own)
            ? 'until'
            : OWN.test(own)
              ? 'own'
              : 'bare';
      found.push({
        value: dateOf(match.groups ?? {}, yearNear(found, on), is === 'until'),
        line,
        from: line.from + match.index,
        to: line.from + end,
        is,
      });
    }
    if (/[a-z]/.test(line.low)) label = line.low.length < 40 ? line.low : '';
  }
  const first = (is: FoundDate['is']): Read<string> | null =>
    (found.find((one) => one.is === is && one.value !== null) as Read<string> | undefined) ?? null;
  const top = found.find((one) => one.value !== null && one.is === 'bare' && one.line.at < 40);
  return { date: first('own') ?? (top as Read<string> | undefined) ?? null, until: first('until') };
}

/** The year that a date without one is in: of the quote's own, or of the day it is read on. */
const yearNear = (found: readonly FoundDate[], on: string | undefined): string | null =>
  found.find((one) => one.value !== null && one.is !== 'other')?.value ??
  (/^\d{4}-\d\d-\d\d$/.test(on ?? '') ? (on as string) : null);

function dateOf(
  groups: Readonly<Record<string, string | undefined>>,
  beside: string | null,
  isLater: boolean,
): string | null {
  const part = (name: string): string | undefined => [1, 2, 3, 4, 5].map((at) => groups[`${name}${at}`]).find(Boolean);
  const day = Number(part('d'));
  const named = part('m') ?? '';
  const month = /^\d/.test(named) ? Number(named) : MONTHS.indexOf(named.slice(0, 3).toLowerCase()) + 1;
  const year = part('y');
  if (year === undefined && beside === null) return null;
  const of = year === undefined ? Number(beside?.slice(0, 4)) : Number(year.padStart(4, '20'));
  const date = isoOf(of, month, day);
  // "Until 5 January", written in December.
  return date && year === undefined && isLater && beside && date < beside ? isoOf(of + 1, month, day) : date;
}

function isoOf(year: number, month: number, day: number): string | null {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const days = month === 2 ? (leap ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= days)) return null;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

export const COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  ten: 10,
  fourteen: 14,
  thirty: 30,
  sixty: 60,
  ninety: 90,
};
const COUNT = `\\d{1,3}|${Object.keys(COUNTS).join('|')}`;
const DAYS = new RegExp(
  `(?:valid\\w*|holds?|held|good|open|firm|stands|expires|lapses|price guarantee\\w*|accept\\w*|fixed)\\b[^.\\n]{0,40}?(?<![\\d.])\\b(${COUNT})\\s*(?:\\(\\d+\\)\\s*)?(?:calendar |business |working )?(days?|weeks?|wks?|months?|fortnight)\\b|\\b(${COUNT})[\\s-](days?|weeks?|months?)[\\s-](?:validity|valid|quote|price hold|price guarantee|offer)`,
);
const IN_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, f: 14 };

/** How many days the price holds. */
export function readValidDays(lines: readonly QuoteLine[]): Read<number> | null {
  for (const line of lines) {
    const next = lines[line.at + 1];
    // "Valid for" above its figure.
    const low = /valid\w*[\s\w]*:?\s*$/.test(line.low) && next ? `${line.low} ${next.low}` : line.low;
    const found = DAYS.exec(low);
    if (!found || /warrant|guarantee on|parts/.test(found[0])) continue;
    const [whole, count, unit, countToo, unitToo] = found;
    const number = count ?? countToo ?? '';
    const days = (COUNTS[number] ?? Number(number)) * (IN_DAYS[(unit ?? unitToo ?? 'd').charAt(0)] ?? 1);
    if (days > 0)
      return {
        value: days,
        line,
        from: line.from + found.index,
        to: line.from + Math.min(found.index + whole.length, line.low.length),
      };
  }
  return null;
}
