import { expect, it } from 'vitest';
import type { Product } from '../../src/catalogue/product.ts';
import { familiesOf } from '../../src/matching/families.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { comparability } from './comparability.ts';

const RATED = Object.fromEntries(
  ['hot', 'average', 'cold'].flatMap((zone) => [`kwh_cool_${zone}`, `kwh_heat_${zone}`].map((name) => [name, 500])),
);
const split = (id: string, more: Partial<Product> = {}) =>
  productWith({
    system_type: 'split',
    id,
    cooling_capacity_kw: 5,
    heating_capacity_kw: 6,
    outdoor_sound_pressure_dba: 45,
    price: { aud: 1000, includes: 'supply_only' },
    ...RATED,
    ...more,
  });
const found = (...products: readonly Product[]) => {
  const { alone, blanks } = comparability(products, familiesOf(products));
  return [alone.map(({ id }) => id), blanks.map(({ columns, systems }) => [columns, systems.map(({ id }) => id)])];
};

it('comparability names systems that no other family has anything like', () => {
  expect(found(split('A'), split('B'))).toEqual([[], []]);
  expect(found(split('A'), split('B'), split('C', { cooling_capacity_kw: 9 }))).toEqual([['C'], []]);
  expect(found(split('A', { item_group_id: 'X' }), split('B', { item_group_id: 'X' }))).toEqual([['A', 'B'], []]);
  expect(found(split('A'), split('B', { system_type: 'multi_split' }))).toEqual([['A', 'B'], []]);
});

it('comparability names the blanks that keep others from being compared', () => {
  const blank = { price: null, outdoor_sound_pressure_dba: null, kwh_heat_cold: null };
  expect(found(split('A'), split('B'), split('C', blank), split('D', { cooling_capacity_kw: null }))).toEqual([
    [],
    [
      ['cooling_capacity_kw', ['D']],
      ['price_from_aud', ['C']],
      ['outdoor_sound_power_dba', ['C']],
      ['kwh_*', ['C', 'D']],
    ],
  ]);
});
