import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { whereToStart } from '../matching/advice.ts';
import { type Difference, differences } from '../matching/differences.ts';
import { createMatcher } from '../matching/matcher.ts';
import { listModels, modelOfSize } from '../matching/models.ts';
import { conclusion, reasonClause, reasonThan, startText, tradeoffText, wordedReasons } from './adviceText.ts';
import { ENGLISH_WORDS, type Words } from './words.ts';

/** Figures have a narrow space before their unit. */
const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const APP = { ...NONE, mobile_app: 'included' } as const;
const EXTRA = { ...NONE, mobile_app: 'optional' } as const;
const BASIS = { answers: {}, zone: null };

const split = (title: string, more: Partial<Product> = {}): Product =>
  productWith({
    id: title,
    title,
    system_type: 'split',
    cooling_capacity_kw: 5,
    price: { aud: 1000, includes: 'supply_only' },
    outdoor_sound_power_dba: 60,
    controls: NONE,
    warranty_years: 5,
    priority: title === 'Alpha' ? 0 : 1,
    ...more,
  });
const sizes = (title: string, prices: readonly number[], more: Partial<Product> = {}) =>
  prices.map((aud, at) =>
    split(`${title} ${5 * (at + 1)}`, {
      item_group_id: title,
      priority: title === 'Alpha' ? 0 : 1,
      cooling_capacity_kw: 5 * (at + 1),
      price: supplyOnly(aud),
      ...more,
    }),
  );
const start = (products: readonly Product[], words: Words = ENGLISH_WORDS) => {
  const matcher = createMatcher(products);
  const advice = whereToStart(listModels(matcher.match({}), matcher, null).fits, BASIS, '3000');
  return advice && plain(startText(words, advice));
};

it.each<[Difference, string]>([
  [{ id: 'price', gain: true, amount: [400, 400] }, 'costs $400 less'],
  [{ id: 'price', gain: false, amount: [400, 1200] }, '$400 to $1,200 more'],
  [{ id: 'sound', gain: true, amount: [3, 3.4] }, 'is 3 dB(A) quieter outdoors'],
  [{ id: 'sound', gain: false, amount: [3, 5] }, '3 to 5 dB(A) louder outdoors'],
  [{ id: 'zones', gain: true, level: 'room_zoning' }, 'separate on and off for each room'],
  [{ id: 'zones', gain: false, level: 'day_night' }, 'day and night zones only'],
  [{ id: 'control', gain: true, controls: ['voice', 'mobile_app'], isExtra: false }, 'voice control and a mobile app'],
  [
    { id: 'control', gain: false, controls: ['voice', 'mobile_app'], isExtra: false },
    'voice control and mobile app not included',
  ],
  [
    { id: 'control', gain: false, controls: ['voice', 'mobile_app'], isExtra: true },
    'an extra charge for voice control and a mobile app',
  ],
  [{ id: 'energy', gain: true, amount: [17, 17], use: 'both' }, 'uses about a sixth less power'],
  [{ id: 'energy', gain: false, amount: [18, 22], use: 'cool' }, 'about a fifth more power for cooling'],
  [{ id: 'energy', gain: true, amount: [50, 50], use: 'heat' }, 'uses about half less power for heating'],
  [{ id: 'energy', gain: false, amount: [70, 70], use: 'both' }, 'about 70% more power'],
  [{ id: 'energy', gain: true, amount: [18, 18], use: 'both' }, 'uses about a sixth less power'],
  [{ id: 'energy', gain: true, amount: [19, 19], use: 'both' }, 'uses about a fifth less power'],
  [{ id: 'energy', gain: true, amount: [23, 23], use: 'both' }, 'uses about a quarter less power'],
  [{ id: 'energy', gain: true, amount: [29, 29], use: 'both' }, 'uses about a third less power'],
  [{ id: 'energy', gain: true, amount: [41, 57], use: 'both' }, 'uses about half less power'],
  [{ id: 'energy', gain: true, amount: [58, 58], use: 'both' }, 'uses about 58% less power'],
  [{ id: 'warranty', gain: true, years: 7 }, 'a longer warranty (7 years)'],
  [{ id: 'warranty', gain: false, years: 1 }, 'a shorter warranty (1 year)'],
  [{ id: 'known', gain: true }, 'less to check'],
])('a reason reads as part of a sentence: %j', (difference, expected) => {
  expect(plain(reasonClause(ENGLISH_WORDS, difference))).toBe(expected);
});

it('one reason names the other system only where it compares with it', () => {
  const of = (difference: Difference) => plain(reasonThan(ENGLISH_WORDS, difference, 'the Wall Split'));
  expect(of({ id: 'price', gain: true, amount: [400, 400] })).toBe('Costs $400 less than the Wall Split.');
  expect(of({ id: 'known', gain: false })).toBe('More to check than the Wall Split.');
  expect(of({ id: 'control', gain: true, controls: ['voice'], isExtra: false })).toBe('Has voice control.');
});

it('a trade-off says the gains, then what they cost, two of each', () => {
  const of = (from: Product, to: Product) =>
    plain(tradeoffText(ENGLISH_WORDS, differences([modelOfSize(from)], modelOfSize(to), BASIS)));
  const dear = split('Beta', {
    price: supplyOnly(1400),
    outdoor_sound_power_dba: 50,
    controls: APP,
    warranty_years: 7,
  });
  expect(of(split('Alpha'), dear)).toBe('Is 10 dB(A) quieter outdoors and has a mobile app. $400 more.');
  expect(of(dear, split('Alpha'))).toBe('Costs $400 less. 10 dB(A) louder outdoors, mobile app not included.');
  expect(of(split('Alpha'), split('Beta', { price: supplyOnly(800) }))).toBe('Costs $200 less.');
  expect(of(split('Alpha', { controls: APP }), split('Beta', { controls: EXTRA }))).toBe(
    'An extra charge for a mobile app.',
  );
});

it.each<[string, readonly Product[], string]>([
  [
    'a price with what it buys',
    [split('Alpha', { price: supplyOnly(1391), controls: APP, warranty_years: 7 }), split('Beta')],
    "It's $391 more than the Beta. For that you get a mobile app and a longer warranty (7 years).",
  ],
  [
    'a gain in figures with what it costs',
    [split('Alpha', { price: supplyOnly(1391), outdoor_sound_power_dba: 50 }), split('Beta')],
    'It is 10 dB(A) quieter outdoors than the Beta. Against it: $391 more.',
  ],
  [
    'a gain in figures with what one gets',
    [split('Alpha', { price: supplyOnly(600), controls: APP }), split('Beta')],
    'It costs $400 less than the Beta, and you get a mobile app. We know of nothing this size that fits and is cheaper or quieter.',
  ],
  [
    'one price for every size as a range',
    [...sizes('Alpha', [1400, 2800], { controls: APP }), ...sizes('Beta', [1000, 2000])],
    "It's $400 to $800 more than the Beta, size for size. For that you get a mobile app.",
  ],
  [
    'a gain, where nothing better stands beside it',
    [split('Alpha', { controls: APP }), split('Beta')],
    'Compared with the Beta, you get a mobile app. We know of nothing this size that fits and is cheaper or quieter.',
  ],
  [
    'the same in several sizes',
    [...sizes('Alpha', [1000, 2000], { controls: APP }), ...sizes('Beta', [1000, 2000])],
    'Compared with the Beta, you get a mobile app. Size for size, we know of nothing that fits and is cheaper or quieter.',
  ],
  [
    'two that fit equally well, with equal weight',
    [split('Alpha', { priority: 1 }), split('Beta', { price: supplyOnly(1400), controls: APP })],
    'Two fit equally well. This one costs $400 less; the Beta has a mobile app.',
  ],
  [
    'three that fit equally well',
    [
      split('Alpha', { priority: 1 }),
      split('Beta', { price: supplyOnly(1400), controls: APP }),
      split('Gamma', { price: supplyOnly(1400), outdoor_sound_power_dba: 50 }),
    ],
    'Three fit equally well. This one costs $400 less; the Gamma is 10 dB(A) quieter outdoors.',
  ],
  [
    'which one fits equally well, though a cheaper one stands beside it first',
    [
      split('Alpha', { priority: 1, controls: APP }),
      split('Beta', { priority: 2, price: supplyOnly(600) }),
      split('Gamma', { priority: 1, price: supplyOnly(1400), outdoor_sound_power_dba: 50, controls: APP }),
    ],
    'Two fit equally well. This one costs $400 less; the Gamma is 10 dB(A) quieter outdoors.',
  ],
  [
    'that nothing but the provider’s order speaks for it',
    [split('Alpha', { warranty_years: 6 }), split('Beta', { price: supplyOnly(600) })],
    'Two fit equally well. The Beta costs $400 less.',
  ],
  [
    'that two are equal in everything',
    [split('Alpha'), split('Beta')],
    "As far as we know, you'd notice no difference from the Beta. We know of nothing this size that fits and is cheaper or quieter.",
  ],
  [
    'that the others are other sizes',
    [split('Alpha', { cooling_capacity_kw: 2 }), split('Beta', { cooling_capacity_kw: 20 })],
    'The others like it come in other sizes, so it depends on the size you need.',
  ],
  ['that it is alone', [split('Alpha')], "It's the only one that fits with units on the walls."],
  [
    'that it is alone of its kind',
    [split('Alpha', { system_type: 'ducted', zone_control: 'none' }), split('Beta')],
    "It's the only one that fits with vents in the ceilings.",
  ],
  [
    'that the others may not be installed there',
    [split('Alpha'), split('Beta', { service_postcodes: '2000' })],
    'We may not install the others like it where you are.',
  ],
])('why to start with a system says %s', (_, products, expected) => {
  expect(start(products)).toBe(expected);
});

it('names that begin alike differ by their ends', () => {
  const zoned = (zones: string, more: Partial<Product> = {}) => split(`Compact with ${zones}`, { brand: 'X', ...more });
  expect(start([zoned('zones', { priority: 0, controls: APP }), zoned('rooms')])).toContain(
    'Compared with the one with rooms, you get',
  );
  expect(start([split('Alpha', { controls: APP }), zoned('rooms')])).toContain('with the Compact with rooms, you get');
});

it('names in a sentence leave the brand out where all share it', () => {
  const branded = (brand: string, title: string, more: Partial<Product> = {}) =>
    split(title, { brand, title: `${brand} ${title}`, ...more });
  const first = branded('Kestrel', 'Alpha', { controls: APP });
  expect(start([first, branded('Kestrel', 'Beta')])).toContain('Compared with the Beta,');
  expect(start([first, branded('Wattlebird', 'Beta')])).toContain('Compared with the Wattlebird Beta,');
});

it('the conclusion of a comparison has a sentence for each model that gains something over all others', () => {
  const told = (...products: readonly Product[]) =>
    conclusion(
      ENGLISH_WORDS,
      products.map((product) => modelOfSize(product)),
      BASIS,
    ).map(({ model, text }) => `${model.best.id}: ${plain(text)}`);
  const quiet = split('Beta', { price: supplyOnly(1500), outdoor_sound_power_dba: 50 });
  expect(told(split('Alpha'), quiet)).toEqual([
    'Alpha: costs $500 less. 10 dB(A) louder outdoors.',
    'Beta: is 10 dB(A) quieter outdoors. $500 more.',
  ]);
  expect(told(split('Alpha'), quiet, split('Gamma', { price: supplyOnly(1010) }))).toEqual([
    'Beta: is 10 dB(A) quieter outdoors. $490 to $500 more.',
  ]);
  expect(told(split('Alpha'), split('Beta', { cooling_capacity_kw: 9, price: supplyOnly(100) }))).toEqual([]);
});

it('reasons as data keep their order, gains apart from costs', () => {
  const found = differences(
    [modelOfSize(split('Alpha'))],
    modelOfSize(split('Beta', { price: supplyOnly(800), outdoor_sound_power_dba: 65, controls: APP })),
    BASIS,
  );
  const { gain, cost } = wordedReasons(ENGLISH_WORDS, found);
  expect(gain).toEqual([
    { id: 'price', text: 'costs $200 less' },
    { id: 'control', text: 'a mobile app' },
  ]);
  expect(cost.map(({ id }) => id)).toEqual(['sound']);
});

it('a system of another size is named with its size, once', () => {
  const first = split('Alpha', { price: supplyOnly(2000), controls: APP });
  const smaller = { price: supplyOnly(1500), cooling_capacity_kw: 4.6, controls: EXTRA };
  expect(start([first, split('Beta', smaller)])).toContain('the Beta 4.6 kW');
  expect(start([first, split('Beta 4.6 kW', smaller)])).toContain('the Beta 4.6 kW.');
});
