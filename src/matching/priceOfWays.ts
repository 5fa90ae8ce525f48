import type { Product } from '../catalogue/product.ts';
import { type JobPrice, jobPrice, rangePrice } from '../pricing/jobPrice.ts';
import { isComplete } from '../questionnaire/path.ts';
import type { FoundModels } from './groupModels.ts';
import type { Matcher } from './matcher.ts';
import { isAsNear, isInside, type RankedSystem } from './rankSystems.ts';
import { servesPostcode } from './servesPostcode.ts';
import { type AskedJob, type BoughtSystem, isOfWay } from './way.ts';
import { buyModel, jobsPossible, unitsFor, unitsRun } from './ways.ts';

/**
 * The least and the most of a job over all that fits, in its ways: in each place every size of a model that is inside the span, or the
 * nearest of a model that has none, and two systems instead of one. What isn't installed at the postcode has no part in it. Null without a price list.
 */
export function priceOfFits({ ways, missing, groups }: FoundModels, matcher: Matcher, job: AskedJob): JobPrice | null {
  if (job.installation === null) return null;
  const fitting = new Set(groups.fits.flatMap(({ products }) => products));
  const outside = [...fitting].filter((product) => !ways.some(({ id }) => isOfWay(product, id)));
  const kinds = (['split', 'multi', 'ducted'] as const).map((id) => outside.filter((product) => isOfWay(product, id)));
  const others = kinds.flatMap((products) => (products.length > 0 ? [buyModel(products, matcher, job).bought] : []));
  const jobs = [...ways.map(({ first }) => first), ...others].map((bought) => {
    const places = bought.map((place) => systemsIn(place, fitting, matcher).map(({ product }) => product));
    return rangePrice(places, (product) => unitsFor(product, job), job);
  });
  const pairs = [...ways, ...missing].map((one) => ('two' in one && one.two?.price) || null);
  return widest([...jobs, ...pairs]);
}

/** The systems with an installed price that may be bought in one place. */
function systemsIn(
  { sizes, ranked, ordered, usual }: BoughtSystem,
  fitting: ReadonlySet<Product>,
  { families }: Matcher,
): readonly RankedSystem[] {
  const found = ranked.filter((one) => one.isServed && (fitting.has(one.product) || sizes.includes(one)));
  const familyOf = ({ product }: RankedSystem) => families.get(product.id);
  const nearest = new Map(found.toReversed().map((one) => [familyOf(one), one]));
  const isIn = ({ size, product }: RankedSystem): boolean =>
    size === 'inside' || (ordered === null && (usual === null || isInside(product, usual)));
  return found.filter(
    (one) => one.price?.basis === 'installed' && (isIn(one) || isAsNear(one, nearest.get(familyOf(one))!)),
  );
}

function widest(ends: readonly (JobPrice | null)[]): JobPrice | null {
  const installed = ends.filter((end) => end?.basis === 'installed');
  if (installed.length === 0) return null;
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
  if (job.installation === null) return null;
  const ends = jobsPossible(matcher, job).flatMap(({ products, systems, units }) => {
    const served = products.filter((one) => servesPostcode(one.service_postcodes, job.postcode));
    // An open question may still leave a size unknown that is the nearest now.
    const isByRoom = systems === job.size.rooms?.length && isComplete(job.answers);
    if (isByRoom && served[0] && isOfWay(served[0], 'splits')) return [priceByRoom(served, matcher, job)];
    return cheapestAndDearest(served).map((one) =>
      jobPrice(Array<Product>(systems).fill(one), unitsRun(one, units), job),
    );
  });
  return widest(ends);
}

/** A single split in each room: of the sizes for that room, or any where nothing is said of it yet. */
function priceByRoom(products: readonly Product[], matcher: Matcher, job: AskedJob): JobPrice | null {
  const all = new Set(products);
  const id = job.size.rooms?.length === 1 ? 'split' : 'splits';
  const places = buyModel(products, matcher, job, id).bought.map((place) =>
    systemsIn(place.room === 'unsure' ? { ...place, usual: null } : place, all, matcher).map(({ product }) => product),
  );
  return rangePrice(places, () => 1, job);
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
