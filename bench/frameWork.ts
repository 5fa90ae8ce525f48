import type { Product } from '../src/catalogue/product.ts';
import { createMatcher } from '../src/matching/matcher.ts';
import { choose } from '../src/questionnaire/choose.ts';
import type { Answers } from '../src/questionnaire/question.ts';
import { FLOW } from '../src/questionnaire/questionSet.ts';
import { visibleOptions } from '../src/questionnaire/visibleOptions.ts';

const ANSWERS: Answers = {
  Q0: 'No',
  Q2: 'Townhouse',
  Q3: 'Whole Home',
  Q4: 'Day / Night Zoning',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control'],
};

/** What an answer costs in a browser: in milliseconds, preparing the range once, and each run of the work after it. */
export function measure(products: readonly Product[], count: number): { prepared: number; runs: number[] } {
  const begun = performance.now();
  const matcher = createMatcher(products);
  const prepared = performance.now() - begun;
  const runs = Array.from({ length: count }, () => {
    const before = performance.now();
    for (const { value } of visibleOptions(FLOW, 'Q4', ANSWERS)) {
      matcher.count(choose(FLOW, ANSWERS, 'Q4', value).answers);
    }
    const { all, wish, close } = matcher.match(ANSWERS);
    all.first(20);
    wish.first(20);
    close.first(20);
    return performance.now() - before;
  });
  return { prepared, runs };
}
