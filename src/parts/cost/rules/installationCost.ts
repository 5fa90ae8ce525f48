import type { PriceIncludes, SystemType } from '../../../catalogue/product.ts';
import { coversSystem } from './coversSystem.ts';
import {
  type Extra,
  type ExtraCondition,
  FACT_VALUES,
  HOME_FACTS,
  type HomeFact,
  type HomeFacts,
  type Installation,
  METRE_FACTS,
  type MetreFact,
} from './installation.ts';

/** What a price list needs to know of a system. */
export interface PricedSystem {
  readonly kind: SystemType;
  /** Australian dollars, GST included. */
  readonly price: number | null;
  readonly priceIncludes: PriceIncludes | null;
  /** Indoor units, fewest and most. */
  readonly units: readonly [from: number, to: number];
}

/** The least and the most that a system may cost. Each end is the sum for some set of answers. */
export interface InstallationCost {
  readonly lowCents: number;
  readonly highCents: number;
  /** A total begins with the line `SYSTEM`. Without that line, these are the figures of the installation alone. */
  readonly lines: readonly CostLine[];
}

/** What may be charged. The ends of the lines needn't add up: what excludes each other is never charged together. */
export interface CostLine {
  /** The id of an extra, or one of the two below, which no extra can have. */
  readonly id: string;
  readonly label: string;
  readonly lowCents: number;
  readonly highCents: number;
}

/** The line of the system's own price. */
export const SYSTEM = 'SYSTEM';
/** The line of a usual installation; absent where the system's price includes it. */
export const BASE = 'BASE';

type Span = readonly [from: number, to: number];
/** A value for each fact that decides something. */
type Combination = Readonly<Partial<Record<HomeFact, string>>>;

/**
 * What a system may cost with its installation, over all that the visitor has left open. Null where the list doesn't cover
 * the system, ends before the metres given, or is over.
 * @param facts a value that isn't one counts as unknown
 * @param on YYYY-MM-DD
 */
export function installationCost(
  installation: Installation,
  { kind, price, priceIncludes, units }: PricedSystem,
  facts: HomeFacts,
  on: string,
): InstallationCost | null {
  const listed = installation.kinds[kind];
  const isInPrice = priceIncludes === 'supply_and_standard_install';
  if (!listed || !coversSystem(installation, { system_type: kind, price_includes: priceIncludes }, on)) return null;
  const extras = extrasOf(installation, kind);
  const metres = metresBegun(installation, kind, facts);
  if (!metres) return null;
  const base = isInPrice || listed.base === 'in_price' ? 0 : cents(listed.base);
  const system = price === null || priceIncludes === null ? null : cents(price);
  const charged = extras.map((extra): Span => {
    const [least, most] = countOf(extra, units, metres);
    return [cents(extra.price) * least, cents(extra.price) * most];
  });
  const sums: Span[] = [];
  const spans: Span[] = extras.map(() => [Number.POSITIVE_INFINITY, 0]);
  for (const combination of combinations(extras, facts)) {
    let [low, high] = [0, 0];
    extras.forEach(({ when }, index) => {
      const [least, most] = holds(when, combination) ? (charged[index] ?? [0, 0]) : [0, 0];
      const [lowest, highest] = spans[index] ?? [0, 0];
      spans[index] = [Math.min(lowest, least), Math.max(highest, most)];
      low += least;
      high += most;
    });
    sums.push([low, high]);
  }
  const known = (system ?? 0) + base;
  return {
    lowCents: known + Math.min(...sums.map(([low]) => low)),
    highCents: known + Math.max(...sums.map(([, high]) => high)),
    lines: [
      ...(system === null ? [] : [{ id: SYSTEM, label: 'The system', lowCents: system, highCents: system }]),
      ...(base === 0 ? [] : [{ id: BASE, label: 'Usual installation', lowCents: base, highCents: base }]),
      ...extras.flatMap(({ id, label }, index) => {
        const [lowCents, highCents] = spans[index] ?? [0, 0];
        return highCents === 0 ? [] : [{ id, label, lowCents, highCents }];
      }),
    ],
  };
}

/** The extras that a kind of system may need. */
export function extrasOf({ extras }: Installation, kind: SystemType): readonly Extra[] {
  return extras.filter(({ kinds }) => kinds?.includes(kind) ?? true);
}

/** The facts that decide what an installation of a kind costs, in the order of the questions. */
export function factsUsed(installation: Installation, kind: SystemType): readonly (HomeFact | MetreFact)[] {
  const extras = extrasOf(installation, kind);
  const charged: readonly MetreFact[] = extras.flatMap((extra) => (extra.per === 'metre' ? [extra.of] : []));
  return [...factsIn(extras), ...METRE_FACTS.filter((fact) => charged.includes(fact))];
}

/** Metres as from–to; null where they aren't known. */
export function metresOf(facts: HomeFacts, fact: MetreFact): Span | null {
  const given: unknown = facts[fact];
  const [from, to]: readonly unknown[] = Array.isArray(given) ? given : [given, given];
  const areMetres = typeof from === 'number' && typeof to === 'number' && from >= 0 && from <= to;
  return areMetres ? [from, to] : null;
}

/** How often an extra is charged where its condition holds. */
function countOf(extra: Extra, units: Span, metres: MetresBegun): Span {
  if (extra.per === 'metre') return metres[extra.of] ?? [0, 0];
  return extra.per === 'unit' ? units : [1, 1];
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

/** Each set of answers that the visitor may still give, of the facts that decide something. */
function combinations(extras: readonly Extra[], facts: HomeFacts): readonly Combination[] {
  return factsIn(extras).reduce<readonly Combination[]>(
    (found, fact) => {
      const open = FACT_VALUES[fact].filter((value) => value === facts[fact]);
      const values = open.length > 0 ? open : FACT_VALUES[fact];
      return found.flatMap((combination) => values.map((value) => ({ ...combination, [fact]: value })));
    },
    [{}],
  );
}

function factsIn(extras: readonly Extra[]): readonly HomeFact[] {
  return HOME_FACTS.filter((fact) => extras.some(({ when }) => when?.[fact]));
}

function holds(when: ExtraCondition | undefined, combination: Combination): boolean {
  return Object.entries(when ?? {}).every(([fact, values]) =>
    (values as readonly string[]).includes(combination[fact as HomeFact] ?? ''),
  );
}

const cents = (dollars: number): number => Math.round(dollars * 100);
