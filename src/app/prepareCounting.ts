import type { Product } from '../catalogue/product.ts';
import { type Matcher, matcherSteps } from '../matching/matcher.ts';
import { inSlices } from '../provider/inSlices.ts';

/** What the counts are made with, while it is being prepared and after. */
export interface Counting {
  /** Null until it is ready. */
  readonly matcher: Matcher | null;
  readonly ready: Promise<void>;
}

/** Prepares a range for matching, in slices. It comes with the screen that counts and begins before that is there. */
export function prepareCounting(products: readonly Product[]): Counting {
  const counting: { matcher: Matcher | null; ready: Promise<void> } = {
    matcher: null,
    ready: inSlices(matcherSteps(products)).then((matcher) => {
      counting.matcher = matcher;
    }),
  };
  return counting;
}
