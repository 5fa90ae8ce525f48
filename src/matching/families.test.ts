import fc from 'fast-check';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { familiesOf, familyTitle } from './families.ts';
import { GROUPS } from './group.ts';
import { matchedFamilies } from './matchedFamilies.ts';
import { createMatcher } from './matcher.ts';

const split = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  title: id,
  system_type: 'split',
  item_group_id: 'G',
  ...more,
});

const titleOf = (...titles: readonly [string, ...string[]]): string => {
  const [first, ...others] = exampleProducts(...titles.map((title, n) => split(`S${n}`, { title })));
  const family = first && familiesOf([first, ...others]).get(first.id);
  return family ? familyTitle(family, first) : '';
};

it('the list of families joins the rows with one item_group_id and one system type, smallest first', () => {
  const families = familiesOf(
    exampleProducts(
      split('big', { cooling_capacity_kw: 7.1 }),
      split('unsized'),
      split('heats', { heating_capacity_kw: 3 }),
      split('small', { cooling_capacity_kw: 2.5 }),
      split('other kind', { system_type: 'ducted' }),
      split('other group', { item_group_id: 'H' }),
    ),
  );
  expect(families.get('big')?.sizes.map(({ id }) => id)).toEqual(['small', 'heats', 'big', 'unsized']);
  expect(families.get('other kind')?.sizes).toHaveLength(1);
  expect(families.get('other group')?.sizes).toHaveLength(1);
});

it('the list of families keeps products without item_group_id alone, even if an id looks like a group', () => {
  const families = familiesOf(
    exampleProducts(split('G', { item_group_id: '' }), split('a', { item_group_id: '' }), split('b')),
  );
  expect([...families.values()].map(({ sizes }) => sizes.length)).toEqual([1, 1, 1]);
});

it('the list of families titles a family by the common beginning of its titles, at a word’s end', () => {
  expect(titleOf('Air Slim 5.0 kW', 'Air Slim 5.5 kW')).toBe('Air Slim');
  expect(titleOf('Air Slim with zones, 5.0 kW', 'Air Slim with zones, 7.1 kW')).toBe('Air Slim with zones');
  expect(titleOf('Air (Wi-Fi) 2.5', 'Air (Wi-Fi) 3.5')).toBe('Air (Wi-Fi)');
  expect(titleOf('Air (2.5 kW)', 'Air (3.5 kW)')).toBe('Air');
  expect(titleOf('Air Plus', 'Air')).toBe('Air');
  expect(titleOf('AB-25', 'AB-35')).toBe('AB-25');
  expect(titleOf('Alone, 5.0 kW')).toBe('Alone, 5.0 kW');
  expect(titleOf('Same', 'Same')).toBe('Same');
  expect(titleOf('Multi-Split', 'Multi-Zone')).toBe('Multi-Split');
});

it('the list of families shows each family once, at its best size or one inside a span, and loses no shown system', () => {
  const row = fc.record({
    id: fc.uuid(),
    title: fc.constant('System'),
    system_type: fc.constantFrom('split', 'ducted', 'multi_split'),
    item_group_id: fc.constantFrom('', 'A', 'B'),
    cooling_capacity_kw: fc.constantFrom('', '2.5', '3.5', '5', '7.1'),
    zone_control: fc.constantFrom('', 'none', 'room_zoning'),
    priority: fc.integer({ min: 0, max: 5 }),
  });
  fc.assert(
    fc.property(fc.array(row), fc.double({ min: 0.5, max: 9, noNaN: true }), (rows, from) => {
      const matcher = createMatcher(exampleProducts(...rows));
      const matches = matcher.match({ Q0: 'Yes', Q1: 'Ducted', Q4: 'Day / Night Zoning' });
      const shown = matchedFamilies(matches, matcher.families);
      const inside = matchedFamilies(matches, matcher.families, [from, from + 2]);
      const familyOf = ({ id }: Product) => matcher.families.get(id);
      const sizes = GROUPS.flatMap((group) => shown[group].flatMap((product) => familyOf(product)?.sizes ?? []));
      expect(new Set(sizes).size).toBe(sizes.length);
      for (const group of GROUPS) {
        const ranked = matches[group].first();
        expect(ranked.filter((product) => shown[group].includes(product))).toEqual(shown[group]);
        for (const product of ranked) expect(sizes).toContain(product);
        expect(inside[group].map(familyOf)).toEqual(shown[group].map(familyOf));
      }
    }),
  );
});
