import type { Product } from '../catalogue/product.ts';
import { type JobPrice, jobPrice } from '../pricing/jobPrice.ts';
import { firstJob, hasModel, type JobModel, jobModel } from './jobModel.ts';
import type { Matcher } from './matcher.ts';
import type { GroupedModel } from './models.ts';
import { servesPostcode } from './servesPostcode.ts';
import { lessThan } from './startOf.ts';
import { type AskedJob, isOfWay, type Way } from './way.ts';
import { jobsPossible, unitsRun } from './ways.ts';

/**
 * The least and the most of a job over all that fits, in its ways: the models of the cards as they are there, and all others as they are
 * listed. Null without a price list.
 * @param start the cards of the one way that is shown; null for the first of each way, and what its card names beside it
 */
export function priceOfFits(
  ways: readonly Way[],
  start: readonly JobModel[] | null,
  fits: readonly GroupedModel[],
  matcher: Matcher,
  job: AskedJob,
): JobPrice | null {
  const begun = ways.filter(({ first }) => first.every(({ system }) => system.isServed));
  const cards = start ?? begun.map((way) => firstJob(way, matcher, job));
  const named = start ? [] : begun.map((way) => lessThan(way)?.price ?? null);
  const rows = fits.filter(({ products: [product] }) => !cards.some((card) => hasModel(card, matcher, product)));
  const wayOf = ({ products: [product] }: GroupedModel) => ways.find(({ id }) => isOfWay(product, id))?.id;
  const jobs = [...cards, ...rows.map((model) => jobModel(model, matcher, job, wayOf(model)))];
  return widest([...named, ...jobs.map(({ price }) => price)], job);
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
