import { expect, it } from 'vitest';
import { explainNotes } from '../../tests/samples/readFile.ts';
import { COLUMNS } from './columns.ts';
import { readControls } from './readControls.ts';

const read = (cell: unknown) => readControls(COLUMNS.controls, cell);
const advice = (cell: unknown) => explainNotes('controls', read(cell).notes).map(({ suggestion }) => suggestion);

it('the controls are unavailable unless listed', () => {
  const value = { touchscreen: 'none', voice: 'optional', mobile_app: 'included' };
  expect(read('mobile_app|voice:optional')).toEqual({ value, notes: [] });
  expect(read(['mobile_app', 'voice:optional'])).toEqual({ value, notes: [] });
});

it.each(['none', ['none']])('the controls %j mean there are none', (cell) => {
  expect(read(cell)).toEqual({ value: { touchscreen: 'none', voice: 'none', mobile_app: 'none' }, notes: [] });
});

it.each(['|', ['']])('the controls %j say nothing, so all are unknown', (cell) => {
  expect(read(cell).value).toBeNull();
  expect(read(cell).notes).toEqual([]);
});

it.each(['Mobile App', 'mobile-app', 'mobile_app, mobile_app'])('the controls %j are read with a note', (cell) => {
  expect(read(cell).value).toEqual({ touchscreen: 'none', voice: 'none', mobile_app: 'included' });
  expect(read(cell).notes).toHaveLength(1);
});

it('the controls allow spaces around the colon, with a note', () => {
  expect(read('Voice : optional').value?.voice).toBe('optional');
  expect(advice('Voice : optional')).toEqual(['Put voice:optional.']);
});

it.each([
  ['voice|voice:optional', 'Name voice once, or leave it blank.'],
  ['mobile_app, voise', 'Did you mean voice? If not, leave it blank.'],
  ['voice:optinal', 'Did you mean voice:optional? If not, leave it blank.'],
  [[{}], 'Send a list of words, or leave it blank.'],
])('the controls %j are all unknown: %s', (cell, what) => {
  expect(read(cell).value).toBeNull();
  expect(advice(cell)).toEqual([what]);
});
