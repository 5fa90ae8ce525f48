import type { Product } from '../../../catalogue/product.ts';
import { ANSWERS } from '../../../words/english/answers.ts';
import { inSentence } from '../../../words/keepUnits.ts';
import { dollarRange, unitRange } from '../../../words/modelWords.ts';
import { sentences } from '../../../words/sentences.ts';
import type { Words } from '../../../words/words.ts';
import { isOnlyType } from '../rules/findQuoted.ts';
import { INCLUDED, type IncludedItem, type Quote } from '../rules/quote.ts';
import type { BesideQuote, WeighedQuote } from '../rules/weighQuote.ts';
import { QUOTE_DIALOG } from './dialog.ts';
import { QUOTE } from './english.ts';

/** The systems of the range that the quote may name; null where it names none, or while the range loads. */
export type QuotedModel = readonly Product[] | 'failed' | null;

/** The most models that are offered to choose from. */
export const MAX_OFFERED = 4;

export interface QuoteFacts extends BesideQuote {
  readonly model: QuotedModel;
  /** True for rooms without a size of their own. */
  readonly isWhole: boolean;
  /** True while the visitor can still say how big the room is. */
  readonly asksRoom: boolean;
}

/** The items that are in the total, that the quote leaves out, and that it doesn't mention: a sentence each. */
export function verdictTexts(words: Words, { includes }: Quote, { leftOut, unsaid }: WeighedQuote): readonly string[] {
  const say = words.of(QUOTE_DIALOG);
  const either = new Intl.ListFormat(words.lang, { type: 'disjunction' });
  const included = INCLUDED.filter((item) => includes[item] === 'yes');
  return [
    included.length > 0 &&
      included.length < INCLUDED.length &&
      say('quote.inTotal', { items: words.list(namesOf(words, included)) }),
    leftOut.length > 0 && say('quote.leftOut', { items: words.list(namesOf(words, leftOut)) }),
    unsaid.length > 0 && say('quote.notSaid', { items: either.format(namesOf(words, unsaid)) }),
  ].filter((text) => text !== false);
}

const namesOf = (words: Words, points: readonly (IncludedItem | WeighedQuote['unsaid'][number])[]): readonly string[] =>
  points.map((point) => words.of(QUOTE_DIALOG)(`quote.in.${point}`));

/** The finding that matters most. It says nothing about the price. */
export function headingText(words: Words, { size, unsaid, leftOut }: WeighedQuote): string {
  const say = words.of(QUOTE_DIALOG);
  const gaps = [...leftOut, ...unsaid];
  if (gaps.some((item) => item !== 'removal')) return say('quote.open');
  if (gaps.length > 0) return say('quote.complete.removal');
  return say(size === 'below' || size === 'above' ? 'quote.complete.size' : 'quote.complete');
}

/** The answer to a quote, one sentence or two for each matter. */
export function quoteSays(words: Words, quote: Quote, weighed: WeighedQuote, beside: QuoteFacts): readonly string[] {
  const { kw, isKwOurs, size } = weighed;
  const say = words.of(QUOTE_DIALOG);
  const sizeSays = (): string => {
    const figure = kw === null ? '' : words.unit(kw, 'kW');
    const ours = isKwOurs && say('quote.size.ours', { title: inSentence(beside.product?.title ?? ''), kw: figure });
    if (beside.isWhole) return sentences(ours, say('quote.size.whole'));
    if (kw === null) return '';
    if (!size || !beside.likely)
      return sentences(ours, say(beside.asksRoom ? 'quote.size.ask' : 'quote.size.none', { kw: figure }));
    const { from, to } = beside.likely;
    return sentences(
      ours,
      say('quote.size', { span: unitRange(words, from, to, 'kW') }),
      say(`quote.is.${size}`, { figure }),
    );
  };
  return [sizeSays(), priceSays(words, quote, weighed, beside), costSays(words, weighed, beside)].filter(Boolean);
}

function priceSays(words: Words, quote: Quote, { kw, unit }: WeighedQuote, { model, product }: QuoteFacts): string {
  const { includes, totalCents } = quote;
  const say = words.of(QUOTE_DIALOG);
  if (quote.model === '') return say('quote.price.ask');
  if (model === null) return '';
  if (model === 'failed') return words.of(ANSWERS)('products.failed');
  if (!product || !unit) {
    const none = isOnlyType(quote.model) ? 'type' : 'none';
    const found = model.length > MAX_OFFERED ? 'many' : model.length > 1 ? 'several' : none;
    return say(`quote.price.${found}`, { model: quote.model, count: model.length });
  }
  const price = product.price?.aud ?? 0;
  const title = inSentence(product.title);
  const isFor = (capacity: number | null): string => words.unit(capacity ?? 0, 'kW');
  if (unit === 'otherSize')
    return say('quote.price.otherSize', { title, own: isFor(product.cooling_capacity_kw), kw: isFor(kw) });
  if (unit === 'unpriced') return say('quote.price.unpriced', { title });
  if (unit === 'installed') return say('quote.price.installed', { title, price: words.dollars(price) });
  return sentences(
    say('quote.price.unit', { title, price: words.dollars(price) }),
    unit === 'left' &&
      say('quote.price.left', {
        left: words.dollars(totalCents / 100 - price),
        total: words.dollars(totalCents / 100),
        price: words.dollars(price),
      }),
    unit === 'below' && say('quote.price.below'),
    unit !== 'alone' && [includes.unit, includes.installation].includes('unsaid') && say('quote.price.if'),
  );
}

/** The price list for the whole job, and where the total lies if it covers the same work. */
function costSays(words: Words, { cost: place }: WeighedQuote, { product, cost }: QuoteFacts): string {
  if (!place || !product || !cost) return '';
  const say = words.of(QUOTE_DIALOG);
  const known = { title: inSentence(product.title), span: dollarRange(words, cost.low, cost.high) };
  return sentences(
    place === 'unlike' ? say('quote.cost.whole', known) : say('quote.cost', known),
    place !== 'unlike' && say(`quote.cost.${place}`),
    say('quote.cost.same'),
  );
}

/** *Ask before you sign*: a question for each point that the quote leaves open. */
export function questionsOf(words: Words, { kw, open, leftOut, size }: WeighedQuote): readonly string[] {
  const say = words.of(QUOTE_DIALOG);
  const isOdd = kw !== null && size !== null && size !== 'inside';
  const questions = open.map((point) => {
    if (point === 'size' && isOdd) return say('quote.ask.why', { kw: words.unit(kw, 'kW') });
    const missing = leftOut.find((item) => item === point);
    return say(missing ? `quote.ask.missing.${missing}` : `quote.ask.${point}`);
  });
  // The question about the installation asks for them too.
  return open.includes('installation') ? questions : [...questions, say('quote.ask.metres')];
}

/** The questions as a message to the installer. Its title and first line name the quote by its model, or its capacity, and its total. */
export function letterOf(
  words: Words,
  quote: Quote,
  questions: readonly string[],
): { readonly title: string; readonly text: string } {
  const { model, kw, total, totalCents } = quote;
  const say = words.of(QUOTE_DIALOG);
  const about = model || (kw === null ? '' : words.unit(kw, 'kW'));
  const amount = totalCents % 100 === 0 ? words.dollars(totalCents / 100) : total;
  const name = { quote: [about, amount].filter(Boolean).join(', ') };
  const lines = [say('quote.before', name), ...questions.map((question) => `- ${question}`)];
  return { title: say('quote.letter', name), text: lines.join('\n') };
}

/** The address that opens the visitor's own mail with a letter, to nobody yet. */
export const mailAddress = ({ title, text }: ReturnType<typeof letterOf>): string =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(text.replaceAll('\n', '\r\n'))}`;

/** The texts of the quote for a sheet of quotes. */
export function sheetTexts(words: Words, { model, total, includes }: Quote, kw: number | null) {
  const say = words.of(QUOTE);
  const said = (item: IncludedItem): string => (includes[item] === 'unsaid' ? '' : say(`quote.said.${includes[item]}`));
  return {
    model,
    capacity: kw === null ? '' : words.unit(kw, 'kW'),
    total,
    unit: said('unit'),
    installation: said('installation'),
    switchboard: said('electrical'),
    removal: said('removal'),
  };
}
