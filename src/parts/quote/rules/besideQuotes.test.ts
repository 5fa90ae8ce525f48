import { expect, it } from 'vitest';
import { linesBeside } from './besideQuotes.ts';
import { LINES, NO_READING } from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

const quote: ReadQuote = {
  ...NO_READING,
  total: 3290,
  gst: 'in',
  work: { ...NO_READING.work, unit: 'in', pipe: 'in' },
};

it('what quotes differ in comes first, then what is asked, other gaps, and the rest', () => {
  const other: ReadQuote = { ...quote, total: 2890, work: { ...quote.work, pipe: 'out' } };
  const lines = linesBeside([quote, other], ['work.removal', 'valid']);
  expect(lines.slice(0, 5)).toEqual(['total', 'work.pipe', 'work.removal', 'valid', 'kw']);
  expect(lines.slice(-3)).toEqual(['gst', 'work.unit', 'off']);
  expect(lines.toSorted()).toEqual(LINES.toSorted());
});

it('one quote begins with its gaps, and an unsure line is one', () => {
  const lines = linesBeside([{ ...quote, unsure: ['gst'] }], ['work.electrical']);
  expect(lines.slice(0, 3)).toEqual(['work.electrical', 'gst', 'kw']);
  expect(lines.slice(-3)).toEqual(['work.unit', 'work.pipe', 'off']);
});
