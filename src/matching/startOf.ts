import { CONTROLS } from '../catalogue/product.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import { isNear, SAME_KW } from './comparable.ts';
import { zoningOf } from './derivedFacts.ts';
import { asAsked, type Basis, between, type Difference } from './differences.ts';
import {
  aboutTheSame,
  asPriced,
  byPlaces,
  isInside,
  isLarger,
  kwOf,
  lowOf,
  PLACE_RULES,
  placeBy,
  type RankedSystem,
} from './rankSystems.ts';
import type { BoughtSystem, Way } from './way.ts';

type StartReason = 'only' | 'asked' | 'size' | 'price' | 'sound' | 'warranty' | 'priority' | 'order';

/** Why one begins with a system. */
export interface StartAdvice {
  /** The one that would be next; null without one. */
  readonly next: RankedSystem | null;
  /** Another model at no noticeable difference; one without a price differs from one with a price. */
  readonly isEqual: boolean;
  /** Of other models: one with more than the first has, and one that is quieter or uses less. */
  readonly alternatives: readonly RankedSystem[];
}

/** The share of a span that counts as its small end. */
const SMALL_END = 0.1;

/** Percent less power that are worth a system beside the first. */
const SIXTH = 16;

const HEADS = PLACE_RULES.indexOf('heads');
const NEAR = PLACE_RULES.indexOf('near');
const SIZE = PLACE_RULES.indexOf('size');
const ASKED = PLACE_RULES.indexOf('asked');

/** The reasons for the first system of a place. */
export function startOf(bought: BoughtSystem, basis: Basis): StartAdvice {
  const { system } = bought;
  const others = othersOf(bought);
  const more = likest(
    others.filter((one) => hasMore(one, system)),
    bought,
  );
  const isKnown = (one: RankedSystem): boolean => one === more || (more !== undefined && isSameModel(one, more));
  const quieter = likest(
    others.filter((one) => isQuieterOrThriftier(one, system, basis) && !isKnown(one)),
    bought,
  );
  const next = others.find((one) => isNear(one.product, system.product)) ?? null;
  const isEqual =
    next !== null &&
    differencesOf(next, system, basis).length === 0 &&
    (next.price === null) === (system.price === null);
  return { next, isEqual, alternatives: [more ?? [], quieter ?? []].flat() };
}

/** The gains and costs of one system over another, leaving out what nobody asked for. */
export function reasonsOver(from: RankedSystem, to: RankedSystem, basis: Basis): readonly Difference[] {
  return asAsked(differencesOf(from, to, basis), basis.answers);
}

/** Those of other models that fit for sure, and are no worse than the first by any rule up to its size. */
const othersOf = (bought: BoughtSystem): readonly RankedSystem[] =>
  asFit(bought).filter((one) => one !== bought.system && !isSameModel(one, bought.system));

/** Those that fit for sure, and are no worse than the first by any rule up to its size; while sizes are open, usual ones. @param but a rule left out */
function asFit({ system: first, ranked, usual }: BoughtSystem, but = -1): readonly RankedSystem[] {
  const sizeOf = ({ product, places }: RankedSystem): number =>
    usual ? Number(!isInside(product, usual)) : Number(places[SIZE]);
  const rankOf = (one: RankedSystem): readonly number[] => one.places.with(SIZE, sizeOf(one)).slice(0, NEAR + 1);
  const least = rankOf(first);
  return ranked.filter(
    (one) =>
      one.isServed &&
      one.isSure &&
      one.size === first.size &&
      rankOf(one).every((rank, at) => at === but || rank <= least[at]!),
  );
}

/** The best of some to set beside the first: of its kind, of the nearest size, with what was asked, and then the one that adds least to the price. */
function likest(systems: readonly RankedSystem[], { system: first, sizes }: BoughtSystem): RankedSystem | undefined {
  const rankOf = (one: RankedSystem) => {
    const [like = first] = sizes.toSorted((a, b) => apart(one, a) - apart(one, b));
    const dearer = Number(one.price?.low ?? 0) - Number(like.price?.low ?? 0);
    return [Number(!isOfKind(one, first)), apart(one, like), ...one.places.with(ASKED, one.extras.length), dearer];
  };
  return systems.toSorted((a, b) => byPlaces(rankOf(a), rankOf(b)))[0];
}

/** What is larger than a first at the small end of its span. */
export interface SmallEnd {
  /** The next size of the same kind inside the span: of the same model if that has one. */
  readonly next: RankedSystem | null;
  /** The largest inside the span, of any kind: the first itself if none is larger. Null for one that suits the rooms less. */
  readonly largest: RankedSystem | null;
}

/** Null for a size that isn't at the small end of the span that decides the order, or that is open. */
export function smallEndOf({ system, ordered, sizes, ranked }: BoughtSystem): SmallEnd | null {
  if (sizes.length > 1 || ordered === null || !isAtSmallEnd(system, ordered)) return null;
  const larger = largerThan(system, ranked);
  const [largest = system] = larger.toSorted((a, b) => kwOf(b) - kwOf(a));
  const isAsGood = placeBy(largest, 'size') <= placeBy(system, 'size');
  return { next: larger.find((one) => isNext(one, system)) ?? null, largest: isAsGood ? largest : null };
}

export function isSameModel({ product: one }: RankedSystem, { product: other }: RankedSystem): boolean {
  return one.item_group_id !== null && one.item_group_id === other.item_group_id;
}

/** The ratio of two sizes in steps of a twentieth, so that of two about as near the cheaper is taken; 0 for those that are about the same. */
function apart({ product: one }: RankedSystem, { product: other }: RankedSystem): number {
  const ratio = Number(one.cooling_capacity_kw) / Number(other.cooling_capacity_kw);
  return isNear(one, other) ? 0 : Math.round(Math.abs(Math.log(ratio)) / Math.log(SAME_KW));
}

function isComparable({ price: one }: RankedSystem, { price: other }: RankedSystem): boolean {
  return one !== null && one.basis === other?.basis;
}

/** True for a system that isn't in stock beside one that is. */
export const isLater = (one: RankedSystem, other: RankedSystem): boolean =>
  placeBy(one, 'stock') > placeBy(other, 'stock');

/** The catches for which a cheaper system is left behind. */
const CATCHES = ['heads', 'stock', 'asked', 'power'] as const;

/** In each place the cheapest, if a catch left it behind and it costs less than the first; null where one place has none, or models differ. */
export function lessThan({ first }: Pick<Way, 'first'>): readonly RankedSystem[] | null {
  const found = first.flatMap((bought) => {
    const { system, sizes } = bought;
    const most = Math.min(...sizes.map(lowOf));
    const isLess = (one: RankedSystem): boolean =>
      isComparable(one, system) &&
      lowOf(one) + aboutTheSame(lowOf(one)) < most &&
      CATCHES.some((rule) => placeBy(one, rule) > placeBy(system, rule));
    const cheaper = asFit(bought, HEADS).filter(isLess);
    return cheaper.toSorted((a, b) => lowOf(a) - lowOf(b))[0] ?? [];
  });
  const [less] = found;
  const isOne = found.every((one) => one.product === less?.product || isSameModel(one, less!));
  return less && isOne && found.length === first.length ? found : null;
}

/** More than the first has, whether it was asked for or not. */
function hasMore(one: RankedSystem, first: RankedSystem): boolean {
  const [{ product: a }, { product: b }] = [one, first];
  return (
    isComparable(one, first) &&
    (CONTROLS.some((control) => a.controls?.[control] === 'included' && b.controls?.[control] !== 'included') ||
      zoningOf(a) > zoningOf(b) ||
      Number(a.warranty_years) >= Number(b.warranty_years ?? Number.POSITIVE_INFINITY) + 2)
  );
}

function isQuieterOrThriftier(one: RankedSystem, first: RankedSystem, basis: Basis): boolean {
  return (
    isNear(one.product, first.product) &&
    differencesOf(first, one, basis).some(
      (found) => found.gain && (found.id === 'sound' || (found.id === 'energy' && found.amount[0] >= SIXTH)),
    )
  );
}

/** The second system's differences from the first. Figures that grow with the size only count between systems of one size. */
function differencesOf(from: RankedSystem, to: RankedSystem, basis: Basis) {
  return between(asPriced(from), asPriced(to), basis).filter(
    (one) => isNear(from.product, to.product) || !('amount' in one),
  );
}

/** True for a size inside a span, at its small end. */
export function isAtSmallEnd({ product, size }: RankedSystem, { from, to }: KwSpan): boolean {
  const most = from + SMALL_END * (to - from);
  // A span without an end has no tenth.
  return size === 'inside' && Number.isFinite(most) && Number(product.cooling_capacity_kw) <= most;
}

/** True for the same kind of indoor unit, or of one outdoor unit for several. */
const isOfKind = ({ product: one }: RankedSystem, { product: other }: RankedSystem): boolean =>
  one.system_type === 'multi_split' || one.indoor_unit_style === other.indoor_unit_style;

/** True for a kind that is the same, more than about the same size and no worse for the rooms or to buy, and no price on another basis. */
function isNext(one: RankedSystem, first: RankedSystem): boolean {
  const isNoWorse = isLarger(one, first) && placeBy(one, 'size') <= placeBy(first, 'size');
  const isAsEasy = !isLater(one, first) && (one.product.phase !== 3 || first.product.phase === 3);
  return isOfKind(one, first) && isNoWorse && isAsEasy && (one.price === null || isComparable(one, first));
}

/** Those of any model that are larger and inside the span. */
function largerThan(first: RankedSystem, ranked: readonly RankedSystem[]): readonly RankedSystem[] {
  const rankOf = (one: RankedSystem): readonly number[] =>
    [one.price === null, !isSameModel(one, first), kwOf(one)].map(Number);
  const larger = ranked.filter(
    (one) =>
      one.isServed &&
      one.isSure &&
      one.size === 'inside' &&
      one.product.availability !== 'out_of_stock' &&
      kwOf(one) > kwOf(first),
  );
  return larger.toSorted((a, b) => byPlaces(rankOf(a), rankOf(b)));
}

const OF_RULES: Readonly<Partial<Record<(typeof PLACE_RULES)[number], StartReason>>> = {
  heads: 'size',
  sure: 'asked',
  size: 'size',
  near: 'size',
  asked: 'asked',
};

/** The reason why the first system of a place comes before the next one. */
export function startedBy({ system: one, ranked: [, next] }: BoughtSystem): StartReason {
  if (!next) return 'only';
  const at = one.places.findIndex((place, index) => place !== next.places[index]);
  const rule = PLACE_RULES[at];
  if (rule) return OF_RULES[rule] ?? 'order';
  const [a, b] = [one.product, next.product];
  const [low, nextLow] = [Number(one.price?.low), Number(next.price?.low)];
  if (nextLow > low + aboutTheSame(low)) return 'price';
  if (Number(a.cooling_capacity_kw) !== Number(b.cooling_capacity_kw)) return 'size';
  if (Number(a.outdoor_sound_power_dba) !== Number(b.outdoor_sound_power_dba)) return 'sound';
  if (a.warranty_years !== b.warranty_years) return 'warranty';
  return a.priority === b.priority ? 'order' : 'priority';
}
