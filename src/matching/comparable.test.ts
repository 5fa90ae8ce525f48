import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { areAlike, isAlike, isSameKw, mayCompare } from './comparable.ts';

const system = (more: Partial<Product> = {}): Product =>
  productWith({ system_type: 'split', cooling_capacity_kw: 2.5, ...more });

it.each<[Partial<Product>, Partial<Product>, boolean]>([
  [{ cooling_capacity_kw: 5 }, { cooling_capacity_kw: 6.25 }, true],
  [{ cooling_capacity_kw: 5 }, { cooling_capacity_kw: 6.3 }, false],
  [{ system_type: 'ducted' }, { system_type: 'slim_ducted' }, true],
  [{ system_type: 'split' }, { system_type: 'multi_split' }, false],
  [{ cooling_capacity_kw: null, heating_capacity_kw: 5 }, { heating_capacity_kw: 5 }, false],
])('the systems %j and %j are alike or not: %s', (one, other, is) => {
  const [a, b] = [system(one), system(other)];
  expect([isAlike(a, b), isAlike(b, a), mayCompare(a, b, 'sound'), areAlike([a, b])]).toEqual([is, is, is, is]);
});

it('sizes a twentieth apart are the same, whichever is named first', () => {
  expect([isSameKw(2.5, 2.62), isSameKw(2.62, 2.5), isSameKw(2.5, 2.63), isSameKw(2.63, 2.5)]).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('several systems are alike only if each is like each other one', () => {
  const [small, middle, large] = [4, 5, 6].map((kw) => system({ cooling_capacity_kw: kw }));
  expect([areAlike([small!, middle!]), areAlike([middle!, large!])]).toEqual([true, true]);
  expect(areAlike([small!, middle!, large!])).toBe(false);
});
