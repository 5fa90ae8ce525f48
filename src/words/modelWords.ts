import type { Product } from '../catalogue/product.ts';
import { familyTitle, sizeKw } from '../matching/families.ts';
import { type Model, productOf } from '../matching/models.ts';
import { PRODUCT } from './english/product.ts';
import { shortPrice } from './productWords.ts';
import type { Words } from './words.ts';

/** The sizes that a model's figures are about: the one that is decided, or all of its group. */
export function shownSizes({ size, sizes }: Model): readonly Product[] {
  return size ? [size] : sizes;
}

/** The title of its size where that is decided, otherwise the title of the family. */
export function modelTitle(model: Model): string {
  return model.size?.title ?? familyTitle(model.family, model.best);
}

/** One figure of a model: "58 dB(A)", or "58 to 61 dB(A)" over its sizes, without blanks; null if all are blank. */
export function figureRange(
  words: Words,
  model: Model,
  figureOf: (product: Product) => number | null,
  unit: string,
): string | null {
  const figures = shownSizes(model)
    .map(figureOf)
    .filter((figure) => figure !== null);
  if (figures.length === 0) return null;
  const [from, to] = [Math.min(...figures), Math.max(...figures)];
  if (from === to) return words.unit(from, unit);
  return words.of(PRODUCT)('range', { from: words.unit(from, unit).replace(/\s\S+$/u, ''), to: words.unit(to, unit) });
}

/** "5.0 kW" or "8.5 to 12.5 kW"; null if no size is known. */
export function sizeText(words: Words, model: Model): string | null {
  return figureRange(words, model, sizeKw, 'kW');
}

/** A price and what it includes. */
export interface PriceLine {
  /** "From $2,990", "$9,900 to $13,900", or "Ask for a price". */
  readonly price: string;
  /** "installation not included"; empty without a price. */
  readonly includes: string;
  /** True for a price without installation, which is never set beside one with it as if they were alike. */
  readonly isSupplyOnly: boolean;
  readonly isKnown: boolean;
}

/** The price of a model: one line for each kind of price, since those never make one range, and one for sizes without a price. */
export function priceLines(words: Words, model: Model): readonly PriceLine[] {
  const say = words.of(PRODUCT);
  const sizes = shownSizes(model);
  const kinds = (['supply_and_standard_install', 'supply_only'] as const).flatMap((includes) => {
    const priced = sizes.filter((one) => one.price_includes === includes && one.price_from_aud !== null);
    const [one] = priced;
    if (!one) return [];
    const prices = priced.map((size) => size.price_from_aud ?? 0);
    const [from, to] = [Math.min(...prices), Math.max(...prices)];
    const text = { ...shortPrice(words, one), isSupplyOnly: includes === 'supply_only', isKnown: true };
    if (from === to) return [text];
    return [{ ...text, price: say('range', { from: words.dollars(from), to: words.dollars(to) }) }];
  });
  const ask = { price: say('price.ask'), includes: '', isSupplyOnly: false, isKnown: false };
  if (kinds.length === 0) return [ask];
  const isPart = sizes.some((one) => one.price_includes === null || one.price_from_aud === null);
  return isPart ? [...kinds, { ...ask, price: say('price.someAsk') }] : kinds;
}

/** The id that stands for a model in events, links and codes. */
export function modelId(model: Model): string {
  return productOf(model).id;
}
