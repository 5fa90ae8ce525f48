import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_QUOTES, readDesk, readLink, settledQuote, writeLink } from './keptQuotes.ts';
import { NO_READING } from './rules/quotedLines.ts';
import type { ReadQuote } from './rules/reader/reading.ts';

const encoded = (found: unknown): string =>
  btoa(JSON.stringify(found)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const quote: ReadQuote = { ...NO_READING, total: 3290, gst: 'in', text: 'Total $3,290', unsure: ['gst'] };
const kept = { text: 'Total $3,290', how: 'paste', cut: false, given: {}, option: null, system: null } as const;

it('what was kept is read as untrusted, and a quote without anything is none', () => {
  expect(readDesk({})).toEqual({ quotes: [], draft: '', form: {} });
  const odd = { text: 5, how: 'fax', given: { total: '€\u202e5', kw: 7, other: 'x' }, option: 'a', system: {} };
  expect(readDesk({ quote: { quotes: [odd, null, {}, 'x'], draft: 'half', form: { kw: '5', total: 9 } } })).toEqual({
    quotes: [{ text: '', how: 'form', cut: false, given: { total: '€5' }, option: null, system: null }],
    draft: 'half',
    form: { kw: '5' },
  });
  const many = Array.from({ length: 9 }, () => ({ ...kept, text: 'x'.repeat(99_999) }));
  const { quotes } = readDesk({ quote: { quotes: many } });
  expect([quotes.length, quotes[0]?.text.length]).toEqual([MAX_QUOTES, 20_000]);
  fc.assert(fc.property(fc.anything(), fc.anything(), (one, link) => void readDesk({ quote: one, quotes: link })));
});

it('a link has what was read and corrected, and nothing of the text', () => {
  const link = writeLink([quote, { ...quote, total: 4100, unsure: [] }]);
  expect(link).toMatch(/^[\w-]+$/);
  expect(atob(link.replaceAll('-', '+').replaceAll('_', '/'))).not.toContain('Total $3,290');
  const { quotes } = readDesk({ quotes: link });
  expect(quotes.map((one) => settledQuote(one, NO_READING))).toEqual([
    { ...quote, text: '' },
    { ...quote, text: '', total: 4100, unsure: [] },
  ]);
  expect(writeLink([])).toBe('');
});

it('the visitor’s own quotes come before those of a link, also once all are removed', () => {
  const link = writeLink([quote]);
  expect(readDesk({ quote: { quotes: [] }, quotes: link }).quotes).toEqual([]);
  expect(readDesk({ quote: { draft: 'x' }, quotes: link }).quotes).toHaveLength(1);
});

it('the longest quotes fit a link', () => {
  const long = { ...NO_READING, models: ['€'.repeat(200)], total: 99_999_999, kw: [2.5, 3.5, 5, 7.1, 8.5, 9.5] };
  expect(writeLink([long, long, long]).length).toBeLessThanOrEqual(16_000);
});

it('the cells of an earlier version’s link stay as they were typed', () => {
  expect(readLink(encoded({ total: ['$4,500', '5100 + GST', ''], removal: ['yes', '', ''] }))).toEqual({
    quotes: [],
    cells: { total: ['$4,500', '5100 + GST', ''], removal: ['yes', '', ''] },
  });
  expect(readLink(encoded({ total: ['x'.repeat(500), { x: 1 }] }))?.cells.total).toEqual(['x'.repeat(60), '']);
});

it.each([
  ['a text that was cut', encoded({ total: ['$4,500', '$5,000', '$5,500'] }).slice(0, 40)],
  ['no base64url', '%%%'],
  ['no JSON', 'AAAA'],
  ['no text in a cell', encoded({ total: [1, {}, null] })],
  ['a number', 5],
])('quotes of a link are refused: %s', (_, text) => {
  expect(readLink(text)).toBeNull();
  expect(readDesk({ quotes: text }).quotes).toEqual([]);
});

it('a chosen option is the total; a corrected total ends the choice', () => {
  const option = { label: 'A', total: 3220, gst: 'in', kw: [5], models: ['BRL50'], units: 1 } as const;
  const read: ReadQuote = {
    ...NO_READING,
    models: ['BRL50', 'KRF050'],
    options: [option, { ...option, label: 'B', total: 4100, gst: null, kw: [], models: [], units: null }],
    unsure: ['total'],
  };
  expect(settledQuote(kept, read)).toEqual(read);
  expect(settledQuote({ ...kept, option: 0 }, read)).toMatchObject({ total: 3220, models: ['BRL50'], unsure: [] });
  expect(settledQuote({ ...kept, option: 1 }, read)).toMatchObject({ total: 4100, models: ['BRL50', 'KRF050'] });
  expect(settledQuote({ ...kept, option: 7 }, read).total).toBeNull();
  expect(settledQuote({ ...kept, option: 0, given: { total: '3000' } }, read)).toMatchObject({
    total: 3000,
    options: [],
  });
});
