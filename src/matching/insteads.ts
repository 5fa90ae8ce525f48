import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { isAlike } from './comparable.ts';
import { type Difference, differences, gainBy, withFirst } from './differences.ts';
import type { Matcher } from './matcher.ts';

/** A system that is like another, but better in one way that a person would notice. */
export interface Instead {
  readonly product: Product;
  /** The differences from the other, the way that it is better first. */
  readonly differences: readonly Difference[];
}

const MAX_OFFERED = 3;

/** The ways of being better, in the order of the offers. */
const WAYS = ['sound', 'price', 'size', 'control'] as const satisfies readonly Difference['id'][];

/**
 * At most three systems to take instead, each another and each better in one way. All are alike to the system, shown for these
 * answers, and no worse in any must; of several, the one that gains most, then the best match.
 */
export function insteads(matcher: Matcher, answers: Answers, from: Product): readonly Instead[] {
  const left = matcher
    .noWorse(answers, from, (other) => other.id !== from.id && isAlike(from, other))
    .map((product) => ({ product, apart: differences(from, product, null) }));
  const offered: Instead[] = [];
  for (const way of WAYS) {
    const most = Math.max(0, ...left.map(({ apart }) => gainBy(way, apart)));
    const best = left.findIndex(({ apart }) => most > 0 && gainBy(way, apart) === most);
    const [taken] = best < 0 ? [] : left.splice(best, 1);
    if (taken) offered.push({ product: taken.product, differences: withFirst(way, taken.apart) });
  }
  return offered.slice(0, MAX_OFFERED);
}
