import type { Product } from '../../../catalogue/product.ts';
import type { LikelySize } from '../../../matching/size.ts';
import { inSentence } from '../../../words/keepUnits.ts';
import { dollarRange, unitRange } from '../../../words/modelWords.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Words } from '../../../words/words.ts';
import type { Quote } from '../rules/quote.ts';
import type { BesideQuote, OpenPoint, WeighedQuote } from '../rules/weighQuote.ts';
import { QUOTE_ANSWER } from './answer.ts';
import { QUOTE } from './english.ts';

/** What became of the maker and model: `null` where none was given. */
export type QuotedModel = Product | 'several' | 'none' | 'failed' | 'loading' | null;

/** What is known of the rooms. */
export type QuotedRooms = 'whole' | 'unknown' | 'known';

const kilowatts = (words: Words, kw: number): string => words.unit(kw, 'kW');
/** True where a sentence about the total counts only under a condition. */
const isOpen = ({ unit, installation }: Quote['includes']): boolean => unit === 'unsaid' || installation === 'unsaid';

/** What can be said of a quote, one sentence or two for each matter. */
export function quoteSays(
  words: Words,
  quote: Quote,
  weighed: WeighedQuote,
  beside: BesideQuote & { readonly model: QuotedModel; readonly rooms: QuotedRooms },
): readonly string[] {
  return [
    sizeSays(words, quote, weighed, beside),
    priceSays(words, quote, weighed, beside.model),
    costSays(words, quote, weighed, beside.cost),
  ].filter((text) => text !== '');
}

function sizeSays(
  words: Words,
  { kw }: Quote,
  { size }: WeighedQuote,
  { likely, rooms }: { readonly likely: LikelySize | null; readonly rooms: QuotedRooms },
): string {
  const say = words.of(QUOTE_ANSWER);
  if (rooms === 'whole') return say('quote.size.whole');
  if (kw === null) return say('quote.size.noKw');
  const figure = kilowatts(words, kw);
  if (rooms === 'unknown') return say('quote.size.noRoom', { kw: figure });
  if (!size || !likely) return say('quote.size.none', { kw: figure });
  return sentences(
    say('quote.size', { span: unitRange(words, likely.from, likely.to, 'kW') }),
    say(`quote.size.${size}`, { kw: figure }),
    say('quote.size.rough'),
  );
}

function priceSays(words: Words, { kw, model, includes }: Quote, { unit }: WeighedQuote, found: QuotedModel): string {
  const say = words.of(QUOTE_ANSWER);
  if (found === null) return '';
  if (found === 'loading' || found === 'failed') return say(`quote.price.${found}`);
  if (found === 'none' || found === 'several') return say(`quote.price.${found}`, { model });
  const title = inSentence(found.title);
  if (unit?.says === 'otherSize')
    return say('quote.price.otherSize', {
      title,
      own: kilowatts(words, found.cooling_capacity_kw ?? 0),
      kw: kilowatts(words, kw ?? 0),
    });
  if (!unit || unit.says === 'unpriced') return say('quote.price.unpriced', { title });
  const values = { title, price: words.dollars(found.price_from_aud ?? 0) };
  if (unit.says === 'installed') return say('quote.price.installed', values);
  const { says } = unit;
  return sentences(
    say('quote.price.unit', values),
    says === 'left' && say('quote.price.left', { left: words.dollars(unit.leftCents / 100) }),
    says === 'below' && say('quote.price.below'),
    says !== 'alone' && isOpen(includes) && say('quote.if'),
  );
}

function costSays(words: Words, { includes }: Quote, { cost }: WeighedQuote, span: BesideQuote['cost']): string {
  if (!cost || !span) return '';
  const say = words.of(QUOTE_ANSWER);
  return sentences(
    say('quote.cost', { span: dollarRange(words, span.low, span.high) }),
    say(`quote.cost.${cost}`),
    isOpen(includes) && say('quote.if'),
  );
}

/** *Ask before you sign*: a question for each point that the quote leaves open. */
export function questionsOf(words: Words, quote: Quote, { open, size }: WeighedQuote): readonly string[] {
  const say = words.of(QUOTE_ANSWER);
  const { kw, includes } = quote;
  const ask = (point: OpenPoint): string => {
    if (point === 'size' && kw !== null && size !== null && size !== 'inside')
      return say('quote.ask.why', { kw: kilowatts(words, kw) });
    if (point === 'capacity' || point === 'size' || point === 'model' || point === 'total')
      return say(`quote.ask.${point}`);
    if (includes[point] === 'no') return say('quote.ask.missing', { item: words.of(QUOTE)(`quote.${point}`) });
    return say(`quote.ask.${point}`);
  };
  return open.map(ask);
}

/** The questions as a text for a message. */
export function questionsText(words: Words, questions: readonly string[]): string {
  return [words.of(QUOTE_ANSWER)('quote.before'), ...questions.map((question) => `- ${question}`)].join('\n');
}

/** The address that opens the visitor's own mail with the questions, to nobody yet. */
export function mailAddress(words: Words, questions: readonly string[]): string {
  const body = questionsText(words, questions).replaceAll('\n', '\r\n');
  return `mailto:?subject=${encodeURIComponent(words.of(QUOTE_ANSWER)('quote.letter'))}&body=${encodeURIComponent(body)}`;
}
