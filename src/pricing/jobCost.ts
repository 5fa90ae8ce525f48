import type { Product } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { writeJson } from '../catalogue/writeJson.ts';
import { type CostLine, type InstallationCost, installationCost, SYSTEM } from './installationCost.ts';
import { type DatedList, partsOf, type UnitsOf } from './jobPrice.ts';

/** What a job costs by a price list, line by line. Whole dollars. */
export interface JobCost {
  /** Rounded up. */
  readonly low: number;
  readonly high: number;
  /** They add up to both ends: the certain ones first, then those that depend on open facts or sizes. */
  readonly lines: readonly JobLine[];
  /** False if the figures are of the installation alone. */
  readonly isTotal: boolean;
  /** True if the span is over several sizes. */
  readonly isOverSizes: boolean;
}

/** A line; its names are those of the price list. */
export interface JobLine extends Pick<CostLine, 'id' | 'count'> {
  readonly low: number;
  readonly high: number;
}

type Cents = Omit<CostLine, 'label'>;

/**
 * What systems of one kind cost, bought for one job: the span over the sizes with a price, or else of the installation alone. Null
 * without a figure.
 * @param places the sizes that each system may have
 */
export function jobCost(places: readonly (readonly Product[])[], unitsOf: UnitsOf, list: DatedList): JobCost | null {
  const costs = combined(places).flatMap((systems) => costOf(systems, unitsOf, list) ?? []);
  const totals = costs.filter(({ lines }) => lines[0]?.id === SYSTEM);
  const counted = totals.length > 0 ? totals : costs;
  if (counted.length === 0) return null;
  const lines = inDollars(overSizes(counted));
  return {
    low: sumOf(lines, (line) => line.low),
    high: sumOf(lines, (line) => line.high),
    lines,
    isTotal: totals.length > 0,
    isOverSizes: counted.length > 1,
  };
}

/** The sizes of one system, each by itself; of several, the cheapest together and the dearest together. */
function combined(places: readonly (readonly Product[])[]): readonly (readonly Product[])[] {
  const [only, ...others] = places;
  if (only && others.length === 0) return only.map((size) => [size]);
  const sorted = places.map((sizes) => sizes.toSorted((a, b) => Number(a.price?.aud) - Number(b.price?.aud)));
  const ends = ([0, -1] as const).map((end) => sorted.map((sizes) => sizes.at(end)!));
  return places.every(({ length }) => length === 1) ? ends.slice(0, 1) : ends;
}

/** Systems that include different things in their prices share the lines of the same name. */
function costOf(systems: readonly Product[], unitsOf: UnitsOf, list: DatedList): InstallationCost | null {
  const { installation, on } = list;
  const isPriced = systems.every(({ price }) => price !== null);
  const parts = partsOf(systems, list).map(({ systems: some, facts }) => {
    const [first] = some;
    const system = {
      kind: first.system_type,
      price: isPriced ? sumOf(some, ({ price }) => price?.aud ?? 0) : null,
      priceIncludes: first.price?.includes ?? null,
      units: [unitsOf(first), unitsOf(first)],
      systems: some.length,
    } as const;
    return installation && installationCost(installation, system, facts, on);
  });
  const [first = null, ...others] = parts;
  if (!first || others.length === 0) return first;
  if (parts.includes(null)) return null;
  const lines = new Map<string, CostLine>();
  for (const { count: _, ...line } of parts.flatMap((part) => part?.lines ?? [])) {
    const { lowCents = 0, highCents = 0 } = lines.get(line.id) ?? {};
    lines.set(line.id, { ...line, lowCents: lowCents + line.lowCents, highCents: highCents + line.highCents });
  }
  const sum = (end: 'lowCents' | 'highCents') => sumOf(parts, (part) => part?.[end] ?? 0);
  return { lowCents: sum('lowCents'), highCents: sum('highCents'), lines: [...lines.values()] };
}

/** Lines over all sizes. Those that differ become one, since the size with the least of one may have the most of another. */
function overSizes(costs: readonly InstallationCost[]): readonly Cents[] {
  const isIn =
    (line: CostLine) =>
    ({ lines }: InstallationCost) =>
      lines.some((other) => writeJson(other) === writeJson(line));
  const shared = costs[0]?.lines.filter((line) => costs.every(isIn(line))) ?? [];
  const ids = new Set(costs.flatMap(({ lines }) => lines.map(({ id }) => id)));
  for (const { id } of shared) ids.delete(id);
  if (ids.size === 0) return shared;
  const lowCents = Math.min(...costs.map((cost) => cost.lowCents));
  const highCents = Math.max(...costs.map((cost) => cost.highCents));
  const together = {
    id: [...ids].join('+'),
    lowCents: lowCents - sumOf(shared, (line) => line.lowCents),
    highCents: highCents - sumOf(shared, (line) => line.highCents),
  };
  return [together, ...shared];
}

/** Each end is the sum so far, rounded up, less that of the lines before: so no line is a dollar off, and their sum isn't either. */
function inDollars(lines: readonly Cents[]): readonly JobLine[] {
  const isOpen = ({ lowCents, highCents }: Cents): boolean => lowCents < highCents;
  let [low, high] = [0, 0];
  return lines
    .toSorted((one, other) => Number(isOpen(one)) - Number(isOpen(other)))
    .map(({ id, count, lowCents, highCents }) => {
      const before = { low: Math.ceil(low / 100), high: Math.ceil(high / 100) };
      low += lowCents;
      high += highCents;
      const dollars = { low: Math.ceil(low / 100) - before.low, high: Math.ceil(high / 100) - before.high };
      return { id, ...(count && { count }), ...dollars };
    });
}
