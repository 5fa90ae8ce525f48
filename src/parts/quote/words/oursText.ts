import type { Product } from '../../../catalogue/product.ts';
import { isSameKw } from '../../../matching/comparable.ts';
import type { AskedJob } from '../../../matching/way.ts';
import type { DatedList } from '../../../pricing/jobPrice.ts';
import { inSentence } from '../../../words/keepUnits.ts';
import { dollarRange } from '../../../words/ranges.ts';
import { sizeWord } from '../../../words/rowText.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Words } from '../../../words/words.ts';
import { judgeQuoted, ourPrice } from '../rules/besideOurs.ts';
import { totalDoubt } from '../rules/besideQuotes.ts';
import type { NamedSystems } from '../rules/findQuoted.ts';
import { isUnsure, nameOf, saidOf } from '../rules/quotedLines.ts';
import type { ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE_DESK } from './desk.ts';
import { amountText, withGst, workInText } from './quoteText.ts';

/** Systems that are offered to choose from, at most. */
export const MAX_OFFERED = 9;

/** "Two of ours match. Which one is it?" */
export function matchText(words: Words, count: number): string {
  const say = words.of(QUOTE_DESK);
  return say('quote.match', { count, number: say('quote.numbers').split(' ')[count - 2] ?? words.number(count) });
}

/** Why the text may be no quote, or only read in part. */
export const doubtTexts = (words: Words, { why_not, language, text }: ReadQuote, isCut: boolean): readonly string[] =>
  (
    [
      text !== '' && why_not && (`quote.not.${why_not}` as const),
      language === 'other' && 'quote.not.english',
      isCut && 'quote.cut',
    ] as const
  ).flatMap((key) => (key ? [words.of(QUOTE_DESK)(key)] : []));

/** What can be said of a quote beside our own systems, prices and rules of thumb: never whether its price is right. */
export function oursTexts(
  words: Words,
  quote: ReadQuote,
  { ask, found, others }: NamedSystems,
  job: AskedJob,
): readonly string[] {
  const say = words.of(QUOTE_DESK);
  const only = found.length === 1 ? found[0]! : null;
  const size = judgeQuoted(quote, only, job);
  const kw = quote.kw[0] ?? only?.cooling_capacity_kw;
  return [
    others.length > 0 && !isUnsure(quote, 'model') && say('quote.other', { model: nameOf(quote.maker, others) }),
    ask.length > MAX_OFFERED && say('quote.many', { count: ask.length }),
    found.length > 0 && ask.length === 0 && totalDoubt(quote) !== 'option' && foundText(words, quote, found, job),
    size &&
      size !== 'inside' &&
      kw &&
      say('quote.size', { kw: words.unit(kw, 'kW'), size: sizeWord(words, size, job) }),
  ].filter((text) => typeof text === 'string');
}

/** Our price for the systems that the quote names, on the basis of its total. */
function foundText(words: Words, quote: ReadQuote, found: readonly Product[], list: DatedList): string {
  const say = words.of(QUOTE_DESK);
  const title = words.list(found.map((one) => inSentence(one.title)));
  const [own, kw] = [found[0]?.cooling_capacity_kw ?? null, quote.kw[0] ?? null];
  if (found.length === 1 && own !== null && kw !== null && !isSameKw(own, kw))
    return say('quote.otherSize', { title, own: words.unit(own, 'kW'), kw: words.unit(kw, 'kW') });
  const price = ourPrice(quote, found, list);
  if (!price) return say('quote.oursOnly', { count: found.length, title });
  const out = PRICED.filter((line) => saidOf(quote, line) === 'out').map((line) => workInText(words, line));
  const { total, gst } = quote;
  return sentences(
    say('quote.ours', { title, span: dollarRange(words, price.low, price.high) }),
    total !== null && gst === 'out' && say('quote.oursOut', { total: amountText(words, withGst(total)) }),
    total !== null && gst === null && say('quote.oursUnsaid'),
    out.length > 0 && say('quote.oursLeftOut', { items: words.list(out) }),
  );
}

/** The work that every price list covers. */
const PRICED = ['work.unit', 'work.installation', 'work.electrical'] as const;
