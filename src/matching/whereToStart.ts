import { CONTROLS, type Control, type Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isInside, isSmaller } from './comparable.ts';
import {
  type Difference,
  differences,
  energyDifference,
  gainOf,
  gains,
  priceDifference,
  soundDifference,
  withFirst,
} from './differences.ts';
import { familyOf } from './families.ts';
import { bestByWay } from './insteads.ts';
import type { Span } from './matchedFamilies.ts';
import type { Matcher, RankedProducts } from './matcher.ts';
import { servesPostcode } from './servesPostcode.ts';

/** More would be another list. */
const MAX_ALTERNATIVES = 2;

export type Better = 'price' | 'sound' | 'energy';

/** The figures in which a system can be the best of its size. */
const BEST_OF_SIZE = [
  ['price', priceDifference],
  ['sound', soundDifference],
] as const;

/** The ways of being better, in their order. Each looks at one figure: there may be thousands of systems. */
const WAYS: readonly (readonly [Better, (from: Product, to: Product, zone: Zone | null) => Difference | null])[] = [
  ...BEST_OF_SIZE,
  ['energy', (from, to, zone) => zone && energyDifference(from, to, zone)],
];

/** A system beside the first one, with what it gains and gives up. */
export interface Alternative {
  readonly product: Product;
  readonly better: Better;
  /** The differences from the first system, that of `better` first. */
  readonly differences: readonly Difference[];
}

/** The one thing that sets a system apart: in price or noise from those of its size, otherwise from those that fit for sure. */
export interface Only {
  readonly id: 'price' | 'sound' | 'control' | 'warranty';
  readonly controls: readonly Control[];
}

export interface Start {
  readonly product: Product;
  /** What sets it apart from the others that fit; null if we know of nothing. */
  readonly only: Only | null;
  readonly alternatives: readonly Alternative[];
  /** True if no other model of its size that fits is known to be better in any way. */
  readonly isUnrivalled: boolean;
  /** The better match that isn't listed for the visitor's postcode; null without one. */
  readonly passedOver: Product | null;
}

/**
 * The system to look at first, and at most two beside it. The first is the best match that isn't known to be left out where the
 * visitor lives, or the best one of those inside a span. An alternative fits everything too, is alike and at most 10 % smaller, of
 * another family, and better in one thing that a person would notice; of several, the one that gains most, then the better match.
 * Null if fewer than two families fit everything.
 * @param zone for energy; without one, energy is left out
 * @param span of kW; if a system that fits lies inside, only those inside are named
 * @param postcode of the home, or empty
 */
export function whereToStart(
  matcher: Matcher,
  answers: Answers,
  zone: Zone | null,
  span: Span | null = null,
  postcode = '',
): Start | null {
  const { all } = matcher.match(answers);
  const fitting = all.first();
  const installed = someOrAll(fitting, (one) => servesPostcode(one.service_postcodes, postcode));
  const [product, ...others] = someOrAll(installed, (one) => isInside(one, span));
  if (!product) return null;
  const own = familyOf(matcher.families, product);
  const isApart = (other: Product) => familyOf(matcher.families, other) !== own;
  if (!fitting.some(isApart)) return null;
  const apart = fitting.filter((other) => isApart(other) && isAlike(product, other));
  const rivals = others.filter((other) => isAlike(product, other) && !isSmaller(other, product));
  const gain = ([, differenceOf]: (typeof WAYS)[number], rival: Product): number => {
    const difference = differenceOf(product, rival, zone);
    return difference ? gainOf(difference) : 0;
  };
  const alternatives = bestByWay(matcher, WAYS, rivals, gain, new Set([own]))
    .slice(0, MAX_ALTERNATIVES)
    .map(([[better], rival]) => ({
      product: rival,
      better,
      differences: withFirst(better, differences(product, rival, zone)),
    }));
  const isUnrivalled =
    product.cooling_capacity_kw !== null &&
    apart.every(
      (other) =>
        isSmaller(other, product) || !WAYS.some(([, differenceOf]) => isGain(differenceOf(product, other, zone))),
    );
  const [best = null] = fitting;
  return {
    product,
    only: onlyOf(matcher, all, product),
    alternatives,
    isUnrivalled,
    passedOver: installed[0] === best ? null : best,
  };
}

/** The one thing that sets a system apart from those of other families that fit; null if we know of nothing. */
export function onlyOf({ families }: Matcher, all: RankedProducts, product: Product): Only | null {
  const isApart = (other: Product) => familyOf(families, other) !== familyOf(families, product);
  const alike = all.first().filter((other) => isApart(other) && isAlike(product, other));
  const sure = all.first(all.known).filter(isApart);
  const found = BEST_OF_SIZE.find(([, differenceOf]) => alike.every((other) => isGain(differenceOf(other, product))));
  if (found && alike.length > 0) return { id: found[0], controls: [] };
  if (sure.length === 0) return null;
  const controls = CONTROLS.filter((control) => sure.every((other) => gains(other, product, control)));
  if (controls.length > 0) return { id: 'control', controls };
  const hasLongest = sure.every(({ warranty_years: years }) => years !== null && years < (product.warranty_years ?? 0));
  return hasLongest ? { id: 'warranty', controls } : null;
}

const isGain = (difference: Difference | null): boolean => difference !== null && gainOf(difference) > 0;

/** Those that pass a test, or all of them if none does. */
function someOrAll(products: readonly Product[], passes: (product: Product) => boolean): readonly Product[] {
  const passing = products.filter(passes);
  return passing.length > 0 ? passing : products;
}
