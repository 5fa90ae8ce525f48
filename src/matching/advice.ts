import { CONTROLS, type Control, type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isSmaller } from './comparable.ts';
import { workPerKwh, zoneControl } from './derivedFacts.ts';
import { type Basis, between, type Difference, type DifferenceId, differences } from './differences.ts';
import { judge } from './judge.ts';
import { type Model, productOf, shownSizes, systemKind } from './models.ts';
import { servesPostcode } from './servesPostcode.ts';
import { VERDICTS } from './verdict.ts';

/** More would be another list. */
const MAX_BESIDE = 2;
/** The gains of a system beside the first one, in the order in which they are looked for. Unlike systems compare only by the last. */
const WAYS: readonly DifferenceId[] = ['price', 'sound', 'zones', 'control', 'energy', 'warranty'];

/** A model beside the first one. */
export interface Beside {
  readonly model: Model;
  /** What it gains and gives up, seen from the first one. */
  readonly differences: readonly Difference[];
  /** What the first one gains and gives up, seen from it. */
  readonly against: readonly Difference[];
  /** True if both are of one kind and about one size, so that price and sound may be compared. */
  readonly isAlike: boolean;
  /** True if both fit equally well: nothing but what they are decides between them. */
  readonly isEqual: boolean;
}

export interface Advice {
  /** The model to look at first. */
  readonly first: Model;
  /** At most two that are better in something that a person would notice. */
  readonly beside: readonly Beside[];
  /** Where none is: another model, of the same kind if there is one, with what the first one has over it; null without another. */
  readonly rival: Beside | null;
  /** The better match that isn't listed for the visitor's postcode; null without one. */
  readonly passedOver: Model | null;
}

/**
 * Where to start: the best match that no other model dominates and that we install at the postcode, with one or two beside it.
 * Null without a model.
 * @param fitting the models that fit everything, of the kind shown, best first
 * @param postcode of the home, or empty
 */
export function whereToStart(fitting: readonly Model[], basis: Basis, postcode = ''): Advice | null {
  const isInstalled = (model: Model): boolean => servesPostcode(productOf(model).service_postcodes, postcode);
  const installed = fitting.filter(isInstalled);
  const models = installed.length > 0 ? installed : fitting;
  const [best] = fitting;
  const first =
    models.find((model) => !isDominated(model, models, basis, ({ sizes }) => sizes)) ??
    // Sizes that aren't shown may dominate every model that is.
    models.find((model) => !isDominated(model, models, basis, shownSizes));
  if (!best || !first) return null;
  const beside = modelsBeside(first, models, basis);
  const others = models
    .filter((model) => model !== first)
    .toSorted((a, b) => Number(isOtherKind(a, first)) - Number(isOtherKind(b, first)));
  const rival = others.find((model) => differences([model], first, basis).some(({ gain }) => gain)) ?? others[0];
  return {
    first,
    beside,
    rival: beside.length === 0 && rival ? besideOf(first, rival, basis) : null,
    passedOver: models.includes(best) ? null : best,
  };
}

/**
 * At most two models of one kind that are better than another one in a way that a person would notice, each in another way. The other one
 * has a gain over each, or fits equally well.
 */
export function modelsBeside(first: Model, models: readonly Model[], basis: Basis): readonly Beside[] {
  const others = models
    .filter((model) => model.family !== first.family && !isOtherKind(model, first))
    .filter((model) => differences([first], model, basis).some(({ gain }) => gain))
    .map((model) => besideOf(first, model, basis))
    .filter(({ against, isEqual }) => isEqual || against.some(({ gain }) => gain));
  const beside: Beside[] = [];
  for (const way of WAYS) {
    let most: Beside | null = null;
    for (const other of others) {
      if (!beside.includes(other) && gainBy(way, other, first) > (most ? gainBy(way, most, first) : 0)) most = other;
    }
    if (most && beside.length < MAX_BESIDE) beside.push(most);
  }
  return beside;
}

/** How much a model gains in one way. Figures that grow with size only count between alike ones, and not for being smaller. */
function gainBy(way: DifferenceId, { model, differences, isAlike }: Beside, first: Model): number {
  const growsWithSize = way === 'price' || way === 'sound' || way === 'energy';
  const isUnfair = growsWithSize && (!isAlike || (first.size && model.size && isSmaller(model.size, first.size)));
  if (isUnfair) return 0;
  return Math.max(0, ...differences.filter(({ id, gain }) => gain && id === way).map(amountOf));
}

function isOtherKind(model: Model, first: Model): boolean {
  return systemKind(model) !== systemKind(first);
}

/** How much a gain is, to compare it with others of its kind. */
function amountOf(difference: Difference): number {
  switch (difference.id) {
    case 'price':
    case 'sound':
    case 'energy':
      return difference.amount[0];
    case 'zones':
      return ZONE_CONTROLS.indexOf(difference.level);
    case 'control':
      return difference.controls.length;
    case 'warranty':
      return difference.years;
    case 'known':
      return 1;
  }
}

function besideOf(first: Model, model: Model, basis: Basis): Beside {
  const against = differences([model], first, basis);
  const [one, other] = [productOf(first), productOf(model)];
  const isEven = verdictCounts(one, basis.answers) === verdictCounts(other, basis.answers);
  return {
    model,
    differences: differences([first], model, basis),
    against,
    isAlike: shownSizes(first).some((size) => shownSizes(model).some((other) => isAlike(size, other))),
    // A priority alone is no reason that a visitor could be told.
    isEqual: isEven && (one.priority === other.priority || !against.some(({ gain }) => gain)),
  };
}

function verdictCounts(product: Product, answers: Answers): string {
  const verdicts = judge(product, answers).map(({ verdict }) => verdict);
  return String(VERDICTS.map((verdict) => verdicts.filter((one) => one === verdict).length));
}

/** True if one other model has a size that dominates each size of this one. */
function isDominated(
  model: Model,
  models: readonly Model[],
  basis: Basis,
  sizesOf: (model: Model) => readonly Product[],
): boolean {
  return models.some(
    (other) =>
      other.family !== model.family &&
      shownSizes(model).every((size) => sizesOf(other).some((one) => dominates(one, size, basis))),
  );
}

/**
 * True if a system fits as well as another one of its kind and size, is worse in nothing, and better in something that a person would
 * notice. A figure that only the other one gives counts against it; prices of two kinds aren't compared.
 */
export function dominates(one: Product, other: Product, basis: Basis): boolean {
  if (!isAlike(one, other) || isSmaller(one, other) || isWorse(one, other, basis)) return false;
  return between(other, one, basis).some(({ id, gain }) => gain && id !== 'known');
}

/** True if a system is worse than another one in anything, by however little. */
function isWorse(one: Product, other: Product, { answers, zone }: Basis): boolean {
  const [work, otherWork] = [zone && workPerKwh(one, zone), zone && workPerKwh(other, zone)];
  const [open, otherOpen] = [openPoints(one, answers), openPoints(other, answers)];
  return (
    open.some((count, index) => count > Number(otherOpen[index])) ||
    isDearer(one, other) ||
    isLouder(one, other) ||
    isBelow(work?.cool, otherWork?.cool) ||
    isBelow(work?.heat, otherWork?.heat) ||
    CONTROLS.some((control) => isBelow(supplyOf(one, control), supplyOf(other, control))) ||
    isBelow(zonesOf(one), zonesOf(other)) ||
    isBelow(one.warranty_years, other.warranty_years)
  );
}

/** Less is worse, and so is a blank beside a figure. */
function isBelow(one: number | null | undefined, other: number | null | undefined): boolean {
  return typeof other === 'number' && (typeof one !== 'number' || one < other);
}

/** How many facts are unknown, and how many cost extra. Doing more than was asked costs nothing. */
function openPoints(product: Product, answers: Answers): readonly number[] {
  const judged = judge(product, answers);
  return [
    judged.filter(({ verdict }) => verdict === 'misses').length,
    judged.filter(({ verdict }) => verdict === 'unknown').length,
    judged.filter(({ verdict, reason }) => verdict === 'partly' && reason.id === 'controls').length,
  ];
}

function isDearer(one: Product, other: Product): boolean {
  const [price, otherPrice] = [one, other].map(
    ({ price_from_aud, price_includes }) => price_includes && price_from_aud,
  );
  if (typeof price === 'number' && one.price_includes !== other.price_includes) return false;
  return typeof otherPrice === 'number' && isBelow(typeof price === 'number' ? -price : null, -otherPrice);
}

/** Sound power where both give it; otherwise each kind of figure is its own. */
function isLouder(one: Product, other: Product): boolean {
  const quiet = (dba: number | null): number | null => dba && -dba;
  const { outdoor_sound_power_dba: power, outdoor_sound_pressure_dba: pressure } = one;
  const { outdoor_sound_power_dba: otherPower, outdoor_sound_pressure_dba: otherPressure } = other;
  if (power !== null && otherPower !== null) return power > otherPower;
  return isBelow(quiet(power), quiet(otherPower)) || isBelow(quiet(pressure), quiet(otherPressure));
}

function supplyOf(product: Product, control: Control): number | null {
  const supply = product.controls?.[control] ?? 'unknown';
  return supply === 'unknown' ? null : ['none', 'optional', 'included'].indexOf(supply);
}

function zonesOf(product: Product): number | null {
  const level = zoneControl(product);
  return level && ZONE_CONTROLS.indexOf(level);
}
