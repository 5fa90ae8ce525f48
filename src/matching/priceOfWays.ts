import type { Product, SystemType } from '../catalogue/product.ts';
import { type JobPrice, jobPrice } from '../pricing/jobPrice.ts';
import { firstJob, hasModel, type JobModel, jobModel } from './jobModel.ts';
import type { Matcher } from './matcher.ts';
import type { GroupedModel } from './models.ts';
import { servesPostcode } from './servesPostcode.ts';
import { lessThan } from './startOf.ts';
import { type AskedJob, isOfWay, type Purchase, type Way, type WayId } from './way.ts';
import { jobsPossible, kindOfJob, systemsNeeded, unitsFor, unitsRun } from './ways.ts';

/**
 * The least and the most of a job over all that fits, in its ways: the models of the cards as they are there, and all others as they are
 * listed. What isn't installed at the postcode has no part in it. Null without a price list.
 * @param start the cards of the one way that is shown; null for the first of each way, and what its card names beside it
 */
export function priceOfFits(
  ways: readonly Way[],
  start: readonly JobModel[] | null,
  fits: readonly GroupedModel[],
  matcher: Matcher,
  job: AskedJob,
): JobPrice | null {
  const begun = ways.filter(({ first }) => isServed(first));
  const cards = (start ?? begun.map((way) => firstJob(way, matcher, job))).filter(({ bought }) => isServed(bought));
  const named = start ? [] : begun.map((way) => lessThan(way)?.price ?? null);
  const rows = fits.filter(({ products: [product] }) => !cards.some((card) => hasModel(card, matcher, product)));
  const kinds = new Map<SystemType, WayId>();
  const wayOf = ({ products: [product] }: GroupedModel): WayId => {
    const { system_type: type } = product;
    const id = kinds.get(type) ?? ways.find((way) => isOfWay(product, way.id))?.id ?? kindOfJob(product, matcher, job);
    kinds.set(type, id);
    return id;
  };
  const bounded = rows.map((model) => ({ model, ...boundsOf(model, wayOf(model), job) }));
  let ends = widest([...named, ...cards.map(({ price }) => price)], job);
  const widen = ({ model }: { readonly model: GroupedModel }): void => {
    ends = widest([ends, jobModel(model, matcher, job, wayOf(model)).price], job);
  };
  // Only a row that may cost less, or more, than all before it is worked out.
  for (const row of bounded.toSorted((a, b) => a.low - b.low)) if (!ends || row.low < ends.low) widen(row);
  for (const row of bounded.toSorted((a, b) => b.high - a.high)) if (!ends || row.high > ends.high) widen(row);
  return ends;
}

const isServed = (bought: Purchase['bought']): boolean => bought.every(({ system }) => system.isServed);

/** What a row can't cost less or more than: all its systems in the cheapest of its sizes, and in the dearest. */
function boundsOf({ products }: GroupedModel, way: WayId, job: AskedJob): Pick<JobPrice, 'low' | 'high'> {
  const systems = systemsNeeded(way, job);
  // Installed for some sizes in their price, and for others beside it, several systems have no such bounds.
  const isMixed = new Set(products.flatMap(({ price }) => price?.includes ?? [])).size > 1;
  if (systems > 1 && isMixed) return { low: 0, high: Number.POSITIVE_INFINITY };
  const prices = products.flatMap((one) => jobPrice(Array<Product>(systems).fill(one), unitsFor(one, job), job) ?? []);
  return { low: Math.min(...prices.map(({ low }) => low)), high: Math.max(...prices.map(({ high }) => high)) };
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

/**
 * The least and the most that a job may still cost, whatever the visitor answers next: over every way that the answers leave open, and
 * every system that misses nothing so far and is installed at the postcode. No answer widens it, and it holds every later price. Null without a price list.
 */
export function priceSoFar(matcher: Matcher, job: AskedJob): JobPrice | null {
  const ends = jobsPossible(matcher, job).flatMap(({ products, systems, units }) =>
    cheapestAndDearest(products.filter((one) => servesPostcode(one.service_postcodes, job.postcode))).map((one) =>
      jobPrice(Array<Product>(systems).fill(one), unitsRun(one, units), job),
    ),
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
