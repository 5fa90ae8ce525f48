import { CONTROLS, type Control, type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isSmaller, mayCompare } from './comparable.ts';
import { workPerKwh, zoneControl } from './derivedFacts.ts';
import { type Basis, between, type Difference, type DifferenceId, differences } from './differences.ts';
import { judge } from './judge.ts';
import { type Model, productOf, shownSizes, systemKind } from './models.ts';
import { servesPostcode } from './servesPostcode.ts';
import { isTooSmall } from './size.ts';

/** More would be a list. */
const MAX_BESIDE = 2;
/** The kinds of gain that bring a system beside the first one, in the order of search. */
const WAYS: readonly DifferenceId[] = ['price', 'sound', 'zones', 'control', 'energy', 'warranty'];
const GROW_WITH_SIZE: readonly DifferenceId[] = ['price', 'sound', 'energy'];

/** A model beside the first one. */
export interface Beside {
  readonly model: Model;
  /** Its gains and costs beside the first one. */
  readonly differences: readonly Difference[];
  /** The gains and costs of the first one beside it. */
  readonly against: readonly Difference[];
  /** True if it has a size like one of the first model's, and not smaller: figures that grow with size may be compared. */
  readonly isAlike: boolean;
  /** True if both are alike and fit equally well, so that there is no reason for the first one alone. */
  readonly isEqual: boolean;
}

/** The reasons for one model over the others that fit. */
export interface ModelAdvice {
  readonly first: Model;
  /** At most two models, each noticeably better in something. */
  readonly beside: readonly Beside[];
  /** The model that the text compares with the first one: an equal fit, another one beside it, or any of its kind. Null without one. */
  readonly next: Beside | null;
  /** True if some sizes of the first model and the next one differ noticeably, perhaps in different directions. */
  readonly dependsOnSize: boolean;
  /** Set for the only model of its kind that fits, or that is installed at the postcode. Null if there are others. */
  readonly only: 'fits' | 'installed' | null;
  /** True if others of its kind and size fit and, as far as we know, none is cheaper or quieter, even slightly. */
  readonly isUnrivalled: boolean;
}

/** The model to look at first, with the reasons for it. */
export interface Advice extends ModelAdvice {
  /** The better match that isn't listed for the visitor's postcode; null without one. */
  readonly passedOver: Model | null;
}

/**
 * The model to start with: the best match that no other model dominates and that we install at the postcode, with one or two beside it.
 * Null without a model.
 * @param fitting the models that fit everything, of the kind shown, best first
 * @param postcode of the home, or empty
 */
export function whereToStart(fitting: readonly Model[], basis: Basis, postcode = ''): Advice | null {
  const models = installedAt(postcode, fitting);
  const [best] = fitting;
  const first =
    models.find((model) => !isDominated(model, models, basis, ({ sizes }) => sizes)) ??
    // Sizes that aren't shown may dominate every model that is.
    models.find((model) => !isDominated(model, models, basis, shownSizes));
  if (!best || !first) return null;
  return { ...adviceAmong(first, models, fitting, basis), passedOver: models.includes(best) ? null : best };
}

/** The models that are installed at the postcode; all of them if none is, or the postcode is unknown. */
function installedAt(postcode: string, fitting: readonly Model[]): readonly Model[] {
  const installed = fitting.filter((model) => servesPostcode(productOf(model).service_postcodes, postcode));
  return installed.length > 0 ? installed : fitting;
}

/** The reasons for a model over the others that fit, even if it isn't the one to start with. */
export function adviceOn(first: Model, fitting: readonly Model[], basis: Basis, postcode = ''): ModelAdvice {
  return adviceAmong(first, installedAt(postcode, fitting), fitting, basis);
}

/** @param models those of `fitting` that are installed at the postcode */
function adviceAmong(first: Model, models: readonly Model[], fitting: readonly Model[], basis: Basis): ModelAdvice {
  const others = rivals(first, models, basis);
  const beside = better(others, first);
  const next =
    beside.find(({ isEqual }) => isEqual) ??
    beside[0] ??
    others.filter(({ against }) => against.some(({ gain }) => gain)).toSorted(byBalance)[0] ??
    others.find(({ isAlike }) => isAlike) ??
    others[0] ??
    null;
  return {
    first,
    beside,
    next,
    dependsOnSize:
      next !== null && peers(first, next.model).some(([one, size]) => between(size, one, basis).length > 0),
    only: others.length > 0 ? null : fitting.some((model) => isRival(model, first)) ? 'installed' : 'fits',
    isUnrivalled:
      shownSizes(first).some(({ price }) => price !== null) &&
      others.some(({ isAlike }) => isAlike) &&
      !others.some(({ model, isAlike }) => isAlike && mayBeCheaperOrQuieter(model, first)),
  };
}

/** Sorts the others by the first model's gains over them less its costs, most first. */
function byBalance(a: Beside, b: Beside): number {
  const balance = ({ against }: Beside): number => sumOf(against, ({ gain }) => (gain ? 1 : -1));
  return balance(b) - balance(a);
}

/** Another model of the same kind. */
function isRival(model: Model, first: Model): boolean {
  return model.family !== first.family && systemKind(model) === systemKind(first);
}

function rivals(first: Model, models: readonly Model[], basis: Basis): readonly Beside[] {
  return models.filter((model) => isRival(model, first)).map((model) => besideOf(first, model, basis));
}

/** The models to show beside the first one, which gains something over each or is alike. Otherwise size would be their only advantage. */
function better(all: readonly Beside[], first: Model): readonly Beside[] {
  const others = all.filter(
    ({ model, against, isAlike }) =>
      isAlike ||
      (against.some(({ gain }) => gain) && !(first.size && model.size && isTooSmall(model.size, first.size))),
  );
  const beside: Beside[] = [];
  for (const way of WAYS) {
    let most: Beside | null = null;
    for (const other of others) {
      if (!beside.includes(other) && gainBy(way, other) > (most ? gainBy(way, most) : 0)) most = other;
    }
    if (most && beside.length < MAX_BESIDE) beside.push(most);
  }
  return beside;
}

/** The amount of a model's gain of one kind. Figures that grow with size only count between alike models. */
function gainBy(way: DifferenceId, { differences, isAlike }: Beside): number {
  if (GROW_WITH_SIZE.includes(way) && !isAlike) return 0;
  return Math.max(0, ...differences.filter(({ id, gain }) => gain && id === way).map(amountOf));
}

/** True if a size of a model is cheaper or quieter than one of the first one's that is no larger, or its price doesn't compare. */
function mayBeCheaperOrQuieter(model: Model, first: Model): boolean {
  return peers(first, model).some(
    ([one, size]) =>
      isDearer(one, size) || isLouder(one, size) || (size.price !== null && !mayCompare(one, size, 'price')),
  );
}

/** The alike sizes of two models, where that of the second isn't smaller. */
function peers(first: Model, model: Model): readonly (readonly [Product, Product])[] {
  return shownSizes(first).flatMap((one) =>
    shownSizes(model).flatMap((size) => (isAlike(one, size) && !isSmaller(size, one) ? [[one, size] as const] : [])),
  );
}

/** The amount of a gain, to compare it with others of its kind. */
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
  const isEven =
    one.priority === other.priority &&
    String(openPoints(one, basis.answers)) === String(openPoints(other, basis.answers));
  const isAlike = peers(first, model).length > 0;
  return {
    model,
    differences: differences([first], model, basis),
    against,
    isAlike,
    isEqual: isAlike && (isEven || !against.some(({ gain }) => gain)),
  };
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
 * True if a system fits as well as another one of its kind and size, is worse in nothing, and noticeably better in something. A
 * figure that only the other one gives counts against it; prices of two kinds aren't compared.
 */
export function dominates(one: Product, other: Product, basis: Basis): boolean {
  if (!isAlike(one, other) || isSmaller(one, other) || isWorse(one, other, basis)) return false;
  return between(other, one, basis).some(({ id, gain }) => gain && id !== 'known');
}

/** True if a system is worse than another one in anything, even slightly. */
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

/** The numbers of unknown facts and of facts that cost extra. Doing more than was asked costs nothing. */
function openPoints(product: Product, answers: Answers): readonly number[] {
  const judged = judge(product, answers);
  return [
    judged.filter(({ verdict }) => verdict === 'misses').length,
    judged.filter(({ verdict }) => verdict === 'unknown').length,
    judged.filter(({ verdict, reason }) => verdict === 'partly' && reason.id === 'controls').length,
  ];
}

function isDearer(one: Product, other: Product): boolean {
  const [price, otherPrice] = [one, other].map(({ price }) => price?.aud);
  if (typeof price === 'number' && !mayCompare(one, other, 'price')) return false;
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
