import type { Product } from '../../../catalogue/product.ts';
import { sumOf } from '../../../catalogue/sumOf.ts';
import type { Zone } from '../../../climate/zone.ts';
import { isNear } from '../../../matching/comparable.ts';
import { LABEL_COLUMNS, MAX_STARS, yearlyKwh } from '../../../matching/derivedFacts.ts';
import { between } from '../../../matching/differences.ts';
import type { JobModel } from '../../../matching/jobModel.ts';
import { asOneModel, type Model, modelOfSize, shownSizes } from '../../../matching/models.ts';
import { together } from '../../../matching/together.ts';
import type { AskedJob, WayId } from '../../../matching/way.ts';
import { priceTexts } from '../../../words/boughtWords.ts';
import { dollarsText, type Tariff, tariffText } from '../../../words/energyWords.ts';
import { ENERGY } from '../../../words/english/energy.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { figureRange } from '../../../words/modelWords.ts';
import { outdoorSize } from '../../../words/productWords.ts';
import type { Words } from '../../../words/words.ts';
import { zoneLabel } from '../../../words/zoneNames.ts';
import { type ComparedRow, type ComparedValue, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';

/** The job in a column: one system, or several that are bought together. */
export interface ComparedJob extends Pick<JobModel, 'models' | 'answers'> {
  /** Null for systems that aren't compared as a way. */
  readonly way: WayId | null;
}

/** The columns of a comparison, with everything that their figures depend on. */
export interface Compared {
  readonly words: Words;
  readonly jobs: readonly ComparedJob[];
  readonly job: AskedJob;
  /** The systems of each column in all sizes that it shows. */
  readonly models: readonly Model[];
  /** The systems of each column as one: what they cost and use adds up, and so does their sound. */
  readonly wholes: readonly Model[];
  /** The size of each whole; null unless all sizes are decided. */
  readonly decided: readonly Product[] | null;
  /** True if bars and tags may appear: all sizes are decided, of one kind and nearly one size. */
  readonly isNear: boolean;
}

export function comparedJobs(words: Words, jobs: readonly ComparedJob[], job: AskedJob): Compared {
  const wholes = jobs.map(wholeOf);
  const sizes = wholes.flatMap(({ size }) => size ?? []);
  const decided = sizes.length === wholes.length ? sizes : null;
  const areNear = decided?.every((one) => decided.every((other) => other === one || isNear(one, other))) ?? false;
  return { words, jobs, job, models: jobs.map((one) => asOneModel(one.models)), wholes, decided, isNear: areNear };
}

function wholeOf({ models }: ComparedJob): Model {
  const [first, ...others] = models;
  if (others.length === 0) return first;
  const [least, most] = ([0, -1] as const).map((end) => asOne(models.flatMap((model) => shownSizes(model).at(end)!)));
  const whole = modelOfSize(least!);
  return models.every(({ size }) => size) ? whole : { ...whole, sizes: [least!, most!], size: null };
}

/** Systems that are bought together, as one. */
function asOne(systems: readonly Product[]): Product {
  const includes = new Set(systems.map(({ price }) => price?.includes));
  const [price] = systems.map((system) => system.price);
  return {
    ...together(systems),
    cooling_capacity_kw: sumOf(systems, (system) => system.cooling_capacity_kw ?? Number.NaN) || null,
    price: includes.size === 1 && price ? { ...price, aud: sumOf(systems, (system) => system.price?.aud ?? 0) } : null,
  };
}

/** The price of each job. */
export function priceRow({ words, jobs, job, decided, isNear }: Compared): ComparedRow {
  const cheapest = isNear ? best(decided, 'price') : -1;
  const values = jobs.map(({ models }, index): ComparedValue => {
    const texts = priceTexts(words, models, job);
    return {
      lines: texts.map(({ text, basis }) => ({ text, isSmall: basis !== 'installed' })),
      state: texts.some(({ basis }) => basis !== null) ? 'known' : 'unknown',
      verdict: null,
      share: null,
      tag: index === cheapest ? words.of(COMPARE)('compare.lowest') : '',
    };
  });
  return { name: words.of(PRODUCT)('fact.price'), note: '', look: 'figure', values };
}

const powerOf = (product: Product): number | null => product.outdoor_sound_power_dba;
const pressureOf = (product: Product): number | null => product.outdoor_sound_pressure_dba;

/** Sound power, then sound pressure if a power is missing. These are two kinds of figure, so they never share a row. */
export function soundRows(compared: Compared): readonly ComparedRow[] {
  const { words, wholes, decided } = compared;
  const say = words.of(COMPARE);
  const has = (model: Model, figureOf: typeof powerOf) => shownSizes(model).some((size) => figureOf(size) !== null);
  const row = (name: string, figureOf: typeof powerOf, other: typeof powerOf): ComparedRow =>
    figureRow(compared, {
      name,
      figureOf,
      textOf: (model) => figureRange(words, model, figureOf, 'dB(A)'),
      unknownOf: (model) => say(has(model, other) ? 'compare.otherKind' : 'compare.unknown'),
      bars: 'loudness',
      // A sound seems half as loud if it is 10 dB(A) lower.
      lengthOf: (dba) => 2 ** (dba / 10),
      best: decided?.every((product) => figureOf(product) !== null) ? best(decided, 'sound') : undefined,
      tag: say('compare.quietest'),
    });
  const power = row(say('compare.soundPower'), powerOf, pressureOf);
  const pressure = row(say('compare.soundPressure'), pressureOf, powerOf);
  if (!wholes.some((model) => !has(model, powerOf) && has(model, pressureOf))) return [power];
  return wholes.some((model) => has(model, powerOf)) ? [power, pressure] : [pressure];
}

/** The lowest and the highest figure over a model's sizes. */
function ends(model: Model, figureOf: (product: Product) => number | null): readonly [number, number] | null {
  const figures = shownSizes(model)
    .map(figureOf)
    .filter((figure) => figure !== null);
  return figures.length === 0 ? null : [Math.min(...figures), Math.max(...figures)];
}

export function starRows(compared: Compared, zone: Zone): readonly ComparedRow[] {
  const { words, models } = compared;
  const say = words.of(ENERGY);
  const where = { zone: zoneLabel(words, zone) };
  const starRow = (name: string, column: 'starsCool' | 'starsHeat'): ComparedRow => {
    const figureOf = (product: Product) => product[LABEL_COLUMNS[zone][column]];
    const scale: Scale = {
      name,
      figureOf,
      textOf: (model) => {
        const [from, to] = ends(model, figureOf) ?? [null, null];
        if (from === null) return null;
        const most = say('energy.stars', { count: to });
        return from === to ? most : say('energy.span', { from: words.number(from), to: most });
      },
      most: MAX_STARS,
      bars: 'longer',
    };
    return figureRow(compared, scale, models);
  };
  return [
    starRow(say('energy.coolingStars', where), 'starsCool'),
    starRow(say('energy.heatingStars', where), 'starsHeat'),
  ];
}

/** The cost of a year. */
export function costRow(compared: Compared, zone: Zone, tariff: Tariff): ComparedRow {
  const { words } = compared;
  const say = words.of(COMPARE);
  const kwhOf = (product: Product) => yearlyKwh(product, zone);
  return figureRow(compared, {
    name: say('compare.cost', { zone: zoneLabel(words, zone), tariff: tariffText(words, tariff) }),
    note: say('energy.differ'),
    figureOf: kwhOf,
    textOf: (model) => {
      const kwh = ends(model, kwhOf);
      return kwh && say('energy.costShort', { dollars: dollarsText(words, kwh[0], tariff, kwh[1]) });
    },
    // No bars, because the figure follows the size, even between systems of one size.
    bars: null,
  });
}

export function outdoorRow({ words, models }: Compared): ComparedRow {
  const say = words.of(COMPARE);
  const values = models.map((model) => {
    const sides = new Set(shownSizes(model).flatMap((size) => outdoorSize(words, size) ?? []));
    return textValue([...sides], say('compare.unknown'));
  });
  return textRow(say('compare.outdoorUnit'), values);
}

interface Scale {
  readonly name: string;
  readonly note?: string;
  /** Null is unknown. */
  figureOf(product: Product): number | null;
  /** The figure of a model, or its range; null is unknown. */
  textOf(model: Model, index: number): string | null;
  unknownOf?(model: Model): string;
  /** The meaning of a bar's length; null for no bars. */
  readonly bars: 'longer' | 'loudness' | null;
  /** The figure of a full bar; by default, the largest one. */
  readonly most?: number;
  /** The length of a figure's bar; by default, the figure itself. */
  lengthOf?(figure: number): number;
  /** The index of the model that is noticeably better than all others, and its tag. */
  readonly best?: number | undefined;
  readonly tag?: string;
}

/**
 * Figures with bars on one scale from 0 and a tag on the best. Both appear only between systems of one size, because figures
 * grow with it.
 */
function figureRow(
  { words, wholes, decided, isNear }: Compared,
  scale: Scale,
  models: readonly Model[] = wholes,
): ComparedRow {
  const say = words.of(COMPARE);
  const { note = '', unknownOf = () => say('compare.unknown'), lengthOf = Number, bars } = scale;
  const figures = models.map((_, index) => decided?.[index] && scale.figureOf(decided[index]));
  const known = figures.filter((figure) => typeof figure === 'number');
  const { most = Math.max(...known) } = scale;
  // A single bar compares nothing.
  const drawn = isNear && known.length > 1 && bars;
  const end = drawn && new Set(figures).size > 1 ? say(`compare.${drawn}`) : '';
  return {
    name: scale.name,
    note: [note, end].filter(Boolean).join(note.endsWith('.') ? ' ' : '. '),
    look: 'figure',
    values: models.map((model, index) => {
      const figure = figures[index];
      return {
        ...textValue(scale.textOf(model, index), unknownOf(model)),
        share:
          drawn && typeof figure === 'number' ? Math.min(1, lengthOf(figure) / Math.max(lengthOf(most), 1e-9)) : null,
        tag: (isNear && scale.best === index && scale.tag) || '',
      };
    }),
  };
}

/** The index of the product that is noticeably better than all others; -1 if none is. */
function best(products: readonly Product[] | null, by: 'price' | 'sound'): number | undefined {
  if (!products || products.length < 2) return undefined;
  const isBetter = (one: Product, other: Product): boolean =>
    between(other, one, { answers: {}, zone: null }).some(({ id, gain }) => id === by && gain);
  return products.findIndex((one) => products.every((other) => other === one || isBetter(one, other)));
}
