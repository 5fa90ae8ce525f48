import { readFileSync } from 'node:fs';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { itWith } from '../../../tests/itWith.ts';
import { PRICE_LIST } from '../../../tests/samples/priceList.ts';
import { readCsv } from '../../../tests/samples/readFile.ts';
import {
  allNamed,
  answerWith,
  button,
  descriptionOf,
  nameOf,
  option,
  passSize,
  press,
  showScreens,
  textOf,
} from '../../../tests/showScreens.tsx';
import { readReply } from '../../catalogue/readReply.ts';
import { readSnapshot } from '../../visit/snapshot.ts';
import { NEW_VISIT } from '../../visit/visitState.ts';

const { products } = readCsv(readFileSync('catalogue/products.csv', 'utf8'));
const begin = () => showScreens(products, { answers: {}, at: null, zone: null });
const home = () => nameOf(document.querySelector('svg[role=img]') as Element);
const focused = () => textOf(document.activeElement);
const statuses = () => [...document.querySelectorAll('[role=status]')].map(textOf);
const isChosen = (label: string) => option(label).checked;
const goBack = (to: string): void => {
  press(() => button('Back'));
  expect(focused()).toContain(to);
};

it('an option has its label as its name, and its consequence and count as its description', () => {
  begin();
  answerWith('Yes');
  expect(option('Ducted').type).toBe('radio');
  expect(descriptionOf(option('Ducted'))).toMatch(/[a-z]{3}.* \d+ models/);
  const [, promised] = /(\d+) models/.exec(descriptionOf(option('Ducted'))) ?? [];
  press(() => option('Ducted'));
  expect(statuses()).toContain(`${promised} models fit.`);
});

it('the page hears of each question that is shown, with its place on the answer path, and not of one drawn ahead', () => {
  const { visit } = begin();
  const notify = vi.spyOn(visit, 'notify');
  answerWith('No', 'Townhouse');
  goBack('What kind of home');
  const heard = notify.mock.calls.flatMap(([name, detail]) => (name === 'selector-question' ? [detail] : []));
  expect(heard).toEqual([
    { question: 'Q2', position: 2 },
    { question: 'Q3', position: 3 },
    { question: 'Q2', position: 2 },
  ]);
});

it('the options about rooms show the kind of home that was chosen before', () => {
  begin();
  const drawings = () =>
    [...document.querySelectorAll('.step:not(.ahead) .choice-icon > svg')].map((svg) => svg.innerHTML);
  answerWith('No', 'Townhouse');
  const townhouse = drawings();
  expect(townhouse).toHaveLength(3);
  goBack('What kind of home is it?');
  answerWith('Apartment');
  expect(drawings()).toHaveLength(3);
  for (const drawing of drawings()) expect(townhouse).not.toContain(drawing);
});

it('the option Not Sure excludes the other controls, which combine', () => {
  begin();
  answerWith('Yes', 'Ducted', 'Townhouse', 'Whole Home', 'Unsure', 'Large Outdoor space');
  press(
    () => option('Touchscreen'),
    () => option('Mobile App'),
  );
  expect([isChosen('Touchscreen'), isChosen('Mobile App')]).toEqual([true, true]);
  press(() => option('Not Sure'));
  expect([isChosen('Touchscreen'), isChosen('Mobile App')]).toEqual([false, false]);
  press(() => option('Voice Control'));
  expect([isChosen('Voice Control'), isChosen('Not Sure')]).toEqual([true, false]);
});

it('Continue without an answer says what to do, moves the focus into the group and loses nothing', () => {
  begin();
  press(() => button('Continue'));
  expect(descriptionOf(document.querySelector('fieldset') as Element)).toContain('Choose an option');
  expect(document.activeElement).toBe(option('Yes'));
  answerWith('Yes');
  press(() => button('Back'));
  expect(isChosen('Yes')).toBe(true);
});

it('Continue without an answer has new messages for the error too, and the focus stays', () => {
  const { reword } = begin();
  press(() => button('Continue'));
  button('Back').focus();
  reword({ 'step.choose': 'Bitte wählen', 'step.back': 'Zurück' });
  expect(descriptionOf(document.querySelector('fieldset') as Element)).toContain('Bitte wählen');
  expect(document.activeElement).toBe(button('Zurück'));
});

it('the question after an impossible saved visit has its possible parts', () => {
  const answers = { Q0: ['Yes', 'No'], Q7: ['None', 'Mobile App'], constructor: 'x', Q2: '<b>' };
  const impossible = { postcode: '<img src=x>', tariff: 1e308, chosen: {}, shortlist: ['__proto__', 5] };
  const visit = readSnapshot(JSON.stringify({ version: 1, answers, ...impossible }));
  expect(visit).toMatchObject({ postcode: '', tariff: NEW_VISIT.tariff, chosen: null });
  showScreens(products, visit ?? {});
  if (allNamed('input', 'Yes').length > 0) answerWith('Yes');
  answerWith('Split', 'Townhouse', 'Single Room', 'Large Outdoor space');
  expect([isChosen('Mobile App'), isChosen('Not Sure')]).toEqual([true, false]);
  press(() => button('Continue'));
  passSize();
  expect(focused()).toBe('Systems for your home');
});

itWith('sizing')(
  'another answer to an earlier question clears later ones that no longer apply, and one press restores them',
  () => {
    begin();
    answerWith('No', 'House - Pitched Roof', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Touchscreen');
    expect(focused()).toBe('Systems for your home');
    for (const title of [
      'How many bedrooms',
      'Which smart controls',
      'How much space',
      'How would you like',
      'Which areas',
    ])
      goBack(title);
    press(() => option('Single Room'));
    const notice = textOf(document.querySelector('.notice'));
    expect(notice).toContain("We've dropped");
    expect(notice).toContain('“Unsure”');
    expect(notice).toContain('“Touchscreen”');
    expect(statuses().join()).toContain("We've dropped");
    press(() => button('Undo'));
    expect(isChosen('Whole Home')).toBe(true);
    expect(focused()).toContain('Which areas');
    press(() => button('Continue'));
    expect(isChosen('Unsure')).toBe(true);
    press(
      () => button('Continue'),
      () => button('Continue'),
    );
    expect(isChosen('Touchscreen')).toBe(true);
  },
);

/** Does everything that can be asked of it in a townhouse with ducts. */
const ALONE = {
  id: 'a',
  title: 'Alpha',
  system_type: 'slim_ducted',
  indoor_height_mm: 250,
  phase: 1,
  suits_small_outdoor_space: true,
  zone_control: 'individual_temperature',
  controls: ['touchscreen', 'voice', 'mobile_app'],
};
const start = (...rows: readonly object[]): void => {
  const reading = readReply(rows);
  if (!reading.ok) throw new Error(reading.problem.kind);
  expect(reading.problems).toEqual([]);
  showScreens(reading.products, { answers: {}, at: null, zone: null });
};
const described = () => descriptionOf(document.querySelector('fieldset') as Element);
const values = () => [...document.querySelectorAll('dd')].map(textOf);
const skip = () => allNamed('button', 'Skip to the systems');

it('a question whose answers make no difference says so, and skipped questions are called not asked', () => {
  start(ALONE);
  answerWith('Yes');
  expect(skip()).toEqual([]);
  answerWith('Ducted', 'Townhouse', 'Whole Home');
  expect(described()).toMatch(/The other questions won't change your list/);
  press(() => button('Skip to the systems'));
  expect(focused()).toBe('Systems for your home');
  expect(values().filter((value) => value.startsWith('Not asked'))).toHaveLength(3);
  press(() => button('Choose Alpha'));
  expect(textOf(document.body)).toContain('What to do next');
  expect(values().some((value) => value.startsWith('Not asked'))).toBe(true);
  press(
    () => button('Back'),
    () => button('Change: How would you like to control different rooms?'),
  );
  const comesBack = () => textOf(document.body).includes('Continue takes you back to your list.');
  expect(comesBack()).toBe(true);
  press(() => option('Day / Night Zoning'));
  expect(comesBack()).toBe(false);
  press(() => button('Continue'));
  expect(focused()).toContain('How much space is there for the outdoor unit?');
});

it('a question whose answers leave the same systems shows no counts', () => {
  const beta = { ...ALONE, id: 'b', title: 'Beta', controls: ['touchscreen', 'voice', 'mobile_app:optional'] };
  start({ ...beta, priority: 1 }, ALONE);
  answerWith('Yes', 'Ducted', 'Townhouse', 'Whole Home', 'Individual Temperature Control', 'Small Outdoor space');
  expect(textOf(document.body)).not.toMatch(/\d models?\b(?! fits?)/);
  expect(skip()).toEqual([]);
});

it('the drawn home follows the answers, described in words, and is shown on the result', () => {
  begin();
  expect(home()).toBe('A street of different homes.');
  answerWith('No');
  press(() => option('Apartment'));
  expect(home()).toBe('Apartment.');
  answerWith('Apartment');
  press(() => option('Multiple Rooms'));
  expect(home()).toBe('Apartment: several rooms cooled and heated, number not known yet.');
  answerWith('Multiple Rooms', 'Day / Night Zoning', '2 Rooms', 'Small Outdoor space');
  press(() => option('Mobile App'));
  expect(home()).toBe(
    'Apartment: two rooms cooled and heated, living areas by day, bedrooms by night, little space outdoors, a mobile app.',
  );
  press(() => button('Continue'));
  passSize();
  if (allNamed('button', /^Choose /).length === 0) press(() => button(/^Details of /));
  press(() => button(/^Choose /));
  expect(home()).toMatch(/^Apartment: two rooms .* little space outdoors\. With an? .* system: .*\.$/);
});

it('the drawn home changes with another answer, and back again', () => {
  begin();
  answerWith('No');
  const draw = (kind: string, name: string): string => {
    press(() => option(kind));
    expect(home()).toBe(name);
    return document.querySelector('svg[role=img]')?.innerHTML ?? '';
  };
  const townhouse = draw('Townhouse', 'Townhouse.');
  expect(draw('House - Flat Roof', 'House with a flat roof.')).not.toBe(townhouse);
  expect(draw('Townhouse', 'Townhouse.')).toBe(townhouse);
});

it('the bar narrows with each room that is said, to the price and the count of the list', async () => {
  const answers = { Q0: 'No', Q2: 'Townhouse', Q3: 'Multiple Rooms', Q4: 'Unsure', Q5: '2 Rooms', Q7: ['None'] };
  const data = { nonce: 'n', installation: { ...PRICE_LIST, valid_until: '2999-12-31' } } as const;
  showScreens(products, { answers: { ...answers, Q6: 'Large Outdoor space' }, at: 'added' }, { data });
  await act(() => import('../../parts/cost/startCost.tsx'));
  const bar = () => textOf(document.querySelector('.bar-count'));
  const seen = [bar()];
  for (const [room, kind] of ['Open plan', 'Living room'].entries()) {
    press(() => option(kind, document.querySelectorAll('fieldset')[room]));
    seen.push(bar());
  }
  expect(seen).toEqual([
    'So far: $3,299 to $17,288 installed · 20 models fit',
    'So far: $4,090 to $17,288 installed · 20 models fit',
    'So far: $4,340 to $13,400 installed · 14 models fit',
  ]);
  press(() => button('Continue'));
  expect(textOf(document.querySelector('.so-far'))).toBe(`${seen.at(-1)}.`);
});
