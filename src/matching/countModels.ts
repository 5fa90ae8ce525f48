import type { Answers } from '../questionnaire/question.ts';
import { type Family, familyOf } from './families.ts';
import type { Matcher } from './matcher.ts';
import type { Way } from './way.ts';

/** The models that a visitor reads of. */
export interface ModelCounts {
  /** Fit for sure, in the answers or in a way: one of several single splits counts as one that fits. */
  readonly fits: number;
  /** Leave something unknown. */
  readonly might: number;
  /** Miss one thing. */
  readonly catch: number;
}

/** THE COUNT of models, the only one: each model once, in its best group. */
export function countModels(ways: readonly Way[], matcher: Matcher, answers: Answers): ModelCounts {
  const { all, wish, close } = matcher.match(answers);
  const ranked = all.first();
  const bought = ways.flatMap(({ systems }) => systems);
  const groups = [
    [...ranked.slice(0, all.known), ...bought.filter(({ isSure }) => isSure).map(({ product }) => product)],
    [...ranked.slice(all.known), ...bought.filter(({ isSure }) => !isSure).map(({ product }) => product)],
    [...wish.first(), ...close.first()],
  ];
  const taken = new Set<Family>();
  const [fits = 0, might = 0, caught = 0] = groups.map((products) => {
    const before = taken.size;
    for (const product of products) taken.add(familyOf(matcher.families, product));
    return taken.size - before;
  });
  return { fits, might, catch: caught };
}
