import { type QuoteLine, type Read, readAt } from './quoteLines.ts';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MONTH = `(${MONTHS})[a-z]{0,6}`;
/** Day-first; the first is year-first, and the last two may lack their year. */
const DATES: readonly (readonly [pattern: RegExp, year: number, month: number, day: number])[] = [
  [/\b(20\d\d)\s?-\s?(\d{1,2})\s?-\s?(\d{1,2})\b/g, 1, 2, 3],
  [/(?<![\d/.$-])(\d{1,2})\s?[/.-]\s?(\d{1,2})\s?[/.-]\s?(20\d\d|\d\d)(?![\d/])/g, 3, 2, 1],
  [
    new RegExp(
      `(?<![\\d/.$])(\\d{1,2})(?:\\s?(?:st|nd|rd|th))?(?:\\sof)?[\\s-]{1,3}${MONTH}\\b\\.?(?:,?[\\s-]{0,3}(20\\d\\d|(?<=[-\\s])\\d\\d\\b(?!:|\\s?[ap]m|\\s?days)))?`,
      'g',
    ),
    3,
    2,
    1,
  ],
  [new RegExp(`\\b${MONTH}\\.?\\s(\\d{1,2})(?:st|nd|rd|th)?\\b(?:,?\\s(20\\d\\d))?`, 'g'), 3, 1, 2],
];
const UNTIL =
  /valid|expir|until|\btill?\b|'til\b|laps|clos|\bends?\b|ending|\bgood\b|\bhold|\bheld\b|\baccept|\boffer\b|\bby\b|before|up to|firm/;
const OTHER =
  /install|\bdue\b|\bstart|available|\bbook(?!\w* (?:by|before))|visit|inspect|deliver|warranty|complet|\bpay|since|establish|insur|licen|attend|measured?\b|spoke|met\b|\bcall/;
const OWN = /\bdated?\b|issued?|prepared|created|sent|quot(?:e|ation)\b/;

interface FoundDate extends Read<string> {
  readonly is: 'own' | 'until' | 'other' | 'bare';
}

/** The quote's own date and the last day of its price. A date that can't be day-first is none. */
export function readQuoteDates(
  lines: readonly QuoteLine[],
  on: string | undefined,
): { readonly date: Read<string> | null; readonly until: Read<string> | null } {
  const found: FoundDate[] = [];
  let above = '';
  for (const line of lines) {
    const { low } = line;
    const matches = /\d/.test(low)
      ? DATES.flatMap(([pattern, ...at]) =>
          [...low.matchAll(pattern)].map((match) => ({ match, parts: at.map((group) => match[group]) })),
        )
      : [];
    let end = 0;
    for (const { match, parts } of matches.sort((one, other) => one.match.index - other.match.index)) {
      if (match.index < end) continue;
      const before = low.slice(end, match.index);
      const near = /[a-z]{2}/.test(before.replace(/\b(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*/g, ''))
        ? before.slice(-60)
        : above;
      end = match.index + match[0].length;
      const own = near.split(/\s{3}|\t|[.;]\s/).findLast((part) => /[a-z]{2}/.test(part)) ?? near;
      const isOther = OTHER.test(own) && !/valid|expir|accept/.test(own);
      const is = isOther
        ? 'other'
        : /days? (?:from|of)\W*$/.test(own) || (OWN.test(own) && !UNTIL.test(own))
          ? 'own'
          : UNTIL.test(own)
            ? 'until'
            : 'bare';
      const beside =
        found.find((one) => one.is !== 'other')?.value ?? (/^\d{4}-\d\d-\d\d$/.test(on ?? '') ? (on ?? null) : null);
      const value = dateOf(parts, beside, is === 'until');
      if (value) found.push({ ...readAt(line, value, match.index, match[0].length), is });
    }
    if (/[a-z]/.test(low)) above = low.length < 40 ? low : '';
  }
  const first = (is: FoundDate['is']): Read<string> | null => found.find((one) => one.is === is) ?? null;
  return {
    date: first('own') ?? found.find(({ is, line }) => is === 'bare' && line.at < 40) ?? null,
    until: first('until'),
  };
}

/** A date without a year is in the year of `beside`, or the next where it is later: "until 5 January", written in December. */
function dateOf(
  [year, month = '', day]: readonly (string | undefined)[],
  beside: string | null,
  isLater: boolean,
): string | null {
  if (year === undefined && beside === null) return null;
  const named = MONTHS.split('|').indexOf(month) + 1 || Number(month);
  const iso = (of: string | number): string | null => {
    const date = `${String(of).padStart(4, '20')}-${String(named).padStart(2, '0')}-${day?.padStart(2, '0')}`;
    const at = Date.parse(`${date}T00:00:00Z`);
    return !Number.isNaN(at) && new Date(at).toISOString().startsWith(date) ? date : null;
  };
  const date = iso(year ?? beside?.slice(0, 4) ?? '');
  return date && year === undefined && isLater && beside && date < beside ? iso(Number(beside.slice(0, 4)) + 1) : date;
}

const NUMBERS = 'one two three four five six seven eight nine ten'.split(' ').map((word, at) => [word, at + 1]);
export const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, fourteen: 14, thirty: 30, sixty: 60, ninety: 90 },
  ...Object.fromEntries(NUMBERS),
};
const COUNT = `(\\d{1,3}|${Object.keys(COUNTS).join('|')})`;
const DAYS = new RegExp(
  `(?:valid\\w*|holds?|held|good|open|firm|stands|expires|lapses|accept\\w*|fixed)\\b[^.\\n]{0,40}?(?<![\\d.])\\b${COUNT}\\s{0,3}(?:\\(\\d+\\)\\s?)?(?:calendar |business |working )?(days?|weeks?|wks?|months?|fortnight)\\b|\\b${COUNT}[\\s-](days?|weeks?|months?)[\\s-](?:validity|valid|quote|price|offer)`,
);
const IN_DAYS: Readonly<Record<string, number>> = { d: 1, w: 7, m: 30, f: 14 };

/** How many days the price holds. */
export function readValidDays(lines: readonly QuoteLine[]): Read<number> | null {
  for (const line of lines) {
    const next = lines[line.at + 1];
    // "Valid for" above its figure.
    const low = /valid[\w\s]{0,30}:?\s*$/.test(line.low) && next ? `${line.low} ${next.low}` : line.low;
    const found = DAYS.exec(low);
    if (!found || /warrant|guarantee on|parts/.test(found[0])) continue;
    const [whole, count, unit, countToo, unitToo] = found;
    const number = count ?? countToo ?? '';
    const value = (COUNTS[number] ?? Number(number)) * (IN_DAYS[(unit ?? unitToo ?? '').charAt(0)] ?? 1);
    if (value > 0) return readAt(line, value, found.index, Math.min(whole.length, line.low.length - found.index));
  }
  return null;
}
