import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { allNamed, button, named, nameOf, option, press, showScreens, textOf } from '../../tests/showScreens.tsx';
import type { VisitState } from '../visit/visitState.ts';

const SPLIT = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };

/** Shows the list with these rows. */
const showList = (rows: readonly object[], state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts(...rows.map((row) => ({ ...row }))), state);

/** A family's row, which a starting point may share its title with. */
const row = (title: string) => named('.row', title);
const openRow = (title: string) => {
  press(() => button(`Details of ${title}`));
  return row(title);
};
const rowTitles = () => allNamed('button', /^Details of /).map((found) => nameOf(found).slice(11));
const screen = () => textOf(document.body);
const headings = (within: Element) => [...within.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(textOf);
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

it('where to start names a better match that may not be installed at the postcode, and compares the two', async () => {
  const listed = (id: string, service_postcodes: string) => ({
    ...FIRST,
    id,
    title: `System ${id}`,
    service_postcodes,
  });
  showList([listed('a', '2000'), listed('b', '')], { postcode: '3000' });
  const start = named('section', "Where we'd start");
  expect(textOf(start)).toContain('System a is an even closer match, but we may not install it in 3000. Ask us first.');
  press(() => button('Compare the two', start));
  await vi.waitFor(() =>
    expect(allNamed('button', /^Choose System/, named('dialog', 'Compare systems', start))).toHaveLength(2),
  );
  press(() => button('Choose System a', named('dialog', 'Compare systems', start)));
  expect(headings(document.body)[0]).toBe('System a');
});

it('where to start is one system with the reasons, and at most two beside it with what each gains and gives up', () => {
  showList([QUIETER, CHEAPER, FIRST, { ...QUIETER, id: 'd', title: 'Delta', priority: 4 }]);
  const [first, ...beside] = cards();
  expect(first).toContain("For a townhouse we'd start here: ");
  expect(first).toContain(
    'Compared with Beta: $1,000 more. Compared with Gamma: $1,000 less, but 10 dB(A) louder outdoors.',
  );
  expect(beside).toHaveLength(2);
  expect(beside[0]).toContain('Lower price');
  expect(beside[0]).toContain('$1,000 less.');
  expect(beside[1]).toContain('Quieter outdoors');
  expect(beside[1]).toContain('10 dB(A) quieter outdoors, for $1,000 more.');
  expect(headings(start())).toEqual(["Where we'd start", 'Alpha', 'Worth a look too', 'Beta', 'Gamma']);
  // The first rows leave out the systems shown above.
  expect(rowTitles()).toEqual(['Delta']);
  press(() => button('Show all 4'));
  expect(rowTitles()).toHaveLength(4);
});

it('where to start says so where no other model of its size is better', () => {
  showList([FIRST, { ...FIRST, id: 'b', title: 'Beta', priority: 2 }]);
  expect(cards()).toHaveLength(1);
  expect(textOf(start())).toContain('No other model this size is noticeably cheaper or quieter, as far as we know.');
});

it('where to start isn’t shown where one system fits', () => {
  showList([FIRST]);
  expect(screen()).toContain('1 system fits your answers.');
  expect(allNamed('section', "Where we'd start")).toEqual([]);
});

it('where to start offers the size that is alike, and chooses that size', () => {
  const sizes = [2.5, 5].map((kw) => ({
    ...CHEAPER,
    id: `b${kw}`,
    item_group_id: 'B',
    title: `Beta ${kw.toFixed(1)} kW`,
    cooling_capacity_kw: kw,
    priority: kw === 5 ? 3 : 2,
  }));
  showList([FIRST, ...sizes]);
  const beta = named('article', 'Beta', start());
  expect(textOf(beta)).toContain('Split · 5.0 kW · 2 sizes');
  // In its group it stands as the size that fits best.
  expect(textOf(row('Beta'))).toContain('2.5 kW');
  press(() => named('button', 'Choose Beta 5.0 kW', beta));
  expect(textOf(document.activeElement)).toBe('Beta 5.0 kW');
});

it('a row has the price of the size like the one to start with first, until the visitor takes a size', () => {
  const sizes = [2.5, 5].map((kw) => ({
    ...SPLIT,
    id: `b${kw}`,
    item_group_id: 'B',
    title: `Beta ${kw.toFixed(1)} kW`,
    cooling_capacity_kw: kw,
    price_from_aud: 800 * kw,
    price_includes: 'supply_only',
    priority: kw === 5 ? 3 : 2,
  }));
  showList([{ ...FIRST, price_from_aud: 3990 }, ...sizes, { ...FIRST, id: 'c', title: 'Gamma', priority: 4 }]);
  const tag = () => textOf(row('Beta').querySelector('.price-tag'));
  expect(tag()).toBe('5.0 kW: $4,000 installation not included2.5 kW: $2,000');
  expect(textOf(row('Gamma').querySelector('.price-tag'))).toBe('From $2,990 installation not included');
  openRow('Beta');
  expect(tag()).toContain('5.0 kW: $4,000');
  press(() => option('2.5 kW', row('Beta')));
  press(() => option('5.0 kW', row('Beta')));
  expect(tag()).toBe('From $4,000 installation not included');
});
