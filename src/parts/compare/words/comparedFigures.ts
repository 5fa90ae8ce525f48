import type { Product } from '../../../catalogue/product.ts';
import { sumOf } from '../../../catalogue/sumOf.ts';
import type { Zone } from '../../../climate/zone.ts';
import { isNear } from '../../../matching/comparable.ts';
import { LABEL_COLUMNS, yearlyKwh } from '../../../matching/derivedFacts.ts';
import { MIN_DBA, soundChange } from '../../../matching/differences.ts';
import type { JobModel } from '../../../matching/jobModel.ts';
import { asOneModel, type Model, modelOfSize, shownSizes } from '../../../matching/models.ts';
import { together } from '../../../matching/together.ts';
import type { AskedJob, BoughtSystem, Way } from '../../../matching/way.ts';
import { unitsFor } from '../../../matching/ways.ts';
import { type JobPrice, rangePrice } from '../../../pricing/jobPrice.ts';
import { countNames, priceTexts, sizesText } from '../../../words/boughtWords.ts';
import { dollarsText, type Tariff, tariffText } from '../../../words/energyWords.ts';
import { ADVICE } from '../../../words/english/advice.ts';
import { ENERGY } from '../../../words/english/energy.ts';
import { MATCHES } from '../../../words/english/matches.ts';
import { PRODUCT } from '../../../words/english/product.ts';
import { WAYS } from '../../../words/english/ways.ts';
import { sizeText } from '../../../words/modelWords.ts';
import { unitRange } from '../../../words/ranges.ts';
import { gapsOf, gapText } from '../../../words/wayText.ts';
import type { Words } from '../../../words/words.ts';
import { zoneLabel } from '../../../words/zoneNames.ts';
import { type ComparedRow, type ComparedValue, textRow, textValue } from './comparedRow.ts';
import { COMPARE } from './english.ts';

/** The job in a column: one system, or several that are bought together. */
export interface ComparedJob extends Pick<JobModel, 'id' | 'models' | 'answers'> {
  readonly bought: readonly Pick<BoughtSystem, 'sizes' | 'ordered'>[];
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
}

export function comparedJobs(words: Words, jobs: readonly ComparedJob[], job: AskedJob): Compared {
  return { words, jobs, job, models: jobs.map(({ models }) => asOneModel(models)), wholes: jobs.map(wholeOf) };
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

/** The price of each job, and how much more it is than the lowest: of whole ways, or of two systems, in each size that both come in. */
export function priceRow(compared: Compared): ComparedRow {
  const { words, jobs, job } = compared;
  const texts = jobs.map(({ models }) => priceTexts(words, models, job));
  const hasBases = new Set(texts.flat().flatMap(({ basis }) => basis ?? [])).size > 1;
  const priced = jobs.map((one) => pricedSizes(compared, one));
  const gaps = priced.map((other) => priced.map((one) => (one === other ? [] : gapsBetween(one, other))));
  const tags = hasBases ? [] : tagsOf(words, gaps);
  return {
    name: words.of(PRODUCT)('fact.price'),
    note: hasBases ? words.of(WAYS)('way.bases') : '',
    look: 'figure',
    values: texts.map((of, index) => ({
      lines: of.map(({ text, basis }) => ({ text, isSmall: basis !== 'installed' })),
      isKnown: of.some(({ basis }) => basis !== null),
      tag: tags[index] ?? '',
    })),
  };
}

interface Priced {
  readonly way: Way | null;
  readonly whole: Product;
  /** "2 × 2.5 kW"; empty if that isn't known, and for a way. */
  readonly kw: string;
  readonly price: JobPrice | null;
}

/** Each size that a job comes in, with its price; a way once. */
function pricedSizes({ words, job }: Compared, { way, models }: ComparedJob): readonly Priced[] {
  if (way) return [{ way, whole: models[0].best, kw: '', price: way.price }];
  const [first, ...others] = models.map(shownSizes);
  if (others.some(({ length }) => length !== first!.length)) return [];
  return first!.map((size, at) => {
    const systems = [size, ...others.map((sizes) => sizes[at]!)];
    const whole = asOne(systems);
    const price = rangePrice(
      systems.map((system) => [system]),
      (system) => unitsFor(system, job),
      job,
    );
    const kws = systems.flatMap((system) => sizeText(words, modelOfSize(system)) ?? []);
    return { way, whole, kw: whole.cooling_capacity_kw ? countNames(words, kws) : '', price };
  });
}

/** The gaps between a job's price and another's, in one size of each. */
interface Gap {
  readonly one: Priced;
  readonly other: Priced;
  readonly gaps: readonly number[];
  /** True if one of the jobs comes in other sizes too. */
  readonly isOpen: boolean;
}

/** The gaps between two jobs that compare: in each size that both come in, or in their only ones. */
function gapsBetween(ones: readonly Priced[], others: readonly Priced[]): readonly Gap[] {
  const isOpen = ones.length * others.length > 1;
  return ones.flatMap((one) =>
    others
      .filter((other) => mayCompare(one, other, isOpen))
      .map((other) => ({ one, other, gaps: gapsOf(one.price, other.price), isOpen })),
  );
}

/** True for systems of one size, or of one type in their only sizes, and for ways that are installed for as many rooms, which ducts don't count. */
function mayCompare(one: Priced, other: Priced, isOpen: boolean): boolean {
  const [way, rival] = [one.way, other.way];
  if (!way || !rival) {
    const areOnly = !isOpen && one.kw !== '' && other.kw !== '';
    return isNear(one.whole, other.whole) || (areOnly && one.whole.system_type === other.whole.system_type);
  }
  const isForAsMany = way.id === 'ducted' || rival.id === 'ducted' || way.units.indoor === rival.units.indoor;
  return isForAsMany && one.price?.basis === 'installed';
}

/**
 * "Lowest price", and how much more the others are.
 * @param all for each job, the gaps between each other one and it
 */
function tagsOf(words: Words, all: readonly (readonly (readonly Gap[])[])[]): readonly string[] {
  const lowest = all.findIndex((pairs) => {
    const found = pairs.flat();
    return found.length > 0 && found.every(({ gaps: [low = -1] }) => low >= 0);
  });
  const pairs = all[lowest] ?? [];
  const found = pairs.flat();
  const isStart = found.some(({ one, gaps: [, high = 0] }) => one.way && high < 0);
  const tags = pairs.map((own) => moreText(words, own, isStart));
  const isSole = tags.every((tag, index) => tag || index === lowest);
  const key = isStart ? 'compare.lowestStart' : 'compare.lowest';
  return isSole ? tags.map((tag) => tag || atSizes(words, words.of(COMPARE)(key), found)) : tags;
}

/** "$865 to $1,800 more at 8.5 kW", or "5.0 kW costs $600 more than 3.5 kW"; empty unless each of the gaps makes a job dearer. */
function moreText(words: Words, own: readonly Gap[], isStart: boolean): string {
  const [first] = own;
  if (!first || own.some(({ gaps: [low = 0] }) => low <= 0)) return '';
  const {
    one,
    other,
    gaps: [low = 0],
  } = first;
  const gaps = own.flatMap((gap) => gap.gaps);
  if (isStart) return words.of(COMPARE)('compare.starts', { amount: words.dollars(low) });
  if (Math.min(...gaps) < 0) return '';
  const amount = gapText(words, gaps);
  if (one.way || isNear(one.whole, other.whole)) return atSizes(words, words.of(ADVICE)('cost.price', { amount }), own);
  return words.of(WAYS)('way.start.sized', { kw: one.kw, amount, other: other.kw });
}

/** "Lowest price at 2.5 kW and 3.5 kW", unless each job has one size. */
function atSizes(words: Words, text: string, gaps: readonly Gap[]): string {
  const sizes = words.list([...new Set(gaps.flatMap(({ isOpen, other }) => (isOpen ? other.kw : [])))]);
  return sizes ? words.of(COMPARE)('compare.atSize', { text, sizes }) : text;
}

/** Sound power, then sound pressure if a power is missing. These are two kinds of figure, so they never share a row. */
export function soundRows({ words, wholes }: Compared): readonly ComparedRow[] {
  const say = words.of(COMPARE);
  const sizes = wholes.flatMap(({ size }) => size ?? []);
  const areNear = sizes.length === wholes.length && sizes.every((one) => sizes.every((other) => isNear(one, other)));
  const row = (note: string, figureOf: (product: Product) => number | null): ComparedRow => {
    const range = (low: number, high: number) => unitRange(words, low, high, 'dB(A)');
    const found = rangeRow(words, words.of(PRODUCT)('fact.sound'), wholes, figureOf, range);
    const best = areNear && found.values.every(({ isKnown }) => isKnown) ? quietest(sizes) : -1;
    const tag = say('compare.quietest');
    return { ...found, note, values: found.values.map((value, at) => (at === best ? { ...value, tag } : value)) };
  };
  const power = row(say('compare.soundPower'), (product) => product.outdoor_sound_power_dba);
  const pressure = row(say('compare.soundPressure'), (product) => product.outdoor_sound_pressure_dba);
  const isNeeded = pressure.values.some(({ isKnown }, at) => isKnown && !power.values[at]!.isKnown);
  return isNeeded ? [power, pressure] : [power];
}

/** The index of the product that is noticeably quieter than all others, since sound grows with size; -1 if none is. */
function quietest(products: readonly Product[]): number {
  return products.findIndex((one) =>
    products.every((other) => other === one || Number(soundChange(other, one)) <= -MIN_DBA),
  );
}

/** The figures of a model's sizes, from the lowest to the highest, and which sizes have none. */
function rangeValue(
  words: Words,
  model: Model,
  figureOf: (product: Product) => number | null,
  textOf: (from: number, to: number) => string,
): ComparedValue {
  const unknown = words.of(COMPARE)('compare.unknown');
  const sizes = shownSizes(model);
  const figures = sizes.map(figureOf).filter((figure) => figure !== null);
  if (figures.length === 0) return textValue(null, unknown);
  const blank = sizes.filter((size) => figureOf(size) === null && size.cooling_capacity_kw !== null);
  const text = textOf(Math.min(...figures), Math.max(...figures));
  return textValue([text, ...(blank.length > 0 ? [sizeLine(words, blank, unknown)] : [])], unknown);
}

export function rangeRow(
  words: Words,
  name: string,
  models: readonly Model[],
  ...figures: readonly [figureOf: (product: Product) => number | null, textOf: (from: number, to: number) => string]
): ComparedRow {
  return textRow(
    name,
    models.map((model) => rangeValue(words, model, ...figures)),
    'figure',
  );
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
    say('compare.cost'),
    wholes,
    (product) => yearlyKwh(product, zone),
    (from, to) => say('energy.costShort', { dollars: dollarsText(words, from, tariff, to) }),
  );
  return { ...row, note: say('energy.differ', { zone: zoneLabel(words, zone), tariff: tariffText(words, tariff) }) };
}

/**
 * A fact of each size of a model: once if it holds for all, and otherwise with the sizes it holds for.
 * @param textOf null, 0, false and '' mean unknown
 */
export function sizedValue(
  words: Words,
  model: Model,
  textOf: (product: Product) => string | 0 | false | null,
): ComparedValue {
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
