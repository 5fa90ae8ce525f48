import { dollarRange } from '../../../words/ranges.ts';
import type { Words } from '../../../words/words.ts';
import { isFigure, LINES, type QuotedLine, saidOf, typedLine, type WorkLine } from '../rules/quotedLines.ts';
import type { ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE } from './english.ts';

/** A line of a quote, as it is shown; empty where the quote doesn't say. */
export function lineText(words: Words, quote: ReadQuote, line: QuotedLine): string {
  const say = words.of(QUOTE);
  const { total, range, gst, kw, head_kw: heads, units, rebate, deposit, deposit_percent: percent } = quote;
  if (!isFigure(line)) {
    const said = saidOf(quote, line);
    const price = quote.prices[line];
    if (said === 'not said') return '';
    return price === undefined ? say(`quote.${said}`) : `${say(`quote.${said}`)}, ${amountText(words, price)}`;
  }
  switch (line) {
    case 'total': {
      if (total === null && quote.options.length > 0)
        return quote.options.map((option) => amountText(words, option.total)).join(' / ');
      const amount = range ? dollarRange(words, ...range) : total === null ? '' : amountText(words, total);
      return amount !== '' && gst === 'out' ? say('quote.plusGst', { total: amount }) : amount;
    }
    case 'gst':
      return gst ? say(`quote.gst.${gst}`) : '';
    case 'off':
      return [
        quote.discount !== null && say('quote.discount', { amount: amountText(words, quote.discount) }),
        rebate &&
          (!rebate.off
            ? say('quote.rebate.later')
            : rebate.amount === null
              ? say('quote.rebate.some')
              : say('quote.rebate', { amount: amountText(words, rebate.amount) })),
      ]
        .filter(Boolean)
        .join(', ');
    case 'kw':
      return (kw.length > 0 ? kw : heads).map((one) => words.unit(one, 'kW')).join(' + ');
    case 'units':
      if (units === null) return '';
      return (quote.heads ?? units) > units
        ? say('quote.withUnits', { systems: words.number(units), count: quote.heads ?? 0 })
        : words.number(units);
    case 'pipe_m':
    case 'cable_m': {
      const metres = quote[line];
      return metres === null ? '' : words.unit(metres, 'm');
    }
    case 'storey':
      return quote.storey ? say(`quote.storey.${quote.storey}`) : '';
    case 'deposit':
      return [deposit !== null && amountText(words, deposit), percent !== null && `${words.number(percent)}%`]
        .filter(Boolean)
        .join(', ');
    case 'valid':
      if (quote.valid_until) return say('quote.until', { day: words.day(Date.parse(`${quote.valid_until}T12:00`)) });
      return quote.valid_days === null ? '' : say('quote.days', { count: quote.valid_days });
    case 'model':
      return typedLine(quote, line);
  }
}

/** A total without GST, with it: an estimate in whole dollars. */
export const withGst = (total: number): number => Math.round(total * 1.1);

/** A kind of work inside a sentence. */
export const workInText = (words: Words, line: WorkLine): string => inText(words, words.of(QUOTE)(`quote.${line}`));

/** A label inside a sentence: in English, only names keep their capital. */
export const inText = (words: Words, label: string): string =>
  words.lang.startsWith('en') && !/^\S+-\p{Lu}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

/** An amount as the quote has it, which may have cents. */
export const amountText = (words: Words, amount: number): string =>
  Number.isInteger(amount)
    ? words.dollars(amount)
    : new Intl.NumberFormat(words.lang, { style: 'currency', currency: 'AUD' }).format(amount);

/** Quotes in lines, as an enquiry takes them along: all that they say, and nothing of their texts. */
export function quoteMessage(words: Words, quotes: readonly ReadQuote[]): string {
  const say = words.of(QUOTE);
  const linesOf = (quote: ReadQuote): readonly string[] =>
    LINES.map((line) => [line, lineText(words, quote, line)] as const)
      .filter(([, text]) => text !== '')
      .map(([line, text]) => `${say(`quote.${line}`)}: ${text}`);
  return quotes
    .map((quote, index) =>
      [...(quotes.length > 1 ? [say('quote.number', { number: index + 1 })] : []), ...linesOf(quote)].join('\n'),
    )
    .join('\n\n');
}

/** The lines that each row of the sheet for three quotes takes. */
const SHEET: Readonly<Record<string, readonly QuotedLine[]>> = {
  model: ['model'],
  capacity: ['kw'],
  total: ['total', 'gst'],
  deposit: ['deposit', 'valid'],
  unit: ['work.unit'],
  installation: ['work.installation'],
  pipe: ['work.pipe', 'pipe_m'],
  bracket: ['work.bracket'],
  switchboard: ['work.electrical', 'work.switchboard'],
  drain: ['work.drain', 'work.pump'],
  access: ['work.access', 'storey'],
  removal: ['work.removal'],
  repair: ['work.repair'],
  certificates: ['work.certificates'],
};

/** The cells of the sheet, by row: one text for each quote. */
export function sheetTexts(words: Words, quotes: readonly ReadQuote[]): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(SHEET).map(([row, lines]) => [
      row,
      quotes.map((quote) => [...new Set(lines.map((line) => lineText(words, quote, line)))].filter(Boolean).join(', ')),
    ]),
  );
}
