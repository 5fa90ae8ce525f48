import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bandsTo, readHomeFacts, readTypedMetres } from './homeFacts.ts';

it.each([
  ['4.5', 4.5],
  [' 4,5 m ', 4.5],
  ['12 metres', 12],
  ['0', 0],
  ['1000', 1000],
  ['99999', 99_999],
  ['100000', null],
  ['', null],
  ['-3', null],
  ['3 km', null],
  ['1e3', null],
  ['far', null],
])('%j is read as %s metres', (typed, metres) => {
  expect(readTypedMetres(typed)).toBe(metres);
});

it('facts are read again, and what isn’t a fact is left out', () => {
  const facts = { storey: 'first', removal: 'yes', pipe_m: 7.5, cable_m: [5, 10] };
  expect(readHomeFacts(JSON.parse(JSON.stringify(facts)))).toEqual(facts);
  const none = { storey: 'attic', wall: ['double_brick'], pipe_m: '7', cable_m: [10, 5], roof: 'tin' };
  expect(readHomeFacts({ ...none, removal: 'no' })).toEqual({ removal: 'no' });
  expect(readHomeFacts({ pipe_m: -1, cable_m: 1e9 })).toEqual({});
});

it('anything may have been kept with the visit', () => {
  fc.assert(
    fc.property(fc.anything(), (saved) => {
      expect(Object.keys(readHomeFacts(saved)).length).toBeLessThanOrEqual(7);
    }),
  );
});

it.each([
  [20, '0-5 5-10 10-20'],
  [15, '0-5 5-10 10-15'],
  [10, '0-5 5-10'],
  [4.5, '0-4.5'],
  [1000, '0-5 5-10 10-20'],
  [0, ''],
])('metres to press end where the list ends, at %s: %s', (limit, bands) => {
  expect(
    bandsTo(limit)
      .map((band) => band.join('-'))
      .join(' '),
  ).toBe(bands);
});
