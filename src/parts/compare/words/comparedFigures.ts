import type { Product } from '../../../catalogue/product.ts';
import { sumOf } from '../../../catalogue/sumOf.ts';
import type { Zone } from '../../../climate/zone.ts';
import { isNear } from '../../../matching/comparable.ts';
import { LABEL_COLUMNS, yearlyKwh } from '../../../matching/derivedFacts.ts';
import { MIN_DBA, soundChange } from '../../../matching/differences.ts';
import type { JobModel } from '../../../matching/jobModel.ts';
import { asOneModel, type Model, modelOfSize, shownSizes } from '../../../matching/models.ts';
import { aboutTheSame } from '../../../matching/rankSystems.ts';
import { together } from '../../../matching/together.ts';
import type { AskedJob, Way } from '../../../matching/way.ts';
import { unitsFor } from '../../../matching/ways.ts';
import { type JobPrice, rangePrice } from '../../../pricing/jobPrice.ts';
import { priceTexts, sizesText } from '../../../words/boughtWords.ts';
import { dollarsText, type Tariff, tariffText } from '../../../words/energyWords.ts';
import { ADVICE } from '../../../words/english/advice.ts';
import { ENERGY } from '../../../words/english/energy.ts';
import { MATCHES } from '../../../words/english/matches.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { WAYS } from '../../../words/english/ways.ts';
import { figureRange } from '../../../words/modelWords.ts';
import { outdoorSize } from '../../../words/productWords.ts';
import { unitRange } from '../../../words/ranges.ts';
import { gapsOf, gapText, sideOf } from '../../../words/wayText.ts';
import type { Words } from '../../../words/words.ts';
import { zoneLabel } from '../../../words/zoneNames.ts';
import { type ComparedRow, type ComparedValue, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';

/** The job in a column: one system, or several that are bought together. */
export interface ComparedJob extends Pick<JobModel, 'models' | 'answers'> {
  /** Null for systems that aren't compared as a way. */
  readonly way: Way | null;
}

/** The columns of a comparison, with everything that their figures depend on. */
export interface Compared {
  readonly words: Words;
  readonly jobs: readonly ComparedJob[];
  readonly job: AskedJob;
  /** The systems of each column in all sizes that it shows. */
  readonly models: readonly Model[];
  /** The systems of each column as one: what they use adds up, and so does their sound. */
  readonly wholes: readonly Model[];
  /** The size of each whole; null unless all sizes are decided. */
  readonly decided: readonly Product[] | null;
  /** True if all sizes are decided, of one kind and nearly one size. */
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
  return {
    ...together(systems),
    cooling_capacity_kw: sumOf(systems, (system) => system.cooling_capacity_kw ?? Number.NaN) || null,
  };
}

/** The price of each job, and what parts it from the lowest: of whole ways, or in each size that two systems come in. */
export function priceRow(compared: Compared): ComparedRow {
  const { words, jobs, job } = compared;
  const texts = jobs.map(({ models }) => priceTexts(words, models, job));
  const hasBases = new Set(texts.flat().flatMap(({ basis }) => basis ?? [])).size > 1;
  const ways = jobs.flatMap(({ way }) => way ?? []);
  const priced = jobs.map((one) => pricedSizes(one, job));
  const tags = hasBases ? [] : ways.length > 0 ? wayTags(words, ways) : tagsOf(compared, priced);
  const isOpen = ways.length === 0 && tags.every((tag) => !tag) && dependsOnSize(priced);
  return {
    name: words.of(PRODUCT)('fact.price'),
    note: hasBases ? words.of(WAYS)('way.bases') : isOpen ? words.of(WAYS)('way.beside.open') : '',
    look: 'figure',
    values: texts.map((of, index) => ({
      lines: of.map(({ text, basis }) => ({ text, verdict: null, isSmall: basis !== 'installed' })),
      state: of.some(({ basis }) => basis !== null) ? 'known' : 'unknown',
      tag: tags[index] ?? '',
    })),
  };
}

/** The ends of two prices tell one story if one difference is this part of the other, or more. */
const AGREED = 2 / 3;

/** "Lowest price", and "about $1,400 more" by the lower ends, as cards say it; both differences where the ends tell another story. */
function wayTags(words: Words, ways: readonly Way[]): readonly string[] {
  const say = words.of(COMPARE);
  const installed = ways.filter(({ price }) => price?.basis === 'installed');
  const [cheapest] = installed.toSorted((a, b) => a.price!.low - b.price!.low);
  const tags = ways.map((way) => {
    if (!cheapest?.price) return '';
    // Ducts aren't counted by rooms.
    const isSameJob = [way, cheapest].some(({ id }) => id === 'ducted') || way.units.indoor === cheapest.units.indoor;
    const [low = 0, high = 0] = gapsOf(way.price, cheapest.price);
    if (!isSameJob || Math.min(low, high) < aboutTheSame(cheapest.price.low)) return '';
    const gaps = Math.min(low / high, high / low) >= AGREED ? [low] : [low, high];
    const amount = gapText(
      words,
      gaps.map((gap) => Math.round(gap / 100) * 100),
    );
    return say('compare.more', { amount });
  });
  const isLowest = ways.every((way, index) => way === cheapest || tags[index]);
  return tags.map((tag, index) => (isLowest && ways[index] === cheapest ? say('compare.lowest') : tag));
}

interface Priced {
  readonly whole: Product;
  readonly price: JobPrice | null;
}

/** Each size that a job comes in, with its price. */
function pricedSizes({ models }: ComparedJob, job: AskedJob): readonly Priced[] {
  const [first, ...others] = models.map(shownSizes);
  if (others.some(({ length }) => length !== first?.length)) return [];
  return (first ?? []).map((size, at) => {
    const systems = [size, ...others.map((sizes) => sizes[at]!)];
    const price = rangePrice(
      systems.map((system) => [system]),
      (system) => unitsFor(system, job),
      job,
    );
    return { whole: asOne(systems), price };
  });
}

/** The sizes that both jobs come in. */
function pairsOf(all: readonly Priced[], others: readonly Priced[]) {
  return all.flatMap((one) =>
    others
      .filter((other) => isNear(one.whole, other.whole))
      .map((other) => ({ other, gaps: gapsOf(one.price, other.price) })),
  );
}

/** True if a job noticeably costs more than another in each size that both come in. */
function isDearer(pairs: ReturnType<typeof pairsOf>): boolean {
  const isNoticed = pairs.every(({ other, gaps: [gap = 0] }) => gap >= aboutTheSame(Number(other.price?.low)));
  return isNoticed && sideOf(pairs.flatMap(({ gaps }) => gaps)) > 0;
}

/** "Lowest price", and "$865 to $1,800 more at 8.5 kW" where not all have one size; of those that share a size with the lowest. */
function tagsOf({ words, isNear: areNear }: Compared, priced: readonly (readonly Priced[])[]): readonly string[] {
  const say = words.of(COMPARE);
  const pairsWith = (one: readonly Priced[]) => priced.map((other) => (other === one ? [] : pairsOf(other, one)));
  const lowest = priced.find((one) => {
    const pairs = pairsWith(one).filter(({ length }) => length > 0);
    return pairs.length > 0 && pairs.every(isDearer);
  });
  if (!lowest) return [];
  const pairs = pairsWith(lowest);
  return pairs.map((own, index) => {
    const isLowest = priced[index] === lowest;
    const of = isLowest ? pairs.flat() : own;
    if (of.length === 0) return '';
    const kws = of.map(({ other }) => Number(other.whole.cooling_capacity_kw));
    const amount = gapText(
      words,
      own.flatMap(({ gaps }) => gaps),
    );
    const text = isLowest ? say('compare.lowest') : words.of(ADVICE)('cost.price', { amount });
    const sizes = unitRange(words, Math.min(...kws), Math.max(...kws), 'kW');
    return areNear ? text : say('compare.atSize', { text, sizes });
  });
}

/** True if one system costs less than another in one size that both come in, and more in another. */
function dependsOnSize(priced: readonly (readonly Priced[])[]): boolean {
  return priced.some((one) =>
    priced.some((other) => {
      const gaps = pairsOf(one, other).flatMap(({ gaps: [low = 0] }) => low);
      return Math.min(0, ...gaps) * Math.max(0, ...gaps) < 0;
    }),
  );
}

const powerOf = (product: Product): number | null => product.outdoor_sound_power_dba;
const pressureOf = (product: Product): number | null => product.outdoor_sound_pressure_dba;

/** Sound power, then sound pressure if a power is missing. These are two kinds of figure, so they never share a row. */
export function soundRows({ words, wholes, decided, isNear: areNear }: Compared): readonly ComparedRow[] {
  const say = words.of(COMPARE);
  const has = (model: Model, figureOf: typeof powerOf) => shownSizes(model).some((size) => figureOf(size) !== null);
  const row = (name: string, figureOf: typeof powerOf): ComparedRow => {
    const areKnown = areNear && wholes.every((model) => has(model, figureOf));
    const best = areKnown && decided ? quietest(decided) : -1;
    const values = wholes.map((model, index) => ({
      ...textValue(
        figureRange(words, model, figureOf, 'dB(A)'),
        has(model, pressureOf) ? words.of(PRODUCT)('value.otherSound') : say('compare.unknown'),
      ),
      tag: index === best ? say('compare.quietest') : '',
    }));
    return textRow(name, values, 'figure');
  };
  const power = row(say('compare.soundPower'), powerOf);
  const pressure = row(say('compare.soundPressure'), pressureOf);
  if (!wholes.some((model) => !has(model, powerOf) && has(model, pressureOf))) return [power];
  return wholes.some((model) => has(model, powerOf)) ? [power, pressure] : [pressure];
}

/** The index of the product that is noticeably quieter than all others, since sound grows with size; -1 if none is. */
function quietest(products: readonly Product[]): number {
  const isQuieter = (one: Product, other: Product): boolean => Number(soundChange(other, one)) <= -MIN_DBA;
  return products.findIndex((one) => products.every((other) => other === one || isQuieter(one, other)));
}

/** A range over the sizes of each model, from the lowest to the highest figure. */
function rangeRow(
  words: Words,
  name: string,
  models: readonly Model[],
  figureOf: (product: Product) => number | null,
  textOf: (from: number, to: number) => string,
): ComparedRow {
  const values = models.map((model) => {
    const figures = shownSizes(model)
      .map(figureOf)
      .filter((figure) => figure !== null);
    const text = figures.length > 0 ? textOf(Math.min(...figures), Math.max(...figures)) : null;
    return textValue(text, words.of(COMPARE)('compare.unknown'));
  });
  return textRow(name, values, 'figure');
}

export function starRows({ words, models }: Compared, zone: Zone): readonly ComparedRow[] {
  const say = words.of(ENERGY);
  const where = { zone: zoneLabel(words, zone) };
  const row = (name: string, column: 'starsCool' | 'starsHeat'): ComparedRow =>
    rangeRow(
      words,
      name,
      models,
      (product) => product[LABEL_COLUMNS[zone][column]],
      (from, to) => {
        const most = say('energy.stars', { count: to });
        return from === to ? most : say('energy.span', { from: words.number(from), to: most });
      },
    );
  return [row(say('energy.coolingStars', where), 'starsCool'), row(say('energy.heatingStars', where), 'starsHeat')];
}

/** The cost of a year. */
export function costRow({ words, wholes }: Compared, zone: Zone, tariff: Tariff): ComparedRow {
  const say = words.of(COMPARE);
  const row = rangeRow(
    words,
    say('compare.cost', { zone: zoneLabel(words, zone), tariff: tariffText(words, tariff) }),
    wholes,
    (product) => yearlyKwh(product, zone),
    (from, to) => say('energy.costShort', { dollars: dollarsText(words, from, tariff, to) }),
  );
  return { ...row, note: say('energy.differ') };
}

export function outdoorRow({ words, models }: Compared): ComparedRow {
  const values = models.map((model) => sizedValue(words, model, (size) => outdoorSize(words, size)));
  return textRow(words.of(COMPARE)('compare.outdoorUnit'), values);
}

/**
 * A fact of each size of a model: once if it holds for all, and otherwise with the sizes it holds for.
 * @param textOf null, 0 and '' mean unknown
 */
export function sizedValue(words: Words, model: Model, textOf: (product: Product) => string | 0 | null): ComparedValue {
  const unknown = words.of(COMPARE)('compare.unknown');
  const sizes = shownSizes(model);
  const texts = new Set(sizes.map((size) => textOf(size) || ''));
  if (texts.size === 1) return textValue([...texts][0] || null, unknown);
  const lines = [...texts].map((text) => {
    const held = sizes.filter((size) => (textOf(size) || '') === text);
    return sizeLine(words, held, text || unknown);
  });
  return textValue(lines, unknown);
}

/** "2.5 kW and 5.0 kW: single-phase" */
export function sizeLine(words: Words, sizes: readonly Product[], reason: string): string {
  return words.of(MATCHES)('size.line', { size: sizesText(words, sizes.map(modelOfSize)), reason });
}
