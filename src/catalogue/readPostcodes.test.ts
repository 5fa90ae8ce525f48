import fc from 'fast-check';
import { expect, it } from 'vitest';
import { explainNotes } from '../../tests/samples/readFile.ts';
import { COLUMNS } from './columns.ts';
import { readCell } from './readCell.ts';

const read = (cell: unknown) => readCell(COLUMNS.service_postcodes, cell, 'usual');

it.each([
  ['2000', '2000'],
  [2000, '2000'],
  ['2000-2249, 2555', '2000-2249,2555'],
  ['2000 - 2249; 2555', '2000-2249,2555'],
  ['2000–2249|2555\n2557,', '2000-2249,2555,2557'],
  ['0800-0850', '0800-0850'],
  ['800', '800'],
  ['  ', null],
  ['n/a', null],
])('the postcodes where a system is installed are read from %j as %j', (cell, value) => {
  expect(read(cell).value).toBe(value);
});

it.each([
  ['20xx', "“20xx” isn't a postcode or a range, so the whole list is unknown."],
  ['2000, Sydney', "“Sydney” isn't a postcode or a range, so the whole list is unknown."],
  ['20002001', "“20002001” isn't a postcode or a range, so the whole list is unknown."],
  ['2000-', "“2000-” isn't a postcode or a range, so the whole list is unknown."],
  ['2249-2000', '“2249-2000” runs backwards, so the whole list is unknown.'],
  [', ;', '“, ;” has no postcode.'],
  ['2000,'.repeat(4001), expect.stringContaining('has more than 20000 characters.')],
])('the postcodes where a system is installed are unknown in %.20j, and a problem says why', (cell, reason) => {
  const { value, notes } = read(cell);
  expect(value).toBeNull();
  expect(explainNotes('service_postcodes', notes)).toEqual([expect.objectContaining({ reason })]);
});

it('the postcodes where a system is installed stay the same when they are read again', () => {
  const entry = fc.integer({ min: 200, max: 9998 });
  const range = fc.tuple(entry, entry).map(([a, b]) => `${Math.min(a, b)} - ${Math.max(a, b)}`);
  fc.assert(
    fc.property(fc.array(fc.oneof(entry.map(String), range), { minLength: 1 }), (entries) => {
      const { value } = read(entries.join(', '));
      expect(value).not.toBeNull();
      expect(read(value).value).toBe(value);
    }),
  );
});
