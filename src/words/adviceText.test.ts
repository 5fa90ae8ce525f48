import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { type Difference, differences } from '../matching/differences.ts';
import { modelOfSize } from '../matching/models.ts';
import { gainSentence, reasonClause, wordedReasons } from './adviceText.ts';
import { ENGLISH_WORDS } from './words.ts';

/** Figures have a narrow space before their unit. */
const plain = (text: string): string => text.replaceAll(/[\u202f\u00a0]/g, ' ');
const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
const APP = { ...NONE, mobile_app: 'included' } as const;
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
it.each<[Difference, string]>([
  [{ id: 'price', gain: true, amount: [400, 400] }, 'costs $400 less'],
  [{ id: 'price', gain: false, amount: [400, 1200] }, '$400 to $1,200 more'],
  [{ id: 'sound', gain: true, amount: [3, 3.4] }, 'is 3 dB(A) quieter outdoors'],
  [{ id: 'sound', gain: false, amount: [3, 5] }, '3 to 5 dB(A) louder outdoors'],
  [{ id: 'zones', gain: true, level: 'room_zoning' }, 'on/off control for each room'],
  [{ id: 'zones', gain: false, level: 'day_night' }, 'only day and night zones'],
  [{ id: 'control', gain: true, controls: ['voice', 'mobile_app'], extras: [] }, 'voice control and a mobile app'],
  [
    { id: 'control', gain: false, controls: ['voice', 'mobile_app'], extras: [] },
    'voice control and mobile app not included',
  ],
  [
    { id: 'control', gain: false, controls: ['voice', 'mobile_app'], extras: ['voice', 'mobile_app'] },
    'voice control and a mobile app cost extra',
  ],
  [
    { id: 'control', gain: false, controls: ['voice', 'mobile_app'], extras: ['mobile_app'] },
    'voice control not included; a mobile app costs extra',
  ],
  [{ id: 'energy', gain: true, amount: [17, 17], use: 'both' }, 'uses about a sixth less power'],
  [{ id: 'energy', gain: false, amount: [18, 22], use: 'cool' }, 'about a fifth more power for the same cooling'],
  [{ id: 'energy', gain: true, amount: [50, 50], use: 'heat' }, 'uses about half less power for the same heating'],
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

it('a gain is a sentence of its own', () => {
  const of = (difference: Difference) => plain(gainSentence(ENGLISH_WORDS, difference));
  expect(of({ id: 'warranty', gain: true, years: 7 })).toBe('Has a longer warranty (7 years).');
  expect(of({ id: 'control', gain: true, controls: ['voice'], extras: [] })).toBe('Has voice control.');
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
