import { expect, it, vi } from 'vitest';
import { exampleProducts } from '../../../tests/samples/exampleProducts.ts';
import {
  allNamed,
  button,
  descriptionOf,
  named,
  nameOf,
  option,
  press,
  showScreens,
  textOf,
  unfold,
} from '../../../tests/showScreens.tsx';
import { readSnapshot, writeSnapshot } from '../../visit/snapshot.ts';
import type { VisitState } from '../../visit/visitState.ts';

const PRODUCTS = exampleProducts(
  { id: 'W', title: 'Wall', system_type: 'split', suits_home_types: 'townhouse', cooling_capacity_kw: 5 },
  { id: 'D', title: 'Vents', system_type: 'ducted', suits_home_types: 'townhouse', cooling_capacity_kw: 12 },
  { id: 'M', title: 'Heads', system_type: 'multi_split', suits_home_types: 'townhouse|apartment', max_indoor_units: 5 },
);
const ANSWERS = { Q0: 'No', Q2: 'Townhouse', Q6: 'Large Outdoor space', Q7: ['None'] };
const ONE = { ...ANSWERS, Q3: 'Single Room' };
const TWO = { ...ANSWERS, Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms' };
const THREE = { ...TWO, Q5: '3 Rooms' };
const OVER = { ...THREE, Q5: 'Over 3 Rooms' };
const HOME = { ...ANSWERS, Q3: 'Whole Home', Q4: 'Unsure' };

function open(
  answers: VisitState['answers'],
  state: Partial<VisitState> = {},
  more: Parameters<typeof showScreens>[2] = {},
) {
  const shown = showScreens(PRODUCTS, { answers, at: 'added', zone: 'average', ...state }, more);
  const notify = vi.spyOn(shown.visit, 'notify');
  const told = () => notify.mock.calls.flatMap(([name, detail]) => (name === 'selector-size' ? [detail] : []));
  return { ...shown, told };
}
const title = () => textOf(document.querySelector('h1'));
const groups = () => [...document.querySelectorAll('fieldset')].map((one) => textOf(one.querySelector('legend')));
const radios = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
const goOn = () => press(() => button('Continue'));
const line = () => textOf(document.querySelector('.size-line > p'));
const pick = (group: string, label: string) =>
  press(() =>
    option(
      label,
      [...document.querySelectorAll('fieldset')].find((one) => nameOf(one.querySelector('legend')!) === group),
    ),
  );

const described = (one: Element) => [nameOf(one), descriptionOf(one).trim()].filter(Boolean).join(': ');
const KINDS = [
  'Bedroom or study: Up to 15 m²',
  'Living room: Up to 30 m²',
  'Big living room: 30 to 45 m²',
  'Open plan: 45 to 65 m²',
  'Bigger: Over 65 m²',
  'Not sure',
];

it('one room is a step like a question, with nothing chosen, that names each kind of room and its area', () => {
  open(ONE);
  expect([title(), groups()]).toEqual(['How big is the room?', ['How big is the room?']]);
  expect(radios().map(described)).toEqual(KINDS);
  expect(radios().some(({ checked }) => checked)).toBe(false);
  expect(textOf(document.querySelector('.progress'))).toBe('Question 6 · the last one');
  expect(document.activeElement).toBe(document.querySelector('h1'));
});

it('Continue without a choice leaves the size open, with no error and no event, and Back leads there again', () => {
  const { told } = open(ONE);
  goOn();
  expect([title(), told()]).toEqual(['Systems for your home', []]);
  expect(line()).toMatch(/show ranges\. Bedroom or study: .* Living room: /);
  press(() => button('Back'));
  expect(title()).toBe('How big is the room?');
  press(() => button('Back'));
  expect(title()).toBe('Which smart controls matter to you?');
  goOn();
  expect(title()).toBe('How big is the room?');
});

it('the questions count the step, and the last one leads to it', () => {
  open(ONE, { at: 'Q7' });
  expect(textOf(document.querySelector('.progress'))).toBe('Question 5 · 1 more');
  expect(document.querySelector('progress')?.max).toBe(6);
});

it('a chosen kind of room is told once, stands on the list with its kW, and can be changed', () => {
  const { told } = open(ONE);
  pick('How big is the room?', 'Living room');
  goOn();
  expect([line(), told()]).toEqual(['Living room: 3.5 to 5.0 kW.', [{ rooms: ['living'] }]]);
  press(() => button('Change: How big is the room?'));
  expect([title(), option('Living room').checked]).toEqual(['How big is the room?', true]);
  expect(textOf(document.querySelector('.progress'))).toBe('Continue takes you back to your list.');
  press(() => button('Back'));
  expect(title()).toBe('Systems for your home');
  press(() => button('Change: How big is the room?'));
  pick('How big is the room?', 'Not sure');
  goOn();
  expect([line(), told()]).toEqual([expect.stringMatching(/so we show ranges\. /), [{ rooms: ['living'] }]]);
});

it('each of several rooms has a group, and one that stays open leaves the others as they are', () => {
  const { told } = open(THREE);
  expect(title()).toBe('How big are the rooms?');
  expect(groups()).toEqual(['How big is room 1?', 'How big is room 2?', 'How big is room 3?']);
  expect(radios().map(described)).toEqual([...KINDS, ...KINDS, ...KINDS]);
  pick('How big is room 3?', 'Living room');
  pick('How big is room 1?', 'Living room');
  goOn();
  expect(told()).toEqual([{ rooms: ['living', 'unsure', 'living'] }]);
  expect(line()).toMatch(/counts as a bedroom\.$/);
});

const UP_TO_THREE =
  '6.0 to 10.0 kW with vents, 6.0 to 9.0 kW from one outdoor unit. Not every room at once on the worst day.';
const SPLIT_FOR_MANY = { ...THREE, Q0: 'Yes', Q1: 'Split', Q5: 'Over 3 Rooms' };
const BY_DUCTS = { ...HOME, Q0: 'Yes', Q1: 'Ducted' };
it.each([
  ['1 or 2 bedrooms', 2, HOME, UP_TO_THREE],
  ['3 bedrooms', 3, { ...HOME, Q2: 'Apartment' }, '6.0 to 9.0 kW. Not every room at once on the worst day.'],
  ['4 bedrooms', 4, SPLIT_FOR_MANY, '10.0 to 14.0 kW. Not every room at once on the worst day.'],
  ['5 or more bedrooms', 5, BY_DUCTS, '16.0 to 22.0 kW. Two systems may make more sense.'],
] as const)('a home of %s is sized by its bedrooms', (label, home, answers, text) => {
  const { told } = open(answers);
  pick('How many bedrooms?', label);
  goOn();
  expect([line(), told()]).toEqual([`${label}: ${text}`, [{ home }]]);
});

it.each([
  [HOME, 'How many bedrooms?', 'Not sure', 'the home. We start from three bedrooms: 9.0 to 14', []],
  [OVER, 'How many bedrooms?', 'Not sure', 'the home. We start from a living room and three bedrooms: ', []],
  [ONE, 'How big is the room?', 'Bigger', 'a room this big.', [{ rooms: ['bigger'] }]],
])('what has no known size is for an installer to measure', (answers, group, choice, text, events) => {
  const { told } = open(answers);
  pick(group, choice);
  goOn();
  expect([line(), told()]).toEqual([expect.stringContaining(`An installer measures ${text}`), events]);
});

it.each([
  [
    'fewer',
    TWO,
    { rooms: ['bedroom', 'living', 'open_plan'] },
    /Living room: 3\.5 to 5\.0 kW\. Only the first 2 rooms count now\.$/,
  ],
  [
    'one',
    ONE,
    { rooms: ['bedroom', 'living'] },
    /^Bedroom or study: 2\.0 to 2\.6 kW\. Only the first room counts now\.$/,
  ],
  [
    'more',
    THREE,
    { rooms: ['bedroom', 'living'] },
    /The room you weren't sure of counts as a bedroom\. We've kept the rooms you described\.$/,
  ],
  ['a home', HOME, { rooms: ['bedroom'] }, /^An installer measures the home\. .* We've kept the rooms you described/],
])('after a change to %s rooms the first rooms stay, and the line says so', (_, answers, sizing, text) => {
  open(answers, { at: 'matches', parts: { sizing } });
  expect(line()).toMatch(text);
});

it('each trait moves the kW, a contradiction takes the other one away, and the sources have their date', async () => {
  open(ONE, { parts: { sizing: { rooms: ['living'] } } });
  expect(allNamed('summary', 'More about size')).toEqual([]);
  goOn();
  press(() => button('Change: How big is the room?'));
  const box = await unfold('More about size', () => import('./MoreAboutSize.tsx'));
  expect(textOf(box)).toContain('The more kilowatts (kW), the more space it can cool.');
  const kw = () => /[\d.]+ to [\d.]+ kW/.exec(textOf(box.querySelector('[role=status]')))?.[0];
  const seen = [kw()];
  for (const trait of [
    'High ceilings',
    'No insulation',
    'Large windows to the west or north',
    'Well insulated and shaded',
  ]) {
    press(() => option(trait));
    seen.push(kw());
  }
  expect(seen).toEqual(['3.5 to 5.0 kW', '4.0 to 6.0 kW', '5.0 to 7.0 kW', '5.0 to 7.0 kW', '3.5 to 5.5 kW']);
  expect([option('No insulation').checked, option('High ceilings').checked]).toEqual([false, true]);
  const source = named('li', /airconditionerland\.com\.au/, box);
  expect(textOf(source)).toMatch(
    /^Up to 20 m²: 2 to 2\.5 kW\. .* Source: airconditionerland\.com\.au, from a copy of the page, November 2026\b/,
  );
  goOn();
  expect(line()).toBe('Living room: 3.5 to 5.5 kW.');
});

it('the brief says the size, what it comes from, and that the system is small for it', () => {
  open(ONE, { place: '/result', chosen: 'W', parts: { sizing: { rooms: ['open_plan'], traits: ['ceilings'] } } });
  const brief = textOf(document.querySelector('article'));
  for (const text of [
    'Open plan: 7.0 to 11.0 kW.',
    'High ceilings',
    'For the average climate zone.',
    'Small for an open-plan room',
  ])
    expect(brief).toContain(text);
});

it('size-help="off" has neither the step nor the line', () => {
  const element = document.createElement('div');
  element.setAttribute('size-help', 'off');
  open(ONE, {}, { element });
  expect([title(), line()]).toEqual(['Systems for your home', '']);
});

it('a visit that was saved on the step opens there, whatever its sizes are', () => {
  const { visit } = open(ONE, { parts: { sizing: { rooms: ['attic', 5], home: 99, traits: 'all' } } });
  expect(radios().some(({ checked }) => checked)).toBe(false);
  const saved = writeSnapshot(visit.get());
  // Earlier versions named the step.
  for (const text of [saved, saved.replace('"added"', '"size"')]) expect(readSnapshot(text)?.at).toBe('added');
});
