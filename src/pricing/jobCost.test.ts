import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import type { Product } from '../catalogue/product.ts';
import type { HomeFacts } from './installation.ts';
import { SYSTEM } from './installationCost.ts';
import { jobCost } from './jobCost.ts';
import { jobPrice, rangePrice } from './jobPrice.ts';

const list = { installation: PRICE_LIST, on: '2026-11-27' };
const KNOWN: HomeFacts = { storey: 'first', route: 'other', outdoor: 'ground', removal: 'no', pipe_m: 0, cable_m: 0 };
const one = () => 1;
const size = (id: string, price: number | null, more: Partial<Product> = {}) =>
  productWith({ id, title: id, system_type: 'split', ...(price !== null && { price: supplyOnly(price) }), ...more });
const costOf = (places: readonly (readonly Product[])[], facts: HomeFacts = KNOWN) =>
  jobCost(places, one, { ...list, facts });
const linesOf = (cost: ReturnType<typeof jobCost>) => cost?.lines.map(({ id, low, high }) => [id, low, high]);
const INSTALLED = { aud: 1900, includes: 'supply_and_standard_install' } as const;

it('a model has the span over its sizes with a price, line by line, in whole dollars that add up', () => {
  const cost = costOf([[size('s', 1000), size('m', 1500), size('l', null)]]);
  expect(cost).toMatchObject({ low: 2056, high: 2556, isTotal: true, isOverSizes: true });
  expect(linesOf(cost)).toEqual([
    ['BASE', 851, 851],
    ['up', 205, 205],
    [SYSTEM, 1000, 1500],
  ]);
});

it('sizes without a price have a span for the installation alone, and none has none', () => {
  expect(costOf([[size('s', null)]])).toMatchObject({ low: 1056, isTotal: false, isOverSizes: false });
  expect(costOf([[]])).toBeNull();
  expect(jobCost([[size('s', 1000)]], one, { ...list, on: '2028-01-01' })).toBeNull();
  expect(jobCost([[size('s', 1000)]], one, { installation: null, on: '' })).toBeNull();
});

it('sizes that differ in several lines have one for those, so that the lines still add up', () => {
  expect(linesOf(costOf([[size('s', 1000), size('i', null, { price: INSTALLED })]]))).toEqual([
    ['up', 205, 205],
    ['SYSTEM+BASE', 1851, 1900],
  ]);
});

it('several systems are one job: each is charged for, and the old one is removed once', () => {
  const facts: HomeFacts = { ...KNOWN, removal: 'yes' };
  expect(linesOf(costOf([[size('s', 1000)], [size('m', 1500)]], facts))).toEqual([
    [SYSTEM, 2500, 2500],
    ['BASE', 1701, 1701],
    ['up', 410, 410],
    ['old', 88, 88],
  ]);
  const mixed = costOf([[size('s', 1000)], [size('i', null, { price: INSTALLED })]], facts);
  expect(linesOf(mixed)).toEqual([
    [SYSTEM, 2900, 2900],
    ['BASE', 851, 851],
    ['up', 410, 410],
    ['old', 88, 88],
  ]);
  expect(costOf([[size('s', 1000)], [size('x', null)]])).toMatchObject({ isTotal: false });
});

it('of several systems with open sizes, the cheapest together and the dearest together are the ends', () => {
  const sizes = [size('s', 1000), size('m', 1500)];
  expect(costOf([sizes, sizes])).toMatchObject({ low: 2000 + 1701 + 410, high: 3000 + 1701 + 410, isOverSizes: true });
});

it('lines never miss the ends by a dollar, whatever cents a list has', () => {
  for (let cents = 0; cents < 400; cents += 7) {
    const extras = PRICE_LIST.extras.map((extra, at) => ({ ...extra, price: extra.price + (cents * (at + 1)) / 100 }));
    const facts: HomeFacts = { storey: 'first', outdoor: 'wall' };
    const installation = { ...PRICE_LIST, extras };
    const system = size('s', 1000 + cents / 100);
    const cost = jobCost([[system]], one, { ...list, installation, facts });
    const price = jobPrice([system], 1, { ...list, installation, facts });
    expect([cost?.low, cost?.high]).toEqual([price?.low, price?.high]);
    for (const end of ['low', 'high'] as const)
      expect(cost?.lines.reduce((sum, line) => sum + line[end], 0)).toBe(price?.[end]);
    for (const line of cost?.lines ?? []) expect(line.low).toBeLessThanOrEqual(line.high);
  }
});

it('the range of a job leaves out sizes without a price, and is none over two bases', () => {
  const sizes = [size('s', 1000), size('m', 1500), size('l', null)];
  expect(rangePrice([sizes], one, { ...list, facts: KNOWN })).toEqual({ low: 2056, high: 2556, basis: 'installed' });
  const none = { installation: null, on: '' };
  expect(rangePrice([sizes], one, none)).toEqual({ low: 1000, high: 1500, basis: 'unit' });
  expect(rangePrice([[size('s', 1000), size('i', null, { price: INSTALLED })]], one, none)).toBeNull();
  expect(rangePrice([sizes, [size('x', null)]], one, none)).toBeNull();
});
