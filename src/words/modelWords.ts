import type { Product } from '../catalogue/product.ts';
import { familyTitle, sizeKw } from '../matching/families.ts';
import { type Model, productOf, shownSizes } from '../matching/models.ts';
import { PRODUCT } from './english/product.ts';
import { unitRange } from './ranges.ts';
import type { Words } from './words.ts';

/** The title of its size if that is decided, otherwise the title of the family. */
export function modelTitle(model: Model): string {
  return model.size?.title ?? familyTitle(model.family, model.best);
}

/** The name of a model, whatever its size: "Wattlebird Wall Split". */
export function modelName({ family, best }: Model): string {
  return familyTitle(family, best);
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

/** "4.2 and 9.0 kW" */
export function kwNames(words: Words, kws: readonly number[]): string {
  const texts = kws.map((kw) => words.unit(kw, 'kW'));
  return words.list(texts.map((text, at) => (at < texts.length - 1 ? text.replace(/\s\S+$/u, '') : text)));
}

/** "5.0 kW" or "8.5 to 12.5 kW"; null if no size is known. */
export function sizeText(words: Words, model: Model): string | null {
  return figureRange(words, model, sizeKw, 'kW');
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
