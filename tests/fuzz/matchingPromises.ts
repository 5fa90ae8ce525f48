import type { Product } from '../../src/catalogue/product.ts';
import { groupModels } from '../../src/matching/groupModels.ts';
import { createMatcher } from '../../src/matching/matcher.ts';
import { startOf } from '../../src/matching/startOf.ts';
import { answersOfWay, waysFor } from '../../src/matching/ways.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import { promise } from './promise.ts';

/** Checks the promises about the ways to do a job, for every readable catalogue and any answers. */
export function matchingPromises(products: readonly Product[], answers: Answers): void {
  const matcher = createMatcher(products);
  promise(matcher.size === products.length, 'The matcher knows every product');
  const job = { answers, postcode: '', zone: 'cold' as const, size: {}, rules: null, installation: null, on: '' };
  const { ways } = waysFor(matcher, job);
  const groups = groupModels(matcher, job, ways);
  const shown = Object.values(groups)
    .flat()
    .map(({ family }) => family);
  promise(new Set(shown).size === shown.length, 'A family is shown once');
  for (const { id, first, systems } of ways) {
    promise(systems.length > 0 && first.length > 0, 'A way has something to begin with', id);
    const inWay = new Set(systems.map(({ product }) => matcher.families.get(product.id)));
    const isCounted = [...inWay].every((family) => shown.includes(family as (typeof shown)[number]));
    promise(isCounted, 'Every model of a way is in a group', id);
    for (const bought of first) {
      const basis = { answers: answersOfWay(id, answers), zone: job.zone };
      const { alternatives } = startOf(bought, basis);
      const families = [bought.system, ...alternatives].map(({ product }) => matcher.families.get(product.id));
      promise(new Set(families).size === families.length, 'Each one beside the first is another model', families);
    }
  }
}
