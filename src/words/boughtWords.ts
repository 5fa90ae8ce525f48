import type { Product } from '../catalogue/product.ts';
import { type Model, shownSizes } from '../matching/models.ts';
import { spansInJob } from '../matching/places.ts';
import type { AskedJob, WayId } from '../matching/way.ts';
import { unitsFor } from '../matching/ways.ts';
import { rangePrice } from '../pricing/jobPrice.ts';
import { judgeSize } from '../sizing/sizeSpans.ts';
import { sentence } from './adviceText.ts';
import { PRODUCT } from './english/product.ts';
import { WAYS } from './english/ways.ts';
import { modelId, modelName, modelTitle, sizeText } from './modelWords.ts';
import { sentences } from './sentences.ts';
import { homeWithWork, type PriceText, spanTexts } from './spanTexts.ts';
import { headText, placeText } from './wayText.ts';
import type { Words } from './words.ts';

/** The systems of one job: "2 × Wall Split 2.5 kW", or "Wall Split 2.5 kW and 5.0 kW"; of a single system its title. */
export function boughtTitle(
  words: Words,
  models: readonly [Model, ...Model[]],
  titleOf: (model: Model) => string = modelTitle,
): string {
  const [first] = models;
  const sizes = models.map((model) => sizeText(words, model));
  const isOneModel = models.every(({ family }) => family === first.family);
  if (!isOneModel || new Set(sizes).size === 1 || sizes.includes(null)) return countNames(words, models.map(titleOf));
  return words.of(WAYS)('way.buy.sizes', { title: modelName(first), sizes: countNames(words, sizes.map(String)) });
}

/** The same with "one in each room" for several systems. */
export function boughtText(
  words: Words,
  models: readonly [Model, ...Model[]],
  titleOf: (model: Model) => string = modelTitle,
): string {
  const systems = boughtTitle(words, models, titleOf);
  return models.length > 1 ? words.of(WAYS)('way.buy.each', { systems }) : systems;
}

/** Their title, with the range of each size that is open. */
export function beginText(words: Words, models: readonly [Model, ...Model[]]): string {
  return boughtTitle(words, models, (model) => {
    const sizes = model.size === null && sizeText(words, model);
    return sizes ? words.of(WAYS)('way.buy.sizes', { title: modelTitle(model), sizes }) : modelTitle(model);
  });
}

/** "2 × Wall Split": the models of a job, whatever their sizes. */
export function boughtName(words: Words, models: readonly Model[]): string {
  return countNames(words, models.map(modelName));
}

/** "Split · 2.5 kW and 5.0 kW": the type of a job's systems and their sizes. */
export function typeAndSizes(words: Words, models: readonly [Model, ...Model[]]): string {
  return [words.of(PRODUCT)(`type.${models[0].best.system_type}`), sizesText(words, models)]
    .filter(Boolean)
    .join(' · ');
}

/** "2.5 kW", "2.5 kW and 5.0 kW": each size once; empty if none is known. */
export function sizesText(words: Words, models: readonly Model[]): string {
  return words.list([...new Set(models.flatMap((model) => sizeText(words, model) ?? []))]);
}

/** "3 × A and B" */
export function countNames(words: Words, names: readonly string[]): string {
  const texts = [...new Set(names)].map((title) => {
    const count = names.filter((name) => name === title).length;
    return count === 1 ? title : words.of(WAYS)('way.buy.many', { count, title });
  });
  return words.list(texts);
}

/**
 * The price of a job with these systems: "$3,880 to $7,206 installed". Sizes of one model on two bases have a text each, and sizes
 * without a price are named.
 */
export function priceTexts(words: Words, models: readonly Model[], job: AskedJob): readonly PriceText[] {
  const unitsOf = (size: Product): number => unitsFor(size, job);
  return spanTexts(
    words,
    models.map(shownSizes),
    (places) => rangePrice(places, unitsOf, job),
    models[0] && homeWithWork(models[0].best, job.answers),
  );
}

/** The different models of a job. */
export function eachModel(models: readonly Model[]): readonly Model[] {
  const ids = models.map(modelId);
  return models.filter((_, index) => ids.indexOf(ids[index] ?? '') === index);
}

/** "Small for a living room.", or that its largest indoor unit is, once for each system; nothing where no size is said or assumed. */
export function sizeNotes(words: Words, way: WayId | null, models: readonly Model[], job: AskedJob): readonly string[] {
  const say = words.of(WAYS);
  const notes = models.flatMap((model, index) => {
    const { size } = model;
    const { ordered = null, room = null, head = null } = spansInJob(way, model.best, job)[index] ?? {};
    const judged = size && judgeSize(size, ordered, job.zone);
    const isOutside = judged === 'below' || judged === 'above';
    const note = sentences(
      isOutside && sentence(words, say(`way.size.${judged}`, { place: placeText(words, room, job) })),
      size && headText(words, [size], head, job),
    );
    if (!note) return [];
    return models.length > 1 ? say('way.bought.note', { title: modelTitle(model), note }) : note;
  });
  return [...new Set(notes)];
}
