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
import { unitRange } from '../../../words/ranges.ts';
import { gapsOf, gapText } from '../../../words/wayText.ts';
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

/** The price of each job, and how much more it is than the lowest: of whole ways, or in each size that two systems come in. */
export function priceRow(compared: Compared): ComparedRow {
  const { words, jobs, job } = compared;
  const texts = jobs.map(({ models }) => priceTexts(words, models, job));
  const hasBases = new Set(texts.flat().flatMap(({ basis }) => basis ?? [])).size > 1;
  const priced = jobs.map((one) => pricedSizes(one, job));
  const gaps = priced.map((one) => priced.map((other) => (other === one ? [] : pairsOf(other, one))));
  const tags = hasBases ? [] : tagsOf(compared, gaps);
  return {
    name: words.of(PRODUCT)('fact.price'),
    note: hasBases ? words.of(WAYS)('way.bases') : '',
    look: 'figure',
    values: texts.map((of, index) => ({
      lines: of.map(({ text, basis }) => ({ text, verdict: null, isSmall: basis !== 'installed' })),
      state: of.some(({ basis }) => basis !== null) ? 'known' : 'unknown',
      tag: tags[index] ?? '',
    })),
  };
}

interface Priced {
  readonly way: Way | null;
  readonly whole: Product;
  readonly price: JobPrice | null;
}

/** Each size that a job comes in, with its price; a way once. */
function pricedSizes({ way, models }: ComparedJob, job: AskedJob): readonly Priced[] {
  if (way) return [{ way, whole: models[0].best, price: way.price }];
  const [first, ...others] = models.map(shownSizes);
  if (others.some(({ length }) => length !== first!.length)) return [];
  return first!.map((size, at) => {
    const systems = [size, ...others.map((sizes) => sizes[at]!)];
    const price = rangePrice(
      systems.map((system) => [system]),
      (system) => unitsFor(system, job),
      job,
    );
    return { way, whole: asOne(systems), price };
  });
}

/** The gaps between a job's price and another's. */
interface Gap {
  readonly other: Priced;
  readonly gaps: readonly number[];
}

/** The gaps between two ways that compare, or between two systems in each size that both come in. */
function pairsOf(all: readonly Priced[], others: readonly Priced[]): readonly Gap[] {
  return all.flatMap((one) =>
    others.filter((other) => mayCompare(one, other)).map((other) => ({ other, gaps: gapsOf(one.price, other.price) })),
  );
}

/** True for ways that are installed for as many rooms, which ducts don't count, and for alike systems of one size. */
function mayCompare(one: Priced, other: Priced): boolean {
  const [way, rival] = [one.way, other.way];
  if (!way || !rival) return isNear(one.whole, other.whole);
  const isSameJob = way.id === 'ducted' || rival.id === 'ducted' || way.units.indoor === rival.units.indoor;
  return isSameJob && one.price?.basis === 'installed';
}

/** True if a job noticeably costs more than another in each size that both come in. */
function isDearer(pairs: readonly Gap[]): boolean {
  const isMore = ({ other, gaps: [low = 0, high = 0] }: Gap) =>
    low >= aboutTheSame(Number(other.price?.low)) && high >= 0;
  return pairs.length > 0 && pairs.every(isMore);
}

/**
 * "Lowest price", and "$865 to $1,800 more at 8.5 kW" where not all have one size; of the jobs that compare with the lowest.
 * @param all for each job, the gaps between each other one and it
 */
function tagsOf({ words, jobs, isNear: areNear }: Compared, all: readonly (readonly (readonly Gap[])[])[]) {
  const say = words.of(COMPARE);
  const areWays = jobs.some(({ way }) => way);
  const lowest = all.findIndex((pairs) => {
    const found = pairs.flat();
    return found.length > 0 && found.every(({ gaps: [low = -1] }) => low >= 0);
  });
  const pairs = all[lowest] ?? [];
  const isSole = pairs.every((own, index) => index === lowest || isDearer(own) || (own.length === 0 && !areWays));
  return pairs.map((own, index) => {
    const isLowest = index === lowest;
    if (isLowest ? !isSole : !isDearer(own)) return '';
    const amount = gapText(
      words,
      own.flatMap(({ gaps }) => gaps),
    );
    const text = isLowest ? say('compare.lowest') : words.of(ADVICE)('cost.price', { amount });
    const kws = (isLowest ? pairs.flat() : own).map(({ other }) => Number(other.whole.cooling_capacity_kw));
    if (areNear || areWays) return text;
    return say('compare.atSize', { text, sizes: unitRange(words, Math.min(...kws), Math.max(...kws), 'kW') });
  });
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
  return products.findIndex((one) =>
    products.every((other) => other === one || Number(soundChange(other, one)) <= -MIN_DBA),
  );
}

/** A range over the sizes of each model, from the lowest to the highest figure. */
export function rangeRow(
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

/**
 * A fact of each size of a model: once if it holds for all, and otherwise with the sizes it holds for.
 * @param textOf null, 0 and '' mean unknown
 */
export function sizedValue(words: Words, model: Model, textOf: (product: Product) => string | 0 | null): ComparedValue {
  const unknown = words.of(COMPARE)('compare.unknown');
  const sizes = shownSizes(model);
  const said = (size: Product): string => textOf(size) || unknown;
  const [first, ...others] = new Set(sizes.map(said));
  if (others.length === 0) return textValue(first === unknown ? null : first!, unknown);
  const lines = [first!, ...others].map((text) =>
    sizeLine(
      words,
      sizes.filter((size) => said(size) === text),
      text,
    ),
  );
  return textValue(lines, unknown);
}

/** "2.5 kW and 5.0 kW: single-phase" */
export function sizeLine(words: Words, sizes: readonly Product[], reason: string): string {
  return words.of(MATCHES)('size.line', { size: sizesText(words, sizes.map(modelOfSize)), reason });
}
