import { expect, it } from 'vitest';
import { EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { reasonsAround } from '../matching/commonReasons.ts';
import type { Only } from '../matching/whereToStart.ts';
import type { Answers } from '../questionnaire/question.ts';
import { roomsLine, startBeside, startLead } from './startText.ts';
import { ENGLISH_WORDS } from './words.ts';

const ROOMS: Answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '3 Rooms', Q6: 'Small Outdoor space' };
const multi = (more: Partial<Product> = {}) =>
  productWith({ system_type: 'multi_split', max_indoor_units: 3, ...more });
const lead = (product: Product, answers: Answers, ...around: readonly Product[]) =>
  startLead(ENGLISH_WORDS, product, answers, reasonsAround([product, ...around], answers));

it('why to start with a system is one sentence of at most three reasons, those that few others have first', () => {
  const small = multi({ suits_small_outdoor_space: true });
  const ducted = productWith({ system_type: 'ducted' });
  expect(lead(small, ROOMS, multi(), ducted)).toBe(
    "For a townhouse we'd start here: its outdoor unit suits a small space, it needs no roof space and one outdoor unit serves several rooms.",
  );
});

it('why to start with a system leaves out what all have, if anything is left to say', () => {
  const small = multi({ suits_small_outdoor_space: true });
  expect(lead(small, ROOMS, multi())).toBe("For a townhouse we'd start here: its outdoor unit suits a small space.");
  expect(lead(multi(), ROOMS, multi())).toMatch(/needs no roof space/);
});

it('why to start with a system begins with what only it has, and names no control twice', () => {
  const small = multi({ suits_small_outdoor_space: true });
  const answers: Answers = { ...ROOMS, Q7: ['Touchscreen'] };
  const controls = { touchscreen: 'included', voice: 'none', mobile_app: 'none' } as const;
  const own = multi({ controls });
  const leadOf = (product: Product, only: Only) =>
    startLead(ENGLISH_WORDS, product, answers, reasonsAround([product, multi()], answers), only);
  expect(leadOf(small, { id: 'price', controls: [] })).toBe(
    "For a townhouse we'd start here: it has the lowest price of its size and its outdoor unit suits a small space.",
  );
  expect(leadOf({ ...small, warranty_years: 7 }, { id: 'warranty', controls: [] })).toMatch(
    /the longest warranty of those that fit \(7 years\)/,
  );
  expect(leadOf(own, { id: 'control', controls: ['touchscreen'] }).match(/touchscreen/g)).toHaveLength(1);
});

it('why to start with a system ends with what it gains and gives up in price, sound and energy beside each alternative', () => {
  const of = (id: string, price_from_aud: number, outdoor_sound_power_dba: number, kwh_cool_hot: number) =>
    multi({
      id,
      title: id,
      cooling_capacity_kw: 5,
      heating_capacity_kw: 6,
      price_includes: 'supply_only',
      price_from_aud,
      outdoor_sound_power_dba,
      kwh_cool_hot,
      kwh_heat_hot: 100,
    });
  const first = of('Alpha', 2000, 60, 1000);
  const beside = (better: 'price' | 'sound', product: Product) => ({ better, product, differences: [] });
  const compared = (...alternatives: readonly ReturnType<typeof beside>[]) =>
    startBeside(ENGLISH_WORDS, first, alternatives, 'hot', ({ title }) => title).replaceAll('\u202f', ' ');
  const quiet = beside('sound', of('Beta', 2500, 50, 800));
  expect(compared(quiet)).toBe(
    'Compared with Beta: $500 less, but 10 dB(A) louder outdoors and 25% more energy for the same cooling.',
  );
  expect(compared(beside('price', of('Gamma', 1500, 57, 1000)), quiet)).toBe(
    'Compared with Gamma: $500 more and 3 dB(A) louder outdoors. Compared with Beta: $500 less, but 10 dB(A) louder outdoors and 25% more energy for the same cooling.',
  );
  expect(compared()).toBe('');
});

it('why to start with a system names what the alternatives beside it lack, and one reason that they share', () => {
  const own = multi({ id: 'a', suits_small_outdoor_space: true });
  const alike = multi({ id: 'b', suits_small_outdoor_space: true });
  const plain = multi({ id: 'c', suits_small_outdoor_space: false });
  const leadBeside = (...beside: readonly Product[]) =>
    startLead(ENGLISH_WORDS, own, ROOMS, reasonsAround([own, alike, plain], ROOMS), null, beside);
  expect(leadBeside(plain)).toContain('its outdoor unit suits a small space');
  expect(leadBeside(alike)).toContain('its outdoor unit suits a small space');
  const zoned = multi({ id: 'd', suits_small_outdoor_space: true, max_indoor_units: 4 });
  expect(
    startLead(ENGLISH_WORDS, zoned, ROOMS, reasonsAround([zoned, alike, plain], ROOMS), null, [alike]),
  ).not.toContain('small space');
});

it('why to start with a system is silent about what the system lacks', () => {
  expect(lead(multi({ max_indoor_units: 2, suits_small_outdoor_space: false }), ROOMS)).not.toMatch(/small|2 indoor/);
});

it('why to start with a system speaks of the rooms once, though two questions ask about them', () => {
  const ducted = productWith({ system_type: 'ducted', suits_small_outdoor_space: true });
  expect(lead(ducted, ROOMS).match(/rooms/g)).toHaveLength(1);
  expect(lead(multi({ suits_areas: ['multiple_rooms'] }), ROOMS).match(/indoor units|rooms/g)).toHaveLength(1);
});

it('why to start with a system is a sentence for every way and type, without a hole', () => {
  for (const answers of EVERY_PATH) {
    for (const system_type of ['split', 'multi_split', 'ducted', 'slim_ducted'] as const) {
      expect(lead(productWith({ system_type, controls: null }), answers)).toMatch(/^(For an? |We'd start )[^{}]*\.$/);
    }
  }
});

const whole: Answers = { Q3: 'Whole Home' };
const line = (product: Product, answers: Answers) => roomsLine(ENGLISH_WORDS, product, answers);

it('the rooms of a system are named where it has fewer zones or indoor units than rooms; a whole home counts as four', () => {
  const ducted = (max_zones: number | null) => productWith({ system_type: 'ducted', max_zones });
  expect(line(ducted(3), whole)).toBe('Up to 3 zones, so some rooms share one.');
  expect(line(ducted(1), ROOMS)).toBe('1 zone for all rooms.');
  expect(line(multi({ max_indoor_units: 2 }), ROOMS)).toBe(
    'Up to 2 indoor units, so some rooms have none of their own.',
  );
  expect([line(ducted(4), whole), line(ducted(null), whole), line(multi(), ROOMS), line(ducted(1), {})]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
