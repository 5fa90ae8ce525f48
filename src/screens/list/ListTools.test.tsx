import { expect, it } from 'vitest';
import { itWith } from '../../../tests/itWith.ts';
import { rowTitles, showList, showRows } from '../../../tests/shownList.ts';
import { allNamed, fill, named, press, textOf } from '../../../tests/showScreens.tsx';
import type { VisitState } from '../../visit/visitState.ts';

/** Eleven families beside the first: two brands, two types, and two that only nearly fit. */
const SYSTEMS = Array.from({ length: 11 }, (_, index) => ({
  id: `s${index}`,
  title: `System ${index}`,
  system_type: index % 4 === 3 ? 'multi_split' : 'split',
  indoor_unit_style: 'wall_mounted',
  suits_home_types: 'townhouse',
  suits_areas: index >= 9 ? 'whole_home' : 'single_room',
  brand: index % 2 === 0 ? 'Kestrel' : 'Wattlebird',
  priority: index + 1,
}));
const GROUPS = ['These fit', 'Close, with one catch'];

const show = (systems: readonly object[], only: Partial<VisitState['only']> = {}) =>
  showRows(systems, { only: { brand: null, type: null, ...only } });
const field = (name: string) => named<HTMLSelectElement>('select', name);
const optionsOf = (name: string) => [...field(name).options].map(({ text }) => text);
const tools = () => [...document.querySelectorAll('summary')].find((one) => /^Sort and filter/.test(textOf(one)));
const groups = () => GROUPS.filter((name) => allNamed('section', name).length > 0);
/** Every row, once all are shown. */
const rows = () => {
  for (const more of allNamed('button', /^Show all \d/)) press(() => more);
  return rowTitles();
};
const systems = (...numbers: readonly number[]) => numbers.map((index) => `System ${index}`);
const narrowTo = (name: string, label: string): void =>
  fill(field(name), [...field(name).options].find(({ text }) => text === label)?.value ?? '');

it('a list of more than eight models can be narrowed to a brand and a type, which keeps the groups in their order', () => {
  show(SYSTEMS);
  expect(optionsOf('Brand')).toEqual(['All', 'Kestrel', 'Wattlebird']);
  expect(optionsOf('Type')).toEqual(['All', 'Split', 'Multi-split']);
  expect(groups()).toEqual(GROUPS);
  narrowTo('Brand', 'Wattlebird');
  expect(textOf(document.body)).toContain('Showing 6 of 12 models.');
  expect(groups()).toEqual(GROUPS);
  // Multi-splits fit one room too, below the splits.
  expect(rows()).toEqual(systems(1, 5, 3, 7, 9));
  narrowTo('Type', 'Multi-split');
  expect(rows()).toEqual(systems(3, 7));
  expect(groups()).toEqual(GROUPS.slice(0, 1));
  narrowTo('Brand', 'All');
  narrowTo('Type', 'All');
  expect(textOf(document.body)).not.toContain('of 12 models.');
  expect(rows()).toHaveLength(11);
  expect(groups()).toEqual(GROUPS);
});

it('a visit comes back to its narrowed list', () => {
  show(SYSTEMS, { brand: 'Kestrel' });
  expect(field('Brand').value).toBe('Kestrel');
  expect(textOf(document.body)).toContain('Showing 7 of 12 models.');
});

it('a brand that the catalogue no longer has narrows nothing', () => {
  show(
    SYSTEMS.map((one) => ({ ...one, brand: one.brand.replace('Kestrel', 'Magpie') })),
    { brand: 'Kestrel' },
  );
  expect(field('Brand').value).toBe('');
  expect(textOf(document.body)).not.toMatch(/Showing \d/);
});

it('the fields begin folded into a line that names them, unless one is set', () => {
  show(SYSTEMS);
  const isOpen = () => tools()?.closest('details')?.open;
  expect([isOpen(), textOf(tools()!)]).toEqual([false, 'Sort and filter: Closest match']);
  narrowTo('Brand', 'Kestrel');
  expect(textOf(tools()!)).toBe('Sort and filter: Closest match · Kestrel');
});

it('the fields begin open where the visit comes back to a narrowed list, and stay open', () => {
  show(SYSTEMS, { brand: 'Kestrel' });
  const isOpen = () => tools()?.closest('details')?.open;
  expect(isOpen()).toBe(true);
  narrowTo('Brand', 'All');
  expect(isOpen()).toBe(true);
});

it('a brand that all share is not offered', () => {
  show(SYSTEMS.map((one) => ({ ...one, brand: 'Kestrel' })));
  expect([allNamed('select', 'Type'), allNamed('select', 'Brand')].map(({ length }) => length)).toEqual([1, 0]);
});

it('a list of eight models has no fields', () => {
  show(SYSTEMS.slice(0, 7));
  expect(tools()).toBeUndefined();
});

itWith('sizing')(
  'the larger size of the first model is narrowed and sorted as other rows are, and counts once with it',
  () => {
    const figures = { price_includes: 'supply_only', warranty_years: 5, controls: 'none' };
    const ours = { ...SYSTEMS[0], ...figures, brand: 'Magpie', item_group_id: 'A' };
    showList(
      [
        { ...ours, id: 'a3', title: 'Ours 3.5 kW', cooling_capacity_kw: 3.5, price_from_aud: 900 },
        { ...ours, id: 'a5', title: 'Ours 5.0 kW', cooling_capacity_kw: 5, price_from_aud: 2500 },
        ...SYSTEMS.slice(0, 9).map((one, at) => ({
          ...one,
          ...figures,
          cooling_capacity_kw: 4.2,
          price_from_aud: 2000 + 100 * at,
        })),
      ],
      { parts: { sizing: { rooms: ['living'] } } },
    );
    expect(rows()[0]).toBe('Ours');
    narrowTo('Sort by', 'Price');
    expect(rows().slice(0, 6)).toEqual(['System 0', 'System 1', 'System 2', 'System 4', 'Ours', 'System 5']);
    narrowTo('Brand', 'Kestrel');
    expect(textOf(document.body)).toContain('Showing 6 of 10 models.');
    expect(rows()).not.toContain('Ours');
  },
);
