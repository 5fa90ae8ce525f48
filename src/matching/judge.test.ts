import { expect, it } from 'vitest';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import type { CriterionId } from '../questionnaire/question.ts';
import { judge, judgeValues } from './judge.ts';
import { createMatcher } from './matcher.ts';
import type { Verdict } from './verdict.ts';

type Facts = Parameters<typeof productWith>[0];
const ducted: Facts = { system_type: 'ducted' };
const slim: Facts = { system_type: 'slim_ducted' };
const split: Facts = { system_type: 'split' };
const multi: Facts = { system_type: 'multi_split' };
const size = (width: number | null, height: number | null, depth: number | null): Facts => ({
  ...split,
  outdoor_width_mm: width,
  outdoor_height_mm: height,
  outdoor_depth_mm: depth,
});
const controls: Product['controls'] = { touchscreen: 'none', voice: 'optional', mobile_app: 'included' };
const FLAT = 'House - Flat Roof';
const SMALL = 'Small Outdoor space';

it.each<[Facts, CriterionId, string, Verdict]>([
  [ducted, 'Q1', 'Ducted', 'fits'],
  [slim, 'Q1', 'Ducted', 'fits'],
  [split, 'Q1', 'Split', 'fits'],
  [multi, 'Q1', 'Split', 'fits'],
  [multi, 'Q1', 'Ducted', 'misses'],
  [slim, 'Q1', 'Split', 'misses'],
  [{ ...slim, indoor_height_mm: 300 }, 'Q2', FLAT, 'fits'],
  [{ ...slim, indoor_height_mm: 301 }, 'Q2', FLAT, 'misses'],
  [ducted, 'Q2', FLAT, 'unknown'],
  [split, 'Q2', FLAT, 'fits'],
  [{ ...ducted, indoor_height_mm: 400, suits_home_types: ['house_flat_roof'] }, 'Q2', FLAT, 'fits'],
  [{ ...split, suits_home_types: ['apartment'] }, 'Q2', FLAT, 'misses'],
  [{ ...ducted, phase: 1 }, 'Q2', 'Apartment', 'misses'],
  [{ ...slim, phase: 1 }, 'Q2', 'Apartment', 'fits'],
  [{ ...split, phase: 3 }, 'Q2', 'Apartment', 'misses'],
  [split, 'Q2', 'Apartment', 'unknown'],
  [ducted, 'Q2', 'Townhouse', 'fits'],
  [ducted, 'Q3', 'Whole Home', 'fits'],
  [ducted, 'Q3', 'Multiple Rooms', 'fits'],
  [ducted, 'Q3', 'Single Room', 'misses'],
  [split, 'Q3', 'Single Room', 'fits'],
  [split, 'Q3', 'Whole Home', 'misses'],
  [multi, 'Q3', 'Multiple Rooms', 'fits'],
  [multi, 'Q3', 'Single Room', 'misses'],
  [{ ...multi, max_indoor_units: 2 }, 'Q3', 'Whole Home', 'misses'],
  [{ ...multi, max_indoor_units: 3 }, 'Q3', 'Whole Home', 'fits'],
  [multi, 'Q3', 'Whole Home', 'unknown'],
  [{ ...multi, suits_areas: ['whole_home'], max_indoor_units: 2 }, 'Q3', 'Whole Home', 'fits'],
  [{ ...ducted, zone_control: 'room_zoning' }, 'Q4', 'Individual Room Zoning', 'fits'],
  [{ ...ducted, zone_control: 'room_zoning' }, 'Q4', 'Day / Night Zoning', 'partly'],
  [{ ...ducted, zone_control: 'room_zoning' }, 'Q4', 'Individual Temperature Control', 'misses'],
  [{ ...ducted, zone_control: 'none' }, 'Q4', 'Unsure', 'fits'],
  [ducted, 'Q4', 'Day / Night Zoning', 'unknown'],
  [multi, 'Q4', 'Individual Temperature Control', 'fits'],
  [{ ...multi, zone_control: 'none' }, 'Q4', 'Day / Night Zoning', 'misses'],
  [{ ...multi, max_indoor_units: 2 }, 'Q5', '2 Rooms', 'fits'],
  [{ ...multi, max_indoor_units: 2 }, 'Q5', '3 Rooms', 'misses'],
  [{ ...multi, max_indoor_units: 3 }, 'Q5', 'Over 3 Rooms', 'misses'],
  [{ ...multi, max_indoor_units: 4 }, 'Q5', 'Over 3 Rooms', 'fits'],
  [multi, 'Q5', '2 Rooms', 'unknown'],
  [slim, 'Q5', 'Over 3 Rooms', 'fits'],
  [split, 'Q6', 'Large Outdoor space', 'fits'],
  [size(1000, 900, 300), 'Q6', SMALL, 'fits'],
  [size(1000, 901, 300), 'Q6', SMALL, 'misses'],
  [size(1000, 900, 301), 'Q6', SMALL, 'misses'],
  [size(null, 901, null), 'Q6', SMALL, 'misses'],
  [size(1000, null, 301), 'Q6', SMALL, 'misses'],
  [size(null, 900, 300), 'Q6', SMALL, 'unknown'],
  [split, 'Q6', SMALL, 'unknown'],
  [{ ...size(2000, 2000, 2000), suits_small_outdoor_space: true }, 'Q6', SMALL, 'fits'],
  [{ ...size(700, 500, 300), suits_small_outdoor_space: false }, 'Q6', SMALL, 'misses'],
  [{ ...split, controls }, 'Q7', 'Mobile App', 'fits'],
  [{ ...split, controls }, 'Q7', 'Voice Control', 'partly'],
  [{ ...split, controls }, 'Q7', 'Touchscreen', 'misses'],
  [split, 'Q7', 'Mobile App', 'unknown'],
  [split, 'Q7', 'None', 'fits'],
])('the verdict on %j for %s, %s: %s', (facts, question, value, verdict) => {
  expect(judgeValues(productWith(facts), question, [value]).verdict).toBe(verdict);
});

it('a whole home needs four indoor units, and three in an apartment', () => {
  const verdictIn = (Q2: string, max_indoor_units: number) =>
    judge(productWith({ ...multi, max_indoor_units }), { Q2, Q3: 'Whole Home' }).at(-1)?.verdict;
  for (const home of ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse'])
    expect([3, 4].map((heads) => verdictIn(home, heads))).toEqual(['misses', 'fits']);
  expect([2, 3].map((heads) => verdictIn('Apartment', heads))).toEqual(['misses', 'fits']);
  const matcher = createMatcher([productWith({ ...multi, phase: 1, max_indoor_units: 3 })]);
  const count = (Q2: string) => matcher.count({ Q2, Q3: 'Whole Home' });
  expect([count('Apartment'), count('Townhouse')]).toEqual([1, 0]);
});

it('the verdict on several controls is the worst of them', () => {
  const verdict = (...values: string[]) => judgeValues(productWith({ ...split, controls }), 'Q7', values).verdict;
  expect(verdict('Voice Control', 'Mobile App')).toBe('partly');
  expect(verdict('Touchscreen', 'Voice Control', 'Mobile App')).toBe('misses');
});

it('the verdict covers answered questions only, in their order', () => {
  expect(judge(productWith(split), { Q7: ['None'], Q0: 'No', Q2: 'Townhouse' }).map((found) => found.question)).toEqual(
    ['Q2', 'Q7'],
  );
});

it.each([
  [size(1000, 980, 300), true, { height: 980 }],
  [size(1200, 900, 320), true, { footprint: 0.384 }],
  [size(null, 980, null), true, { height: 980 }],
  [size(700, 550, 300), false, { height: 550 }],
  [size(700, 550, 300), true, null],
  [size(1000, 980, 300), false, null],
  [size(null, 900, 300), true, null],
  [split, false, null],
])('what we say of small spaces names the measurement against it: %j, %j', (facts, suits, against) => {
  const product = productWith({ ...facts, suits_small_outdoor_space: suits });
  expect(judge(product, { Q6: SMALL })[0]?.reason).toEqual({ id: 'outdoor-stated', suits, against });
});
