import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { SHORTEST_ANSWERS } from '../../../tests/samples/shortestAnswers.ts';
import type { Product } from '../../catalogue/product.ts';
import { createMatcher } from '../../matching/matcher.ts';
import { jobOf } from '../../words/advise.ts';
import { listedJob } from './listedJob.ts';

const PRODUCTS = exampleProducts(
  ...[2.5, 3.5, 5].map((kw) => ({
    id: `${kw}`,
    item_group_id: 'wall',
    indoor_unit_style: 'wall_mounted',
    suits_home_types: 'townhouse',
    cooling_capacity_kw: kw,
  })),
);
const [small, , large] = PRODUCTS as readonly [Product, Product, Product];
const TWO_ROOMS = { ...SHORTEST_ANSWERS, Q3: 'Multiple Rooms', Q5: '2 Rooms' };

/** The sizes that a listed system is compared in; null for an open one. */
function sizesOf(product: Product, isPressed: boolean, answers: typeof SHORTEST_ANSWERS, ...rooms: readonly string[]) {
  const job = { ...jobOf(answers, {}), size: rooms.length > 0 ? { rooms: rooms as never } : {} };
  return listedJob(product, isPressed, createMatcher(PRODUCTS), job).models.map(({ size }) => size?.id ?? null);
}

it('a listed system has an open size until something decides it', () => {
  expect(sizesOf(small, false, SHORTEST_ANSWERS)).toEqual([null]);
  expect(sizesOf(large, false, SHORTEST_ANSWERS, 'big_living')).toEqual([large.id]);
  expect(sizesOf(small, true, SHORTEST_ANSWERS)).toEqual([small.id]);
});

it('a listed size that the rooms don’t ask for stays as it was listed', () => {
  expect(sizesOf(small, false, SHORTEST_ANSWERS, 'big_living')).toEqual([small.id]);
});

it('a listed single split is bought for each room, in the size of each', () => {
  expect(sizesOf(large, false, TWO_ROOMS, 'bedroom', 'big_living')).toEqual(['3.5', large.id]);
  expect(sizesOf(large, true, TWO_ROOMS, 'bedroom', 'big_living')).toEqual([large.id, large.id]);
});
