import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeZoneTable } from './decodeZoneTable.ts';

it('decoding the zone table reads runs, gaps and the other zones of a postcode', () => {
  expect([...decodeZoneTable('-800H2-2\nAh C')]).toEqual([
    ['0800', { zone: 'hot', others: [] }],
    ['0801', { zone: 'hot', others: [] }],
    ['0804', { zone: 'average', others: ['hot'] }],
    ['0805', { zone: 'cold', others: [] }],
  ]);
});

it('decoding the zone table ends at 9999', () => {
  expect([...decodeZoneTable('-9999C').keys()]).toEqual(['9999']);
  expect(decodeZoneTable('-9999C2').size).toBe(0);
});

it.each(['h', '12', 'H2x', 'H-2?', 'H 2', 'hot', '<b>'])(
  'decoding the zone table finds no postcode in the text "%s"',
  (text) => {
    expect(decodeZoneTable(text).size).toBe(0);
  },
);

it('decoding the zone table accepts any text without an exception, and gives only four-digit postcodes', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'-HAChac0123456789 ') }));
  fc.assert(
    fc.property(text, (any) => {
      expect([...decodeZoneTable(any).keys()].filter((postcode) => !/^\d{4}$/.test(postcode))).toEqual([]);
    }),
  );
});
