import type { Product } from '../catalogue/product.ts';
import { familyTitle, sizeKw } from '../matching/families.ts';
import { type Model, productOf, shownSizes } from '../matching/models.ts';
import { PRODUCT } from './english/product.ts';
import { inSentence } from './keepUnits.ts';
import { shortPrice } from './productWords.ts';
import type { Words } from './words.ts';

/** The title of its size if that is decided, otherwise the title of the family. */
export function modelTitle(model: Model): string {
  return model.size?.title ?? familyTitle(model.family, model.best);
}

/** The name of a model, whatever its size: "Wattlebird Wall Split". */
export function modelName({ family, best }: Model): string {
  return familyTitle(family, best);
}

/** Names for a sentence: without the brand if all of them share it. */
export function namesInSentence(models: readonly Model[]): readonly string[] {
  const names = models.map(modelName);
  const brands = new Set(models.map(({ best }) => best.brand));
  const [brand] = brands;
  const short = brands.size === 1 && brand ? names.map((name) => name.replace(`${brand} `, '')) : names;
  return (new Set(short).size === names.length ? short : names).map(inSentence);
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
  return unitRange(words, Math.min(...figures), Math.max(...figures), unit);
}

/** "5.0 kW", or "8.5 to 12.5 kW". */
export function unitRange(words: Words, least: number, most: number, unit: string): string {
  const [from, to] = [words.unit(least, unit), words.unit(most, unit)];
  return from === to ? from : words.of(PRODUCT)('range', { from: from.replace(/\s\S+$/u, ''), to });
}

/** "$400", or "$400 to $600". */
export function dollarRange(words: Words, least: number, most: number): string {
  const [from, to] = [words.dollars(least), words.dollars(most)];
  return from === to ? from : words.of(PRODUCT)('range', { from, to });
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

/** The price of a model: one line for each kind of price, since kinds never share a range, and one for sizes without a price. */
export function priceLines(words: Words, model: Model): readonly PriceLine[] {
  const say = words.of(PRODUCT);
  const sizes = shownSizes(model);
  const kinds = (['supply_and_standard_install', 'supply_only'] as const).flatMap((includes) => {
    const one = sizes.find(({ price }) => price?.includes === includes);
    if (!one) return [];
    const prices = sizes.flatMap(({ price }) => (price?.includes === includes ? [price.aud] : []));
    const [from, to] = [Math.min(...prices), Math.max(...prices)];
    const text = { ...shortPrice(words, one), isSupplyOnly: includes === 'supply_only', isKnown: true };
    if (from === to) return [text];
    return [{ ...text, price: dollarRange(words, from, to) }];
  });
  const ask = { price: say('price.ask'), includes: '', isSupplyOnly: false, isKnown: false };
  if (kinds.length === 0) return [ask];
  const isPart = sizes.some(({ price }) => price === null);
  return isPart ? [...kinds, { ...ask, price: say('price.someAsk') }] : kinds;
}

/** The id that represents a model in events, links and codes. */
export function modelId(model: Model): string {
  return productOf(model).id;
}

/** "Split · 5.0 kW", or "Split · 2.0 to 7.1 kW": the type of a model and its size. */
export function typeAndSize(words: Words, model: Model): string {
  const type = words.of(PRODUCT)(`type.${model.best.system_type}`);
  return [type, sizeText(words, model)].filter(Boolean).join(' · ');
}
