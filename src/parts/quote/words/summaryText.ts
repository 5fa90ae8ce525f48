import type { Words } from '../../../words/words.ts';
import { isAlikeInSize, missingWork, totalDoubt } from '../rules/besideQuotes.ts';
import { type QuotedLine, saidOf, WORK_LINES, type WorkLine } from '../rules/quotedLines.ts';
import type { ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE_DESK } from './desk.ts';
import { QUOTE } from './english.ts';
import { OF_EVERY_HOME } from './questionsFor.ts';
import { inText, workInText } from './quoteText.ts';

/** Of more items in a sentence, the rest are counted. */
const MAX_ITEMS = 2;

/**
 * One sentence above the quotes: what keeps them from being compared, or which leaves less open at which price. It never says which
 * price is right.
 * @param asked the lines to ask about, of each quote
 */
export function summaryText(
  words: Words,
  quotes: readonly ReadQuote[],
  asked: readonly (readonly QuotedLine[])[],
): string {
  const say = words.of(QUOTE_DESK);
  const nameOf = (quote: ReadQuote): string => words.of(QUOTE)('quote.number', { number: quotes.indexOf(quote) + 1 });
  /** What is missing in a quote: all that it doesn't say, or all that it leaves out. */
  const gapText = (lines: readonly WorkLine[], isOut: boolean): string => {
    const items = lines.map((line) => workInText(words, line));
    const count = items.length - MAX_ITEMS;
    const text =
      count > 0 ? say('quote.more', { items: items.slice(0, MAX_ITEMS).join(', '), count }) : words.list(items);
    return isOut ? say('quote.gap.out', { items: text }) : say('quote.gap.open', { count: items.length, items: text });
  };
  const known = quotes.filter((quote) => quote.is_quote);
  const doubtful = known.find(totalDoubt);
  if (doubtful) return say(`quote.sum.${totalDoubt(doubtful) ?? 'total'}`, { quote: nameOf(doubtful) });
  const [first, second, ...others] = known.toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0));
  if (!first) return say(`quote.not.${quotes.at(-1)?.why_not ?? 'no_quote'}`);
  const quote = nameOf(first);
  const isOut = (line: WorkLine | undefined): boolean => line !== undefined && saidOf(first, line) === 'out';
  if (!second) {
    const total = { total: words.dollars(first.total ?? 0) };
    const price = first.gst === 'in' ? say('quote.sum.withGst', total) : words.of(QUOTE)('quote.plusGst', total);
    // What comes first matters most.
    const rankOf = (line: WorkLine): number => (OF_EVERY_HOME.includes(line) ? 0 : isOut(line) ? 1 : 2);
    const open = WORK_LINES.filter((line) => asked[quotes.indexOf(first)]?.includes(line)).toSorted(
      (one, other) => rankOf(one) - rankOf(other),
    );
    if (open.length === 0) return say('quote.sum.one', { quote, price });
    const alike = open.filter((line) => isOut(line) === isOut(open[0]));
    return say('quote.sum.but', { quote, price, gap: gapText(alike, isOut(open[0])) });
  }
  const other = inText(words, nameOf(second));
  const ofBasis = known.find(({ gst }) => gst !== first.gst);
  if (ofBasis) {
    const [inside, outside] = first.gst === 'in' ? [first, ofBasis] : [ofBasis, first];
    return say('quote.sum.basis', { quote: nameOf(inside), other: inText(words, nameOf(outside)) });
  }
  const difference = Math.round((second.total ?? 0) - (first.total ?? 0));
  if (difference === 0) return say('quote.sum.same', { quote, other });
  const amount = words.dollars(difference);
  const price = others.length > 0 ? say('quote.sum.lessThan', { amount, other }) : say('quote.sum.less', { amount });
  if (!isAlikeInSize(first, second)) return say('quote.sum.but', { quote, price, gap: say('quote.gap.size') });
  const missing = missingWork(first, second);
  const unsaid = missing.filter((line) => !isOut(line));
  if (missing.length === 0)
    return say(missingWork(second, first).length > 0 ? 'quote.sum.fewer' : 'quote.sum.alike', { quote, price });
  const gap = unsaid.length > 0 ? gapText(unsaid, false) : gapText(missing, true);
  return say('quote.sum.but', { quote, price, gap });
}
