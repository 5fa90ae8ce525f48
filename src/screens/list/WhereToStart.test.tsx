import { expect, it } from 'vitest';
import { openRow, rowOf, rowTitles, showList } from '../../../tests/shownList.ts';
import { allNamed, button, named, option, press, textOf } from '../../../tests/showScreens.tsx';

const SPLIT = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };

const screen = () => textOf(document.body);
const headings = (within: Element) =>
  [...within.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((tag) => textOf(tag).trim());
const one = (id: string, title: string, aud: number, sound: number, priority: number) => ({
  ...SPLIT,
  id,
  title,
  cooling_capacity_kw: 5,
  heating_capacity_kw: 6,
  kwh_cool_cold: 400,
  kwh_heat_cold: 1600,
  price_from_aud: aud,
  price_includes: 'supply_only',
  outdoor_sound_power_dba: sound,
  priority,
});
const FIRST = one('a', 'Alpha', 2990, 65, 1);
const CHEAPER = one('b', 'Beta', 1990, 66, 2);
const QUIETER = one('c', 'Gamma', 3990, 55, 3);
const start = () => named('section', "Where we'd start");
const cards = () => [...start().querySelectorAll('article')].map((article) => textOf(article));

it('where to start names a better match that may not be installed at the postcode', () => {
  const listed = (id: string, service_postcodes: string) => ({
    ...FIRST,
    id,
    title: `System ${id}`,
    service_postcodes,
  });
  showList([listed('a', '2000'), listed('b', '')], { postcode: '3000' });
  expect(textOf(start())).toContain(
    'System a is an even closer match, but we may not install it in 3000. Ask us first.',
  );
});

/** The first model's advantage over the others. */
const WARRANTY = { warranty_years: 7 };
const others = [QUIETER, CHEAPER].map((system) => ({ ...system, warranty_years: 5 }));

it('where to start is one system with a gain, and at most two beside it, each with a gain first', () => {
  const delta = { ...FIRST, id: 'd', title: 'Delta', priority: 4, warranty_years: 5 };
  showList([...others, { ...FIRST, ...WARRANTY }, delta]);
  const [first, ...beside] = cards();
  expect(first).toContain("It's $1,000 more than the Beta. For that you get a longer warranty (7 years).");
  expect(beside).toHaveLength(2);
  expect(beside[0]).toContain('Costs $1,000 less. A shorter warranty (5 years).');
  expect(beside[1]).toContain('Is 10 dB(A) quieter outdoors. $1,000 more');
  expect(headings(start())).toEqual(['Alpha', 'Beta', 'Gamma']);
  // All of them are in their group too.
  expect(rowTitles()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta']);
});

it('a row doesn’t repeat what the card above says of its model', () => {
  const delta = { ...FIRST, id: 'd', title: 'Delta', price_from_aud: 2490, priority: 4, warranty_years: 5 };
  showList([...others, { ...FIRST, ...WARRANTY }, delta]);
  expect(cards()[1]).toContain('Costs $1,000 less');
  expect(textOf(rowOf('Beta'))).not.toContain('Costs');
  expect(textOf(rowOf('Delta'))).toContain('Costs $500 less than the Alpha.');
});

it('where to start gives two that fit equally well equal weight', () => {
  showList([
    { ...FIRST, ...WARRANTY },
    { ...CHEAPER, warranty_years: 5, priority: 1 },
  ]);
  expect(cards()[0]).toContain('Two fit equally well.');
  const choose = allNamed('button', /^Choose /, start());
  expect(choose.map(({ className }) => className)).toEqual([choose[0]?.className, choose[0]?.className]);
  const classes = [...start().querySelectorAll('article')].map(({ className }) => className);
  expect(new Set(classes).size).toBe(1);
});

it('where to start says so where one model fits', () => {
  showList([FIRST]);
  expect(screen()).toContain("1 model fits. Here's where we'd start.");
  expect(textOf(start())).toContain("It's the only one that fits with units on the walls.");
  expect(rowTitles()).toEqual(['Alpha']);
});

const SIZES = [2.5, 5].map((kw) => ({
  ...SPLIT,
  id: `b${kw}`,
  item_group_id: 'B',
  title: `Beta ${kw.toFixed(1)} kW`,
  cooling_capacity_kw: kw,
  outdoor_sound_power_dba: 50 + kw * 2,
  price_from_aud: 800 * kw,
  price_includes: 'supply_only',
  priority: 1,
}));
const tags = () => allNamed('.price-tag', /./).map((tag) => textOf(tag).trim());

it('while nothing decides the size, card and row have ranges of size, price and sound', () => {
  showList(SIZES);
  expect(cards()[0]).toContain('Split · 2.5 to 5.0 kW');
  expect(textOf(rowOf('Beta'))).toContain('Split · 2.5 to 5.0 kW55 to 60 dB(A) outdoors');
  expect(tags()).toEqual(Array(2).fill('$2,000 to $4,000 for the unit, installation on top'));
});

it('a model is chosen with its size open, until the visitor presses a size in its row', () => {
  const { visit } = showList(SIZES);
  press(() => button(/^Choose Beta/, start()));
  expect(visit.get()).toMatchObject({ sized: false });
  press(() => button('Back'));
  if (allNamed('button', 'Details of Beta')[0]?.getAttribute('aria-expanded') === 'false') openRow('Beta');
  press(() => option('5.0 kW', rowOf('Beta')));
  expect(textOf(rowOf('Beta').querySelector('.price-tag'))).toBe('$4,000 for the unit, installation on top');
  expect(textOf(rowOf('Beta'))).toContain('Split · 5.0 kW60 dB(A) outdoors');
  // The card stays about the model.
  expect(tags()[0]).toBe('$2,000 to $4,000 for the unit, installation on top');
  press(() => button('Choose Beta 5.0 kW', rowOf('Beta')));
  expect(visit.get()).toMatchObject({ chosen: 'b5', sized: true });
});
