import { act } from 'react';
import { expect, it } from 'vitest';
import { productWith } from '../../../tests/samples/anyProduct.ts';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import { oneSize } from '../../../tests/samples/models.ts';
import { PRICE_LIST } from '../../../tests/samples/priceList.ts';
import { SPOILT_LISTS } from '../../../tests/samples/spoiltLists.ts';
import {
  allNamed,
  button,
  descriptionOf,
  fill,
  named,
  option,
  press,
  show,
  showScreens,
  textOf,
  unfold,
} from '../../../tests/showScreens.tsx';
import { VisitContext } from '../../visit/useVisit.ts';
import { createVisit } from '../../visit/visit.ts';
import type { VisitState } from '../../visit/visitState.ts';
import { jobOf } from '../../words/advise.ts';

const split = (id: string, price: number | null, more: object = {}) => ({
  id,
  title: `System ${id}`,
  system_type: 'split',
  suits_home_types: 'townhouse',
  ...(price !== null && { price_from_aud: price, price_includes: 'supply_only' }),
  ...more,
});
const TITLE = 'What will it cost, installed?';
/** With a last day that no test reaches. */
const LIST = { ...PRICE_LIST, valid_until: '2999-12-31' };
const DATA = { nonce: 'n', installation: LIST };

/** The part, started with a price list. */
const started = () => act(() => import('./startCost.tsx'));

/** A visitor at the result of the first system. */
function atResult(state: Partial<VisitState> = {}, data: object = DATA, products = [split('a', 1990)]) {
  return showScreens(
    exampleProducts(...products),
    { place: '/result', chosen: 'a', ...state },
    { data: data as typeof DATA },
  );
}

const box = () => named('section', TITLE);
const span = () => textOf(box().querySelector('[role=status]'));

async function open(): Promise<void> {
  await started();
  await unfold(TITLE, () => import('./createCost.tsx'));
}

it('each answer narrows the span, and its lines, source and GST are named', async () => {
  atResult();
  await open();
  expect(span()).toBe('$2,841 to $4,494 installed');
  for (const group of box().querySelectorAll('fieldset'))
    expect([...group.querySelectorAll('input')].at(-1)?.checked).toBe(true);
  press(
    () => button('More questions', box()),
    () => option('Higher', box()),
    () => option('Straight through the wall', box()),
    () => option('On a wall', box()),
    () => option('No', box()),
    () => option('5 to 10 m', box()),
  );
  expect(span()).toBe('$3,324 to $3,731 installed');
  const lines = [...box().querySelectorAll('.bars li')].map(textOf);
  expect(lines).toEqual([
    'What we know so far',
    'The system$1,990',
    'Standard installation, with 3 m of pipe and 15 m of cable$851',
    'Second storey$205',
    'Bracket on a wall$190',
    'Depends on your home',
    'Pipe beyond the 3 m included$88 to $308',
    'Cable beyond the 15 m included$0 to $187',
    'Total$3,324 to $3,731',
  ]);
  expect(textOf(box())).toContain("A guide from Wattlebird Air's price list of June 2026, including GST.");
  expect(textOf(box())).not.toMatch(/\b(quote|fixed|final|save|fair|dear)/i);
});

const questions = () => [...box().querySelectorAll('legend')].map(textOf);

it('the four questions that widen the span most are asked, and stay when one is answered; more are a press away', async () => {
  atResult();
  await open();
  const first = [
    'How many metres of pipe?',
    'Where will the outdoor unit stand?',
    'Which floor is the indoor unit on?',
    'How far is it to the switchboard?',
  ];
  expect(questions()).toEqual(first);
  expect([...box().querySelectorAll('fieldset .hint')].map(textOf).slice(0, 2)).toEqual([
    'Up to $748. From the indoor unit to the outdoor unit.',
    'Up to $315.',
  ]);
  press(
    () => option('On the ground', box()),
    () => option('Ground floor', box()),
  );
  expect(questions()).toEqual(first);
  press(() => button('More questions', box()));
  expect(questions()).toEqual([...first, 'Which way can the pipe go?', 'Is there an old system to remove?']);
});

it('an open question has its short name among the lines, and without one there is no second heading', async () => {
  const { visit } = atResult();
  await open();
  const lines = () => [...box().querySelectorAll('.bars li')].map(textOf);
  expect(lines()).toContain('Way the pipe goes$0 to $110');
  const all = { storey: 'first', route: 'other', outdoor: 'wall', removal: 'no', pipe_m: 4, cable_m: 4 };
  act(() => visit.update((state) => ({ ...state, parts: { cost: all } })));
  expect(lines()).toContain('Pipe beyond the 3 m included$44');
  expect(lines()).not.toContain('Depends on your home');
});

it('typed metres override a pressed band, and a pressed band what was typed', async () => {
  const { visit } = atResult();
  await open();
  const pipe = () => visit.get().parts.cost;
  press(() => option('Up to 5 m', box()));
  expect(pipe()).toEqual({ pipe_m: [0, 5] });
  fill(option('Metres of pipe', box()), '7.5');
  expect(pipe()).toEqual({ pipe_m: 7.5 });
  expect(option('Up to 5 m', box()).checked).toBe(false);
  fill(option('Metres of pipe', box()), 'far');
  expect(textOf(box())).toContain("Type just a number, such as 4.5. Until then it counts as Don't know.");
  expect(pipe()).toBeUndefined();
  press(() => option('10 to 20 m', box()));
  expect([pipe(), option('Metres of pipe', box()).value]).toEqual([{ pipe_m: [10, 20] }, '']);
});

it('beyond the list there is no figure, and the visitor is told where it ends', async () => {
  atResult();
  await open();
  fill(option('Metres of pipe', box()), '20.5');
  expect(span()).toBe('Our price list only goes up to 20 m of pipe. For more, ask us.');
  expect(textOf(box())).toContain('Our price list only goes up to 20 m. For more, ask us.');
});

it('beyond the list the brief says where it ends, with the answers', async () => {
  atResult({ parts: { cost: { storey: 'first', pipe_m: 200 } } });
  await started();
  await act(() => import('./createCost.tsx'));
  expect(textOf(document.querySelector('.brief'))).toContain(
    'What it may cost, installedThe price list only goes up to 20 m of pipe, and this needs more. Please measure.A guide from',
  );
});

it('systems side by side have a line each, and a question says for which of them it is', async () => {
  const { createCost } = await import('./createCost.tsx');
  const wall = oneSize(
    productWith({ system_type: 'split', id: 'a', title: 'System a', price: { aud: 1990, includes: 'supply_only' } }),
  );
  const vents = oneSize(
    productWith({
      system_type: 'ducted',
      id: 'd',
      title: 'System d',
      price: { aud: 9900, includes: 'supply_and_standard_install' },
    }),
  );
  const visit = createVisit({ read: () => null, write: () => {}, clear: () => {} });
  const job = { ...jobOf({ Q3: 'Multiple Rooms', Q5: '2 Rooms' }, {}), installation: LIST, on: '2026-11-28' };
  const jobs = [[wall], [vents], [wall, wall]];
  show(() => <VisitContext value={visit}>{createCost(LIST).box(jobs, job)}</VisitContext>);
  const lines = [...document.querySelectorAll('.cost-models li')].map(textOf);
  expect(lines).toEqual([
    'System a $2,841 to $4,494 installed',
    'System d $9,900 to $9,988 installed',
    '2 × System a $5,681 to $8,900 installed',
  ]);
  const hints = [...document.querySelectorAll('fieldset .hint')].map(textOf);
  expect(hints[1]).toBe('Up to $630. Only for System a and 2 × System a.');
});

it('of several systems each is charged for, the old one is removed once, and one line says so', async () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '2 Rooms', Q6: 'Large Outdoor space' };
  const bought = { way: 'splits', systems: ['a', 'a'] } as const;
  const known = { storey: 'first', route: 'other', outdoor: 'ground', removal: 'yes', pipe_m: 4, cable_m: 4 };
  atResult({ answers, bought, parts: { cost: known } });
  await open();
  // Twice 1,990 + 850.50 + 205 + 44, and 88 once.
  expect(span()).toBe('$6,267 installed');
  expect([...box().querySelectorAll('.bars li')].map(textOf)).toEqual([
    'What we know so far',
    'The 2 systems$3,980',
    'Standard installation, with 3 m of pipe and 15 m of cable$1,701',
    '2 × Second storey$410',
    'Taking an old system away$88',
    'Pipe beyond the 3 m included$88',
    'Total$6,267',
  ]);
  expect(textOf(box())).toContain('Each answer counts for all 2 systems.');
});

it('a system without a price has a span for the installation alone', async () => {
  atResult({}, DATA, [split('a', null)]);
  await open();
  expect(span()).toBe('Installation alone: $851 to $2,504');
});

it('only facts that the kind needs are asked, and a system that the list leaves out has no box', async () => {
  const ducted = { system_type: 'ducted', price_includes: 'supply_and_standard_install' };
  atResult({}, DATA, [split('a', 9900, ducted)]);
  await open();
  expect([...box().querySelectorAll('legend')].map(textOf)).toEqual(['Is there an old system to remove?']);
  expect(span()).toBe('$9,900 to $9,988 installed');
});

it.each([
  ['without a price list', { nonce: 'n' }, {}],
  ['after its last day', { nonce: 'n', installation: { ...LIST, month: '2020-01', valid_until: '2020-01-31' } }, {}],
  ['for a kind that it leaves out', DATA, { system_type: 'slim_ducted' }],
  ['where installation has to be in the price and is not', DATA, { system_type: 'ducted' }],
])('there is no box %s', async (_, data, more) => {
  atResult({}, data, [split('a', 1990, more)]);
  await started();
  expect(allNamed('section', TITLE)).toEqual([]);
});

it.each(Object.entries(SPOILT_LISTS))('a list with %s is named on the console, and there is no box', async (_, bad) => {
  let said = '';
  showScreens(
    exampleProducts(split('a', 1990)),
    { place: '/result', chosen: 'a' },
    { data: { nonce: 'n', installation: bad }, warn: (line) => (said = line) },
  );
  await started();
  expect(said).toBe("installation of the initial data can't be used. product-selector installation check says why.");
  expect(allNamed('section', TITLE)).toEqual([]);
});

it('the list has the price of each job, installed, and what the visitor says of the home narrows it', async () => {
  const { visit } = showScreens(
    exampleProducts(split('a', 1990)),
    { parts: { cost: { route: 'a tunnel' } } },
    { data: DATA },
  );
  await started();
  const price = () => textOf(document.querySelector('.price-tag'));
  expect(price()).toBe('$2,841 to $4,494 installed');
  expect(textOf(document.querySelector('.so-far'))).toContain('So far: $2,841 to $4,494 installed');
  act(() => visit.update((state) => ({ ...state, parts: { cost: { storey: 'ground', pipe_m: [0, 5] } } })));
  expect(price()).toBe('$2,841 to $3,629 installed');
});

it('from the question about rooms on, the foot of each says what a job may cost', async () => {
  const answers = { Q0: 'No', Q2: 'Townhouse' };
  showScreens(exampleProducts(split('a', 1990)), { answers, at: 'Q2' }, { data: DATA });
  await started();
  const foot = () => textOf(document.querySelector('.bar-count'));
  expect(foot()).toBe('1 model fits');
  press(() => button('Continue'));
  expect(foot()).toMatch(/^So far: \$[\d,]+ to \$[\d,]+ installed · 1 model fits$/);
});

it.each([
  [8, 5, false],
  [8, 4, true],
  [3, 2, true],
])('beside a price, options with %s and %s models name these: %s', async (all, few, isCounted) => {
  const of = (at: number) => split(`s${at}`, 1990, { suits_small_outdoor_space: at < few ? 'yes' : 'no' });
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Single Room' };
  showScreens(exampleProducts(...[...Array(all).keys()].map(of)), { answers, at: 'Q6' }, { data: DATA });
  await started();
  expect(descriptionOf(option('Small Outdoor space')).includes(`${few} models`)).toBe(isCounted);
});

it('the brief has the span with its answers and the month of the list, once the visitor has said something', async () => {
  const { visit } = atResult();
  await open();
  const sheet = () => textOf(document.querySelector('.brief'));
  expect(sheet()).not.toContain('What it may cost, installed');
  act(() => visit.update((state) => ({ ...state, parts: { cost: { storey: 'first', wall: 'weatherboard' } } })));
  expect(sheet()).toContain(
    "What it may cost, installed$3,046 to $4,494 installedIs your price in that range? If not, what's different?A guide from Wattlebird Air's price list of June 2026, including GST. You may find more work.Which floor is the indoor unit on? First floor",
  );
  expect(sheet()).toContain(
    'Second storey$205Way the pipe goes (not known yet)$0 to $110Where the outdoor unit stands (not known yet)$0 to $315Old system to remove (not known yet)$0 to $88Pipe beyond the 3 m included (not known yet)$0 to $748',
  );
  act(() => visit.update((state) => ({ ...state, parts: { cost: { storey: 'first', cable_m: [10, 20] } } })));
  expect(sheet()).toContain('Cable beyond the 15 m included$0 to $62');
  // A split is never asked for it.
  expect(sheet()).not.toContain('Weatherboard');
  const all = { storey: 'first', route: 'other', outdoor: 'wall', removal: 'no', pipe_m: 4, cable_m: 4 };
  act(() => visit.update((state) => ({ ...state, parts: { cost: all } })));
  expect(sheet()).not.toContain('not known yet');
});

it('where the installation is in the price, no other is charged, and an extra for each unit is counted', async () => {
  const installed = { system_type: 'multi_split', price_includes: 'supply_and_standard_install', max_indoor_units: 4 };
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q5: '3 Rooms', Q6: 'Large Outdoor space' };
  const known = { wall: 'double_brick', removal: 'no', pipe_m: 8 };
  atResult({ answers, parts: { cost: known } }, DATA, [split('a', 9000, installed)]);
  await open();
  expect([...box().querySelectorAll('.bars li')].map(textOf)).toEqual([
    'What we know so far',
    'The system and its standard installation$9,000',
    '3 × Double brick$180',
    'Pipe beyond the 6 m included$88',
    'Total$9,268',
  ]);
});

it('an enquiry may take along the span with answers, lines and source', async () => {
  const form = {
    fields: { postcode: false, note: false, marketing: false },
    notice: { short: 'Short.', long: 'Long.' },
  };
  atResult({ parts: { cost: { storey: 'first', removal: 'no', cable_m: 12 } } }, { ...DATA, enquiry: form });
  await started();
  await act(() => import('../enquiry/enquiryProgram.tsx'));
  await act(() => import('./createCost.tsx'));
  press(() => button('Ask for a quote'));
  const tick = option('What it may cost, installed');
  expect(tick.checked).toBe(false);
  const text = textOf(tick.closest('fieldset'));
  for (const line of [
    'System a: $3,046 to $4,219 installed',
    'Which floor is the indoor unit on? First floor',
    'How far is it to the switchboard? 12 m',
    'Second storey: $205',
    "from Wattlebird Air's price list of June 2026",
  ])
    expect(text).toContain(line);
});
