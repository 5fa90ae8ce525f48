import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyCatalogue, anyPath } from '../../tests/samples/anyCatalogue.ts';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import type { Answers } from '../questionnaire/question.ts';
import { createMatcher } from './matcher.ts';
import { listModels, modelOfProduct, modelOfSize, productOf, shownSizes } from './models.ts';

const APARTMENT: Answers = { Q2: 'Apartment' };

/** A model in sizes; each suits an apartment, unless its facts say otherwise. */
const inSizes = (
  group: string,
  kws: readonly (number | '')[],
  cells: (kw: number | '') => object = () => ({}),
): readonly Product[] =>
  exampleProducts(
    ...kws.map((kw) => ({
      id: `${group}${kw}`,
      item_group_id: group,
      cooling_capacity_kw: kw,
      suits_home_types: 'apartment',
      ...cells(kw),
    })),
  );
const list = (products: readonly Product[], answers = APARTMENT) => {
  const matcher = createMatcher(products);
  return listModels(matcher.match(answers), matcher);
};
const told = (products: readonly Product[]) =>
  list(products).map(({ size, sizes, best }) => [size?.id ?? null, sizes.map(({ id }) => id), best.id]);

it('a model is a range of its sizes, smallest first, while nothing decides which', () => {
  expect(told(inSizes('A', [7.1, 2.5, 5]))).toEqual([[null, ['A2.5', 'A5', 'A7.1'], 'A2.5']]);
});

it('a model of one fitting size is that size', () => {
  expect(told(inSizes('A', [5]))).toEqual([['A5', ['A5'], 'A5']]);
  const one = inSizes('A', [2.5, 5, 7.1], (kw) => ({ suits_home_types: kw === 5 ? 'apartment' : 'townhouse' }));
  expect(told(one)).toEqual([['A5', ['A5'], 'A5']]);
});

it('the model of a product is the one on the list, or the exact size if the visitor pressed it', () => {
  const range = inSizes('A', [2.5, 5, 7.1]);
  const matcher = createMatcher(range);
  const of = (isPressed?: boolean) => modelOfProduct(matcher, APARTMENT, range[2]!, isPressed);
  expect([of().size, of(true).size?.id]).toEqual([null, 'A7.1']);
  expect(productOf(of()).id).toBe('A2.5');
  expect(shownSizes(of())).toEqual(range);
});

it('a product that isn’t listed is a model with its size decided', () => {
  const range = inSizes('A', [2.5, 5], () => ({ suits_home_types: 'townhouse', suits_areas: 'whole_home' }));
  const matcher = createMatcher(range);
  const model = modelOfProduct(matcher, { Q2: 'Apartment', Q3: 'Single Room' }, range[1]!);
  expect([model.size?.id, model.family.sizes.length]).toEqual(['A5', 2]);
  expect(modelOfSize(range[1]!)).toMatchObject({ size: { id: 'A5' }, sizes: [{ id: 'A5' }] });
});

it('the list shows each family once, in the group and at the place of its best size, and loses none', () => {
  fc.assert(
    fc.property(anyCatalogue, anyPath, (products, answers) => {
      const matcher = createMatcher(products);
      const { all, wish, close } = matcher.match(answers);
      const ranked = [...all.first(), ...wish.first(), ...close.first()];
      const models = list(products, answers);
      const families = models.map(({ family }) => family);
      expect(new Set(families).size).toBe(families.length);
      expect(new Set(families)).toEqual(new Set(ranked.map(({ id }) => matcher.families.get(id))));
      for (const { best, sizes, family } of models) {
        expect(ranked.find((product) => family.sizes.includes(product))).toBe(best);
        expect(sizes).toContain(best);
      }
      expect(models.map(({ best }) => best)).toEqual(ranked.filter((one) => models.some(({ best }) => best === one)));
    }),
  );
});
