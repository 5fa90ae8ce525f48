import type { Product } from '../catalogue/product.ts';
import { isDucted } from '../matching/derivedFacts.ts';
import { sizeKw } from '../matching/families.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import { meanings } from '../questionnaire/meaning.ts';
import type { Answers } from '../questionnaire/question.ts';
import { WAYS } from './english/ways.ts';
import { kwNames } from './modelWords.ts';
import { dollarRange } from './ranges.ts';
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
 * @param home with work that no price holds
 */
export function spanTexts(
  words: Words,
  places: readonly (readonly Product[])[],
  spanOf: (places: readonly (readonly Product[])[]) => JobPrice | null,
  home: HomeWithWork | null = null,
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
    ...known.map((price) => ({ text: jobPriceText(words, price, units, home), basis: price.basis })),
    ...(known.length === 0 ? [{ text: jobPriceText(words, null, units), basis: null }] : []),
    ...(kws.length > 0
      ? [{ text: words.of(WAYS)('way.price.askSizes', { sizes: kwNames(words, kws) }), basis: null }]
      : []),
  ];
}

/** Homes in which ducts need work that an installer has to see first. */
type HomeWithWork = 'house_flat_roof' | 'townhouse';

/** The home, if ducts are built into it with work that no price holds. */
export function homeWithWork(product: Product, answers: Answers): HomeWithWork | null {
  const home = meanings(answers, 'Q2')[0]?.asks;
  const isBuiltIn = isDucted(product) && product.indoor_unit_style !== 'bulkhead';
  return isBuiltIn && (home === 'house_flat_roof' || home === 'townhouse') ? home : null;
}

/** "$3,880 to $7,206 installed", "$3,190 for the unit, installation on top", or "ask for a price". @param units indoor units */
export function jobPriceText(
  words: Words,
  price: JobPrice | null,
  units: number,
  home: HomeWithWork | null = null,
): string {
  const say = words.of(WAYS);
  if (price === null) return say('way.price.ask');
  const text = dollarRange(words, price.low, price.high);
  return price.basis === 'installed'
    ? say(home ? `way.price.installed.${home}` : 'way.price.installed', { price: text })
    : say('way.price.unit', { price: text, count: units });
}
