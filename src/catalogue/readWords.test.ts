import { expect, it } from 'vitest';
import { explainNotes } from '../../tests/samples/readFile.ts';
import { COLUMNS } from './columns.ts';
import type { Column } from './product.ts';
import type { Reading } from './reading.ts';
import { readChoice, readList } from './readWords.ts';

const advice = (column: Column, { notes }: Reading<unknown>) =>
  explainNotes(column, notes).map(({ suggestion }) => suggestion);

it('a choice of words is read unchanged', () => {
  expect(readChoice(COLUMNS.system_type, 'multi_split', 'usual')).toEqual({ value: 'multi_split', notes: [] });
});

it('a choice of words is read with a note in another spelling', () => {
  const reading = readChoice(COLUMNS.system_type, 'Multi-Split', 'usual');
  expect(reading.value).toBe('multi_split');
  expect(reading.notes).toEqual([{ kind: 'respelled', value: 'Multi-Split', facts: { read: 'multi_split' } }]);
});

it('a choice of words is unknown, with the word that was probably meant', () => {
  expect(readChoice(COLUMNS.system_type, 'multi_splitt', 'usual')).toEqual({
    value: null,
    notes: [{ kind: 'unknown-word', value: 'multi_splitt' }],
  });
});

it.each([
  ['1', 'usual', 1, 0],
  ['3.0', 'usual', 3, 0],
  [3, 'odd', 3, 0],
  ['3', 'odd', 3, 1],
  ['single', 'usual', 1, 1],
  ['Single-phase', 'usual', 1, 1],
  ['Three', 'usual', 3, 1],
  ['3 phase', 'usual', 3, 1],
] as const)('the phase %j (text numbers %s) is %i with %i notes', (cell, textNumbers, value, notes) => {
  const reading = readChoice(COLUMNS.phase, cell, textNumbers);
  expect(reading.value).toBe(value);
  expect(reading.notes).toHaveLength(notes);
});

it.each([2, '2', 'both', true, Number.NaN])('the phase %s is unknown', (cell) => {
  expect(readChoice(COLUMNS.phase, cell, 'usual')).toMatchObject({ value: null, notes: [{}] });
});

const homes = COLUMNS.suits_home_types;

it.each([
  ['townhouse|apartment', ['townhouse', 'apartment']],
  [' townhouse | apartment | ', ['townhouse', 'apartment']],
  ['apartment|apartment', ['apartment']],
  [
    ['townhouse', 'apartment'],
    ['townhouse', 'apartment'],
  ],
  [['apartment', null, ''], ['apartment']],
])('the list of words %j is %j, in the order given', (cell, value) => {
  expect(readList(homes, cell)).toEqual({ value, notes: [] });
});

it.each(['townhouse;apartment', 'townhouse, apartment'])('the list of words %j is read with a note', (cell) => {
  const reading = readList(homes, cell);
  expect(reading.value).toEqual(['townhouse', 'apartment']);
  expect(advice('suits_home_types', reading)).toEqual(['Separate them by |.']);
});

it.each(['|', [[]].flat(), [null]])('the list of words %j is unknown', (cell) => {
  expect(readList(homes, cell)).toEqual({ value: null, notes: [] });
});

it('a list of words is unknown as a whole with one unknown word, and names each', () => {
  const reading = readList(homes, 'Townhouse|castle|apartmnt');
  expect(reading.value).toBeNull();
  expect(reading.notes.map(({ value }) => value)).toEqual(['castle', 'apartmnt']);
  expect(advice('suits_home_types', reading)).toEqual([
    'Use house_pitched_roof, house_flat_roof, townhouse or apartment, or leave it blank.',
    'Did you mean apartment? If not, leave it blank.',
  ]);
});

it("a list of words is unknown if an entry isn't a word", () => {
  expect(readList(homes, ['apartment', { a: 1 }])).toMatchObject({ value: null, notes: [{ value: '[object]' }] });
  expect(readList(homes, [7])).toMatchObject({ value: null, notes: [{ value: '7' }] });
});
