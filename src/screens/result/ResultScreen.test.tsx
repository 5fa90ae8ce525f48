import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { itWith } from '../../../tests/itWith.ts';
import { answersOf } from '../../../tests/samples/answersOf.ts';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { allNamed, button, fill, named, press, showScreens, textOf } from '../../../tests/showScreens.tsx';
import type { SelectorEvents } from '../../visit/selectorEvents.ts';
import type { VisitState } from '../../visit/visitState.ts';

const BARE = { id: 'a', title: 'Alpha', system_type: 'split' };
const RICH = {
  id: 'a',
  title: 'Alpha Ducted',
  system_type: 'ducted',
  phase: 3,
  zone_control: 'room_zoning',
  max_zones: 8,
  indoor_unit_style: 'concealed_ducted',
  controls: 'mobile_app:optional',
  indoor_height_mm: 360,
  outdoor_width_mm: 1050,
  outdoor_height_mm: 1338,
  outdoor_depth_mm: 370,
};
/** Eight answers; the system misses most of them. */
const ALL_ANSWERS = answersOf(
  'Yes, Ducted, Apartment, Multiple Rooms, Individual Temperature Control, Over 3 Rooms, Small Outdoor space, Voice Control, Mobile App',
);

/** Shows the result of a visitor without a climate zone. */
const showResult = (product: object, state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts({ ...product }), { place: '/result', chosen: 'a', zone: null, ...state });

/** Three sizes of one model. */
const SIZES = [2.5, 3.5, 5].map((kw) => ({
  ...BARE,
  id: `size ${kw}`,
  title: `Alpha ${kw} kW`,
  item_group_id: 'ALPHA',
  description: `It cools with ${kw} kW.`,
  cooling_capacity_kw: kw,
  price_from_aud: kw * 1000,
  price_includes: 'supply_only',
  outdoor_sound_power_dba: 55 + kw,
  outdoor_width_mm: 800,
  outdoor_height_mm: 500 + 10 * kw,
  outdoor_depth_mm: 300,
  kwh_cool_cold: 100 * kw,
  kwh_heat_cold: 400 * kw,
}));

const showSizes = (state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts(...SIZES), { place: '/result', chosen: 'size 3.5', ...state });

/** All elements of a kind, but for those of the brief, which is only printed. */
const shown = (css: string) => [...document.querySelectorAll(css)].filter((element) => !element.closest('article'));
const headings = () => shown('h1, h2').map(textOf);
const screen = () => shown('p, li, label, legend, dt, dd').map(textOf).join(' ');
const lines = (text: RegExp) => shown('li').filter((line) => text.test(textOf(line)));

/** Opens the energy, which loads then. */
async function openEnergy(): Promise<void> {
  press(() => button('Energy'));
  await act(() => import('./EnergySection.tsx'));
}

it('the result is whole for a system with nothing but an id, a title and a type', async () => {
  showResult(BARE);
  expect(screen()).toContain('ask for a price');
  expect(document.querySelector('input:not([type=radio]), textarea')).toBeNull();
  await openEnergy();
  expect(screen()).toContain("We don't have energy label figures for this system.");
  expect(lines(/What is the full price, installed\?/)).not.toEqual([]);
  expect(allNamed('svg', /^Townhouse: .* With a split system/)).not.toEqual([]);
});

it('the result has the shortfalls before the points to check, and nothing of more than was asked', () => {
  showResult(RICH, { answers: { ...ALL_ANSWERS, Q2: 'House - Pitched Roof', Q4: 'Day / Night Zoning' } });
  expect(headings().slice(1, 5)).toEqual([
    'What to do next',
    'Why it fits',
    "What it doesn't do",
    'To check in your home',
  ]);
  expect(lines(/^You can also /)).toEqual([]);
  expect(lines(/^You can switch between day and night zones, as you asked\.$/)).toHaveLength(1);
});

it('a typed postcode shows nothing until it is complete, then its zone is announced', async () => {
  // Loaded before the clock stands still.
  await import('../frame/postcodeReply.ts');
  vi.useFakeTimers();
  try {
    const pause = () => act(() => vi.advanceTimersByTimeAsync(700));
    showResult({ ...BARE, stars_cool_cold: 2 });
    await pause();
    await openEnergy();
    const field = () => named<HTMLInputElement>('input', 'Postcode');
    const said = () => [...document.querySelectorAll('[role=status]')].map(textOf).join();
    const before = said();
    for (const typed of ['3', '30', '300']) fill(field(), typed);
    expect(said()).toBe(before);
    fill(field(), '3000');
    expect(said()).toBe(before);
    await pause();
    expect(said()).toContain('Postcode 3000 is in the cold climate zone.');
    expect(screen()).toContain('Electricity price');
    fill(field(), '300');
    expect(screen()).toContain('Electricity price');
    fill(field(), '3002');
    await pause();
    expect(said()).toContain('Postcode 3002 is in the cold climate zone.');
  } finally {
    vi.useRealTimers();
  }
});

it('a model whose size nothing decides has ranges, and no figure of one size anywhere, the brief included', async () => {
  showSizes();
  expect(headings()[0]).toBe('Alpha');
  expect(screen()).toContain('Split · 2.5 to 5.0 kW');
  expect(screen()).toContain('$2,500 to $5,000 for the unit, installation on top');
  await openEnergy();
  expect(screen()).toContain('These figures depend on the size,');
  expect(textOf(document.body)).toContain('Size: to be worked out');
  expect(textOf(document.body)).not.toMatch(/3\.5|\$3,500|57\.5|58|535|350 kWh|It cools with/);
  expect(document.querySelector('svg[aria-label*="535"]')).toBeNull();
});

it('the landlord is only mentioned once the visitor rents, and their approval is then the first of two points', () => {
  const { visit } = showResult(BARE, { answers: { ...ALL_ANSWERS, Q2: 'House - Flat Roof' } });
  const all = () => textOf(document.body);
  const yours = () => textOf(document.querySelector('.reason-unknown') ?? document.body);
  expect(all()).toContain('Do you rent or own your home?');
  expect(all()).not.toMatch(/landlord|if you rent/i);
  press(() => named<HTMLInputElement>('input', 'I rent'));
  expect(yours()).toBe('Does your landlord agree? Ask before you buy.');
  expect(textOf(document.querySelector('article') ?? document.body)).toContain('Does the landlord agree?');
  press(() => named<HTMLInputElement>('input', 'I own'));
  expect(visit.get().tenure).toBe('own');
  expect(all()).not.toMatch(/landlord/i);
});

it('in Victoria, who rents or lets the home reads what the law asks of it, in a status that was there before', async () => {
  showResult({ ...BARE, stars_cool_cold: 2.5 }, { postcode: '3121', zone: 'cold' });
  const status = document.querySelector('.tenure + [role=status]');
  expect(status?.textContent).toBe('');
  for (const tenure of ['I rent', 'I let it out']) {
    press(() => named<HTMLInputElement>('input', tenure));
    await act(() => import('./RentalStandard.tsx'));
    expect(status?.textContent).toMatch(/^From 1 March 2027.* Cooling stars of this choice in your climate: 2\.5/);
    press(() => named<HTMLInputElement>('input', 'I own'));
    expect(status?.textContent).toBe('');
  }
  expect(status?.isConnected).toBe(true);
});

it.each(['', '2999', '4000', '7999'])('who rents outside Victoria reads nothing of its law: %j', async (postcode) => {
  showResult(BARE, { postcode, zone: 'cold' });
  press(() => named<HTMLInputElement>('input', 'I rent'));
  await act(() => import('./RentalStandard.tsx'));
  expect(screen()).not.toContain('From 1 March 2027');
});

it('two of the points to check are visible, and the fold counts them all', () => {
  showResult(BARE);
  const folded = shown('details > .reason-list > .reason-unknown');
  const seen = shown('.reason-list > .reason-unknown').filter((line) => !folded.includes(line));
  expect(seen).toHaveLength(2);
  expect(folded).toHaveLength(5);
  expect(shown('summary').map(textOf)).toContain('See all 7');
});

itWith('papers', 'sound')(
  'one line of links has everything else, and sound pressure never takes the place of sound power',
  () => {
    showResult({ ...BARE, outdoor_sound_pressure_dba: 49 });
    const links = () => allNamed('button', /^/, named('nav', 'More about it'));
    expect(links().map(textOf)).toEqual(['Brief', 'Quotes', 'Letter', 'Sound', 'Energy', 'All figures']);
    expect(shown('details').length).toBeLessThanOrEqual(4);
    press(() => button('All figures'));
    expect(button('All figures').getAttribute('aria-expanded')).toBe('true');
    const facts = shown('dt').map((name) => `${textOf(name)}: ${textOf(name.nextElementSibling ?? name)}`);
    expect(facts).toContain('Outdoor noise: only sound pressure given');
    expect(facts).toContain('Outdoor sound pressure: 49 dB(A)');
  },
);

const TWO_ROOMS = answersOf('No, Townhouse, Multiple Rooms, 2 Rooms, Large Outdoor space, None');

itWith('sizing')('several systems are one result: their names, one price, and what they use together', async () => {
  const bought = { way: 'splits', systems: ['size 2.5', 'size 5'] } as const;
  const parts = { sizing: { rooms: ['bedroom', 'living'] } };
  showSizes({ chosen: 'size 2.5', bought, answers: TWO_ROOMS, parts, zone: 'cold' });
  expect(headings()[0]).toBe('Alpha 2.5 kW and 5.0 kW, one in each room');
  expect(screen()).toContain('$7,500 for the units, installation on top');
  expect(screen()).not.toContain('single room');
  await openEnergy();
  // 3,750 kWh for both.
  expect(screen()).toContain('about $940 to $1,690 a year');
  expect(textOf(document.querySelector('.brief'))).toContain('2 outdoor units');
});

it('a split for the one room that was asked for says nothing of other rooms', () => {
  showSizes({ chosen: 'size 2.5', bought: { way: 'split', systems: ['size 2.5'] } });
  expect(headings()[0]).toContain('Alpha');
  expect(screen()).not.toContain('other room');
});

itWith('sizing')('two equal systems are named once, and a changed number of rooms leaves the first of them', () => {
  const bought = { way: 'splits', systems: ['size 2.5', 'size 2.5'] } as const;
  const parts = { sizing: { rooms: ['bedroom', 'bedroom'] } };
  const { visit } = showSizes({ chosen: 'size 2.5', bought, answers: TWO_ROOMS, parts });
  expect(headings()[0]).toBe('2 × Alpha 2.5 kW, one in each room');
  act(() => visit.update((state) => ({ ...state, answers: { ...TWO_ROOMS, Q5: '3 Rooms' } })));
  expect(headings()[0]).toBe('Alpha 2.5 kW');
});

it('the page hears which button of the result was pressed, with the chosen system', async () => {
  const { visit } = showScreens(
    exampleProducts({ id: 'a', title: 'Alpha', system_type: 'split', link: 'https://shop.example/a' }),
    { place: '/result', chosen: 'a' },
  );
  const notify = vi.spyOn(visit, 'notify');
  const heard = () =>
    notify.mock.calls.flatMap(([name, detail]) =>
      name === 'selector-action' ? [detail as SelectorEvents['selector-action']] : [],
    );
  vi.spyOn(window, 'open').mockReturnValue(null);
  press(() => button('All figures'));
  press(() => named('a', /^See full details/));
  press(() => button('Print or save as PDF'));
  press(() => button('Brief'));
  for (const pressed of document.querySelectorAll<HTMLElement>('.paper-row[data-action=copy] button'))
    press(() => pressed);
  // The browser's replies to copying and printing.
  await act(async () => {});
  expect(heard().every(({ system, systems }) => system === 'a' && systems.join() === 'a')).toBe(true);
  expect([...new Set(heard().map(({ action }) => action))].sort()).toEqual(['copy', 'details', 'print']);
});
