import { readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, it } from 'vitest';
import { itWith } from '../../../tests/itWith.ts';
import { answersOf } from '../../../tests/samples/answersOf.ts';
import { readCsv } from '../../../tests/samples/readFile.ts';
import { openRow, rowOf, rowTitles, showList, showRows } from '../../../tests/shownList.ts';
import { allNamed, button, fill, named, press, showScreens, textOf } from '../../../tests/showScreens.tsx';
import { findModels } from '../../matching/groupModels.ts';
import { createMatcher } from '../../matching/matcher.ts';
import { suggest } from '../../matching/suggest.ts';
import { jobOf } from '../../words/advise.ts';

const SPLIT = { system_type: 'split', indoor_unit_style: 'wall_mounted', suits_home_types: 'townhouse' };

const screen = () => textOf(document.body);
const cardTitles = () => [...named('section', "Where we'd start").querySelectorAll('.card-title')].map(textOf);
const headings = (within: Element) => [...within.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(textOf);
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

it('a closed row shows the type, size, stars and price', () => {
  showRows(SYSTEMS.slice(0, 3));
  expectOrder(textOf(rowOf('Alpha')), [
    'Alpha',
    'Split · 5.0 kW',
    '2 of 10 stars for cooling',
    '$2,990 for the unit, installation on top',
    'Details',
  ]);
});

it('a row has every reason when it is open, then Choose, and every figure', () => {
  showRows(SYSTEMS.slice(0, 3));
  const alpha = openRow('Alpha');
  expect(headings(alpha)).toContain('Why it fits');
  expectOrder(textOf(alpha), [
    'It suits a townhouse.',
    'Choose',
    'Split, indoor unit on the wall',
    'Heating6.0 kW',
    'Mobile app',
    'Energy label, cold climate',
    'cooling 2 of 10 stars, heating 1.5 of 10 stars',
  ]);
  openRow('Alpha');
  expect(button('Details of Alpha').getAttribute('aria-expanded')).toBe('false');
  expect(textOf(rowOf('Alpha'))).not.toContain('Choose');
});

it('a row has its catch in the first line while it is closed, and a heading for it when it is open', () => {
  showList([{ ...ALPHA, suits_areas: 'whole_home' }]);
  const close = named('section', 'Close, with one catch');
  const [first] = named('.row', 'Alpha', close).querySelectorAll('.card-body li, .card-body p');
  expect(textOf(first ?? null)).toBe("We don't recommend it for a single room.");
  expect(headings(openRow('Alpha'))).toContain("What it doesn't do");
});

it('a row says where the system may not be installed at the postcode, and the list rules nothing out', () => {
  const one = (id: string, service_postcodes: string) => ({ ...SPLIT, id, title: `System ${id}`, service_postcodes });
  showRows([one('a', '2000-2249'), one('b', '3000'), one('c', '')], { postcode: '2100', chosen: 'b' });
  const unlisted = 'We may not install it in 2100. Ask us first.';
  expect(textOf(rowOf('System a'))).not.toContain('2100');
  expect(textOf(rowOf('System b'))).toContain(unlisted);
  expect(textOf(rowOf('System c'))).not.toContain('2100');
  press(() => button('Choose System b'));
  expect(headings(document.body)[0]).toBe('System b');
  expect(screen()).toContain(unlisted);
});

it('the list counts only models that fit for sure, and folds the others where one does', () => {
  const one = (id: string, suits_small_outdoor_space: string, facts: object = {}) => ({
    ...SPLIT,
    id,
    title: `System ${id}`,
    suits_small_outdoor_space,
    ...facts,
  });
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['None'] };
  const open = one('c', '');
  const close = one('d', 'yes', { suits_areas: 'whole_home' });
  const fold = (group: string) => named('section', group).querySelector('details');
  showRows([one('a', 'yes'), one('b', 'yes'), open, close], { answers });
  expect(screen()).toContain('3 models fit.');
  expect(rowTitles()).toEqual(['System a', 'System b', 'System c', 'System d']);
  expect(fold('These fit')).toBeNull();
  for (const group of ['Might fit: ask an installer', 'Close, with one catch']) expect(fold(group)?.open).toBe(false);
  expect(rowOf('System c').querySelector('li')?.className).toBe('reason-unknown');
});

it('a model that only might fit is where to start where none fits for sure', () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['None'] };
  const one = { ...SPLIT, id: 'a', title: 'Alpha', suits_small_outdoor_space: '' };
  showList([one, { ...one, id: 'b', title: 'Beta', suits_areas: 'whole_home' }], { answers });
  expect(screen()).toContain('None fits for sure. 1 model might: ask an installer.');
  expect(cardTitles()).toEqual(['Alpha']);
});

it('the groups stand at once where nothing fits', () => {
  showList([{ ...SPLIT, id: 'b', title: 'Beta', suits_areas: 'whole_home' }]);
  expect(allNamed('section', "Where we'd start")).toEqual([]);
  expect(named('section', 'Close, with one catch').querySelector('details')).toBeNull();
  expect(rowTitles()).toEqual(['Beta']);
});

/** Nine models beside the first: fewer aren't sorted. */
const MANY = [
  ...SYSTEMS,
  ...[5, 6, 7, 8, 9].map((n) => ({ ...SYSTEMS[3], id: `m${n}`, title: `Multi ${n}`, priority: n })),
];
const rest = ['Multi 5', 'Multi 6', 'Multi 7', 'Multi 8', 'Multi 9'];

it('the order of the list is by one figure, each type separately, and is explained', () => {
  showRows(MANY);
  press(() => button('Show all 9'));
  expect(rowTitles()).toEqual(['Alpha', 'Beta', 'Gamma', 'Delta', ...rest]);
  sortBy('Cooling capacity');
  expect(rowTitles()).toEqual(['Beta', 'Gamma', 'Alpha', 'Delta', ...rest]);
  expect(headings(document.body)).toContain('Multi-split');
  sortBy('Outdoor noise');
  expect(rowTitles().slice(0, 3)).toEqual(['Beta', 'Gamma', 'Alpha']);
  expect(screen()).toContain('smaller sizes first');
  sortBy('Cooling stars');
  expect(rowTitles().slice(0, 3)).toEqual(['Beta', 'Alpha', 'Gamma']);
  // The order is still there when the visitor comes back from a system.
  openRow('Alpha');
  press(
    () => button('Choose Alpha', rowOf('Alpha')),
    () => button('Back'),
  );
  expect(named<HTMLSelectElement>('select', 'Sort by').value).toBe('cooling_stars');
});

it('the list of eight models isn’t sorted, even where a longer one was', () => {
  showRows(MANY.slice(0, 7), { sort: 'capacity' });
  expect(allNamed('select', 'Sort by')).toEqual([]);
  expect(rowTitles().slice(0, 3)).toEqual(['Alpha', 'Beta', 'Gamma']);
});

it('the list sorted by price keeps prices on one basis together', () => {
  const at = (id: string, price: string, price_includes: string) => ({
    ...SPLIT,
    id,
    title: `System ${id}`,
    price_from_aud: price,
    price_includes,
  });
  const kinds = [
    ['3000', 'supply_and_standard_install'],
    ['', ''],
    ['900', 'supply_only'],
  ];
  showRows('abcdefghi'.split('').map((id, index) => at(id, ...(kinds[Math.floor(index / 3)] as [string, string]))));
  sortBy('Price');
  press(() => button('Show all 9'));
  expect(rowTitles()).toEqual([...'ghiabcdef'].map((id) => `System ${id}`));
  expect(headings(named('section', 'These fit'))).toContain('Split');
});

it('the order of the list is by stars only in a known climate zone', () => {
  showRows(MANY, { zone: null });
  const { options } = named<HTMLSelectElement>('select', 'Sort by');
  expect([...options].map(({ text }) => text)).toEqual(['Closest match', 'Outdoor noise', 'Cooling capacity', 'Price']);
});

it('the list shows its first rows, with the one to start with, and all on request', () => {
  showRows(Array.from({ length: 40 }, (_, number) => ({ ...ALPHA, id: `s${number}`, title: `System ${number}` })));
  const details = () => allNamed('button', /^Details of /);
  expect(screen()).toContain('41 models fit.');
  expect(details()).toHaveLength(5);
  expect(allNamed('button', 'Details of System 0')).toHaveLength(1);
  press(() => button('Show all 40'));
  expect(details()).toHaveLength(40);
  // Continues after the last model shown.
  expect(document.activeElement).toBe(details()[5]);
  expect(allNamed('button', 'Show all 40')).toEqual([]);
});

it('an answer that counts neither way is never a reason, for all systems or for one', () => {
  const answers = answersOf('No, House - Pitched Roof, Whole Home, Unsure, Large Outdoor space, None');
  const ducted = { system_type: 'ducted', zone_control: 'room_zoning' };
  showList(
    [
      { ...ducted, id: 'a', title: 'Alpha' },
      { ...ducted, id: 'b', title: 'Beta', price_from_aud: 100, price_includes: 'supply_only' },
    ],
    { answers },
  );
  openRow('Alpha');
  expect(screen()).toContain('Its ducts serve a whole home.');
  expect(screen()).not.toMatch(/weren't sure|don't count either way|plenty of space/);
});

it('a reason for more than was asked, and for an extra that costs, has a heading each, and is no shortfall', () => {
  const answers = answersOf(
    'No, House - Pitched Roof, Whole Home, Individual Room Zoning, Large Outdoor space, Mobile App',
  );
  const ducted = { system_type: 'ducted', zone_control: 'individual_temperature', controls: 'mobile_app:optional' };
  const ahead = { ...ducted, id: 'b', title: 'Beta', controls: 'mobile_app', warranty_years: 9 };
  showList([{ ...ducted, id: 'a', title: 'Alpha' }, ahead], { answers });
  const more = 'You can also set each room or zone to its own temperature.';
  expect(textOf(rowOf('Alpha'))).toContain('A mobile app costs extra.');
  expect(textOf(openRow('Alpha'))).toContain(more);
  expect(headings(rowOf('Alpha'))).toEqual(['Alpha', 'Why it fits', 'More than you asked for', 'Costs extra']);
});

/** Suggestions have their own file. */
const suggested = () => act(() => import('./Suggestions.tsx'));

const { products: DEMO } = readCsv(readFileSync('catalogue/products.csv', 'utf8'));
/** An apartment with wishes that the demo range can't meet: touchscreen, ducted, little outdoor space. */
const NO_MATCH = answersOf(
  'Yes, Ducted, Apartment, Whole Home, Individual Temperature Control, Small Outdoor space, Touchscreen',
);

it('without a full match the list has the closest systems, and changes that help', async () => {
  showScreens(DEMO, { answers: NO_MATCH, zone: null });
  await suggested();
  expect(allNamed('section', 'These fit')).toEqual([]);
  expect(document.querySelector('article')).not.toBeNull();
  expect(textOf(named('section', 'Change one thing, see more'))).toMatch(/more models? fits?/);
});

it('without a full match the list says so, then what would help, and then the closest systems', async () => {
  showScreens(DEMO, { answers: NO_MATCH, zone: null });
  await suggested();
  expectOrder(textOf(document.body), ['None fits everything.', 'Change one thing, see more', 'Close, with one catch']);
});

it('of the changes that help, the list shows the two that add most', async () => {
  const answers = {
    ...{ Q0: 'Yes', Q1: 'Split', Q2: 'House - Pitched Roof', Q3: 'Whole Home', Q4: 'Individual Room Zoning' },
    ...{ Q6: 'Large Outdoor space', Q7: ['Mobile App', 'Voice Control', 'Touchscreen'] },
  };
  const matcher = createMatcher(DEMO);
  const job = jobOf(answers, {});
  const found = suggest(matcher, job, findModels(matcher, job).groups.fits.length);
  expect(found).toHaveLength(3);
  showScreens(DEMO, { answers, zone: null });
  await suggested();
  const shown = [...named('section', 'Change one thing, see more').querySelectorAll('li > p')].map(textOf);
  expect(shown.map((text) => Number(/(\d+) more/.exec(text)?.[1]))).toEqual(found.slice(0, 2).map(({ adds }) => adds));
});

it('where one or two systems fit, changes that let more fit are offered below them', async () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['Mobile App'] };
  showList([ALPHA, { ...ALPHA, id: 'b', title: 'Beta', controls: 'none' }], { answers });
  await suggested();
  expect(cardTitles()).toEqual(['Alpha']);
  expect(textOf(named('section', 'Change one thing, see more'))).toContain('1 more model fits');
});

it('without a full match a suggestion does what it promises, and one press undoes it exactly', async () => {
  const { visit } = showScreens(DEMO, { answers: NO_MATCH, zone: null });
  await suggested();
  const first = () => named('section', 'Change one thing, see more').querySelector('li') as HTMLElement;
  const promised = /(\d+) more models?/.exec(textOf(first()));
  press(() => button(/^Try this/, first()));
  expect(textOf(document.querySelector('.so-far'))).toMatch(new RegExp(`\\b${promised?.[1]} models? fits?\\.`));
  expect(textOf(document.activeElement)).toMatch(/Systems for your home|ways? to do it/);
  press(() => button('Undo'));
  expect(visit.get().answers).toEqual(NO_MATCH);
  expect(screen()).toContain('None fits everything.');
  expect(allNamed('section', 'These fit')).toEqual([]);
  await suggested();
  expect(textOf(first())).toContain(promised?.[0]);
  expect(textOf(document.activeElement)).toBe('Systems for your home');
});

itWith('sizing')(
  'where nothing that was asked for by name is big enough, the list says so, and no model counts as fitting',
  () => {
    const answers = answersOf('Yes, Split, Townhouse, Single Room, Large Outdoor space, None');
    showList([{ ...BETA, cooling_capacity_kw: 3 }], { answers, parts: { sizing: { rooms: ['open_plan'] } } });
    expect(screen()).toContain('None of ours that fits is big enough on its own.');
    expect(textOf(named('.row', 'Beta'))).toContain('Small for an open-plan room.');
    expect(textOf(document.querySelector('.foot [role=status]'))).toBe('Nothing that fits is big enough.');
  },
);

it('without a postcode, the list asks for it where not every system is installed everywhere', () => {
  showList(SYSTEMS, { zone: null });
  expect(screen()).not.toContain('what we install there');
  showList(
    SYSTEMS.map((one) => ({ ...one, service_postcodes: '2000-2249' })),
    { zone: null },
  );
  expect(screen()).toContain('what we install there');
});
