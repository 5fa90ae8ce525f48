import { CONTROLS, type Control, type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isSmaller } from './comparable.ts';
import { workPerKwh, zoneControl } from './derivedFacts.ts';
import { type Basis, between, type Difference, type DifferenceId, differences } from './differences.ts';
import { judge } from './judge.ts';
import { type Model, productOf, shownSizes, systemKind } from './models.ts';
import { servesPostcode } from './servesPostcode.ts';
import { isTooSmall } from './size.ts';

/** More would be another list. */
const MAX_BESIDE = 2;
/** The gains of a system beside the first one, in the order in which they are looked for. */
const WAYS: readonly DifferenceId[] = ['price', 'sound', 'zones', 'control', 'energy', 'warranty'];
const GROW_WITH_SIZE: readonly DifferenceId[] = ['price', 'sound', 'energy'];

/** A model beside the first one. */
export interface Beside {
  readonly model: Model;
  /** Its gains and costs beside the first one. */
  readonly differences: readonly Difference[];
  /** The gains and costs of the first one beside it. */
  readonly against: readonly Difference[];
  /** True if it has a size like one of the first one's, and not smaller: what grows with size may be set against it. */
  readonly isAlike: boolean;
  /** True if both are alike and fit equally well: nothing that a visitor could be told speaks for the first one alone. */
  readonly isEqual: boolean;
}

/** What speaks for one model beside the others that fit. */
export interface ModelAdvice {
  readonly first: Model;
  /** At most two that are better in something that a person would notice. */
  readonly beside: readonly Beside[];
  /** The one to set the first one against in words: one that fits equally well, another beside it, or any of its kind. Null without one. */
  readonly next: Beside | null;
  /** True if some sizes of the first one and the next differ noticeably: not all may do so in one direction. */
  readonly dependsOnSize: boolean;
  /** Where it is alone of its kind: it alone fits, or it alone is installed at the postcode. Null where others are. */
  readonly only: 'fits' | 'installed' | null;
  /** True if others of its kind and size are there, and none is noticeably cheaper or quieter, as far as we know. */
  readonly isUnrivalled: boolean;
}

/** The model to look at first, and what speaks for it. */
export interface Advice extends ModelAdvice {
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

/** What speaks for a model beside the others that fit, whether or not it is the one to start with. */
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
      shownSizes(first).some(({ price_from_aud: price }) => price !== null) &&
      others.some(({ isAlike }) => isAlike) &&
      !others.some(({ model, isAlike }) => isAlike && isCheaperOrQuieter(model, first, basis)),
  };
}

/** Those over which the first one gains most for the least that it gives up come first. */
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

/** The first one has a gain over each, or is alike: otherwise only their size would speak for it. */
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

/** How much a model gains in one way. Figures that grow with size only count between alike ones, and not for being smaller. */
function gainBy(way: DifferenceId, { differences, isAlike }: Beside): number {
  if (GROW_WITH_SIZE.includes(way) && !isAlike) return 0;
  return Math.max(0, ...differences.filter(({ id, gain }) => gain && id === way).map(amountOf));
}

/** True if a size of a model is noticeably cheaper or quieter than one of the first one's that is no larger. */
function isCheaperOrQuieter(model: Model, first: Model, basis: Basis): boolean {
  return peers(first, model).some(([one, size]) =>
    between(one, size, basis).some(({ id, gain }) => gain && (id === 'price' || id === 'sound')),
  );
}

/** The alike sizes of two models, where that of the second isn't smaller. */
function peers(first: Model, model: Model): readonly (readonly [Product, Product])[] {
  return shownSizes(first).flatMap((one) =>
    shownSizes(model).flatMap((size) => (isAlike(one, size) && !isSmaller(size, one) ? [[one, size] as const] : [])),
  );
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
