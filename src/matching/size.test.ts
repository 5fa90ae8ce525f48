import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { nearestSize, sizeFit } from './size.ts';

const size = (cooling_capacity_kw: number | null, heating_capacity_kw: number | null = null): Product =>
  productWith({ system_type: 'split', cooling_capacity_kw, heating_capacity_kw });
const likely = (kw: number) => ({ kw, from: kw / 2, to: 2 * kw });
const nearest = (kw: number, ...kws: readonly (number | null)[]) => {
  const [first = size(null), ...others] = kws.map((one) => size(one));
  return nearestSize([first, ...others], likely(kw)).cooling_capacity_kw;
};

it.each([
  [7.9, 'small'],
  [8, 'likely'],
  [10, 'likely'],
  [15, 'likely'],
  [15.1, 'large'],
  [null, null],
])('a size of %s kW beside a likely one of 10 kW is %s', (kw, fit) => {
  expect(sizeFit(size(kw), likely(10))).toBe(fit);
  expect(sizeFit(size(kw), null)).toBeNull();
});

it('a size is that of its heating where its cooling isn’t known', () => {
  expect(sizeFit(size(null, 4), likely(10))).toBe('small');
});

it('the nearest size is nearest by ratio; of two equally near, the larger', () => {
  expect(nearest(5, 3.5, 7.1)).toBe(7.1);
  expect(nearest(5, 3.6, 7.1)).toBe(3.6);
  expect(nearest(4, 2, 8)).toBe(8);
  expect(nearest(6, 2, 20)).toBe(2);
});

it('a size without kW is nearest only where no other is there', () => {
  expect(nearest(5, null, 20, null)).toBe(20);
  expect(nearest(5, null)).toBeNull();
});
