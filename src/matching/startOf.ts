import { CONTROLS, ZONE_CONTROLS } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { zoneControl } from './derivedFacts.ts';
import { between, type Difference, MIN_DBA } from './differences.ts';
import { aboutTheSame, asPriced, isNearSize, PLACE_RULES, type RankedSystem, SAME_KW } from './rankSystems.ts';
import type { BoughtSystem } from './way.ts';

/** What put a system before the next one. */
export type StartReason = 'only' | 'asked' | 'size' | 'price' | 'sound' | 'warranty' | 'priority' | 'order';

/** A system beside the first one, of another model. */
export interface Alternative {
  readonly system: RankedSystem;
  /** Beside the first: what it has more of, and what it costs. */
  readonly differences: readonly Difference[];
}

/** Why one begins with a system. */
export interface StartAdvice {
  readonly by: StartReason;
  /** The one that would be next, with its differences from the first as the first's gains and costs; null without one. */
  readonly next: Alternative | null;
  /** Another model at no noticeable difference. */
  readonly isEqual: boolean;
  /** The next larger size inside the span, where the first is at its small end. */
  readonly larger: RankedSystem | null;
  readonly alternatives: readonly Alternative[];
}

/** The share of a span that counts as its small end. */
const SMALL_END = 0.1;

/** The reasons for the first system of a place. */
export function startOf(
  { system, span, ranked }: BoughtSystem,
  basis: { answers: Answers; zone: Zone | null },
): StartAdvice {
  const [, next] = ranked;
  const sound = (one: RankedSystem) => one.isServed && one.isSure && one.size === system.size;
  const others = ranked.slice(1).filter((one) => sound(one) && !isSameModel(one, system));
  const beside = (one: RankedSystem): Alternative => ({ system: one, differences: differencesOf(system, one, basis) });
  const [more] = others.filter((one) => isComparable(one, system) && hasMore(one, system));
  const [quieter] = others.filter(
    (one) => one !== more && isNearSize(one, system) && isQuieterOrThriftier(beside(one)),
  );
  const partner = others.find((one) => isNearSize(one, system)) ?? null;
  const nearest = partner && { system: partner, differences: differencesOf(partner, system, basis) };
  return {
    by: next ? reasonOf(system, next) : 'only',
    next: nearest,
    isEqual: nearest !== null && nearest.differences.length === 0,
    larger: span && largerOf(system, span, ranked),
    alternatives: [more, quieter].filter((one) => one !== undefined).map(beside),
  };
}

function isSameModel({ product: one }: RankedSystem, { product: other }: RankedSystem): boolean {
  return one.item_group_id !== null && one.item_group_id === other.item_group_id;
}

function isComparable({ price: one }: RankedSystem, { price: other }: RankedSystem): boolean {
  return one !== null && one.basis === other?.basis;
}

/** More than the first has, whether it was asked for or not. */
function hasMore({ product: one }: RankedSystem, { product: other }: RankedSystem): boolean {
  const zones = [one, other].map((product) => ZONE_CONTROLS.indexOf(zoneControl(product) ?? 'none'));
  return (
    CONTROLS.some((control) => one.controls?.[control] === 'included' && other.controls?.[control] !== 'included') ||
    (one.system_type !== 'split' && Number(zones[0]) > Number(zones[1])) ||
    Number(one.warranty_years) >= Number(other.warranty_years ?? Number.POSITIVE_INFINITY) + 2
  );
}

function isQuieterOrThriftier({ differences }: Alternative): boolean {
  return differences.some(
    (one) => one.gain && ((one.id === 'sound' && one.amount[0] >= MIN_DBA) || one.id === 'energy'),
  );
}

/** The second system's differences from the first. Figures that grow with the size only count between systems of one size. */
function differencesOf(from: RankedSystem, to: RankedSystem, basis: { answers: Answers; zone: Zone | null }) {
  return between(asPriced(from), asPriced(to), basis).filter(
    ({ id }) => isNearSize(from, to) || (id !== 'price' && id !== 'sound'),
  );
}

function largerOf(
  { product, price, size }: RankedSystem,
  { from, to }: { readonly from: number; readonly to: number },
  ranked: readonly RankedSystem[],
): RankedSystem | null {
  const kw = product.cooling_capacity_kw;
  if (size !== 'inside' || kw === null || kw > from + SMALL_END * (to - from)) return null;
  const larger = ranked.filter(
    (one) =>
      one.isServed &&
      one.isSure &&
      one.size === 'inside' &&
      (one.product.phase !== 3 || product.phase === 3) &&
      Number(one.product.cooling_capacity_kw) > SAME_KW * kw &&
      one.price?.basis === price?.basis,
  );
  return (
    larger.toSorted((a, b) => Number(a.product.cooling_capacity_kw) - Number(b.product.cooling_capacity_kw))[0] ?? null
  );
}

const OF_RULES: Readonly<Partial<Record<(typeof PLACE_RULES)[number], StartReason>>> = {
  heads: 'size',
  sure: 'asked',
  size: 'size',
  near: 'size',
  asked: 'asked',
};

function reasonOf(one: RankedSystem, next: RankedSystem): StartReason {
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
