import { type Product, ZONE_CONTROLS } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { CRITIQUE_IDS, type CritiqueId } from './critiqueIds.ts';
import { zoneControl } from './derivedFacts.ts';
import { gains, isOtherBrand, priceChange, sizeChange, soundChange, starChange } from './differences.ts';
import { sizeKw } from './families.ts';
import type { Matcher } from './matcher.ts';

/** More pairs would crowd out the single critiques. */
const MOST_PAIRS = 3;

/** "Like this, but …": one or two ways, and the number of systems that are better in each of them. */
export interface Critique {
  readonly ids: readonly CritiqueId[];
  /** At least 1. */
  readonly count: number;
}

/**
 * How much better the second system is in this way; 0 or less if it isn't. Both facts must be known, so a blank is never
 * better.
 */
const GAIN: Readonly<Record<CritiqueId, (from: Product, to: Product, zone: Zone | null) => number>> = {
  sound: (from, to) => -(soundChange(from, to)?.dba ?? 0),
  outdoor: (from, to) => {
    const change = sizeChange(from, to);
    const sides = change ? [change.width, change.height, change.depth] : [];
    return sides.every((side) => side <= 0) ? sides.reduce((sum, side) => sum - side, 0) : 0;
  },
  app: (from, to) => Number(gains(from, to, 'mobile_app')),
  zones: (from, to) => {
    const [before, after] = [zoneControl(from), zoneControl(to)];
    return before === null || after === null ? 0 : ZONE_CONTROLS.indexOf(after) - ZONE_CONTROLS.indexOf(before);
  },
  price: (from, to) => -(priceChange(from, to) ?? 0),
  stars: (from, to, zone) => {
    const change = zone && starChange(from, to, zone);
    return change && change.cool >= 0 && change.heat >= 0 ? change.cool + change.heat : 0;
  },
  brand: (from, to) => Number(isOtherBrand(from, to)),
};

/**
 * The critiques of a system that lead to at least one other: single ones in a fixed order, then up to three pairs, most
 * systems first. The other systems are shown for these answers, are of the same type, within one capacity step and no
 * worse in any must. Empty for a system of unknown capacity.
 * @param products the whole catalogue of the matcher
 * @param zone for stars; without one, they are left out
 */
export function critiques(
  matcher: Matcher,
  products: readonly Product[],
  answers: Answers,
  product: Product,
  zone: Zone | null,
): readonly Critique[] {
  /** How many systems are better in exactly these ways, by their bits. */
  const tally = new Map<number, number>();
  for (const candidate of candidatesOf(matcher, products, answers, product)) {
    let better = 0;
    CRITIQUE_IDS.forEach((id, bit) => {
      if (GAIN[id](product, candidate, zone) > 0) better |= 1 << bit;
    });
    tally.set(better, (tally.get(better) ?? 0) + 1);
  }
  const counted = (ids: readonly CritiqueId[]): Critique => {
    const ways = ids.reduce((bits, id) => bits | (1 << CRITIQUE_IDS.indexOf(id)), 0);
    let count = 0;
    for (const [better, systems] of tally) if ((better & ways) === ways) count += systems;
    return { ids, count };
  };
  const singles = CRITIQUE_IDS.map((id) => counted([id]));
  const pairs = CRITIQUE_IDS.flatMap((id, index) => CRITIQUE_IDS.slice(index + 1).map((other) => counted([id, other])));
  pairs.sort((a, b) => b.count - a.count);
  return [...singles, ...pairs.slice(0, MOST_PAIRS)].filter(({ count }) => count > 0);
}

/**
 * The systems that are better in each of these ways: most of the first way first, then in the order of groups and ranks.
 * Without a way, none.
 */
export function critiqued(
  matcher: Matcher,
  products: readonly Product[],
  answers: Answers,
  product: Product,
  zone: Zone | null,
  ids: readonly CritiqueId[],
): readonly Product[] {
  const [first] = ids;
  if (!first) return [];
  const gain = (id: CritiqueId, candidate: Product): number => GAIN[id](product, candidate, zone);
  return candidatesOf(matcher, products, answers, product)
    .filter((candidate) => ids.every((id) => gain(id, candidate) > 0))
    .sort((a, b) => gain(first, b) - gain(first, a));
}

/** Systems of the same type, within one capacity step, that are no worse in any must. */
function candidatesOf(
  matcher: Matcher,
  products: readonly Product[],
  answers: Answers,
  product: Product,
): readonly Product[] {
  const own = sizeKw(product);
  if (own === null) return [];
  // The next capacity up and down among all systems of the type.
  let least = Number.NEGATIVE_INFINITY;
  let most = Number.POSITIVE_INFINITY;
  for (const other of products) {
    const kw = sizeKw(other);
    if (other.system_type !== product.system_type || kw === null) continue;
    if (kw < own) least = Math.max(least, kw);
    if (kw > own) most = Math.min(most, kw);
  }
  return matcher.noWorse(answers, product, (other) => {
    const kw = sizeKw(other);
    return other.system_type === product.system_type && kw !== null && kw >= least && kw <= most;
  });
}
