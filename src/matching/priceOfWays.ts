import type { Product } from '../catalogue/product.ts';
import { type JobPrice, jobPrice } from '../pricing/jobPrice.ts';
import type { Matcher } from './matcher.ts';
import type { RankedSystem } from './rankSystems.ts';
import type { AskedJob, BoughtSystem, Way } from './way.ts';
import { jobsPossible, unitsRun } from './ways.ts';

/** The least and the most of a job, over all that fits in its ways, each model in the sizes that it is shown in. Null without a price list. */
export function priceOfWays(ways: readonly Way[], matcher: Matcher, job: AskedJob): JobPrice | null {
  const ends = ways.flatMap((way) => {
    const places = way.first.map((bought) => shownPrices(bought, matcher));
    if (places.some((prices) => prices.length === 0)) return [];
    const priceOf = (of: (prices: readonly RankedSystem[]) => RankedSystem) => {
      const products = places.map((prices) => of(prices).product);
      return jobPrice(products, way.id === 'multi' ? unitsRun(products[0]!, way.rooms) : 1, job);
    };
    return [priceOf((prices) => prices[0]!), priceOf((prices) => prices.at(-1)!)];
  });
  return widest(ends, job);
}

function widest(ends: readonly (JobPrice | null)[], { installation }: AskedJob): JobPrice | null {
  const installed = ends.filter((end) => end?.basis === 'installed');
  if (installation === null || installed.length === 0) return null;
  return {
    low: Math.min(...installed.map((end) => Number(end?.low))),
    high: Math.max(...installed.map((end) => Number(end?.high))),
    basis: 'installed',
  };
}

/** The systems of a place that are shown and have an installed price, cheapest first. */
function shownPrices({ system, span, sizes, ranked }: BoughtSystem, { families }: Matcher): readonly RankedSystem[] {
  const shown = new Map<unknown, RankedSystem>();
  for (const one of ranked) {
    const key = span ? families.get(one.product.id) : one.product.id;
    if (one.isSure && one.isServed && !shown.has(key)) shown.set(key, one);
  }
  return [...new Set([system, ...sizes, ...shown.values()])]
    .filter(({ price }) => price?.basis === 'installed')
    .toSorted((a, b) => Number(a.price?.low) - Number(b.price?.low));
}

/**
 * The least and the most that a job may still cost, whatever the visitor answers next: over every way that the answers leave open, and
 * every system that misses nothing so far. No answer widens it, and it holds every later price. Null without a price list.
 */
export function priceSoFar(matcher: Matcher, job: AskedJob): JobPrice | null {
  const ends = jobsPossible(matcher, job).flatMap(({ products, systems, units }) =>
    cheapestAndDearest(products).map((one) => jobPrice(Array<Product>(systems).fill(one), unitsRun(one, units), job)),
  );
  return widest(ends, job);
}

/** Of systems whose installation costs the same. */
function cheapestAndDearest(products: readonly Product[]): readonly Product[] {
  const kinds = new Map<string, readonly [least: Product, most: Product]>();
  for (const product of products) {
    const { price, system_type: type, max_indoor_units: units } = product;
    if (!price) continue;
    const key = [type, price.includes, units].join();
    const [least, most] = kinds.get(key) ?? [product, product];
    kinds.set(key, [price.aud < audOf(least) ? product : least, price.aud > audOf(most) ? product : most]);
  }
  return [...kinds.values()].flat();
}

const audOf = ({ price }: Product): number => price?.aud ?? 0;
