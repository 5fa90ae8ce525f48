import type { Product } from '../catalogue/product.ts';
import { sizeKw } from '../matching/families.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { WAYS } from './english/ways.ts';
import { dollarRange, kwNames } from './modelWords.ts';
import type { Words } from './words.ts';

/** A price in words; the basis is null where there is none. */
export interface PriceText {
  readonly text: string;
  readonly basis: JobPrice['basis'] | null;
}

/**
 * The price of a job with systems of any of these sizes.
 * @param places the sizes that each system may have
 * @param spanOf the price over sizes; null where they have none, or are priced on two bases
 */
export function spanTexts(
  words: Words,
  places: readonly (readonly Product[])[],
  spanOf: (places: readonly (readonly Product[])[]) => JobPrice | null,
): readonly PriceText[] {
  const whole = spanOf(places);
  const [sizes = [], ...others] = places;
  const isAlone = others.length === 0;
  const ofBasis = (basis: JobPrice['basis']) => spanOf([sizes.filter((size) => spanOf([[size]])?.basis === basis)]);
  const prices = whole || !isAlone ? [whole] : [ofBasis('installed'), ofBasis('unit')];
  const known = prices.filter((price) => price !== null);
  // A multi-split has an outdoor unit, and two indoor units at least.
  const units = sizes[0]?.system_type === 'multi_split' ? 2 : places.length;
  const unpriced = isAlone && known.length > 0 ? sizes.filter(({ price }) => price === null) : [];
  const kws = unpriced.flatMap((size) => sizeKw(size) ?? []);
  return [
    ...known.map((price) => ({ text: jobPriceText(words, price, units), basis: price.basis })),
    ...(known.length === 0 ? [{ text: jobPriceText(words, null, units), basis: null }] : []),
    ...(kws.length > 0
      ? [{ text: words.of(WAYS)('way.price.askSizes', { sizes: kwNames(words, kws) }), basis: null }]
      : []),
  ];
}

/** "$3,880 to $7,206 installed", "$3,190 for the unit, installation on top", or "ask for a price". @param units indoor units */
export function jobPriceText(words: Words, price: JobPrice | null, units: number): string {
  const say = words.of(WAYS);
  if (price === null) return say('way.price.ask');
  const text = dollarRange(words, price.low, price.high);
  return price.basis === 'installed'
    ? say('way.price.installed', { price: text })
    : say('way.price.unit', { price: text, count: units });
}
