import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../tests/anyText.ts';
import { WORK_KINDS } from './reader/reading.ts';
import { readQuote } from './readQuote.ts';

const PLAIN = `Supply and install one Wattlebird WBW035 wall split, 3.5 kW, back to back on a slab.
Dedicated circuit from the switchboard included. Removal of the old unit not included.
Total inc GST $2,890.00, 10% deposit, valid 30 days`;

it('reads a plain quote', () => {
  const read = readQuote(PLAIN);
  expect(read).toMatchObject({
    is_quote: true,
    language: 'en',
    total: 2890,
    gst: 'in',
    deposit_percent: 10,
    valid_days: 30,
    kw: [3.5],
    units: 1,
    maker: 'Wattlebird',
    models: ['WBW035'],
    route: 'back_to_back',
    unsure: [],
  });
  expect(read.work).toMatchObject({ unit: 'in', electrical: 'in', removal: 'out', switchboard: 'not said' });
  expect(Object.keys(read.work)).toEqual([...WORK_KINDS]);
});

/** Pieces of quotes in any order, which meet more rules than any text. */
const pieces = fc
  .array(
    fc.oneof(
      anyText(),
      fc.constantFrom(
        ...PLAIN.split(/(?<=[\s,.])/),
        '\n',
        'Option A ',
        'not included ',
        '<div>',
        '</s>',
        '<s>',
        '=3D=\n',
        'Content-Type: text/html\n\n',
        '> ',
        '$3.290,00 ',
        '2 x ',
        '٣٢٩٠ ',
        '12/13/26 ',
        'excludes: ',
      ),
    ),
    { maxLength: 60 },
  )
  .map((found) => found.join(''));

it('reads any text without throwing, the same twice, with words from one line of its text', () => {
  fc.assert(
    fc.property(pieces, (source) => {
      const read = readQuote(source, { on: '2026-11-20' });
      expect(readQuote(source, { on: '2026-11-20' })).toEqual(read);
      for (const { text, from, to } of Object.values(read.words)) {
        expect(read.text.slice(from, to)).toBe(text);
        expect(text.length).toBeLessThanOrEqual(160);
        expect(text).not.toContain('\n');
      }
      if (read.options.length > 0) expect(read.unsure).toContain('total');
    }),
  );
});

it('reads the first 20,000 characters', () => {
  const read = readQuote(`${'Split system. '.repeat(1500)}Total $3,290`);
  expect(read.cut).toBe(true);
  expect(read.text.length).toBeLessThanOrEqual(20_000);
  expect(read.total).toBeNull();
});
