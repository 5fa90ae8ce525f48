import type { Product } from '../catalogue/product.ts';
import { type Answers, chosenValues } from '../questionnaire/question.ts';
import { judge, judgeValues } from './judge.ts';
import type { Judged, Judgement } from './verdict.ts';

/** How many systems a reason speaks for in the same words, by `reasonKey`. */
export type ReasonCounts = ReadonlyMap<string, number>;

/** The same text for judgements with the same reason: what fits is said of both kinds of ducted system, and of all splits, alike. */
export function reasonKey({ question, verdict, reason }: Judgement): string {
  const alike = verdict === 'fits' && 'type' in reason ? { ...reason, type: reason.type.includes('ducted') } : reason;
  return question + JSON.stringify(alike);
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
  const [first, ...others] = products;
  if (!first || others.length === 0) return [];
  return judge(first, answers).filter((judgement) => {
    const values = chosenValues(answers, judgement.question);
    const isSame = ({ verdict, reason }: Judged): boolean =>
      verdict === 'fits' && reason.id === judgement.reason.id && reasonKey({ ...judgement, reason }) === key;
    const key = reasonKey(judgement);
    return (
      judgement.verdict === 'fits' && others.every((other) => isSame(judgeValues(other, judgement.question, values)))
    );
  });
}
