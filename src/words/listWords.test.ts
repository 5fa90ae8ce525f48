import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { judge } from '../matching/judge.ts';
import type { Change } from '../matching/suggest.ts';
import type { Answers } from '../questionnaire/question.ts';
import { jobOf } from './advise.ts';
import { sizeNames } from './productWords.ts';
import { installLines, roomsLine, sizeVerdict } from './rowLines.ts';
import { changeText } from './suggestionText.ts';
import { createWords, ENGLISH_WORDS } from './words.ts';

/** Figures have a narrow space before their unit. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');
const one = (cells: Readonly<Record<string, unknown>>): Product => exampleProducts({ id: 'A', ...cells })[0] as Product;
const ANSWERS = { Q2: 'Townhouse', Q3: 'Single Room', Q6: 'Small Outdoor space', Q7: ['Mobile App'] };

const lines = (service_postcodes: string, postcode: string) =>
  installLines(ENGLISH_WORDS, one({ service_postcodes }), postcode);

it('a postcode outside a system’s list is the only one that is mentioned', () => {
  expect(lines('2000-2249', '2100')).toEqual([]);
  expect(lines('2000-2249', '3000')).toEqual([
    { kind: 'unknown', text: 'We may not install it in 3000. Ask us first.' },
  ]);
  expect(lines('', '2100')).toEqual([]);
  expect(lines('2000-2249', '')).toEqual([]);
});

it('“Do you install here?” never rules a system out', () => {
  expect(judge(one({ service_postcodes: '2000' }), ANSWERS)).toEqual(judge(one({}), ANSWERS));
});

const change = (answers: Answers, ...changes: readonly Change[]) =>
  changeText(ENGLISH_WORDS, answers, { changes, adds: 1, choice: { answers, cleared: [] } });

it('a suggestion names the new answer and the old one', () => {
  const answers: Answers = { Q0: 'Yes', Q1: 'Ducted', Q5: '3 Rooms' };
  const fewer: Change = { question: 'Q5', value: '2 Rooms', change: 'choose' };
  expect(change(answers, fewer)).toBe('Choose “2 Rooms” instead of “3 Rooms”');
  expect(change(answers, { question: 'Q1', value: 'Split', change: 'choose' }, fewer)).toBe(
    'Choose “Split” instead of “Ducted” and choose “2 Rooms” instead of “3 Rooms”',
  );
});

it('a suggestion explains an answer without its own name', () => {
  const answers: Answers = { Q0: 'Yes', Q7: ['Touchscreen', 'Mobile App'] };
  expect(change(answers, { question: 'Q0', value: 'No', change: 'choose' })).toBe('Leave the type of system open');
  expect(change(answers, { question: 'Q7', value: 'None', change: 'choose' })).toBe('Leave out all smart controls');
  expect(change(answers, { question: 'Q7', value: 'Touchscreen', change: 'leave_out' })).toBe(
    'Leave out “Touchscreen”',
  );
});

it('the sizes of a family miss only an extra, or don’t fit', () => {
  const answers = { Q1: 'Split', Q7: ['Mobile App'] };
  const verdict = (cells: Readonly<Record<string, unknown>>) => sizeVerdict(one(cells), answers);
  expect(verdict({ controls: 'mobile_app' })).toBe('fits');
  expect(verdict({})).toBe('unknown');
  expect(verdict({ controls: 'none' })).toBe('wish');
  expect(verdict({ system_type: 'ducted', controls: 'none' })).toBe('misses');
});

it('the sizes of a family are named by kW, or by title where kW is unknown or the same', () => {
  const sizes = exampleProducts(
    { id: 'A', title: 'Two', cooling_capacity_kw: 2 },
    { id: 'B', title: 'Five', heating_capacity_kw: 5 },
    { id: 'C', title: 'Other five', cooling_capacity_kw: 5 },
    { id: 'D', title: 'Some' },
  );
  expect([...sizeNames(ENGLISH_WORDS, sizes).values()].map(plain)).toEqual(['2.0 kW', 'Five', 'Other five', 'Some']);
  expect(plain(createWords({ lang: 'de' }).unit(2, 'kW'))).toBe('2,0 kW');
});

it('the rooms of a system are named where it has fewer zones or indoor units than rooms', () => {
  const whole: Answers = { Q3: 'Whole Home' };
  const three: Answers = { Q3: 'Multiple Rooms', Q5: '3 Rooms' };
  const line = (cells: Readonly<Record<string, unknown>>, answers: Answers) =>
    roomsLine(ENGLISH_WORDS, one(cells), jobOf(answers, {}));
  const ducted = (max_zones: number | '') => ({ system_type: 'ducted', max_zones });
  const multi = (max_indoor_units: number) => ({ system_type: 'multi_split', max_indoor_units });
  expect(line(ducted(3), whole)).toBe('Up to 3 zones, so some rooms share one.');
  expect(line(ducted(1), three)).toBe('1 zone for all rooms.');
  expect(line(multi(2), three)).toBe('Up to 2 indoor units, so some rooms have none of their own.');
  expect(line(ducted(2), { ...whole, Q4: 'Day / Night Zoning' })).toBeNull();
  const enough = [line(ducted(4), whole), line(ducted(''), whole), line(multi(3), three), line(ducted(1), {})];
  expect(enough).toEqual([null, null, null, null]);
});
