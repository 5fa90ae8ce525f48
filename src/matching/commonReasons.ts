import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { judge } from './judge.ts';
import type { Judgement } from './verdict.ts';

/** How many systems a reason speaks for in the same words, by `reasonKey`. */
export type ReasonCounts = ReadonlyMap<string, number>;

/** The same text for judgements with the same reason. */
export function reasonKey({ question, reason }: Judgement): string {
  return question + JSON.stringify(reason);
}

/** Counts the reasons that speak for these systems. */
export function countReasons(products: readonly Product[], answers: Answers): ReasonCounts {
  const counts = new Map<string, number>();
  for (const product of products) {
    for (const judgement of judge(product, answers)) {
      if (judgement.verdict !== 'fits') continue;
      const key = reasonKey(judgement);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

/** The reasons that speak for every one of these systems in the same words. Empty for a single system. */
export function commonReasons(products: readonly Product[], answers: Answers): readonly Judgement[] {
  const [first] = products;
  if (!first || products.length === 1) return [];
  const counts = countReasons(products, answers);
  return judge(first, answers).filter((judgement) => counts.get(reasonKey(judgement)) === products.length);
}
