import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyZone } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import type { Product } from '../catalogue/product.ts';
import { areAlike } from '../matching/comparable.ts';
import { compareSystems } from './compareSystems.ts';
import { conclusion, winners } from './conclusion.ts';
import { ENGLISH_WORDS } from './words.ts';

const split = (title: string, more: Partial<Product> = {}) =>
  productWith({ system_type: 'split', id: title, title, cooling_capacity_kw: 5, ...more });
const priced = (title: string, aud: number, dba: number, more: Partial<Product> = {}) =>
  split(title, { price_from_aud: aud, price_includes: 'supply_only', outdoor_sound_power_dba: dba, ...more });
const concluded = (...products: readonly Product[]) => conclusion(ENGLISH_WORDS, products, null);

it('the conclusion of a comparison says who should take which', () => {
  expect(concluded(priced('A', 1000, 60), priced('B', 2000, 50))).toEqual([
    'A if price matters most.',
    'B if neighbours live close by.',
  ]);
});

it('the conclusion of a comparison gives one system at most two reasons', () => {
  const none = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const best = { ...priced('A', 1000, 50), controls: { ...none, voice: 'included' } as const };
  expect(concluded(best, priced('B', 2000, 60, { controls: none }))).toEqual([
    'A if price matters most and neighbours live close by.',
  ]);
});

it('the conclusion of a comparison names a control that every other one lacks, and zones', () => {
  const none = { touchscreen: 'none', voice: 'none', mobile_app: 'none' } as const;
  const both = split('A', { controls: { touchscreen: 'none', voice: 'included', mobile_app: 'included' } });
  const voice = split('B', { controls: { ...none, voice: 'included' } });
  expect(concluded(both, voice, split('C', { controls: none }))).toContain('A if you want a mobile app.');
  const ducted = (title: string, zone_control: Product['zone_control']) =>
    split(title, { system_type: 'ducted', zone_control });
  expect(concluded(ducted('A', 'none'), ducted('B', 'room_zoning'))).toEqual([
    'B if you want to switch each room on or off.',
  ]);
});

it('the conclusion of a comparison names a warranty that is longer than each other, if all are known', () => {
  const years = (title: string, warranty_years: number | null) => split(title, { warranty_years });
  expect(concluded(years('A', 7), years('B', 5))).toEqual(['A if you want the longest warranty.']);
  expect(concluded(years('A', 7), years('B', 5), years('C', null))).toEqual([]);
  expect(concluded(years('A', 5), years('B', 5))).toEqual([]);
});

it('the conclusion of a comparison has a sentence for each system that is best for somebody', () => {
  const cheap = priced('A', 1000, 60);
  const quiet = priced('B', 2000, 50);
  expect(concluded(cheap, quiet, priced('C', 1500, 55))).toEqual([
    'A if price matters most.',
    'B if neighbours live close by.',
  ]);
  const large = priced('C', 2500, 62, { cooling_capacity_kw: 6 });
  expect(concluded(cheap, quiet, large)).toEqual([
    'A if price matters most.',
    'B if neighbours live close by.',
    'C if you need more cooling.',
  ]);
});

it('the conclusion of a comparison says of another size only that it cools more', () => {
  const large = priced('C', 3000, 40, { cooling_capacity_kw: 9 });
  expect(concluded(priced('A', 1000, 60), priced('B', 2000, 50), large)).toEqual(['C if you need more cooling.']);
});

it('the conclusion of a comparison says what only a larger size has to say for itself', () => {
  const small = { cooling_capacity_kw: 2.5 };
  expect(concluded(priced('A', 2000, 60), priced('B', 1000, 50, small))).toEqual(['A if you need more cooling.']);
  expect(concluded(priced('A', 2000, 60, { cooling_capacity_kw: 6 }), priced('B', 1000, 50))).toEqual([
    'A if you need more cooling.',
    'B if price matters most and neighbours live close by.',
  ]);
});

it('the conclusion of a comparison is silent about a blank, another kind, and what nobody would notice', () => {
  const first = priced('A', 2000, 60);
  expect(concluded(first, split('B'))).toEqual([]);
  expect(concluded(first, priced('B', 1000, 50, { system_type: 'multi_split' }))).toEqual([]);
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
      const { note, differs, same } = compareSystems(ENGLISH_WORDS, products, { Q0: 'No' }, zone, null);
      expect(note).not.toBe('');
      for (const { values } of [...differs, ...same]) {
        expect(values.every(({ share, tag }) => share === null && tag === '')).toBe(true);
      }
    }),
    { numRuns: runs(300) },
  );
});
