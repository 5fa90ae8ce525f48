/** How a language writes numbers, prices, lists and days, and which of its plural forms a number takes. */
export interface Formats {
  plural(value: number): Intl.LDMLPluralRule;
  /** At most two decimals. */
  number(value: number): string;
  /** Australian dollars, whole. */
  dollars(value: number): string;
  list(parts: readonly string[]): string;
  /** A day, where the visitor is. @param at milliseconds since 1970 */
  day(at: number): string;
}

/** The language of the selector's own sentences. */
export const ENGLISH_LANG = 'en-AU';

/**
 * The formats of a language. Those of the selector's own are written here: to wake the browser's takes a slow phone a
 * twentieth of a second, in one piece, just when the first question is to be shown. A test holds both to the same.
 * @param lang a canonical language tag
 */
export function formatsOf(lang: string): Formats {
  const browser = browserFormats(lang);
  if (lang !== ENGLISH_LANG) return browser;
  return {
    plural: (value) => (Math.abs(value) === 1 ? 'one' : 'other'),
    number: (value) => written(value, 2) ?? browser.number(value),
    dollars: (value) => written(value, 0, '$') ?? browser.dollars(value),
    list: (parts) => (parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`),
    day: (at) => writtenDay(new Date(at)) ?? browser.day(at),
  };
}

function browserFormats(lang: string): Formats {
  const plural = lazily(() => new Intl.PluralRules(lang));
  const numbers = lazily(() => new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }));
  const money = lazily(
    () => new Intl.NumberFormat(lang, { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 }),
  );
  const lists = lazily(() => new Intl.ListFormat(lang, { type: 'conjunction' }));
  const days = lazily(() => new Intl.DateTimeFormat(lang, { dateStyle: 'long' }));
  return {
    plural: (value) => plural().select(value),
    number: (value) => numbers().format(value),
    dollars: (value) => money().format(value),
    list: (parts) => lists().format(parts),
    day: (at) => days().format(at),
  };
}

function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** "21 November 2026"; null for a year that a computer’s clock has only by mistake. */
function writtenDay(day: Date): string | null {
  const year = day.getFullYear();
  return year >= 1900 && year <= 9999 ? `${day.getDate()} ${MONTHS[day.getMonth()]} ${year}` : null;
}

/** Such numbers are written by JavaScript without an exponent. */
const PLAIN = { least: 1e-3, most: 1e12 };

/** "-1,234.5"; null for what is better left to the browser. A half is rounded away from zero, as it stands in decimals. */
function written(value: number, digits: number, before = ''): string | null {
  const size = Math.abs(value);
  if (!Number.isFinite(value) || Object.is(value, -0) || size > PLAIN.most || (size > 0 && size < PLAIN.least))
    return null;
  const [whole = '', decimals] = `${Number(`${Math.round(Number(`${size}e${digits}`))}e-${digits}`)}`.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${value < 0 ? '-' : ''}${before}${decimals ? `${grouped}.${decimals}` : grouped}`;
}
