import { CONTROLS, type Control, type Product } from '../catalogue/product.ts';
import { ZONES, type Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike, isInside, mayCompare } from './comparable.ts';
import { workPerKwh } from './derivedFacts.ts';
import {
  type Difference,
  differences,
  energyDifference,
  gainOf,
  gains,
  priceDifference,
  soundChange,
  soundDifference,
  withFirst,
} from './differences.ts';
import type { Span } from './matchedFamilies.ts';
import type { Matcher } from './matcher.ts';
import { servesPostcode } from './servesPostcode.ts';

/** More would be another list. */
const MAX_ALTERNATIVES = 2;
/** An alternative has at least this share of the first system's cooling. */
const MIN_CAPACITY = 0.9;

export type Better = 'price' | 'sound' | 'energy';

/** The ways of being better, in their order. Each looks at one figure: there may be thousands of systems. */
const WAYS: readonly (readonly [Better, (from: Product, to: Product, zone: Zone | null) => Difference | null])[] = [
  ['price', priceDifference],
  ['sound', soundDifference],
  ['energy', (from, to, zone) => zone && energyDifference(from, to, zone)],
];

/** A system beside the first one, with what it gains and gives up. */
export interface Alternative {
  readonly product: Product;
  readonly better: Better;
  /** The differences from the first system, that of `better` first. */
  readonly differences: readonly Difference[];
}

/** What only one system has of those that fit for sure, or of its size. */
export type Only =
  | { readonly id: 'price' | 'sound' }
  | { readonly id: 'control'; readonly controls: readonly Control[] }
  | { readonly id: 'warranty' | 'zones'; readonly count: number };

export interface Start {
  readonly product: Product;
  /** What the others that fit don't have; null where nothing is known to be so. */
  readonly only: Only | null;
  readonly alternatives: readonly Alternative[];
  /** True if nothing alike that fits is better in any way, with no figure unknown. */
  readonly isUnrivalled: boolean;
  /** True if no other model of its size that fits is known to be better in any way. */
  readonly isBestKnown: boolean;
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
  const installed = someOrAll(fitting, (one) => servesPostcode(one.service_postcodes, postcode) !== false);
  const [product, ...others] = someOrAll(installed, (one) => isInside(one, span));
  const familyOf = ({ id }: Product) => matcher.families.get(id);
  if (!product || fitting.every((other) => familyOf(other) === familyOf(product))) return null;
  const isApart = (other: Product) => familyOf(other) !== familyOf(product);
  const alike = fitting.filter((other) => other !== product && isAlike(product, other));
  const ofSize = alike.filter((other) => !isSmaller(other, product));
  const rivals = others.filter((other) => isAlike(product, other) && !isSmaller(other, product));
  const alternatives: Alternative[] = [];
  for (const [better, differenceOf] of WAYS) {
    const taken = [product, ...alternatives.map((alternative) => alternative.product)].map(familyOf);
    let best: Product | null = null;
    let most = 0;
    for (const rival of rivals) {
      const difference = differenceOf(product, rival, zone);
      if (!difference || gainOf(difference) <= most || taken.includes(familyOf(rival))) continue;
      best = rival;
      most = gainOf(difference);
    }
    if (!best || alternatives.length === MAX_ALTERNATIVES) continue;
    alternatives.push({ product: best, better, differences: withFirst(better, differences(product, best, zone)) });
  }
  const isUnrivalled =
    product.cooling_capacity_kw !== null && alike.every((other) => isKnownToBeNoBetter(product, other, zone));
  const isBestKnown =
    product.cooling_capacity_kw !== null &&
    ofSize.filter(isApart).every((other) =>
      WAYS.every(([, differenceOf]) => {
        const difference = differenceOf(product, other, zone);
        return !difference || gainOf(difference) <= 0;
      }),
    );
  const only = onlyOf(product, alike.filter(isApart), fitting.slice(0, all.known).filter(isApart));
  const [best = null] = fitting;
  return {
    product,
    only,
    alternatives,
    isUnrivalled,
    isBestKnown,
    passedOver: installed[0] === best ? null : best,
  };
}

/** @param alike of other models @param sure those of other models that fit for sure */
function onlyOf(product: Product, alike: readonly Product[], sure: readonly Product[]): Only | null {
  const isWorse = (difference: Difference | null) => difference !== null && gainOf(difference) > 0;
  if (alike.length > 0) {
    if (alike.every((other) => isWorse(priceDifference(other, product)))) return { id: 'price' };
    if (alike.every((other) => isWorse(soundDifference(other, product)))) return { id: 'sound' };
  }
  if (sure.length === 0) return null;
  const controls = CONTROLS.filter((control) => sure.every((other) => gains(other, product, control)));
  if (controls.length > 0) return { id: 'control', controls };
  const isMost = (column: 'warranty_years' | 'max_zones') =>
    sure.every((other) => (other[column] ?? Number.POSITIVE_INFINITY) < (product[column] ?? 0));
  if (isMost('warranty_years')) return { id: 'warranty', count: product.warranty_years! };
  return isMost('max_zones') ? { id: 'zones', count: product.max_zones! } : null;
}

/** Those that pass a test, or all of them if none does. */
function someOrAll(products: readonly Product[], passes: (product: Product) => boolean): readonly Product[] {
  const passing = products.filter(passes);
  return passing.length > 0 ? passing : products;
}

/** Without a zone, in every zone: the visitor may be in any. Stars that contradict the figures leave it unknown. */
function isKnownToBeNoBetter(first: Product, other: Product, zone: Zone | null): boolean {
  const isPriced = ![first.price_from_aud, other.price_from_aud].includes(null) && mayCompare(first, other, 'price');
  const isRated = (place: Zone): boolean => workPerKwh(first, place) !== null && workPerKwh(other, place) !== null;
  const zones = zone ? [zone] : ZONES;
  if (!isPriced || soundChange(first, other) === null || !zones.every(isRated)) return false;
  const found = [
    priceDifference(first, other),
    soundDifference(first, other),
    ...zones.map((place) => energyDifference(first, other, place, false)),
  ];
  return found.every((difference) => difference === null || gainOf(difference) <= 0);
}

const isSmaller = (other: Product, first: Product): boolean =>
  (other.cooling_capacity_kw ?? 0) < MIN_CAPACITY * (first.cooling_capacity_kw ?? 0);
