import type { Translate } from '../../src/catalogue/explainProblem.ts';

type Value = string | number;

/**
 * The language of a report: gettext's functions, as `wp.i18n` has them. Each sentence stands as a literal in its call, so the tools
 * that collect sentences for translators find it.
 */
export interface Speech {
  __(text: string, domain: string): string;
  _n(one: string, many: string, count: number, domain: string): string;
  sprintf(format: string, ...values: readonly Value[]): string;
  /** The language tag for numbers, prices and days. */
  readonly lang: string;
}

export const ENGLISH: Speech = {
  __: (text) => text,
  _n: (one, many, count) => (count === 1 ? one : many),
  sprintf(format, ...values) {
    let next = 0;
    return format.replace(/%(?:(\d+)\$)?[sd]/g, (_, place?: string) =>
      String(values[place === undefined ? next++ : Number(place) - 1]),
    );
  },
  lang: 'en-AU',
};

/** Translates a sentence whose facts stand in braces. */
export function translateOf({ __ }: Speech): Translate {
  return (text) => __(text, 'product-selector');
}

/** "1,234.5" */
export function numberIn({ lang }: Speech, value: number): string {
  return value.toLocaleString(lang, { maximumFractionDigits: 1 });
}

/** "$2,399" */
export function moneyIn({ lang }: Speech, price: number): string {
  return `$${price.toLocaleString(lang, { maximumFractionDigits: 2 })}`;
}

/** "3 systems" */
export function systemsIn(speech: Speech, count: number): string {
  const { _n, sprintf } = speech;
  // translators: %s: a number
  return sprintf(_n('%s system', '%s systems', count, 'product-selector'), numberIn(speech, count));
}

/** "32 answer paths" */
export function pathsIn(speech: Speech, count: number): string {
  const { _n, sprintf } = speech;
  // translators: %s: a number
  return sprintf(_n('%s answer path', '%s answer paths', count, 'product-selector'), numberIn(speech, count));
}

/** "7 rows" */
export function rowsIn(speech: Speech, count: number): string {
  const { _n, sprintf } = speech;
  // translators: %s: a number
  return sprintf(_n('%s row', '%s rows', count, 'product-selector'), numberIn(speech, count));
}
