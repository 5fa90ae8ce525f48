import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import type { HomeFacts, Installation } from './installation.ts';
import { installationCost } from './installationCost.ts';

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
}

/**
 * The price of systems of one kind that are bought for one job. Null where a price is missing, or some include their installation and
 * others don't.
 * @param units indoor units of each
 */
export function jobPrice(systems: readonly Product[], units: number, list: DatedList): JobPrice | null {
  const includes = [...new Set(systems.map(({ price }) => price?.includes))];
  const parts = includes.map((one, index) => {
    const some = systems.filter(({ price }) => price?.includes === one);
    // The old system is taken away once.
    return partPrice(some, units, list, index === 0 ? {} : { removal: 'no' });
  });
  const [first] = parts;
  if (!first || parts.some((part) => part?.basis !== first.basis)) return null;
  const dollars = (end: 'low' | 'high'): number => Math.ceil(sumOf(parts, (part) => part?.[end] ?? 0) / 100);
  return { low: dollars('low'), high: dollars('high'), basis: first.basis };
}

/** The same in cents, for systems whose prices include the same. */
function partPrice(
  systems: readonly Product[],
  units: number,
  { installation, on }: DatedList,
  facts: HomeFacts,
): JobPrice | null {
  const [first] = systems;
  if (!first?.price) return null;
  const { system_type: kind, price } = first;
  const aud = sumOf(systems, (system) => system.price?.aud ?? 0);
  const job = {
    kind,
    price: aud,
    priceIncludes: price.includes,
    units: [units, units],
    systems: systems.length,
  } as const;
  const cost = installation && installationCost(installation, job, facts, on);
  if (cost) return { low: cost.lowCents, high: cost.highCents, basis: 'installed' };
  const cents = Math.round(aud * 100);
  return { low: cents, high: cents, basis: price.includes === 'supply_only' ? 'unit' : 'installed' };
}
