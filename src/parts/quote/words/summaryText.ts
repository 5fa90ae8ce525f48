import type { Words } from '../../../words/words.ts';
import { isAlikeInSize, missingWork, totalDoubt } from '../rules/besideQuotes.ts';
import { isWork, type QuotedLine, workOf } from '../rules/quotedLines.ts';
import type { ReadQuote, WorkKind } from '../rules/reader/reading.ts';
import { QUOTE_DESK } from './desk.ts';
import { QUOTE } from './english.ts';
import { either } from './quoteText.ts';

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
  const known = quotes.filter((quote) => quote.is_quote);
  const doubtful = known.find(totalDoubt);
  if (doubtful) return say(`quote.sum.${totalDoubt(doubtful) ?? 'total'}`, { quote: nameOf(doubtful) });
  const [first, second, ...others] = known.toSorted((one, other) => (one.total ?? 0) - (other.total ?? 0));
  if (!first) return say(`quote.not.${quotes.at(-1)?.why_not ?? 'no_quote'}`);
  const quote = nameOf(first);
  if (!second) {
    const open = (asked[quotes.indexOf(first)] ?? []).filter(isWork).map(workOf);
    const total = first.gst === 'out' ? 'quote.sum.plusGst' : 'quote.sum.withGst';
    const so = { quote, total: say(total, { total: words.dollars(first.total ?? 0) }) };
    if (open.length === 0) return say('quote.sum.one', so);
    // What comes first matters most.
    const isOut = (kind: WorkKind | undefined): boolean => kind !== undefined && first.work[kind] === 'out';
    const alike = open.filter((kind) => isOut(kind) === isOut(open[0]));
    return say(isOut(open[0]) ? 'quote.sum.oneOut' : 'quote.sum.oneOpen', {
      ...so,
      items: itemsOf(words, alike, isOut(open[0])),
    });
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
  const less = others.length > 0 ? say('quote.sum.lessThan', { amount, other }) : say('quote.sum.less', { amount });
  if (!isAlikeInSize(first, second)) return say('quote.sum.size', { quote, less });
  const missing = missingWork(first, second);
  const unsaid = missing.filter((kind) => first.work[kind] === 'not said');
  if (unsaid.length > 0) return say('quote.sum.open', { quote, less, items: itemsOf(words, unsaid) });
  if (missing.length > 0) return say('quote.sum.out', { quote, less, items: itemsOf(words, missing, true) });
  return say(missingWork(second, first).length > 0 ? 'quote.sum.fewer' : 'quote.sum.alike', { quote, less });
}

function itemsOf(words: Words, kinds: readonly WorkKind[], isAll = false): string {
  const items = kinds.map((kind) => workInText(words, kind));
  if (items.length <= MAX_ITEMS) return isAll ? words.list(items) : either(words, items);
  const count = items.length - MAX_ITEMS;
  return words.of(QUOTE_DESK)('quote.more', { items: items.slice(0, MAX_ITEMS).join(', '), count });
}

export const workInText = (words: Words, kind: WorkKind): string =>
  inText(words, words.of(QUOTE)(`quote.work.${kind}`));

/** A label inside a sentence: in English, only names keep their capital. */
const inText = (words: Words, label: string): string =>
  words.lang.startsWith('en') && !/^\S+-\p{Lu}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
