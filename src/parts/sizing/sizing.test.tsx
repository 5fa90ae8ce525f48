import { act } from 'react';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import {
  allNamed,
  button,
  fill,
  named,
  option,
  press,
  showScreens,
  textOf,
  unfold,
} from '../../../tests/showScreens.tsx';
import type { VisitState } from '../../visit/visitState.ts';

const sizesOf = (system_type: string, ...sizes: readonly number[]) =>
  exampleProducts(
    ...sizes.map((kw) => ({
      id: `W${kw}`,
      title: `Wall ${kw.toFixed(1)} kW`,
      item_group_id: 'WALL',
      system_type,
      suits_home_types: 'townhouse',
      cooling_capacity_kw: kw,
    })),
  );
const WALL = sizesOf('split', 2.5, 5, 7.1);
const severalRooms = (Q3: string, more: object = {}): Partial<VisitState> => ({
  answers: { Q0: 'No', Q2: 'Townhouse', Q3, Q4: 'Unsure', Q6: 'Large Outdoor space', Q7: ['None'], ...more },
});

/** Loads the rules first, so a busy machine makes no difference. */
const rules = () => import('./createSizing.ts');
const line = () => textOf(document.querySelector('.room-size-line [role=status]'));
const row = () => allNamed('.row', /^Wall/);

/** Presses a choice with a pointer. */
async function pressSize(choice: string): Promise<void> {
  act(() => void option(choice).dispatchEvent(new Event('pointerdown', { bubbles: true })));
  press(() => option(choice));
  await act(rules);
}
const field = (name: string, at = 0) => allNamed<HTMLInputElement>('input, select', name)[at]!;
const more = () => unfold('More about size', rules);

it('an area is taken as people write it, and one that is no number or outside the rules says so', async () => {
  showScreens(WALL);
  await pressSize('40 to 60 m²');
  await more();
  expect(field('Floor area').value).toBe('50');
  for (const [typed, reason] of [
    ['4 x ten', 'Enter an area such as 20'],
    ['3', 'These rules are for rooms of 5 m² or more'],
    ['300', 'These rules are for rooms of up to 100 m²'],
  ] as const) {
    fill(field('Floor area'), typed);
    expect(textOf(document.body)).toContain(reason);
    expect([field('Floor area').value, line()]).toEqual([
      typed,
      expect.stringMatching(/^Enter the floor area of each/),
    ]);
    expect(allNamed('fieldset', /^How big is the room/)).toEqual([]);
  }
  fill(field('Floor area'), '12');
  expect(line()).toBe('12 m²: about 1.7 kW; rules of thumb say 1 to 2.5.');
  fill(field('Floor area'), '6 x 7 m');
  expect(line()).toBe('42 m²: about 5.0 kW; rules of thumb say 3.4 to 7.6.');
});

it('what is known of the room moves the size, leaves out rules that it breaks, and goes into the brief', async () => {
  showScreens(WALL);
  await pressSize('40 to 60 m²');
  const box = await more();
  const minimum = () => [...box.querySelectorAll('li')].map(textOf).filter((text) => /airconagency\.co\.uk/.test(text));
  fill(field('Floor area'), '42');
  expect(textOf(box)).toContain('from a copy of the page, November 2026');
  expect(minimum()).toEqual([]);
  fill(field('Large windows to the west or north'), 'no');
  expect(minimum()).toEqual([expect.stringMatching(/at least 4.0 kW$/)]);
  fill(field('Large windows to the west or north'), 'yes');
  expect(minimum()).toEqual([]);
  fill(field('Kind of room'), 'bedroom');
  fill(field('Insulation'), 'yes');
  expect(line()).toBe('42 m²: about 4.6 kW; rules of thumb say 3.4 to 6.');
  press(() => button('Change: How big is the room?'));
  await pressSize('Up to 20 m²');
  expect([field('Floor area').value, field('Kind of room').value]).toEqual(['15', 'bedroom']);
  if (allNamed('button', /^Choose Wall/).length === 0) press(() => button(/^Details of Wall/));
  press(() => button(/^Choose Wall/));
  expect(line()).toMatch(/^About 15 m²: about 1.7 kW/);
  const brief = textOf(document.querySelector('article'));
  expect(brief).toContain('About 15 m²: about 1.7 kW, by rules of thumb; an installer works it out.');
  expect(brief).toMatch(/Published rules of thumb give .* of cooling\. For the cold climate zone\./);
  expect(brief).toContain('Room 1: 15 m², Bedroom');
});

it('a usual room stands for all rooms, and over three is at least', async () => {
  showScreens(sizesOf('ducted', 2.5, 5, 7.1), severalRooms('Multiple Rooms', { Q5: 'Over 3 Rooms' }));
  expect(allNamed('fieldset', /^How big is a usual room/)).toHaveLength(1);
  await pressSize('Up to 20 m²');
  expect(line()).toBe('At least 4 rooms of about 15 m² each: about 8.5 kW; rules of thumb say 4.8 to 10.8.');
  await more();
  expect(allNamed('input', 'Floor area')).toHaveLength(4);
  fill(field('Floor area'), '40');
  expect(line()).toMatch(/^At least 40 m², 15 m², 15 m² and 15 m²: /);
  fill(field('Floor area', 3), '');
  expect(line()).toMatch(/^Enter the floor area of each room/);
});

it('a whole home has one sentence', () => {
  showScreens(sizesOf('ducted', 2.5), severalRooms('Whole Home'));
  expect(textOf(document.body)).toContain('An installer measures the home and works out the size.');
  expect(document.querySelectorAll('[type=radio]')).toHaveLength(0);
});

it('a range with only far too small and far too large sizes keeps its row', async () => {
  showScreens(sizesOf('split', 2, 20));
  await pressSize('20 to 40 m²');
  expect(line()).toMatch(/about 3\.8 kW/);
  expect(row()).not.toEqual([]);
});

it('a likely size takes the place of the range on the result at once, with its reason, and Change has the focus', async () => {
  showScreens(WALL, { place: '/result', chosen: 'W5', sized: false });
  const title = () => textOf(document.querySelector('h1'));
  expect(title()).toBe('Wall');
  await pressSize('20 to 40 m²');
  expect(title()).toBe('Wall 5.0 kW');
  expect(textOf(document.body)).toContain('Size for about 30 m², by rules of thumb; an installer works it out');
  const change = button('Change: How big is the room?');
  expect(document.activeElement).toBe(change);
  press(
    () => change,
    () => option('Not sure'),
  );
  expect(title()).toBe('Wall');
});

it('a room’s size decides the size of every model, and says where the nearest is small for it', async () => {
  const wall = (id: string, kw: number, more: object) => ({
    id,
    system_type: 'split',
    suits_home_types: 'townhouse',
    cooling_capacity_kw: kw,
    price_from_aud: kw * 500,
    price_includes: 'supply_only',
    ...more,
  });
  const size = (kw: number) =>
    wall(`W${kw}`, kw, { title: `Wall ${kw.toFixed(1)} kW`, item_group_id: 'WALL', priority: 1 });
  showScreens(exampleProducts(size(2.5), size(5), wall('mini', 2, { title: 'Mini', priority: 2 })));
  const card = () => textOf(named('section', "Where we'd start").querySelector('article'));
  const rowOf = (name: string) => textOf(named('.row', name));
  const all = () => textOf(document.body);
  const note = 'Small for a room this big, by the rules of thumb.';
  for (const text of [card(), rowOf('Wall')]) expect(text).toContain('$1,250 to $2,500');
  expect(all()).not.toContain(note);
  await pressSize('20 to 40 m²');
  for (const text of [card(), rowOf('Wall')]) expect(text).toContain('From $2,500');
  expect(rowOf('Mini')).toContain(note);
  expect(all()).toContain('2 models fit.');
  press(() => button('Change: How big is the room?'));
  await pressSize('Bigger');
  expect(all()).toContain('Each of these is small for a room this big');
  expect(all()).not.toContain(note);
  expect(card()).toContain('Its size is closer to what you need than that of the Mini');
});
