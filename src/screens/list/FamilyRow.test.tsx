import { expect, it } from 'vitest';
import { openRow, rowTitles, showRows } from '../../../tests/shownList.ts';
import { allNamed, button, descriptionOf, named, nameOf, option, press, textOf } from '../../../tests/showScreens.tsx';

/** A size of the wall split, which fits unless a test says otherwise. */
const wall = (kw: number, facts: object = {}) => ({
  system_type: 'split',
  indoor_unit_style: 'wall_mounted',
  suits_home_types: 'townhouse',
  id: `wall-${kw}`,
  item_group_id: 'WALL',
  title: `Wall Split ${kw.toFixed(1)} kW`,
  cooling_capacity_kw: kw,
  ...facts,
});
const SMALL = { suits_areas: 'whole_home', price_from_aud: 1990, price_includes: 'supply_only' };
const BEST = { priority: 1, outdoor_sound_power_dba: 60, price_from_aud: 2990, price_includes: 'supply_only' };
const LARGE = { priority: 2, outdoor_sound_power_dba: 66, price_from_aud: 3990, price_includes: 'supply_only' };
const FAMILY = [wall(7.1, LARGE), wall(2.5, SMALL), wall(5, BEST)];

const showList = (...rows: readonly object[]) => showRows(rows);
const sizeNames = (row: Element) => [...row.querySelectorAll('input[type=radio]')].map(nameOf);
const times = (text: string, within: Element) => textOf(within).split(text).length - 1;
const lines = (text: string, within: Element) =>
  [...within.querySelectorAll('li')].filter((line) => textOf(line) === text);

it('a row shows a family, named by how its titles begin, with the range of its sizes that fit', () => {
  showList(wall(3.5, LARGE), wall(2.5, SMALL), wall(5, BEST), wall(9, LARGE));
  expect(rowTitles()).toEqual(['Wall Split']);
  // Of rooms of which nothing is said, a living room is the largest.
  expect(textOf(named('.row', 'Wall Split'))).toContain('Split · 3.5 to 5.0 kW');
  expect(textOf(document.body)).toContain('2 models fit.');
  expect(named('.row', 'Wall Split').querySelector('fieldset')).toBeNull();
});

it('a row offers the sizes of an open family as radios, none pressed, with a verdict each, and says who confirms the size', () => {
  showList(...FAMILY);
  const row = openRow('Wall Split');
  expect(sizeNames(row)).toEqual(['2.5 kW', '5.0 kW', '7.1 kW']);
  for (const size of ['2.5', '5.0', '7.1']) expect(option(`${size} kW`).checked).toBe(false);
  const group = row.querySelector('fieldset') as HTMLElement;
  expect(textOf(group.querySelector('legend'))).toBe('Size');
  expect(descriptionOf(group)).toBe(
    'The more kilowatts (kW), the more space it can cool. Your installer confirms the size.',
  );
  expect(descriptionOf(option('5.0 kW'))).toBe('$2,990 for the unit, installation on top');
  expect(descriptionOf(option('7.1 kW'))).toBe('$3,990 for the unit, installation on top');
  expect(descriptionOf(option('2.5 kW'))).toBe("$1,990 for the unit, installation on top · Doesn't fit");
  expect(textOf(row)).toContain("2.5 kW: We don't recommend it for a single room.");
});

it('a row changes the figures, the reasons and the chosen system with the size', () => {
  showList(...FAMILY);
  const row = openRow('Wall Split');
  const take = (size: string) => {
    press(() => option(`${size} kW`));
    expect(allNamed('button', `Choose Wall Split ${size} kW`)).toHaveLength(1);
  };
  const misfit = "We don't recommend it for a single room.";
  take('7.1');
  expect(textOf(row)).toContain('$3,990 for the unit, installation on top');
  expect(times('66 dB(A) sound power', row)).toBe(1);
  expect(lines(misfit, row)).toHaveLength(0);
  take('2.5');
  expect(textOf(row)).toContain('$1,990 for the unit, installation on top');
  expect(textOf(row)).not.toContain('66 dB(A)');
  // On the row, and under its heading.
  expect(lines(misfit, row)).toHaveLength(2);
  press(() => button('Choose Wall Split 2.5 kW'));
  expect(textOf(document.activeElement)).toBe('Wall Split 2.5 kW');
  press(() => button('Back'));
  expect(option('2.5 kW').checked).toBe(true);
});

it('a row keeps the title of a single system, without a choice of size', () => {
  showList(wall(5, { item_group_id: null }));
  const row = openRow('Wall Split 5.0 kW');
  expect(textOf(row)).toMatch(/^Wall Split 5\.0 kWSplit · 5\.0 kW/);
  expect(textOf(row)).not.toContain('one of');
  expect(row.querySelector('input[type=radio]')).toBeNull();
});

it('a row names a family whose titles have no common beginning by its best size', () => {
  showList(wall(5, { title: 'Breeze 50', priority: 1 }), wall(7.1, { title: 'Gale 71' }));
  // Nothing decides the size, so it is the larger one of two that cost the same.
  expect(rowTitles()).toEqual(['Gale 71']);
});
