import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DISTINCT_VALUES, productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { FLOW } from '../questionnaire/questionSet.ts';
import { walk } from '../questionnaire/walk.ts';
import { GROUPS } from './groups.ts';
import { judge } from './judge.ts';
import { createMatcher } from './matcher.ts';

const facts = fc.record(
  Object.fromEntries(
    Object.entries(DISTINCT_VALUES).map(([key, values]) => [key, fc.constantFrom<unknown>(...values)]),
  ),
);
const anyProducts = fc
  .array(facts, { maxLength: 25 })
  .map((rows) => rows.map((row, index) => productWith({ ...(row as unknown as Product), id: `P${index}` })));
const anyAnswers = fc.constantFrom(...walk(FLOW));

/** The rules of grouping and order, written separately without optimisations. */
function reference(products: readonly Product[], answers: Answers) {
  const ranked = products.map((product) => {
    const all = judge(product, answers);
    const count = (verdict: string, kind?: string) =>
      all.filter((found) => found.verdict === verdict && (!kind || found.kind === kind)).length;
    const musts = count('misses', 'must');
    const group = musts > 1 ? 'rest' : musts === 1 ? 'close' : count('misses') > 0 ? 'wish' : 'all';
    const keys = [count('misses'), count('unknown'), count('partly'), product.priority ?? Number.MAX_VALUE];
    return { id: product.id, group, keys };
  });
  ranked.sort((a, b) => {
    const at = a.keys.findIndex((key, index) => key !== b.keys[index]);
    return at < 0 ? (a.id < b.id ? -1 : 1) : (a.keys[at] as number) - (b.keys[at] as number);
  });
  const ids = (group: string) => ranked.filter((found) => found.group === group).map((found) => found.id);
  return { all: ids('all'), wish: ids('wish'), close: ids('close'), rest: ids('rest').length };
}

function shown(products: readonly Product[], answers: Answers) {
  const { all, wish, close, rest } = createMatcher(products).match(answers);
  const ids = (group: typeof all) => group.first().map((product) => product.id);
  return { all: ids(all), wish: ids(wish), close: ids(close), rest };
}

it('matching follows the rules for groups and order', () => {
  fc.assert(
    fc.property(anyProducts, anyAnswers, (products, answers) => {
      expect(shown(products, answers)).toEqual(reference(products, answers));
    }),
  );
});

it('matching does not depend on the order of the rows', () => {
  const shuffled = anyProducts.chain((rows) =>
    fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
  );
  fc.assert(
    fc.property(shuffled, anyAnswers, ([rows, others], answers) => {
      expect(shown(others, answers)).toEqual(shown(rows, answers));
    }),
  );
});

it('matching counts the systems it shows, and its first few start the full list', () => {
  fc.assert(
    fc.property(anyProducts, anyAnswers, fc.nat(30), (products, answers, few) => {
      const matcher = createMatcher(products);
      const matches = matcher.match(answers);
      expect(matcher.count(answers)).toBe(matches.all.total);
      for (const group of GROUPS) {
        expect(matches[group].first()).toHaveLength(matches[group].total);
        expect(matches[group].first(few)).toEqual(matches[group].first().slice(0, few));
      }
    }),
  );
});
