import type { Product } from '../../src/catalogue/product.ts';
import { ZONES } from '../../src/climate/zone.ts';
import { dominates, whereToStart } from '../../src/matching/advice.ts';
import { GROUPS } from '../../src/matching/groups.ts';
import { impact } from '../../src/matching/impact.ts';
import { judge } from '../../src/matching/judge.ts';
import { createMatcher, type Matcher } from '../../src/matching/matcher.ts';
import { listModels, shownSizes } from '../../src/matching/models.ts';
import { sortProducts } from '../../src/matching/sortProducts.ts';
import { SORTS } from '../../src/matching/sorts.ts';
import { suggest } from '../../src/matching/suggest.ts';
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
  const basis = { answers, zone: 'cold' as const };
  for (const likely of [null, { kw: 5, from: 3, to: 7 }]) {
    const models = listModels(matcher.match(answers), matcher, likely);
    const shown = Object.values(models)
      .flat()
      .map(({ family }) => family);
    promise(new Set(shown).size === shown.length, 'A family is shown once');
    const advice = whereToStart(models.fits, basis);
    promise((advice === null) === (models.fits.length === 0), 'There is a start where something fits for sure');
    if (!advice) continue;
    const { first, beside } = advice;
    const others = models.fits.filter(({ family }) => family !== first.family);
    const isDominated = others.some(({ size, sizes }) =>
      shownSizes(first).every((one) => (size ? [size] : sizes).some((other) => dominates(other, one, basis))),
    );
    promise(!isDominated, 'No other model dominates the first one', first);
    for (const { against, isEqual, differences } of beside) {
      promise(
        differences.some(({ gain }) => gain),
        'What stands beside the first one is better in something',
      );
      promise(isEqual || against.some(({ gain }) => gain), 'The first one has a gain, or both are equal', against);
    }
    const families = [first, ...beside.map(({ model }) => model)].map(({ family }) => family);
    promise(new Set(families).size === families.length, 'Each one beside is another model');
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
