import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { familiesOf, familyTitle } from './families.ts';

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
