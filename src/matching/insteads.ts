import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isSmaller } from './comparable.ts';
import { type Difference, differences, gainBy, withFirst } from './differences.ts';
import { type Family, familyOf } from './families.ts';
import type { Matcher } from './matcher.ts';
import { servesPostcode } from './servesPostcode.ts';

/** A system that is like another, but better in one way that a person would notice. */
export interface Instead {
  readonly product: Product;
  /** The differences from the other, the way that it is better first. */
  readonly differences: readonly Difference[];
}

const MAX_OFFERED = 3;

/** The ways of being better, in the order of the offers: that of the alternatives to a starting point, then two more. */
const WAYS = ['price', 'sound', 'energy', 'size', 'control'] as const satisfies readonly Difference['id'][];

/**
 * At most three systems to take instead, each of another family and each better in one way. All are alike to the system, shown for
 * these answers, and no worse in any must. Those that could stand beside it as a starting point come first; of several, the one
 * that gains most, then the best match.
 * @param zone for energy; without one, energy is left out
 * @param postcode of the home, or empty
 */
export function insteads(
  matcher: Matcher,
  answers: Answers,
  from: Product,
  zone: Zone | null = null,
  postcode = '',
): readonly Instead[] {
  const all = matcher.noWorse(answers, from, (other) => isAlike(from, other));
  const apart = new Map(all.map((one) => [one, differences(from, one, zone)]));
  const fitting = matcher.match(answers).all.first();
  const beside = fitting.filter(
    (one) => apart.has(one) && !isSmaller(one, from) && servesPostcode(one.service_postcodes, postcode),
  );
  const taken = new Set([familyOf(matcher.families, from)]);
  const gain = (way: Difference['id'], to: Product) => gainBy(way, apart.get(to) ?? []);
  const first = bestByWay(matcher, WAYS, beside, gain, taken);
  const free = WAYS.filter((way) => first.every(([used]) => used !== way));
  return [...first, ...bestByWay(matcher, free, all, gain, taken)]
    .slice(0, MAX_OFFERED)
    .map(([way, product]) => ({ product, differences: withFirst(way, apart.get(product) ?? []) }));
}

/** The system that gains most in each way, each of a family that isn't taken yet; of several, the first. */
export function bestByWay<Way>(
  { families }: Matcher,
  ways: readonly Way[],
  rivals: readonly Product[],
  gain: (way: Way, rival: Product) => number,
  taken: Set<Family>,
): readonly (readonly [Way, Product])[] {
  return ways.flatMap((way) => {
    let best: Product | null = null;
    let most = 0;
    for (const rival of rivals) {
      const gained = taken.has(familyOf(families, rival)) ? 0 : gain(way, rival);
      if (gained > most) [best, most] = [rival, gained];
    }
    if (!best) return [];
    taken.add(familyOf(families, best));
    return [[way, best] as const];
  });
}
