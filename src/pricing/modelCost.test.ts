import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import type { Answers } from '../questionnaire/question.ts';
import type { HomeFacts } from './installation.ts';
import { SYSTEM } from './installationCost.ts';
import { isSameWork, modelCost } from './modelCost.ts';

const MULTI = productWith({
  id: 'm',
  title: 'Multi',
  system_type: 'multi_split',
  price: { aud: 4000, includes: 'supply_only' },
  max_indoor_units: 5,
});
const FACTS: HomeFacts = { wall: 'double_brick', removal: 'no', pipe_m: 0 };
const reckoning = { installation: PRICE_LIST, answers: {}, facts: FACTS, on: '2026-11-27' } as const;
const several = (rooms: string): Answers => ({ Q3: 'Multiple Rooms', Q5: rooms }) as Answers;

// $60 for each indoor unit beside $4,000 and $2,200.
it.each<[string, Answers, number, number]>([
  ['two rooms', several('2 Rooms'), 2, 2],
  ['three rooms', several('3 Rooms'), 3, 3],
  ['more than three', several('Over 3 Rooms'), 4, 5],
  ['a whole home', { Q3: 'Whole Home' }, 2, 5],
  ['no answer', {}, 2, 5],
])('a multi-split for %s (%j) has from %s to %s indoor units', (_, answers, from, to) => {
  const cost = modelCost([MULTI], { ...reckoning, answers });
  expect([cost?.low, cost?.high]).toEqual([6200 + from * 60, 6200 + to * 60]);
});

it('where the most indoor units aren’t known, two and three rooms have a figure and the others none', () => {
  const open = { ...MULTI, max_indoor_units: null };
  expect(modelCost([open], { ...reckoning, answers: several('3 Rooms') })?.high).toBe(6380);
  expect(modelCost([open], reckoning)).toBeNull();
  const perJob = { ...PRICE_LIST, extras: PRICE_LIST.extras.filter(({ per }) => per !== 'unit') };
  expect(modelCost([open], { ...reckoning, installation: perJob })?.high).toBe(6200);
});

const size = (id: string, price: number | null) =>
  productWith({
    id,
    title: id,
    system_type: 'split',
    ...(price !== null && { price: { aud: price, includes: 'supply_only' } }),
  });
const known = {
  ...reckoning,
  facts: { storey: 'first', route: 'other', outdoor: 'ground', removal: 'no', pipe_m: 0, cable_m: 0 },
} as const;

it('a model has the span over its sizes with a price, line by line', () => {
  const cost = modelCost([size('s', 1000), size('m', 1500), size('l', null)], known);
  expect(cost).toMatchObject({ low: 2056, high: 2556, isTotal: true, isOverSizes: true });
  expect(cost?.lines.map(({ id, lowCents, highCents }) => [id, lowCents, highCents])).toEqual([
    [SYSTEM, 100_000, 150_000],
    ['BASE', 85_050, 85_050],
    ['up', 20_500, 20_500],
  ]);
});

it('sizes without a price have a span for the installation alone, and none has none', () => {
  expect(modelCost([size('s', null)], known)).toMatchObject({ low: 1056, isTotal: false, isOverSizes: false });
  expect(modelCost([], known)).toBeNull();
  expect(modelCost([size('s', 1000)], { ...known, on: '2028-01-01' })).toBeNull();
});

it('sizes that differ in several lines have one for those, so that the lines still add up', () => {
  const installed = { ...size('i', 1900), price: { aud: 1900, includes: 'supply_and_standard_install' } } as const;
  expect(modelCost([size('s', 1000), installed], known)).toMatchObject({
    low: 2056,
    high: 2105,
    lines: [
      { id: 'SYSTEM+BASE', lowCents: 185_050, highCents: 190_000 },
      { id: 'up', lowCents: 20_500, highCents: 20_500 },
    ],
  });
  // The dearest size runs the fewest indoor units.
  const sizes = [
    { ...MULTI, max_indoor_units: 8 },
    { ...MULTI, price: supplyOnly(4100), max_indoor_units: 2 },
  ];
  expect(modelCost(sizes, reckoning)).toMatchObject({
    low: 6320,
    high: 6680,
    lines: [
      { id: 'SYSTEM+double', lowCents: 412_000, highCents: 448_000 },
      { id: 'BASE', lowCents: 220_000, highCents: 220_000 },
    ],
  });
});

it('the work is the same only where each line of it is, and none of it is in a system’s price', () => {
  const costOf = (price: number, more: object = {}, facts: HomeFacts = {}) =>
    modelCost([{ ...size('s', price), ...more }], { ...known, facts });
  expect(isSameWork([costOf(1000), costOf(1500)])).toBe(true);
  expect(isSameWork([costOf(1000), costOf(1500, {}, { storey: 'ground' })])).toBe(false);
  expect(isSameWork([costOf(1000), null])).toBe(false);
  const installed = (aud: number) => costOf(aud, { price: { aud, includes: 'supply_and_standard_install' } });
  expect(isSameWork([installed(1000), installed(1500)])).toBe(false);
});
