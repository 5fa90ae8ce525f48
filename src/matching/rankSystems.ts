import { type Control, type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { KwSpan } from '../facts/sizeTable.ts';
import type { JobPrice } from '../pricing/jobPrice.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { KindOfRoom } from '../sizing/sizeAsked.ts';
import { heatsLess, judgeSize, type SizeJudgement } from '../sizing/sizeSpans.ts';
import { SAME_KW } from './comparable.ts';
import { indoorUnits, zoningOf } from './derivedFacts.ts';
import type { Basis } from './differences.ts';
import { dominates } from './dominates.ts';
import { type Families, familyOf } from './families.ts';
import { judge } from './judge.ts';
import { servesPostcode } from './servesPostcode.ts';

/** What one system of a job is for, and what there is for it. */
export interface SystemNeed {
  /** Those that miss nothing. */
  readonly products: readonly Product[];
  /** The answers that they are judged by. */
  readonly answers: Answers;
  readonly zone: Zone | null;
  readonly postcode: string;
  /** The size that decides the order; null for none. */
  readonly span: KwSpan | null;
  /** The indoor units that a multi-split has to run; 1 for others. */
  readonly units: number;
  /** True for a single split, which serves one room. */
  readonly isOneRoom: boolean;
  /** The sizes that count as inside while nothing is said of any room; null for any. */
  readonly usual: KwSpan | null;
  readonly head: Head | null;
  readonly families: Families;
  priceOf(product: Product): JobPrice | null;
}

/** The room that needs the largest indoor unit, and its span. */
export interface Head {
  readonly room: KindOfRoom;
  readonly span: KwSpan;
}

/** True if the largest indoor unit of a multi-split is known to be below the span of a room. */
export function isHeadSmall({ max_indoor_unit_kw: kw }: Product, head: Head | null): boolean {
  return (
    kw !== null &&
    judgeSize({ cooling_capacity_kw: kw, heating_capacity_2c_kw: null }, head?.span ?? null, null) === 'below'
  );
}

/** A system with what decides its place. */
export interface RankedSystem {
  readonly product: Product;
  readonly price: JobPrice | null;
  readonly size: SizeJudgement | null;
  /** Leaves nothing unknown. */
  readonly isSure: boolean;
  /** The controls that were asked for and cost extra. */
  readonly extras: readonly Control[];
  readonly isServed: boolean;
  /** Its places by the rules that come before the price, in their order; lower is better. */
  readonly places: readonly number[];
}

/** The rules that come before the price, in their order. */
export const PLACE_RULES = [
  'served',
  'sold',
  'heads',
  'sure',
  'size',
  'near',
  'stock',
  'priced',
  'asked',
  'power',
  'heat',
  'basis',
] as const;
type PlaceRule = (typeof PLACE_RULES)[number];
type Placed = Pick<RankedSystem, 'places'>;

/** The place by size of a system outside its span, or without an indoor unit for a room. */
export const OUTSIDE = 2;
/** The same of one that nobody should begin with: also one of unknown size, which stands at 3, comes before it. */
const FAR = 4;
/** Below this share of its span's lower end. */
export const LEAST_SHARE = 0.5;

/** The place of a system by one of the rules. */
export const placeBy = ({ places }: Placed, rule: PlaceRule): number => places[PLACE_RULES.indexOf(rule)]!;

/** Prices less than this apart are about the same. */
const MIN_JOB_AUD = 100;
const MIN_JOB_SHARE = 0.05;
/** dB(A) that hardly anybody hears. */
const QUIET_DBA = 3;
/** In the hot zone the first, or its largest indoor unit, stands at least this far into the span of its room. */
const HOT_SHARE = 0.25;

/**
 * THE ORDER OF SYSTEMS in a way to do the job, best first: installed at the postcode, not out of stock, with enough indoor units,
 * nothing unknown, inside the size's span (otherwise the nearest) with an indoor unit that does the largest room, in stock, with a
 * price, everything that was asked at no extra charge, ordinary power, in the cold zone as much heat at 2 °C as its span begins with;
 * of equals the cheapest, and of those that cost about the same those with the fewest extras to pay for, then the largest, the
 * quietest, the longest warranty, the provider's priority, the id. More than was asked never counts. No other system that comes
 * before or beside it dominates the first.
 */
export function rankSystems(need: SystemNeed): readonly RankedSystem[] {
  const all = warmest(
    atEqualScope(usualFirst(equallyNear(need.products.map((product) => place(product, need))), need)),
  );
  const groups = new Map<string, RankedSystem[]>();
  for (const system of all) {
    const key = system.places.join();
    groups.set(key, [...(groups.get(key) ?? []), system]);
  }
  const ranked = [...groups.values()]
    .toSorted(([a], [b]) => byPlaces(a!.places, b!.places))
    .flatMap((group) => inSteps(group));
  const first = ranked.find((system) => !isDominated(system, all, need));
  return first ? [first, ...ranked.filter((system) => system !== first)] : ranked;
}

/**
 * True if a system that comes before or beside it by every rule dominates it. The rule of the basis is left out, because prices on two
 * bases aren’t compared.
 */
function isDominated(system: RankedSystem, all: readonly RankedSystem[], basis: Basis): boolean {
  const priced = asPriced(system);
  return all.some(
    (other) =>
      other !== system &&
      other.places.every((rank, at) => PLACE_RULES[at] === 'basis' || rank <= Number(system.places[at])) &&
      dominates(asPriced(other), priced, basis),
  );
}

/** The rules before this one say whether a system can be had, and its size. */
const ASKED = PLACE_RULES.indexOf('asked');
const NEAR = PLACE_RULES.indexOf('near');

/**
 * The systems of single splits for several rooms, each room's best first: all first ones have one kind of indoor unit, on the wall if
 * there is one as good for each room, even where something that was asked for costs extra.
 */
export function inOneStyle(
  rooms: readonly (readonly RankedSystem[])[],
  basis: Basis,
): readonly (readonly RankedSystem[])[] {
  const styles = new Set(rooms.map(([first]) => first?.product.indoor_unit_style));
  if (styles.size < 2) return rooms;
  for (const style of ['wall_mounted', ...styles]) {
    const chosen = rooms.map((ranked) =>
      ranked.find((one) => one.product.indoor_unit_style === style && isFair(one, ranked, basis)),
    );
    if (chosen.every((one) => one !== undefined))
      return rooms.map((ranked, at) => [chosen[at]!, ...ranked.filter((one) => one !== chosen[at])]);
  }
  return rooms;
}

/**
 * Where one room's best charges extra for what was asked, others get its model too, in a size as good, if none is better for less: it is no
 * dearer, and cheaper where it charges extra for more. Without two prices on one basis, nothing says so.
 */
export function inOneModel(
  rooms: readonly (readonly RankedSystem[])[],
  basis: Basis & { readonly families: Families },
): readonly (readonly RankedSystem[])[] {
  const { families } = basis;
  const [model] = rooms.flatMap(([best]) => (best && best.extras.length > 0 ? familyOf(families, best.product) : []));
  return rooms.map((ranked) => {
    const [best] = ranked;
    const isOfModel = (one: RankedSystem): boolean =>
      model?.sizes.includes(one.product) === true &&
      isAsGood(one, best!) &&
      isWorthItsExtras(one, best!) &&
      !isDominated(one, ranked, basis);
    const same = ranked.find(isOfModel) ?? best!;
    return [same, ...ranked.filter((one) => one !== same)];
  });
}

function isWorthItsExtras(one: RankedSystem, best: RankedSystem): boolean {
  if (one.price === null || one.price.basis !== best.price?.basis) return false;
  const hasMore = one.extras.some((control) => !best.extras.includes(control));
  return hasMore ? lowOf(one) < lowOf(best) : lowOf(one) <= lowOf(best);
}

/** True for two that can be had alike, and whose size is as good. */
export const isAsGood = ({ places: one }: RankedSystem, { places: other }: RankedSystem): boolean =>
  one.slice(0, ASKED).join() === other.slice(0, ASKED).join();

/** True for two whose size is as good, and what comes before it. */
export const isAsNear = (one: Placed, other: Placed): boolean =>
  byPlaces(one.places.slice(0, NEAR + 1), other.places) === 0;

/** The systems with the best size, and what comes before it, whatever the rest. @param sure those that leave nothing unknown */
export function nearestTo(
  need: Pick<SystemNeed, 'products' | 'zone' | 'postcode' | 'span' | 'units' | 'isOneRoom' | 'head'>,
  sure: ReadonlySet<Product>,
): readonly Product[] {
  const all = equallyNear(
    need.products.map((product) => ({ product, places: nearPlaces(product, need, sure.has(product)).places })),
  );
  const [first] = all.toSorted((a, b) => byPlaces(a.places, b.places));
  return all.flatMap((one) => (isAsNear(one, first!) ? one.product : []));
}

/** True if nothing but what was asked for put the best before it, and none of its size does more for less. */
function isFair(one: RankedSystem, ranked: readonly RankedSystem[], basis: Basis): boolean {
  const [best] = ranked;
  const isDearer = ({ product, price, extras }: RankedSystem): boolean =>
    product.cooling_capacity_kw === one.product.cooling_capacity_kw &&
    extras.length === 0 &&
    price?.basis === one.price?.basis &&
    Number(one.price?.low) > Number(price?.low) + aboutTheSame(Number(price?.low));
  return isAsGood(one, best!) && !ranked.some(isDearer) && !isDominated(one, ranked, basis);
}

/** The system with the price of the whole job, so that two are compared by what is paid. */
export function asPriced({ product, price }: Pick<RankedSystem, 'product' | 'price'>): Product {
  const includes = price?.basis === 'installed' ? 'supply_and_standard_install' : 'supply_only';
  return { ...product, price: price && { aud: price.low, includes } };
}

/** The places by the rules up to the size. */
function nearPlaces(
  product: Product,
  { span, zone, postcode, units, isOneRoom, head }: Parameters<typeof nearestTo>[0],
  isSure: boolean,
) {
  const size = judgeSize(product, span, zone);
  const kw = product.cooling_capacity_kw;
  const isServed = servesPostcode(product.service_postcodes, postcode);
  const isDeepIn = (figure: number | null, room: KwSpan | undefined | null): boolean =>
    zone !== 'hot' || !room || figure === null || figure >= room.from + HOT_SHARE * (room.to - room.from);
  const isDeep = (!isOneRoom || isDeepIn(kw, span)) && isDeepIn(product.max_indoor_unit_kw, head?.span);
  const short = isHeadSmall(product, head) ? distance(Number(product.max_indoor_unit_kw), head!.span) : 0;
  const isFar = span !== null && kw !== null && kw < LEAST_SHARE * span.from;
  const outside = isFar ? FAR : OUTSIDE;
  const sizePlace = size === null ? (span ? 3 : 0) : size !== 'inside' || short > 0 ? outside : Number(!isDeep);
  const places = [
    !isServed,
    product.availability === 'out_of_stock',
    product.system_type === 'multi_split' && (indoorUnits(product) ?? 1) < units,
    !isSure,
    sizePlace,
    sizePlace === outside ? Math.max(distance(Number(kw), span!), short) : 0,
  ].map(Number);
  return { size, isServed, places };
}

function place(product: Product, need: SystemNeed): RankedSystem {
  const { answers, span, zone } = need;
  const judged = judge(product, answers);
  const isSure = judged.every(({ verdict }) => verdict !== 'unknown');
  const extras = judged.flatMap(({ reason }) => (reason.id === 'controls' ? reason.optional : []));
  const { size, isServed, places } = nearPlaces(product, need, isSure);
  const { availability, phase } = product;
  const price = need.priceOf(product);
  const further = [
    availability === 'backorder' || availability === 'preorder',
    price === null,
    extras.length,
    phase === 3,
    zone === 'cold' && size === 'inside' && heatsLess(product, span!),
    price?.basis === 'unit',
  ].map(Number);
  return { product, price, size, isSure, extras, isServed, places: [...places, ...further] };
}

/** From a size outside the span to its nearer end, by ratio. */
function distance(kw: number, { from, to }: KwSpan): number {
  return Math.max(Math.log(from / kw), Math.log(kw / to), 0);
}

/** Sizes outside the span within the same kW of the nearest one are as near, among those alike by the rules before. */
function equallyNear<One extends Placed>(systems: readonly One[]): readonly One[] {
  const nearest = new Map<string, number>();
  const keyOf = ({ places }: One): string => places.slice(0, NEAR).join();
  for (const system of systems)
    nearest.set(keyOf(system), Math.min(system.places[NEAR]!, nearest.get(keyOf(system)) ?? Number.POSITIVE_INFINITY));
  return systems.map((system) => {
    const further = system.places[NEAR]! - nearest.get(keyOf(system))!;
    return { ...system, places: system.places.with(NEAR, Math.floor(further / Math.log(SAME_KW))) };
  });
}

/** More than was asked is no reason to cost more: a system that charges extra stands behind those that don't, and have no more zoning than it. */
function atEqualScope(systems: readonly RankedSystem[]): readonly RankedSystem[] {
  /** For each zoning the fewest extras of those that are as good and have no more of it. */
  const fewest = new Map<string, number[]>();
  const keyed = systems.map((one) => {
    const key = one.places.slice(0, ASKED).join();
    const known = fewest.get(key) ?? ZONE_CONTROLS.map(() => Number.POSITIVE_INFINITY);
    fewest.set(key, known);
    for (let zoning = zoningOf(one.product); zoning < known.length; zoning += 1)
      known[zoning] = Math.min(known[zoning]!, one.extras.length);
    return { one, known };
  });
  return keyed.map(({ one, known }) => {
    const further = one.extras.length - known[zoningOf(one.product)]!;
    return { ...one, places: one.places.with(ASKED, further + known.at(-1)!) };
  });
}

/** The most dollars that enough heat in winter may add to the price of a first. */
const WARMER_AUD = 1500;

/** Less heat than the span begins with only counts where one as good, of the same kind of indoor unit, has more and costs little more. */
function warmest(systems: readonly RankedSystem[]): readonly RankedSystem[] {
  const at = PLACE_RULES.indexOf('heat');
  const keyOf = ({ product, places, price }: RankedSystem): string =>
    [product.system_type === 'split' && product.indoor_unit_style, price?.basis, ...places.slice(0, at)].join();
  const least = new Map<string, number>();
  const leastOf = (one: RankedSystem): number => least.get(keyOf(one)) ?? Number.POSITIVE_INFINITY;
  for (const one of systems) if (one.places[at] === 0) least.set(keyOf(one), Math.min(lowOf(one), leastOf(one)));
  const isBeaten = (one: RankedSystem): boolean => leastOf(one) <= lowOf(one) + WARMER_AUD;
  return systems.map((one) => (isBeaten(one) ? one : { ...one, places: one.places.with(at, 0) }));
}

export function byPlaces(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : Number(a[at]) - Number(b[at]);
}

/** While nothing is said of any room, a size that isn't usual comes after those that are, and for one room a model with one usual size. */
function usualFirst(
  systems: readonly RankedSystem[],
  { usual, families, isOneRoom }: SystemNeed,
): readonly RankedSystem[] {
  if (usual === null) return systems;
  const keyOf = ({ product, places }: RankedSystem): string =>
    [familyOf(families, product).sizes[0].id, ...places].join();
  const inside = systems.filter(({ product }) => isInside(product, usual));
  const counts = new Map<string, number>();
  for (const key of isOneRoom ? inside.map(keyOf) : []) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isUsual = (one: RankedSystem): boolean =>
    isInside(one.product, usual) && (!isOneRoom || counts.get(keyOf(one))! > 1);
  const at = PLACE_RULES.indexOf('size');
  return systems.map((one) => ({ ...one, places: one.places.with(at, Number(!isUsual(one))) }));
}

export const kwOf = ({ product }: RankedSystem): number => Number(product.cooling_capacity_kw);

export const isInside = ({ cooling_capacity_kw: kw }: Product, { from, to }: KwSpan): boolean =>
  kw !== null && kw >= from && kw <= to;

/** True for a size that makers and installers wouldn't round to the other, which is known. */
export const isLarger = (one: RankedSystem, other: RankedSystem): boolean =>
  kwOf(other) > 0 && kwOf(one) > SAME_KW * kwOf(other);

export const lowOf = ({ price }: RankedSystem): number => price?.low ?? 0;

/** Dollars that don't part two prices. */
export function aboutTheSame(price: number): number {
  return Math.max(MIN_JOB_AUD, MIN_JOB_SHARE * price);
}

/** The figures that decide between systems of one place, in this order. Lower is better; systems count as equal within the margin of the best. */
const STEPS: readonly (readonly [of: (system: RankedSystem) => number, apart?: (best: number) => number])[] = [
  [lowOf, aboutTheSame],
  [({ extras }) => extras.length],
  [({ product }) => -(product.cooling_capacity_kw ?? 0)],
  [({ product }) => product.outdoor_sound_power_dba ?? Number.POSITIVE_INFINITY, () => QUIET_DBA],
  [({ product }) => -(product.warranty_years ?? 0)],
  [({ product }) => product.priority ?? Number.POSITIVE_INFINITY],
];

/** Systems of one place: those about the same as the best by a figure come before the others, in the order of the next figure. */
function inSteps(group: readonly RankedSystem[], [step, ...further] = STEPS): readonly RankedSystem[] {
  if (!step) return group.toSorted((a, b) => (a.product.id < b.product.id ? -1 : 1));
  const [of, apart = () => 0] = step;
  const alike: RankedSystem[][] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const one of group.toSorted((a, b) => (of(a) === of(b) ? 0 : of(a) - of(b)))) {
    if (of(one) > most) {
      most = of(one) + apart(of(one));
      alike.push([]);
    }
    alike.at(-1)!.push(one);
  }
  return alike.flatMap((some) => inSteps(some, further));
}
