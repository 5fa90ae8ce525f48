import type { Product } from '../../src/catalogue/product.ts';
import { ZONES } from '../../src/climate/zone.ts';
import { groupModels } from '../../src/matching/groupModels.ts';
import { GROUPS } from '../../src/matching/groups.ts';
import { impact } from '../../src/matching/impact.ts';
import { judge } from '../../src/matching/judge.ts';
import { createMatcher, type Matcher } from '../../src/matching/matcher.ts';
import { sortProducts } from '../../src/matching/sortProducts.ts';
import { SORTS } from '../../src/matching/sorts.ts';
import { startOf } from '../../src/matching/startOf.ts';
import { suggest } from '../../src/matching/suggest.ts';
import { answersOfWay, waysFor } from '../../src/matching/ways.ts';
import { choose } from '../../src/questionnaire/choose.ts';
import { path } from '../../src/questionnaire/path.ts';
import type { Answers } from '../../src/questionnaire/question.ts';
import { visibleOptions } from '../../src/questionnaire/visibleOptions.ts';
import { promise } from './promise.ts';

/** Checks the promises about matching, for every readable catalogue and any answers. */
export function matchingPromises(products: readonly Product[], answers: Answers): void {
  const matcher = createMatcher(products);
  promise(matcher.size === products.length, 'The matcher knows every product');
  groupPromises(products, matcher, answers);
  countPromises(matcher, answers);
  for (const suggestion of suggest(matcher, answers)) {
    const more = matcher.count(suggestion.choice.answers) - matcher.count(answers);
    promise(suggestion.adds === more && more > 0, 'A suggestion adds as many systems as it says', suggestion);
  }
  advicePromises(matcher, answers);
  const steps = impact(matcher, answers);
  let left = products.length;
  for (const { before, after } of steps) {
    promise(
      before === left && after >= 0 && after <= before,
      'Each answer rules out only systems that were left before',
      steps,
    );
    left = after;
  }
  for (const sort of SORTS) {
    for (const zone of [null, ZONES[0]]) {
      const sorted = sortProducts(products, sort, zone);
      promise(
        sorted.length === products.length && new Set(sorted).size === products.length,
        'Sorting loses no system',
        sort,
      );
    }
  }
}

function advicePromises(matcher: Matcher, answers: Answers): void {
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
      const families = [bought.system, ...alternatives.map(({ system }) => system)].map(({ product }) =>
        matcher.families.get(product.id),
      );
      promise(new Set(families).size === families.length, 'Each one beside the first is another model', families);
    }
  }
}

function groupPromises(products: readonly Product[], matcher: Matcher, answers: Answers): void {
  const matches = matcher.match(answers);
  const turned = createMatcher(products.toReversed()).match(answers);
  const seen = new Set<Product>();
  for (const group of GROUPS) {
    const found = matches[group].first();
    promise(found.length === matches[group].total, 'A group has as many systems as it says', group);
    promise(
      found.map(({ id }) => id).join('\n') ===
        turned[group]
          .first()
          .map(({ id }) => id)
          .join('\n'),
      'The order of the rows does not matter',
      group,
    );
    for (const product of found) {
      promise(!seen.has(product), 'No system is in two groups', product.id);
      seen.add(product);
      const missed = judge(product, answers).filter(({ verdict }) => verdict === 'misses');
      const musts = missed.filter(({ kind }) => kind === 'must').length;
      const expected = musts > 0 ? 'close' : missed.length > 0 ? 'wish' : 'all';
      promise(group === expected && musts < 2, 'A system is in the group of its verdicts', { group, missed });
    }
  }
  promise(seen.size + matches.rest === products.length, 'Groups and the rest add up to all systems', matches.rest);
  promise(matcher.count(answers) === matches.all.total, 'The count is the number shown');
}

function countPromises(matcher: Matcher, answers: Answers): void {
  for (const question of path(answers)) {
    for (const { value } of visibleOptions(question, answers)) {
      const count = matcher.count(choose(answers, question, value).answers);
      promise(count >= 0 && count <= matcher.size, 'A count is at most the number of systems', {
        question,
        value,
        count,
      });
    }
  }
}
