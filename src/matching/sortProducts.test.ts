import fc from 'fast-check';
import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import { type Product, SYSTEM_TYPES } from '../catalogue/product.ts';
import { ZONES } from '../climate/zone.ts';
import { sortProducts } from './sortProducts.ts';
import { SORTS } from './sorts.ts';

const productOf = (facts: Partial<Product>) => productWith({ system_type: 'split', ...facts });
const anyProduct = fc
  .record({
    system_type: fc.constantFrom(...SYSTEM_TYPES),
    cooling_capacity_kw: fc.constantFrom(null, 2.5, 5, 7.1),
    stars_cool_hot: fc.constantFrom(null, 1, 4),
    outdoor_sound_power_dba: fc.constantFrom(null, 58, 65),
    price: fc.constantFrom(null, supplyOnly(900), supplyOnly(2000)),
  })
  .map(productWith);
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id).join(' ');

it('sorted systems keep sound power and pressure apart, and blanks last', () => {
  const list = [
    productOf({ id: 'blank' }),
    productOf({ id: 'pressure', outdoor_sound_pressure_dba: 45 }),
    productOf({ id: 'loud', outdoor_sound_power_dba: 65 }),
    productOf({ id: 'soft', outdoor_sound_power_dba: 58 }),
  ];
  expect(ids(sortProducts(list, 'noise', null))).toBe('soft loud pressure blank');
});

it('sorted systems by sound or stars go by size first, since larger systems are louder', () => {
  const sized = (id: string, cooling_capacity_kw: number | null, dba: number) =>
    productOf({ id, cooling_capacity_kw, outdoor_sound_power_dba: dba, stars_cool_hot: dba / 10 });
  const list = [sized('five', 5, 40), sized('unknown', null, 30), sized('two', 2.5, 65), sized('also two', 2.6, 58)];
  expect(ids(sortProducts(list, 'noise', null))).toBe('also two two five unknown');
  expect(ids(sortProducts(list, 'cooling_stars', 'hot'))).toBe('two also two five unknown');
});

it('sorted systems keep supply-only and installed prices apart', () => {
  const list = [
    productOf({ id: 'installed', price: { aud: 900, includes: 'supply_and_standard_install' } }),
    productOf({ id: 'blank' }),
    productOf({ id: 'dear', price: { aud: 2000, includes: 'supply_only' } }),
    productOf({ id: 'cheap', price: { aud: 1000, includes: 'supply_only' } }),
  ];
  expect(ids(sortProducts(list, 'price', null))).toBe('cheap dear installed blank');
});

it('sorted systems use the stars of the zone, most first, and keep their order without a zone', () => {
  const list = [
    productOf({ id: 'two', stars_cool_hot: 2, stars_cool_cold: 5 }),
    productOf({ id: 'four', stars_cool_hot: 4, stars_cool_cold: 1 }),
  ];
  expect(ids(sortProducts(list, 'cooling_stars', 'hot'))).toBe('four two');
  expect(ids(sortProducts(list, 'cooling_stars', 'cold'))).toBe('two four');
  expect(ids(sortProducts(list, 'cooling_stars', null))).toBe('two four');
});

it('sorted systems keep each type together, in order of first appearance', () => {
  const list = [
    productOf({ id: 'ducted-big', system_type: 'ducted', cooling_capacity_kw: 14 }),
    productOf({ id: 'split', cooling_capacity_kw: 2.5 }),
    productOf({ id: 'ducted-small', system_type: 'ducted', cooling_capacity_kw: 7 }),
  ];
  expect(ids(sortProducts(list, 'capacity', null))).toBe('ducted-small ducted-big split');
});

it('sorted systems are the same systems as before, and never have a blank before a figure of its type', () => {
  fc.assert(
    fc.property(
      fc.array(anyProduct, { maxLength: 30 }),
      fc.constantFrom(...SORTS),
      fc.constantFrom(...ZONES, null),
      (list, sort, zone) => {
        const result = sortProducts(list, sort, zone);
        expect(new Set(result)).toEqual(new Set(list));
        expect(result).toHaveLength(list.length);
        if (sort !== 'capacity') return;
        for (const [index, { system_type: kind, cooling_capacity_kw: kw }] of result.entries()) {
          if (kw !== null) continue;
          const later = result.slice(index).filter((product) => product.system_type === kind);
          expect(later.every((product) => product.cooling_capacity_kw === null)).toBe(true);
        }
      },
    ),
  );
});
