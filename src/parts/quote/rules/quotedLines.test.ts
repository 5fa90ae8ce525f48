import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../../tests/anyText.ts';
import { corrected, isUnsure, LINES, linkedLine, NO_READING, type QuotedLine, typedLine } from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

it.each([
  ['4500', 4500],
  ['$4 500.00', 4500],
  ['$4,500', 4500],
  ['A$4.500,50', 4500.5],
  ['AUD 4500', 4500],
  ['4,500 dollars', 4500],
  ["4'500", 4500],
  ['3.2k', 3200],
  ['$11k', 11_000],
  ['4,500 inc. GST', 4500],
  ['$4,500 (including GST)', 4500],
  ['99999999', 99_999_999],
  ['', null],
  ['0', null],
  ['123456789', null],
  ['€4500', null],
  ['US$4500', null],
  ['4500 NZD', null],
  ['4500 plus GST', null],
  ['-4500', null],
  ['4500-4800', null],
  ['4,500 or 4,800', null],
  ['1,234.567', null],
  ['POA', null],
  ['.', null],
])('the amount %j is %j', (typed, dollars) => {
  expect(corrected(NO_READING, 'total', typed)?.total ?? null).toBe(dollars);
});

it.each<[QuotedLine, string, Partial<ReadQuote> | null]>([
  ['total', '٤٥٠٠', { total: 4500 }],
  ['total', 'about five', null],
  ['gst', 'out', { gst: 'out' }],
  ['gst', 'maybe', null],
  ['off', '200', { discount: 200, rebate: null }],
  ['kw', '3,5 kW', { kw: [3.5] }],
  ['kw', '2.5 + 5', { kw: [2.5, 5] }],
  ['kw', '2.5, 5 and 7.1', { kw: [2.5, 5, 7.1] }],
  ['kw', '12000 BTU', null],
  ['kw', '0.4', null],
  ['units', '3', { units: 3 }],
  ['units', '1.5', null],
  ['pipe_m', '6 m', { pipe_m: 6 }],
  ['cable_m', '12.5', { cable_m: 12.5 }],
  ['cable_m', 'far', null],
  ['storey', 'Ground floor', { storey: 'ground' }],
  ['storey', '1st', { storey: 'first' }],
  ['storey', 'upper', { storey: 'higher' }],
  ['storey', 'next door', null],
  ['deposit', '10%', { deposit: null, deposit_percent: 10 }],
  ['deposit', '$500', { deposit: 500, deposit_percent: null }],
  ['valid', '30 days', { valid_until: null, valid_days: 30 }],
  ['valid', '3/12/2026', { valid_until: '2026-12-03', valid_days: null }],
  ['valid', '3.12.26', { valid_until: '2026-12-03' }],
  ['valid', '2026-12-03', { valid_until: '2026-12-03' }],
  ['valid', '13/25/2026', null],
  ['valid', 'soon', null],
  ['model', 'Fernlea FX 35', { maker: null, models: ['Fernlea FX 35'] }],
  ['work.pump', 'out', { work: { ...NO_READING.work, pump: 'out' } }],
  ['work.pump', 'perhaps', null],
])('%s corrected to %j reads %j', (line, typed, read) => {
  const found = corrected(NO_READING, line, typed);
  if (read === null) expect(found).toBeNull();
  else expect(found).toMatchObject(read);
});

it('what the visitor typed is sure, and a blank is not said', () => {
  const quote: ReadQuote = { ...NO_READING, total: 3000, range: [2800, 3200], gst: 'in', unsure: ['total', 'gst'] };
  expect(corrected(quote, 'total', '3100')).toMatchObject({ total: 3100, range: null, unsure: ['gst'] });
  for (const line of LINES) {
    const blank = corrected(quote, line, '');
    expect(blank && typedLine(blank, line)).toBe('');
    expect(blank && isUnsure(blank, line)).toBe(false);
  }
});

it('a line of a link comes back as it was, and what was unsure still is', () => {
  const quote: ReadQuote = {
    ...NO_READING,
    total: 3290.5,
    gst: 'out',
    kw: [2.5, 5],
    units: 2,
    maker: 'Fernlea',
    models: ['FX35', 'FX 50'],
    deposit_percent: 10,
    valid_until: '2026-12-03',
    pipe_m: 3,
    storey: 'first',
    work: { ...NO_READING.work, removal: 'out', pipe: 'in' },
    unsure: ['gst', 'work.pipe'],
  };
  let again: ReadQuote | null = NO_READING;
  for (const line of LINES) again = again && corrected(again, line, linkedLine(quote, line));
  expect(again).toEqual({ ...quote, maker: null, models: ['Fernlea FX35, FX 50'] });
});

it('any text corrects any line, or is refused', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LINES), anyText(), (line, typed) => {
      const found = corrected(NO_READING, line, typed);
      if (found) expect(corrected(NO_READING, line, typedLine(found, line))).toEqual({ ...found, unsure: [] });
    }),
  );
});
