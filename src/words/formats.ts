/** Formats of a language: numbers, prices, lists, days and plural forms. */
export interface Formats {
  plural(value: number): Intl.LDMLPluralRule;
  /** "1,234.5": at most two decimals. */
  number(value: number): string;
  /** "5.0": exactly one decimal. */
  tenths(value: number): string;
  /** "$2,990": whole Australian dollars. */
  dollars(value: number): string;
  /** "a, b and c" */
  list(parts: readonly string[]): string;
  /** "21 November 2026" in the visitor's time zone. @param at milliseconds since 1970 */
  day(at: number): string;
  /** "November 2026" @param at milliseconds since 1970 */
  month(at: number): string;
}

/**
 * The browser's formats for a language. Each is created on first use, because creating one takes a slow phone about ten
 * milliseconds.
 * @param lang a canonical language tag
 */
export function formatsOf(lang: string): Formats {
  const plural = lazily(() => new Intl.PluralRules(lang));
  const numbers = lazily(() => new Intl.NumberFormat(lang, { maximumFractionDigits: 2 }));
  const tenths = lazily(() => new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 }));
  const money = lazily(
    () => new Intl.NumberFormat(lang, { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 }),
  );
  const lists = lazily(() => new Intl.ListFormat(lang, { type: 'conjunction' }));
  const days = lazily(() => new Intl.DateTimeFormat(lang, { dateStyle: 'long' }));
  const months = lazily(() => new Intl.DateTimeFormat(lang, { month: 'long', year: 'numeric' }));
  return {
    plural: (value) => plural().select(value),
    number: (value) => numbers().format(value),
    tenths: (value) => tenths().format(value),
    dollars: (value) => money().format(value),
    list: (parts) => lists().format(parts),
    day: (at) => days().format(at),
    month: (at) => months().format(at),
  };
}

function lazily<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
