import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import type { HomeFacts, Installation } from './installation.ts';
import { type InstallationCost, installationCost } from './installationCost.ts';

/** What a whole job costs, over every answer that isn't given. Whole dollars; two bases are never compared. */
export interface JobPrice {
  readonly low: number;
  readonly high: number;
  /** `unit`: the system or systems alone, without any installation. */
  readonly basis: 'installed' | 'unit';
}

/** A provider's price list that can be used; null without one. */
export interface DatedList {
  readonly installation: Installation | null;
  /** YYYY-MM-DD */
  readonly on: string;
  /** What the visitor said of the home; by default, nothing. */
  readonly facts?: HomeFacts | undefined;
}

/** The indoor units that a system is bought with. */
export type UnitsOf = (system: Product) => number;

/**
 * The price of systems of one kind that are bought for one job. Null where a price is missing, or some include their installation and
 * others don't.
 * @param units indoor units of each
 */
export function jobPrice(systems: readonly Product[], units: number, list: DatedList): JobPrice | null {
  const parts = partsOf(systems, list).map((part) => partPrice(part, units, list));
  const [first] = parts;
  if (!first || parts.some((part) => part?.basis !== first.basis)) return null;
  const dollars = (end: 'low' | 'high'): number => Math.ceil(sumOf(parts, (part) => part?.[end] ?? 0) / 100);
  return { low: dollars('low'), high: dollars('high'), basis: first.basis };
}

/**
 * The same from the cheapest to the dearest of the sizes with a price. Null also where they are priced on two bases.
 * @param places the sizes that each system may have
 */
export function rangePrice(
  places: readonly (readonly Product[])[],
  unitsOf: UnitsOf,
  list: DatedList,
): JobPrice | null {
  const priced = places.map((sizes) =>
    sizes.flatMap((size) => {
      const price = jobPrice([size], unitsOf(size), list);
      return price ? [{ size, price }] : [];
    }),
  );
  const bases = new Set(priced.flat().map(({ price }) => price.basis));
  if (bases.size !== 1 || priced.some((sizes) => sizes.length === 0)) return null;
  const [least, most] = (['low', 'high'] as const).map((end) => {
    const systems = priced.map((sizes) => {
      const sorted = sizes.toSorted((a, b) => a.price[end] - b.price[end]);
      return sorted.at(end === 'low' ? 0 : -1)!.size;
    });
    return jobPrice(systems, unitsOf(systems[0]!), list);
  });
  return least && most ? { ...least, high: most.high } : null;
}

/** Systems whose prices include the same, with the facts that they are charged by. */
export interface JobPart {
  readonly systems: readonly [Product, ...Product[]];
  readonly facts: HomeFacts;
}

/** The old system is taken away once. */
export function partsOf(systems: readonly Product[], { facts }: DatedList): readonly JobPart[] {
  const includes = [...new Set(systems.map(({ price }) => price?.includes))];
  return includes.map((one, index) => ({
    systems: systems.filter(({ price }) => price?.includes === one) as unknown as JobPart['systems'],
    facts: { ...facts, ...(index > 0 && { removal: 'no' }) },
  }));
}

/** In cents. */
function partPrice(part: JobPart, units: number, list: DatedList): JobPrice | null {
  const { systems } = part;
  const [{ price }] = systems;
  if (!price) return null;
  const cents = Math.round(sumOf(systems, (system) => system.price?.aud ?? 0) * 100);
  const cost = costBeside(part, units, list);
  if (cost) return { low: cents + cost.lowCents, high: cents + cost.highCents, basis: 'installed' };
  return { low: cents, high: cents, basis: price.includes === 'supply_only' ? 'unit' : 'installed' };
}

/** What each list charges beside the price of the systems: the same for many of them. */
const costsOf = new WeakMap<DatedList, Map<string, InstallationCost | null>>();

function costBeside({ systems, facts }: JobPart, units: number, list: DatedList): InstallationCost | null {
  const { installation, on } = list;
  if (!installation) return null;
  const [{ system_type: kind, price }] = systems;
  const priceIncludes = price?.includes ?? null;
  const costs = costsOf.get(list) ?? new Map<string, InstallationCost | null>();
  costsOf.set(list, costs);
  const key = [kind, priceIncludes, units, systems.length, facts.removal].join();
  const known = costs.get(key);
  if (known !== undefined) return known;
  const system = { kind, price: null, priceIncludes, units: [units, units], systems: systems.length } as const;
  const cost = installationCost(installation, system, facts, on);
  costs.set(key, cost);
  return cost;
}
