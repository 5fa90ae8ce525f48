import type { PriceIncludes, SystemType } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { coversSystem } from './coversSystem.ts';
import {
  COST_FACTS,
  type CostFact,
  type Extra,
  FACT_VALUES,
  HOME_FACTS,
  type HomeFact,
  type HomeFacts,
  type Installation,
  isOneOf,
  METRE_FACTS,
  type MetreFact,
} from './installation.ts';

/** The facts of a system that a price list needs. */
export interface PricedSystem {
  readonly kind: SystemType;
  /** Australian dollars, GST included. */
  readonly price: number | null;
  readonly priceIncludes: PriceIncludes | null;
  /** Indoor units of each, fewest and most. */
  readonly units: readonly [from: number, to: number];
  /** The number of such systems in one job; one by default. `price` is for all of them. */
  readonly systems?: number;
}

/** The least and the most that a system may cost. Each end is the sum for some set of answers. */
export interface InstallationCost {
  readonly lowCents: number;
  readonly highCents: number;
  /** They add up to the ends. A total begins with the line `SYSTEM`. Without it, these are the figures of the installation alone. */
  readonly lines: readonly CostLine[];
}

/** A certain amount, or one that depends on open facts. */
export interface CostLine {
  /**
   * The id of an extra, or one of the two below. A line of open facts has their names in capitals: `OUTDOOR`, or `ROUTE+PIPE_M` where
   * an extra depends on both. No extra's id has capitals.
   */
  readonly id: string;
  readonly label: string;
  /** The times it is charged; only for a line of one extra. */
  readonly count?: Span;
  readonly lowCents: number;
  readonly highCents: number;
}

/** The line of the system's own price. */
export const SYSTEM = 'SYSTEM';
/** The line of a usual installation; absent where the system's price includes it. */
export const BASE = 'BASE';

type Span = readonly [from: number, to: number];

/**
 * The least and the most that a system may cost with its installation, over all open facts. Several systems of one job share the facts;
 * each is charged for, and the old system is removed once. Null where the list doesn't cover
 * the system, ends before the metres given, or is over.
 * @param facts a value that isn't one counts as unknown
 * @param on YYYY-MM-DD
 */
export function installationCost(
  installation: Installation,
  { kind, price, priceIncludes, units, systems = 1 }: PricedSystem,
  facts: HomeFacts,
  on: string,
): InstallationCost | null {
  const listed = installation.kinds[kind];
  const isInPrice = priceIncludes === 'supply_and_standard_install';
  if (!listed || !coversSystem(installation, kind, priceIncludes, on)) return null;
  const charges = chargesOf(installation, kind, units, facts)?.map((charge) => timesFor(charge, systems));
  if (!charges) return null;
  const line = (id: string, label: string, dollars: number, most = dollars): CostLine => {
    return { id, label, lowCents: cents(dollars), highCents: cents(most) };
  };
  const baseFor = (count: number): number =>
    listed.base === 'in_price' ? 0 : systems * (listed.base + (listed.per_unit ?? 0) * (count - 1));
  const lines = [
    ...(price === null || priceIncludes === null ? [] : [line(SYSTEM, 'The system', price)]),
    ...(isInPrice || listed.base === 'in_price'
      ? []
      : [line(BASE, 'Standard installation', baseFor(units[0]), baseFor(units[1]))]),
    ...groupsOf(charges).map(lineOf),
  ];
  return { lowCents: sumOf(lines, (one) => one.lowCents), highCents: sumOf(lines, (one) => one.highCents), lines };
}

/** An extra that may be charged. */
export interface Charge {
  readonly extra: Extra;
  /** The times it is charged once its condition holds. */
  readonly count: Span;
  /** The facts that may still change it. */
  readonly open: readonly CostFact[];
}

/** The extras that may be charged; null where the list ends before the metres given. */
export function chargesOf(
  installation: Installation,
  kind: SystemType,
  units: Span,
  facts: HomeFacts,
): readonly Charge[] | null {
  const metres = metresBegun(installation, kind, facts);
  const charges = extrasOf(installation, kind).map((extra) => metres && chargeOf(extra, units, metres, facts));
  return metres && charges.filter((charge) => charge !== null);
}

/** Only the old system is removed once, however many are bought. */
export function timesFor(charge: Charge, systems: number): Charge {
  const [from, to] = charge.count;
  return charge.extra.when?.removal ? charge : { ...charge, count: [from * systems, to * systems] };
}

/** Null for an extra that can't be charged any more. */
function chargeOf(extra: Extra, units: Span, metres: MetresBegun, facts: HomeFacts): Charge | null {
  const { when = {}, per } = extra;
  const count = per === 'metre' ? (metres[extra.of] ?? [0, 0]) : per === 'unit' ? units : ([1, 1] as const);
  if (count[1] === 0) return null;
  const open: CostFact[] = per === 'metre' && count[0] < count[1] ? [extra.of] : [];
  for (const fact of HOME_FACTS) {
    if (!when[fact]) continue;
    if (!isOneOf(facts[fact], FACT_VALUES[fact])) open.push(fact);
    else if (!isOneOf(facts[fact], when[fact])) return null;
  }
  return { extra, count, open };
}

/**
 * In the order of the questions, the charges for certain each by itself, and the others together with all that share an open fact.
 * No fact decides in two groups, so their ends add up.
 */
function groupsOf(charges: readonly Charge[]): readonly (readonly Charge[])[] {
  let groups: readonly (readonly Charge[])[] = [];
  for (const charge of charges) {
    const isNear = (group: readonly Charge[]) => openOf(group).some((fact) => charge.open.includes(fact));
    groups = [...groups.filter((group) => !isNear(group)), [...groups.filter(isNear).flat(), charge]];
  }
  const placeOf = (group: readonly Charge[]): number => COST_FACTS.indexOf(openOf(group)[0] as CostFact);
  return groups.toSorted((one, other) => placeOf(one) - placeOf(other));
}

export function openOf(group: readonly Charge[]): readonly CostFact[] {
  return COST_FACTS.filter((fact) => group.some(({ open }) => open.includes(fact)));
}

function lineOf(group: readonly Charge[]): CostLine {
  const open = openOf(group);
  const sums = casesOf([group], open).map(sumsOf);
  const [first, ...others] = group;
  // An extra for certain, or metres alone.
  const one = others.length === 0 && (open.length === 0 || !first?.extra.when) ? first : undefined;
  return {
    id: one?.extra.id ?? open.join('+').toUpperCase(),
    label: group.map(({ extra }) => extra.label).join(' / '),
    ...(one && { count: one.count }),
    lowCents: Math.min(...sums.map(([low]) => low)),
    highCents: Math.max(...sums.map(([, high]) => high)),
  };
}

/** The charges of each set of answers about these facts. Metres change nothing here. */
export function casesOf(
  cases: readonly (readonly Charge[])[],
  facts: readonly CostFact[],
): readonly (readonly Charge[])[] {
  const [fact, ...others] = HOME_FACTS.filter((one) => facts.includes(one));
  if (!fact) return cases;
  const split = cases.flatMap((held) =>
    FACT_VALUES[fact].map((value) => held.filter(({ extra: { when } }) => !when?.[fact] || isOneOf(value, when[fact]))),
  );
  return casesOf(split, others);
}

/** Charges together, in cents: counted as seldom and as often as they may be. */
export function sumsOf(charges: readonly Charge[]): Span {
  const sum = (end: 0 | 1): number => sumOf(charges, ({ extra, count }) => cents(extra.price) * count[end]);
  return [sum(0), sum(1)];
}

/** The extras that a kind of system may need. */
export function extrasOf({ extras }: Installation, kind: SystemType): readonly Extra[] {
  return extras.filter(({ kinds }) => kinds?.includes(kind) ?? true);
}

/** The facts that decide what an installation of a kind costs. */
export function factsUsed(installation: Installation, kind: SystemType): readonly CostFact[] {
  const extras = extrasOf(installation, kind);
  return COST_FACTS.filter((fact) =>
    extras.some((extra) => extra.when?.[fact as HomeFact] || (extra.per === 'metre' && extra.of === fact)),
  );
}

/** Metres as from–to; null where they aren't known. */
export function metresOf(facts: HomeFacts, fact: MetreFact): Span | null {
  const given: unknown = facts[fact];
  const [from, to]: readonly unknown[] = Array.isArray(given) ? given : [given, given];
  const areMetres = typeof from === 'number' && typeof to === 'number' && from >= 0 && from <= to;
  return areMetres ? [from, to] : null;
}

/** The first fact whose metres are beyond the price list. */
export function metresBeyond({ limits }: Pick<Installation, 'limits'>, facts: HomeFacts): MetreFact | undefined {
  return METRE_FACTS.find((fact) => (metresOf(facts, fact)?.[1] ?? 0) > (limits[fact] ?? Number.POSITIVE_INFINITY));
}

type MetresBegun = Partial<Record<MetreFact, Span>>;

/** The metres charged beyond those in the base; null where the list ends before the metres given. */
function metresBegun(installation: Installation, kind: SystemType, facts: HomeFacts): MetresBegun | null {
  const begun: MetresBegun = {};
  for (const fact of METRE_FACTS) {
    if (!factsUsed(installation, kind).includes(fact)) continue;
    const limit = installation.limits[fact];
    if (limit === undefined) return null;
    const [from, to] = metresOf(facts, fact) ?? [0, limit];
    if (to > limit) return null;
    const included = installation.kinds[kind]?.includes[fact] ?? 0;
    // To the millimetre, since 4.4 - 1.4 is a little more than 3.
    const beyond = (metres: number): number => Math.ceil(Math.max(0, Math.round((metres - included) * 1000)) / 1000);
    begun[fact] = [beyond(from), beyond(to)];
  }
  return begun;
}

const cents = (dollars: number): number => Math.round(dollars * 100);
