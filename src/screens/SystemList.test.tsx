import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { readCsv } from '../../tests/samples/readFile.ts';
import { allNamed, button, fill, named, nameOf, press, showScreens, textOf } from '../../tests/showScreens.tsx';
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
const times = (text: string, within: Element = document.body) => textOf(within).split(text).length - 1;
const sortBy = (label: string): void => {
  const sort = named<HTMLSelectElement>('select', 'Sort by');
  fill(sort, [...sort.options].find(({ text }) => text === label)?.value ?? '');
};

/** Fails unless the text has these parts in their order. */
function expectOrder(text: string, parts: readonly string[]): void {
  const places = parts.map((part) => text.indexOf(part));
  expect(places, text).not.toContain(-1);
  expect(places).toEqual([...places].sort((a, b) => a - b));
}

const ALPHA = {
  ...SPLIT,
  id: 'a',
  title: 'Alpha',
  cooling_capacity_kw: 5,
  heating_capacity_kw: 6,
  priority: 1,
  outdoor_sound_power_dba: 65,
  stars_cool_cold: 2,
  stars_heat_cold: 1.5,
  kwh_cool_cold: 100,
  kwh_heat_cold: 400,
  controls: 'mobile_app',
  price_from_aud: 2990,
  price_includes: 'supply_only',
};
const BETA = { ...SPLIT, id: 'b', title: 'Beta', cooling_capacity_kw: 2.5, priority: 2 };
const SYSTEMS = [
  ALPHA,
  { ...BETA, outdoor_sound_power_dba: 58, stars_cool_cold: 4 },
  { ...BETA, id: 'c', title: 'Gamma', outdoor_sound_pressure_dba: 45, priority: 3 },
  {
    ...SPLIT,
    id: 'd',
    title: 'Delta',
    system_type: 'multi_split',
    suits_areas: 'single_room',
    cooling_capacity_kw: 8,
    priority: 4,
  },
];

it('a row answers the first questions while it is closed: what, how much, how loud, how frugal, and why', () => {
  showList(SYSTEMS.slice(0, 3));
  expectOrder(textOf(row('Alpha')), [
    'Alpha',
    'Split · 5.0 kW',
    'Outdoor noise65 dB(A)',
    'Cooling2 of 10 stars',
    'Heating1.5 of 10 stars',
    'Running cost a yearabout $125 to $225',
    'From $2,990 installation not included',
    'Details',
  ]);
});

it('a row has every reason when it is open, then Choose and Compare, and every figure', () => {
  showList(SYSTEMS.slice(0, 3));
  const alpha = openRow('Alpha');
  expect(headings(alpha)).toContain('Why it fits');
  expectOrder(textOf(alpha), [
    'It suits a townhouse.',
    'From $2,990 including GST, installation not included',
    'Choose',
    'Compare',
    'Split, indoor unit on the wall',
    'Heating6.0 kW',
    'Mobile app',
    'Energy label, cold climate',
    'cooling 2 of 10 stars, heating 1.5 of 10 stars',
  ]);
  openRow('Alpha');
  expect(button('Details of Alpha').getAttribute('aria-expanded')).toBe('false');
  expect(textOf(row('Alpha'))).not.toContain('Choose');
});

it('a row says that sound pressure is another kind of figure, and that a missing figure is missing', () => {
  showList(SYSTEMS.slice(0, 3));
  expect(textOf(row('Beta'))).toContain('58 dB(A)Cooling');
  expect(textOf(row('Gamma'))).toContain('Outdoor noiseanother kind of figure');
  expect(textOf(row('Gamma'))).not.toContain('45 dB(A)');
  expect(textOf(row('Beta'))).toContain('Ask for a price');
  expect(textOf(row('Beta'))).toContain('Heatingno rating given');
  expect(textOf(row('Gamma'))).toContain('Energy label, cold climateno rating given');
  expect(textOf(row('Gamma'))).not.toContain('Running cost');
});

it('a row has a misfit while it is closed, and a heading for it when it is open', () => {
  showList([{ ...ALPHA, suits_areas: 'whole_home' }]);
  const nearly = named('section', 'Nearly fits');
  expect(textOf(named('.row', 'Alpha', nearly))).toContain("We don't recommend it for a single room.");
  expect(headings(openRow('Alpha'))).toContain("What it doesn't do");
});

it('a row says where the system may not be installed at the postcode, and the list rules nothing out', () => {
  const one = (id: string, service_postcodes: string) => ({ ...SPLIT, id, title: `System ${id}`, service_postcodes });
  showList([one('a', '2000-2249'), one('b', '3000'), one('c', '')], { postcode: '2100', chosen: 'b' });
  const unlisted = 'We may not install it in 2100. Ask us first.';
  expect(textOf(row('System a'))).not.toContain('2100');
  expect(textOf(row('System b'))).toContain(unlisted);
  expect(textOf(row('System c'))).not.toContain('2100');
  press(() => button('Choose System b'));
  expect(headings(document.body)[0]).toBe('System b');
  expect(screen()).toContain(unlisted);
});

it('the list parts the models that leave something to check from those that fit for sure', () => {
  const one = (id: string, suits_small_outdoor_space: string) => ({
    ...SPLIT,
    id,
    title: `System ${id}`,
    suits_small_outdoor_space,
  });
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['None'] };
  showList([one('a', 'yes'), one('b', 'yes'), one('c', '')], { answers });
  expect(screen()).toContain('3 systems fit your answers.');
  const group = named('section', 'Fits everything you asked for');
  expectOrder(textOf(group), ['System a', 'System b', 'These may too: check with an installer', 'System c']);
  expect(headings(group)).toEqual([
    'Fits everything you asked for',
    'System a',
    'System b',
    'These may too: check with an installer',
    'System c',
  ]);
  expect(row('System c').querySelector('li')?.className).toBe('reason-unknown');
  expect(row('System a').querySelector('.reason-unknown')).toBeNull();
});

it('the order of the list is by one figure, each type separately, and is explained', () => {
  showList(SYSTEMS);
  expect(screen()).toContain('Closest to your answers first');
  expect(rowTitles()).toEqual(['Beta', 'Gamma', 'Delta']);
  sortBy('Cooling capacity');
  press(() => button('Show all 4'));
  expect(rowTitles()).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta']);
  expect(headings(document.body)).toContain('Multi-split');
  sortBy('Outdoor noise');
  expect(rowTitles()).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta']);
  expect(screen()).toContain('smaller sizes first');
  sortBy('Cooling stars');
  expect(rowTitles()).toEqual(['Beta', 'Alpha', 'Gamma', 'Delta']);
  // The order is still there when the visitor comes back from a system.
  openRow('Alpha');
  press(
    () => button('Choose Alpha', row('Alpha')),
    () => button('Back'),
  );
  expect(named<HTMLSelectElement>('select', 'Sort by').value).toBe('cooling_stars');
});

it('the list sorted by price has a heading for each kind of price', () => {
  const at = (id: string, price: string, price_includes: string) => ({
    ...SPLIT,
    id,
    title: `System ${id}`,
    price_from_aud: price,
    price_includes,
  });
  showList([at('a', '3000', 'supply_and_standard_install'), at('b', '', ''), at('c', '900', 'supply_only')]);
  sortBy('Price');
  expect(rowTitles()).toEqual(['System c', 'System a', 'System b']);
  expect(
    headings(named('section', 'Fits everything you asked for')).filter((text) => text.startsWith('Split')),
  ).toEqual(['Split · installation not included', 'Split · with standard installation', 'Split · Ask for a price']);
});

it('the order of the list is by stars only in a known climate zone', () => {
  showList(SYSTEMS, { zone: null });
  const { options } = named<HTMLSelectElement>('select', 'Sort by');
  expect([...options].map(({ text }) => text)).toEqual([
    'Closest to your answers',
    'Outdoor noise',
    'Cooling capacity',
    'Price',
  ]);
});

it('the order of the list shows the first three systems, and all on request', () => {
  showList(Array.from({ length: 40 }, (_, number) => ({ ...ALPHA, id: `s${number}`, title: `System ${number}` })));
  const details = () => allNamed('button', /^Details of /);
  expect(screen()).toContain('40 systems fit your answers.');
  expect(details()).toHaveLength(3);
  // The recommended one is above them already.
  expect(allNamed('button', 'More details of System 0')).toHaveLength(1);
  expect(allNamed('button', 'Details of System 0')).toEqual([]);
  press(() => button('Show all 40'));
  expect(details()).toHaveLength(40);
  // On from the last one, with the recommended system back at its place.
  expect(document.activeElement).toBe(details()[4]);
  expect(allNamed('button', 'Show all 40')).toEqual([]);
});

const COMMON = 'It suits a townhouse.';

it('a reason that all systems share stands once above them, and again only in an open row', () => {
  showList([
    { ...SPLIT, id: 'a', title: 'Alpha', priority: 1 },
    { ...SPLIT, id: 'b', title: 'Beta', suits_areas: 'single_room' },
  ]);
  expect(screen()).toContain('Each of these systems:');
  expect(times(COMMON)).toBe(1);
  expect(textOf(row('Alpha'))).toContain('It has one indoor unit for one room.');
  expect(textOf(row('Beta'))).toContain('It suits a single room.');
  expect(times(COMMON, openRow('Alpha'))).toBe(1);
});

it('a reason of a system alone stays on its row', () => {
  showList([{ ...SPLIT, id: 'a', title: 'Alpha' }]);
  expect(screen()).not.toContain('Each of these systems:');
  expect(textOf(row('Alpha'))).toContain(COMMON);
});

it('a reason is no answer that counts neither way, for all systems or for one', () => {
  const answers = {
    Q0: 'No',
    Q2: 'House - Pitched Roof',
    Q3: 'Whole Home',
    Q4: 'Unsure',
    Q6: 'Large Outdoor space',
    Q7: ['None'],
  };
  const ducted = { system_type: 'ducted', zone_control: 'room_zoning' };
  showList(
    [
      { ...ducted, id: 'a', title: 'Alpha' },
      { ...ducted, id: 'b', title: 'Beta' },
    ],
    { answers },
  );
  openRow('Alpha');
  expect(screen()).toContain('Its ducts serve a whole home.');
  expect(screen()).not.toMatch(/weren't sure|don't count either way|plenty of space/);
});

it('a reason for more than was asked, and for an extra that costs, has a heading each, and is no shortfall', () => {
  const answers = {
    Q0: 'No',
    Q2: 'House - Pitched Roof',
    Q3: 'Whole Home',
    Q4: 'Individual Room Zoning',
    Q6: 'Large Outdoor space',
    Q7: ['Mobile App'],
  };
  const ducted = { system_type: 'ducted', zone_control: 'individual_temperature', controls: 'mobile_app:optional' };
  showList([{ ...ducted, id: 'a', title: 'Alpha' }], { answers });
  const more = 'You can also set each room or zone to its own temperature.';
  expect(textOf(row('Alpha'))).toContain('A mobile app costs extra.');
  expect(textOf(openRow('Alpha'))).toContain(more);
  expect(headings(row('Alpha'))).toEqual(['Alpha', 'Why it fits', 'More than you asked for', 'Costs extra']);
});

const price = (aud: number) => ({ price_from_aud: aud, price_includes: 'supply_only' });
const SIZE = { ...SPLIT, cooling_capacity_kw: 5, controls: 'voice' };
const OFFERED = [
  { ...SIZE, id: 'a', title: 'Alpha', ...price(2990), outdoor_sound_power_dba: 65, priority: 1 },
  { ...SIZE, id: 'b', title: 'Beta', ...price(3990), outdoor_sound_power_dba: 60, priority: 2 },
  { ...SIZE, id: 'c', title: 'Gamma', ...price(1990), outdoor_sound_power_dba: 65, priority: 3 },
];
const offers = () => allNamed('button', /^Compare with /).map((button) => textOf(button.previousElementSibling));

it('“Instead …” offers only systems that are better, each with what it gains and gives up', () => {
  showList(OFFERED);
  openRow('Alpha');
  expect(offers()).toEqual(['Gamma$1,000 less.', 'Beta5 dB(A) quieter outdoors, for $1,000 more.']);
  openRow('Alpha');
  openRow('Gamma');
  expect(offers()).toEqual(['Beta5 dB(A) quieter outdoors, for $2,000 more.']);
});

it('“Instead …” isn’t there for a system that nothing betters, or of unknown size', () => {
  const [alpha, beta, gamma] = OFFERED;
  const best = { ...alpha, outdoor_sound_power_dba: 50, price_from_aud: 990 };
  showList([best, { ...beta }, { ...gamma, cooling_capacity_kw: null }]);
  for (const title of ['Alpha', 'Gamma']) openRow(title);
  expect(offers()).toEqual([]);
});

const { products: DEMO } = readCsv(readFileSync('catalogue/products.csv', 'utf8'));
/** An apartment that wants what the demo range doesn't have: touchscreen, ducted, little outdoor space. */
const NO_MATCH = {
  Q0: 'Yes',
  Q1: 'Ducted',
  Q2: 'Apartment',
  Q3: 'Whole Home',
  Q4: 'Individual Temperature Control',
  Q6: 'Small Outdoor space',
  Q7: ['Touchscreen'],
};

it('without a full match the list has the closest systems, the effect of each answer, and changes that help', () => {
  showScreens(DEMO, { answers: NO_MATCH, zone: null });
  expect(allNamed('section', 'Fits everything you asked for')).toEqual([]);
  expect(document.querySelector('article')).not.toBeNull();
  expect(textOf(named('section', 'What your answers did'))).toMatch(/Ruled out \d+; \d+ left/);
  expect(textOf(named('section', 'Change one thing, see more'))).toMatch(/more systems? fits?/);
});

it('without a full match a suggestion does what it promises, and one press undoes it exactly', () => {
  const { visit } = showScreens(DEMO, { answers: NO_MATCH, zone: null });
  const first = () => named('section', 'Change one thing, see more').querySelector('li') as HTMLElement;
  const promised = Number(/(\d+) more systems?/.exec(textOf(first()))?.[1]);
  const fitting = new RegExp(`(?<!\\d)${promised} systems? fits? your answers`);
  press(() => button(/^Try this/, first()));
  expect(screen()).toMatch(fitting);
  expect(allNamed('section', 'Fits everything you asked for')).toHaveLength(1);
  expect(textOf(document.activeElement)).toBe('Systems for your home');
  press(() => button('Undo'));
  expect(visit.get().answers).toEqual(NO_MATCH);
  expect(screen()).not.toMatch(fitting);
  expect(allNamed('section', 'Fits everything you asked for')).toEqual([]);
  expect(textOf(first())).toContain(`${promised} more system`);
  expect(textOf(document.activeElement)).toBe('Systems for your home');
});
