import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyZone } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { oneSize } from '../../tests/samples/models.ts';
import type { Product } from '../catalogue/product.ts';
import type { Zone } from '../climate/zone.ts';
import { areAlike } from '../matching/comparable.ts';
import type { Answers } from '../questionnaire/question.ts';
import { compareSystems } from './compareSystems.ts';
import { conclusion, winners } from './conclusion.ts';
import { ENGLISH_WORDS } from './words.ts';

const split = (title: string, more: Partial<Product> = {}) =>
  productWith({ system_type: 'split', id: title, title, cooling_capacity_kw: 5, ...more });
const priced = (title: string, aud: number, dba: number, more: Partial<Product> = {}) =>
  split(title, { price_from_aud: aud, price_includes: 'supply_only', outdoor_sound_power_dba: dba, ...more });
const told = (answers: Answers, zone: Zone | null, ...products: readonly Product[]) =>
  conclusion(ENGLISH_WORDS, products, answers, zone).map(({ title, text }) =>
    `${title} ${text}`.replaceAll('\u202f', ' '),
  );
const concluded = (...products: readonly Product[]) => told({}, null, ...products);
const NONE = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;

it('the conclusion of a comparison says who should take which, and what each gives up', () => {
  expect(concluded(priced('A', 1000, 60), priced('B', 2000, 50))).toEqual([
    'A if price matters most: $1,000 less, but 10 dB(A) louder outdoors.',
    'B if neighbours live close by: 10 dB(A) quieter outdoors, for $1,000 more.',
  ]);
});

it('the conclusion of a comparison names the least gain over two others, and the most that is given up', () => {
  const cheap = priced('A', 1000, 60);
  const quiet = priced('B', 2000, 50);
  expect(concluded(cheap, quiet, priced('C', 1500, 55))).toEqual([
    'A if price matters most: at least $500 less, but up to 10 dB(A) louder outdoors.',
    'B if neighbours live close by: at least 5 dB(A) quieter outdoors, for up to $1,000 more.',
  ]);
  // Nobody would notice $50, so A isn't said to be lower than both.
  const longest = { warranty_years: 7 };
  const [near, far] = [
    { ...cheap, ...longest },
    { ...quiet, warranty_years: 5 },
  ];
  expect(concluded(near, far, priced('C', 1050, 60, { warranty_years: 5 }))[0]).toBe(
    'A if you want the longest warranty, but up to 10 dB(A) louder outdoors.',
  );
  const large = priced('C', 2500, 62, { cooling_capacity_kw: 6 });
  expect(concluded(cheap, quiet, large)).toContain(
    'C if you need more cooling, but up to $1,500 more and up to 12 dB(A) louder outdoors.',
  );
});

it('the conclusion of a comparison gives one system at most two reasons', () => {
  const best = { ...priced('A', 1000, 50), controls: { ...NONE, voice: 'included' } as const };
  expect(concluded(best, priced('B', 2000, 60, { controls: NONE }))).toEqual([
    'A if price matters most and neighbours live close by: $1,000 less and 10 dB(A) quieter outdoors.',
  ]);
});

it('the conclusion of a comparison names a control that every other one lacks, and zones', () => {
  const both = split('A', { controls: { touchscreen: 'none', voice: 'included', mobile_app: 'included' } });
  const voice = split('B', { controls: { ...NONE, voice: 'included' } });
  expect(concluded(both, voice, split('C', { controls: NONE }))).toContain('A if you want a mobile app.');
  const ducted = (title: string, zone_control: Product['zone_control']) =>
    split(title, { system_type: 'ducted', zone_control });
  expect(concluded(ducted('A', 'none'), ducted('B', 'room_zoning'))).toEqual([
    'B if you want on and off for each room.',
  ]);
});

it('the conclusion of a comparison says what costs extra, unless another sentence has that control as its reason', () => {
  const voice = (title: string, aud: number, voice: 'included' | 'optional') =>
    priced(title, aud, 60, { controls: { ...NONE, voice } });
  const [cheap, dear] = [voice('A', 1000, 'optional'), voice('B', 2000, 'included')];
  expect(concluded(cheap, dear)).toEqual([
    'A if price matters most: $1,000 less.',
    'B if you want voice control, for $1,000 more.',
  ]);
  const quiet = { ...dear, outdoor_sound_power_dba: 50, outdoor_width_mm: 800, outdoor_height_mm: 550 };
  const wide = { ...cheap, outdoor_width_mm: 950, outdoor_height_mm: 550, outdoor_depth_mm: 300 };
  expect(concluded(wide, { ...quiet, outdoor_depth_mm: 300 })[0]).toBe(
    'A if price matters most: $1,000 less, but 10 dB(A) louder outdoors and a larger outdoor unit. Voice control costs extra.',
  );
});

it('the conclusion of a comparison names a warranty that is longer than each other, if all are known', () => {
  const years = (title: string, warranty_years: number | null) => split(title, { warranty_years });
  expect(concluded(years('A', 7), years('B', 5))).toEqual(['A if you want the longest warranty.']);
  expect(concluded(years('A', 7), years('B', 5), years('C', null))).toEqual([]);
  expect(concluded(years('A', 5), years('B', 5))).toEqual([]);
});

it('the conclusion of a comparison has a sentence for each other kind: what it is for, never its price', () => {
  const multi = priced('B', 900, 50, { system_type: 'multi_split' });
  const ducted = priced('C', 800, 40, { system_type: 'ducted', warranty_years: 5 });
  expect(concluded(priced('A', 1000, 60), multi)).toEqual([
    'A if one room is enough.',
    'B if you want to cool several rooms.',
  ]);
  expect(concluded(priced('A', 1000, 60, { warranty_years: 4 }), ducted)).toEqual([
    'A if one room is enough and there is no room for ducts.',
    'C if you want to cool several rooms and you want the longest warranty.',
  ]);
  expect(concluded(multi, ducted)).toEqual(['B if there is no room for ducts.']);
  const bulkhead = { ...multi, indoor_unit_style: 'bulkhead' } as const;
  expect(concluded(bulkhead, ducted)).toEqual([]);
  const single = { ...ducted, suits_areas: ['single_room'] } as const;
  expect(concluded(priced('A', 1000, 60), single)[1]).toBeUndefined();
});

it('the conclusion of a comparison says which one alone fits the answers for sure', () => {
  const suits = (title: string, suits_home_types: Product['suits_home_types']) => split(title, { suits_home_types });
  const answers = { Q0: 'No', Q2: 'House - Flat Roof' } as const;
  const ducted = split('B', { system_type: 'slim_ducted' });
  expect(told(answers, null, split('A', { system_type: 'slim_ducted', indoor_height_mm: 200 }), ducted)).toEqual([
    'A if you want to be sure it fits your answers.',
  ]);
  expect(told(answers, null, suits('A', ['house_flat_roof']), suits('B', ['house_flat_roof']))).toEqual([]);
});

it('the conclusion of a comparison says of another size only that it cools more or less, and compares the two that are alike', () => {
  const large = priced('C', 3000, 40, { cooling_capacity_kw: 9 });
  expect(concluded(priced('A', 1000, 60), priced('B', 2000, 50), large)).toEqual([
    'A rather than B if price matters most: $1,000 less, but 10 dB(A) louder outdoors.',
    'B rather than A if neighbours live close by: 10 dB(A) quieter outdoors, for $1,000 more.',
    'C if you need more cooling.',
  ]);
  const small = { cooling_capacity_kw: 2.5 };
  expect(concluded(priced('A', 2000, 60), priced('B', 1000, 50, small))).toEqual(['A if you need more cooling.']);
  expect(concluded(split('A'), split('B', small), split('C', { cooling_capacity_kw: 8 }))).toEqual([
    'B if less cooling is enough.',
    'C if you need more cooling.',
  ]);
  expect(concluded(priced('A', 2000, 60, { cooling_capacity_kw: 6 }), priced('B', 1000, 50))).toEqual([
    'A if you need more cooling, but $1,000 more and 10 dB(A) louder outdoors.',
    'B if price matters most and neighbours live close by: $1,000 less and 10 dB(A) quieter outdoors, but 1.0 kW less cooling.',
  ]);
});

it('the conclusion of a comparison names energy for the same work between any two sizes', () => {
  const using = (title: string, kw: number, kwh: number) =>
    split(title, { cooling_capacity_kw: kw, heating_capacity_kw: kw, kwh_cool_cold: kwh, kwh_heat_cold: kwh });
  expect(told({}, 'cold', using('A', 5, 1000), using('B', 2.5, 400))).toContain(
    'B if using less energy matters: 20% less energy for the same work, but 2.5 kW less cooling.',
  );
});

it('the conclusion of a comparison is silent about a blank and what nobody would notice', () => {
  const first = priced('A', 2000, 60);
  expect(concluded(first, split('B'))).toEqual([]);
  expect(concluded(first, priced('B', 1950, 58))).toEqual([]);
  expect(concluded(first)).toEqual([]);
  expect(concluded()).toEqual([]);
});

it('the conclusion of a comparison never compares by price or sound what isn’t alike, and neither does a tag or a bar', () => {
  fc.assert(
    fc.property(fc.oneof(anyAlikeCatalogue, anyCatalogue), anyZone, fc.constantFrom(2, 3), (found, zone, count) => {
      const products = found.slice(0, count);
      if (products.length < 2 || areAlike(products)) return;
      const won = winners(products, zone);
      if (count === 2) expect([won.has('price'), won.has('sound')]).toEqual([false, false]);
      const models = products.map(oneSize);
      const { note, first, more } = compareSystems(ENGLISH_WORDS, models, { Q0: 'No' }, zone, null);
      expect(note).not.toBe('');
      for (const { values } of [...first, ...more]) {
        expect(values.every(({ share, tag }) => share === null && tag === '')).toBe(true);
      }
    }),
    { numRuns: runs(300) },
  );
});
