import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { allNamed, answerWith, button, fill, named, press, showScreens, textOf } from '../../tests/showScreens.tsx';
import type { VisitState } from '../visit/visitState.ts';

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
const ALL_ANSWERS = {
  Q0: 'Yes',
  Q1: 'Ducted',
  Q2: 'Apartment',
  Q3: 'Multiple Rooms',
  Q4: 'Individual Temperature Control',
  Q5: 'Over 3 Rooms',
  Q6: 'Small Outdoor space',
  Q7: ['Voice Control', 'Mobile App'],
};

/** Shows the result of a visitor without a climate zone. */
const showResult = (product: object, state: Partial<VisitState> = {}) =>
  showScreens(exampleProducts({ ...product }), { place: '/result', chosen: 'a', zone: null, ...state });

/** All elements of a kind, but for those of the brief, which is only printed. */
const shown = (css: string) => [...document.querySelectorAll(css)].filter((element) => !element.closest('article'));
const headings = () => shown('h1, h2').map(textOf);
const screen = () => shown('p, li, label, legend, dt, dd').map(textOf).join(' ');
const lines = (text: RegExp) => shown('li').filter((line) => text.test(textOf(line)));

it('the letter is whole for a system with nothing but an id, a title and a type', () => {
  showResult(BARE);
  expect(screen()).toContain('Ask for a price');
  expect(screen()).toContain("We don't have energy label figures for this system.");
  expect(lines(/The full price, with installation\./)).not.toEqual([]);
  expect(allNamed('svg', /^Townhouse: .* With a split system/)).not.toEqual([]);
  expect(document.querySelector('input, textarea')).toBeNull();
});

it('the letter has what the system misses before what to check, and a line for more than was asked', () => {
  showResult(RICH, { answers: { ...ALL_ANSWERS, Q2: 'House - Pitched Roof', Q4: 'Day / Night Zoning' } });
  expect(headings().slice(1, 6)).toEqual([
    'What to do next',
    'Why it fits',
    'More than you asked for',
    "What it doesn't do",
    'To check in your home',
  ]);
  expect(lines(/^You can also /)).toHaveLength(1);
});

it('the letter has other points to check for another home', () => {
  showResult(RICH, { answers: ALL_ANSWERS });
  expect(lines(/^Approval from your body corporate or owners corporation/)).not.toEqual([]);
  press(() => button('Change: What kind of home is it?'));
  expect(textOf(document.body)).toContain('Continue takes you back to your system.');
  answerWith('House - Flat Roof');
  expect(lines(/A flat roof usually leaves/)).not.toEqual([]);
  expect(lines(/^Approval from your body corporate or owners corporation/)).toEqual([]);
});

it('a typed postcode shows nothing until it is complete, then its zone is announced', async () => {
  // Loaded before the clock stands still.
  await import('./postcodeReply.ts');
  vi.useFakeTimers();
  try {
    showResult({ ...BARE, stars_cool_cold: 2 });
    const field = () => named<HTMLInputElement>('input', 'Postcode');
    const said = () => [...document.querySelectorAll('[role=status]')].map(textOf).join();
    const pause = () => act(() => vi.advanceTimersByTimeAsync(700));
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
