import type { Product } from '../catalogue/product.ts';
import type { Matcher } from './matcher.ts';
import { type GroupedModel, LIST_GROUPS, type ListGroup, modelsByGroup } from './models.ts';
import type { AskedJob } from './way.ts';
import { answersOfWay, hasSplits, isOfWay } from './ways.ts';

/** The models that a visitor reads of: they fit for sure, leave something unknown, or miss one thing. */
export type ModelCounts = Readonly<Record<ListGroup, number>>;

/** The number of models in each group. */
export function countModels(matcher: Matcher, job: AskedJob): ModelCounts {
  const { fits, might, catch: caught } = groupModels(matcher, job);
  return { fits: fits.length, might: might.length, catch: caught.length };
}

/** THE GROUPS of models, the only ones: each model once, in its best group, over the ways to do the job. */
export function groupModels(matcher: Matcher, job: AskedJob): Readonly<Record<ListGroup, readonly GroupedModel[]>> {
  const [fits = [], might = [], caught = []] = groupSystems(matcher, job);
  return modelsByGroup({ fits, might, catch: caught }, matcher);
}

/** Every system once, in the order of the groups: a single split that is bought singly counts by the answers for one room. */
export function groupSystems(matcher: Matcher, job: AskedJob): readonly (readonly Product[])[] {
  const all = [job.answers, ...(hasSplits(matcher, job) ? [answersOfWay('splits', job.answers)] : [])].map(
    (answers, at) => {
      const { all, wish, close } = matcher.match(answers);
      const isShown = (product: Product): boolean => at === 0 || isOfWay(product, 'splits');
      const ranked = all.first();
      return [ranked.slice(0, all.known), ranked.slice(all.known), [...wish.first(), ...close.first()]].map((group) =>
        group.filter(isShown),
      );
    },
  );
  const taken = new Set<Product>();
  return LIST_GROUPS.map((_, group) =>
    all.flatMap((groups) => {
      const found = (groups[group] ?? []).filter((product) => !taken.has(product));
      for (const product of found) taken.add(product);
      return found;
    }),
  );
}
