import type { Product } from '../../../catalogue/product.ts';
import type { AskedJob } from '../../../matching/way.ts';
import type { DatedList } from '../../../pricing/jobPrice.ts';
import { roomsAsked } from '../../../questionnaire/roomsAsked.ts';
import { inSentence } from '../../../words/keepUnits.ts';
import { dollarRange } from '../../../words/modelWords.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Words } from '../../../words/words.ts';
import { judgeQuoted, ourPrice } from '../rules/besideOurs.ts';
import { totalDoubt } from '../rules/besideQuotes.ts';
import type { NamedSystems } from '../rules/findQuoted.ts';
import type { ReadQuote } from '../rules/reader/reading.ts';
import { QUOTE_DESK } from './desk.ts';
import { workInText } from './summaryText.ts';

/** Systems that are offered to choose from, at most. */
export const MAX_OFFERED = 9;

/** "Two of ours match. Which one is it?" */
export function matchText(words: Words, count: number): string {
  const say = words.of(QUOTE_DESK);
  return say('quote.match', { count, number: say('quote.numbers').split(' ')[count - 2] ?? words.number(count) });
}

/** Why the text may be no quote, or only read in part. */
export function doubtTexts(words: Words, read: ReadQuote, hasText: boolean): readonly string[] {
  const say = words.of(QUOTE_DESK);
  if (!hasText) return [];
  return [
    read.why_not && say(`quote.not.${read.why_not}`),
    read.language === 'other' && say('quote.not.english'),
    read.cut && say('quote.cut'),
  ].filter((text) => text !== null && text !== false);
}

/** What can be said of a quote beside our own systems, prices and rules of thumb: never whether its price is right. */
export function oursTexts(
  words: Words,
  quote: ReadQuote,
  { ask, found, others }: NamedSystems,
  job: AskedJob,
): readonly string[] {
  const say = words.of(QUOTE_DESK);
  const [product = null, second] = found;
  const size = judgeQuoted(quote, product, job);
  const kw = quote.kw[0] ?? product?.cooling_capacity_kw;
  return [
    ...others.map((model) => say('quote.other', { model })),
    ask.length > MAX_OFFERED && say('quote.many', { count: ask.length }),
    product && !second && totalDoubt(quote) !== 'option' && productText(words, quote, product, job),
    size &&
      size !== 'inside' &&
      kw &&
      say(`quote.size.${size}`, { kw: words.unit(kw, 'kW'), place: placeText(words, job) }),
  ].filter((text) => typeof text === 'string');
}

/** Makers and installers round a capacity. */
const SAME_SIZE = 0.05;

function productText(words: Words, quote: ReadQuote, product: Product, list: DatedList): string {
  const say = words.of(QUOTE_DESK);
  const title = inSentence(product.title);
  const { cooling_capacity_kw: own } = product;
  const [kw = null] = quote.kw;
  if (kw !== null && own !== null && Math.abs(kw / own - 1) > SAME_SIZE)
    return say('quote.otherSize', { title, own: words.unit(own, 'kW'), kw: words.unit(kw, 'kW') });
  const price = ourPrice(quote, product, list);
  if (!price) return say('quote.oursOnly', { title });
  const out = PRICED.filter((kind) => quote.work[kind] === 'out').map((kind) => workInText(words, kind));
  return sentences(
    say('quote.ours', { title, span: dollarRange(words, price.low, price.high) }),
    out.length > 0 && say('quote.oursLeftOut', { items: words.list(out) }),
  );
}

/** The work that every price list covers. */
const PRICED = ['unit', 'installation', 'electrical'] as const;

function placeText(words: Words, { answers }: AskedJob): string {
  const rooms = roomsAsked(answers);
  const place = rooms === 1 ? 'room' : rooms === 'whole' || rooms === 4 ? 'home' : 'rooms';
  return words.of(QUOTE_DESK)(`quote.place.${place}`);
}
