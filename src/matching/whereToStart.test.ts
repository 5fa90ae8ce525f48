import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, anyCatalogue, anyPath, anyZone, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { ZONES, type Zone } from '../climate/zone.ts';
import type { Answers } from '../questionnaire/question.ts';
import { createMatcher } from './matcher.ts';
import { type Start, whereToStart } from './whereToStart.ts';

const KINDS = { split: 1, multi_split: 2, ducted: 3, slim_ducted: 3 };
const HOURS = { hot: [1274, 109], average: [429, 648], cold: [285, 1534] } as const;

/** By how many of its units one system is better than another: decision 14, written separately for the test. */
function isBetter(better: string, from: Product, to: Product, zone: Zone | null): boolean {
  if (better === 'price') {
    const [a, b] = [Number(from.price_from_aud), Number(to.price_from_aud)];
    return (
      to.price_from_aud !== null &&
      from.price_includes === to.price_includes &&
      a - b >= 100 - 0.005 &&
      a - b >= a / 20 - 0.005
    );
  }
  if (better === 'sound') {
    const power = [from.outdoor_sound_power_dba, to.outdoor_sound_power_dba];
    const pressure = [from.outdoor_sound_pressure_dba, to.outdoor_sound_pressure_dba];
    const [a, b] = power.includes(null) ? pressure : power;
    return typeof a === 'number' && typeof b === 'number' && a - b >= 3;
  }
  const work = (product: Product, use: 'cool' | 'heat', hours: number) => {
    const kw = use === 'cool' ? product.cooling_capacity_kw : product.heating_capacity_kw;
    return (Number(kw) * hours) / Number(product[`kwh_${use}_${zone ?? 'hot'}`]);
  };
  const [coolHours, heatHours] = HOURS[zone ?? 'hot'];
  const cool = work(to, 'cool', coolHours) / work(from, 'cool', coolHours);
  const heat = work(to, 'heat', heatHours) / work(from, 'heat', heatHours);
  return zone !== null && Math.max(cool, heat) >= 1.15 && Math.min(cool, heat) >= 1;
}

/** Decision 14 for a start, written separately for the test. */
function expectRules(products: readonly Product[], answers: Answers, zone: Zone | null): Start | null {
  const matcher = createMatcher(products);
  const fitting = matcher.match(answers).all.first();
  const start = whereToStart(matcher, answers, zone);
  const family = (product: Product) => `${product.item_group_id ?? `alone ${product.id}`} ${product.system_type}`;
  expect(start === null).toBe(new Set(fitting.map(family)).size < 2);
  if (!start) return null;
  const { product: first, alternatives } = start;
  expect(first).toBe(fitting[0]);
  expect(alternatives.length).toBeLessThanOrEqual(2);
  expect(new Set([first, ...alternatives.map(({ product }) => product)].map(family)).size).toBe(
    alternatives.length + 1,
  );
  for (const { product, better, differences } of alternatives) {
    expect(fitting).toContain(product);
    expect(KINDS[product.system_type]).toBe(KINDS[first.system_type]);
    const ratio = Number(product.cooling_capacity_kw) / Number(first.cooling_capacity_kw);
    expect(ratio).toBeGreaterThanOrEqual(0.9);
    expect(ratio).toBeLessThanOrEqual(1.25);
    expect(isBetter(better, first, product, zone)).toBe(true);
    expect(differences[0]?.id).toBe(better);
  }
  if (start.isUnrivalled) {
    expect(alternatives).toEqual([]);
    for (const other of fitting) {
      const ratio = Number(other.cooling_capacity_kw) / Number(first.cooling_capacity_kw);
      if (other === first || KINDS[other.system_type] !== KINDS[first.system_type]) continue;
      if (!(ratio >= 0.9 && ratio <= 1.25) || family(other) === family(first)) continue;
      expect(['price', 'sound'].some((way) => isBetter(way, first, other, zone))).toBe(false);
    }
  }
  return start;
}

it('where to start compares only like with like, by what a person would notice, for any catalogue, answers and zone', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(
      fc.oneof(anyAlikeCatalogue, anyCatalogue),
      fc.array(fc.oneof(fc.constant({ Q0: 'No' }), anyPath), { minLength: 8, maxLength: 8 }),
      anyZone,
      (products, ways, zone) => {
        for (const answers of ways) {
          const start = expectRules(products, answers, zone);
          for (const { better } of start?.alternatives ?? []) seen.add(better);
          if (start?.isUnrivalled) seen.add('unrivalled');
        }
      },
    ),
    { numRuns: runs(300) },
  );
  expect([...seen]).toEqual(expect.arrayContaining(['price', 'sound', 'unrivalled']));
});

it('where to start obeys its rules on every answer path of the demo catalogue, most of which show an alternative', () => {
  let shown = 0;
  for (const answers of EVERY_PATH) {
    for (const zone of [null, ...ZONES]) shown += expectRules(DEMO, answers, zone)?.alternatives.length ? 1 : 0;
  }
  expect(shown / (4 * EVERY_PATH.length)).toBeGreaterThan(0.5);
});

const split = (id: string, more: Partial<Product> = {}) =>
  productWith({ system_type: 'split', id, cooling_capacity_kw: 5, ...more });
const priced = (id: string, aud: number, more: Partial<Product> = {}) =>
  split(id, { price_from_aud: aud, price_includes: 'supply_only', ...more });
const beside = (...products: readonly Product[]) =>
  whereToStart(createMatcher(products), { Q0: 'No' }, 'hot')?.alternatives.map(
    ({ better, product }) => `${better} ${product.id}`,
  );

it('where to start takes what gains most, then the better match, in the order of price, sound and energy', () => {
  const quiet = { outdoor_sound_power_dba: 55 };
  const first = priced('A', 2000, { outdoor_sound_power_dba: 60 });
  expect(beside(first, priced('B', 1500), priced('C', 1400), priced('D', 1400), split('E', quiet))).toEqual([
    'price C',
    'sound E',
  ]);
});

it('where to start offers less energy for the same work, where the zone is known', () => {
  const rated = (id: string, kwh_cool_hot: number) =>
    split(id, { heating_capacity_kw: 6, kwh_cool_hot, kwh_heat_hot: 100 });
  expect(beside(rated('A', 1150), rated('B', 1000), rated('C', 900))).toEqual(['energy C']);
  expect(beside(rated('A', 1140), rated('B', 1000))).toEqual([]);
  const unzoned = whereToStart(createMatcher([rated('A', 1150), rated('B', 900)]), { Q0: 'No' }, null);
  expect(unzoned?.alternatives).toEqual([]);
});

it('where to start starts with what is installed at the postcode, or may be, if anything is', () => {
  const startAt = (postcode: string, ...lists: readonly (string | null)[]) =>
    whereToStart(
      createMatcher(lists.map((service_postcodes, at) => split('ABC'[at] ?? '', { service_postcodes }))),
      { Q0: 'No' },
      null,
      null,
      postcode,
    )?.product.id;
  expect(startAt('3000', '2000', '3000', null)).toBe('B');
  expect(startAt('3000', '2000', null)).toBe('B');
  expect(startAt('3000', '2000', '2000')).toBe('A');
  expect(startAt('', '2000', '3000')).toBe('A');
});

it('where to start has no second system of a family', () => {
  const sizes = [priced('B1', 1500, { item_group_id: 'B' }), priced('B2', 1400, { item_group_id: 'B' })];
  expect(
    beside(priced('A', 2000, { item_group_id: 'A' }), priced('A2', 900, { item_group_id: 'A' }), ...sizes),
  ).toEqual(['price B2']);
});

it('where to start never offers a smaller system as cheaper, a blank, another kind of price, or what nobody would notice', () => {
  const first = priced('A', 2000);
  expect(beside(first, priced('B', 500, { cooling_capacity_kw: 4.4 }))).toEqual([]);
  expect(beside(first, priced('B', 500, { cooling_capacity_kw: null }))).toEqual([]);
  expect(beside(first, priced('B', 500, { system_type: 'multi_split' }))).toEqual([]);
  expect(beside(first, priced('B', 500, { price_includes: 'supply_and_standard_install' }))).toEqual([]);
  expect(beside(first, priced('B', 1901))).toEqual([]);
  expect(beside(first, priced('B', 1900))).toEqual(['price B']);
});

it('where to start knows of nothing better where no other model of its size is', () => {
  const is = (...products: readonly Product[]) =>
    whereToStart(createMatcher(products), { Q0: 'No' }, null)?.isUnrivalled;
  expect(is(priced('A', 2000), priced('B', 2000))).toBe(true);
  expect(is(priced('A', 2000), split('B'))).toBe(true);
  expect(is(priced('A', 2000), priced('B', 1500))).toBe(false);
  expect(is(priced('A', 2000), priced('B', 900, { cooling_capacity_kw: 9 }))).toBe(true);
  expect(is(priced('A', 2000, { cooling_capacity_kw: null }), priced('B', 2000))).toBe(false);
});

it('where to start names what only its system has: of its size for price and sound, of those that fit for sure otherwise', () => {
  const split = (id: string, more: Partial<Product> = {}) =>
    productWith({
      id,
      system_type: 'split',
      suits_areas: ['single_room'],
      cooling_capacity_kw: 5,
      price_from_aud: 2000,
      price_includes: 'supply_only',
      outdoor_sound_power_dba: 60,
      warranty_years: 5,
      ...more,
    });
  const only = (first: Partial<Product>, other: Partial<Product> = {}) =>
    whereToStart(createMatcher([split('a', first), split('b', other)]), { Q3: 'Single Room' }, null)?.only ?? null;
  const [some, none] = (['included', 'none'] as const).map((voice) => ({
    touchscreen: 'none' as const,
    mobile_app: 'none' as const,
    voice,
  }));
  expect(only({})).toBeNull();
  expect(only({ price_from_aud: 1800 })).toEqual({ id: 'price', controls: [] });
  expect(only({ price_from_aud: 1950 })).toBeNull();
  expect(only({ price_from_aud: 1800 }, { cooling_capacity_kw: 8 })).toBeNull();
  expect(only({ price_from_aud: 1800 }, { price_from_aud: null, price_includes: null })).toBeNull();
  expect(only({ outdoor_sound_power_dba: 57 })).toEqual({ id: 'sound', controls: [] });
  expect(only({ controls: some! }, { controls: none! })).toEqual({ id: 'control', controls: ['voice'] });
  expect(only({ controls: some! }, { controls: null })).toBeNull();
  expect(only({ warranty_years: 7 })).toEqual({ id: 'warranty', controls: [] });
  expect(only({ warranty_years: 7 }, { warranty_years: null })).toBeNull();
});
