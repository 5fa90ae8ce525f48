import type { Product } from '../catalogue/product.ts';
import { type Answers, chosenValues } from '../questionnaire/question.ts';
import { judge, judgeValues } from './judge.ts';
import type { Judged, Judgement } from './verdict.ts';

/** The same text for judgements with the same reason: what fits is said of both kinds of ducted system, and of all splits, alike. */
export function reasonKey({ question, verdict, reason }: Judgement): string {
  const alike = verdict === 'fits' && 'type' in reason ? { ...reason, type: reason.type.includes('ducted') } : reason;
  return question + JSON.stringify(alike);
}

/** The systems at the top of a list: for how many a reason speaks in the same words, by `reasonKey`, and how many they are. */
export interface Around {
  readonly counts: ReadonlyMap<string, number>;
  readonly total: number;
}

/** A system is set apart from this many at the top of the list: thousands would take long to compare. */
const MAX_AROUND = 50;

/** Counts the reasons that speak for the first of these systems. */
export function reasonsAround(products: readonly Product[], answers: Answers): Around {
  const top = products.slice(0, MAX_AROUND);
  const counts = new Map<string, number>();
  for (const product of top) {
    for (const judgement of judge(product, answers)) {
      if (judgement.verdict !== 'fits') continue;
      const key = reasonKey(judgement);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return { counts, total: top.length };
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
