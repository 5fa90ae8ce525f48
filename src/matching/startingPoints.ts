import type { PriceIncludes, Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { yearlyKwh } from './derivedFacts.ts';
import { type Difference, differences } from './differences.ts';
import type { Matcher } from './matcher.ts';

/** More would be another list. */
const MAX_POINTS = 3;
/** With this few families, no selection is needed. */
const FEW_FAMILIES = 3;

type Rule = 'closest' | 'price' | 'cost' | 'sound';

/** A system to start from, and the rule that picked it. */
export interface StartingPoint {
  readonly rule: Rule;
  /** Further rules by which it is the best. */
  readonly also: readonly Rule[];
  readonly product: Product;
  /** The differences from the first starting point, the rule's own figure first. Empty for the first one. */
  readonly differences: readonly Difference[];
}

/**
 * Up to three systems that fit everything, each the best by one rule: closest to the answers, lowest listed price of one
 * kind, lowest energy use a year in the zone, lowest outdoor sound power. In a tie the earlier in rank wins. A rule is
 * left out if fewer than two systems have its figure, if all have the same, or if the family of its winner is already
 * there. Empty if three or fewer families fit.
 */
export function startingPoints(matcher: Matcher, answers: Answers, zone: Zone | null): readonly StartingPoint[] {
  const fitting = matcher.match(answers).all.first();
  const familyOf = ({ id }: Product) => matcher.families.get(id);
  const [closest] = fitting;
  if (!closest || new Set(fitting.map(familyOf)).size <= FEW_FAMILIES) return [];
  const includes = closest.price_includes ?? commonPrice(fitting);
  const rules = [
    ['price', (product: Product) => (product.price_includes === includes ? product.price_from_aud : null)],
    ['cost', (product: Product) => zone && yearlyKwh(product, zone)],
    ['sound', (product: Product) => product.outdoor_sound_power_dba],
  ] as const;
  const points: (StartingPoint & { also: Rule[] })[] = [
    { rule: 'closest', also: [], product: closest, differences: [] },
  ];
  for (const [rule, figureOf] of rules) {
    const product = lowest(fitting, figureOf);
    points.find((point) => point.product === product)?.also.push(rule);
    const isShown = points.some((point) => product && familyOf(point.product) === familyOf(product));
    if (!product || isShown || points.length === MAX_POINTS) continue;
    const found = differences(closest, product, zone);
    const own = found.filter(({ id }) => id === rule);
    points.push({
      rule,
      also: [],
      product,
      differences: [...own, ...found.filter((difference) => !own.includes(difference))],
    });
  }
  return points;
}

/** The kind of price that most systems have; in a tie without installation. */
function commonPrice(products: readonly Product[]): PriceIncludes {
  const installed = products.filter((product) => product.price_includes === 'supply_and_standard_install');
  const supplied = products.filter((product) => product.price_includes === 'supply_only');
  return installed.length > supplied.length ? 'supply_and_standard_install' : 'supply_only';
}

/** The first product with the lowest figure; null unless some product has a higher one. */
function lowest(products: readonly Product[], figureOf: (product: Product) => number | null): Product | null {
  let best: Product | null = null;
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const product of products) {
    const figure = figureOf(product);
    if (figure === null) continue;
    if (figure < least) best = product;
    least = Math.min(least, figure);
    most = Math.max(most, figure);
  }
  return least < most ? best : null;
}
