import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWords, ENGLISH_WORDS as words } from '../../../words/words.ts';
import { LINES, NO_READING } from '../rules/quotedLines.ts';
import { type ReadQuote, WORK_KINDS, type WorkKind } from '../rules/reader/reading.ts';
import { summaryText } from './summaryText.ts';

const work = (...kinds: readonly WorkKind[]): ReadQuote['work'] => ({
  ...NO_READING.work,
  ...Object.fromEntries(kinds.map((kind) => [kind, 'in'])),
});
const quote: ReadQuote = { ...NO_READING, total: 3290, gst: 'in', kw: [5], work: work('unit', 'electrical', 'drain') };
const cheaper: ReadQuote = { ...quote, total: 2890 };
const said = (...quotes: readonly ReadQuote[]): string =>
  summaryText(
    words,
    quotes,
    quotes.map(() => []),
  );

it('one quote has its total and the work that it leaves open', () => {
  expect(said(quote)).toBe("Quote 1 is $3,290 with GST, and answers everything we'd ask.");
  expect(summaryText(words, [quote], [['gst', 'work.removal', 'work.pump', 'work.wifi', 'work.zoning']])).toBe(
    "Quote 1 is $3,290 with GST, but doesn't say whether removal of the old system, pump for the water and 2 more are in it.",
  );
  const without = { ...quote, work: { ...quote.work, electrical: 'out', pump: 'out' } } as const;
  expect(summaryText(words, [without], [['work.electrical', 'work.removal', 'work.pump']])).toBe(
    'Quote 1 is $3,290 with GST, but leaves out electrical work and pump for the water.',
  );
  expect(said({ ...quote, gst: 'out', unsure: ['gst'] })).toMatch(/^Quote 1 is \$3,290 plus GST/);
});

it.each<[string, readonly ReadQuote[]]>([
  [
    "Quote 2 is $400 less, but doesn't say whether electrical work is in it.",
    [quote, { ...cheaper, work: work('unit', 'drain') }],
  ],
  [
    "Quote 2 is $400 less, but doesn't say whether electrical work and drain for the water are in it.",
    [quote, { ...cheaper, work: work('unit') }],
  ],
  [
    'Quote 1 is $400 less, but leaves out drain for the water.',
    [{ ...cheaper, work: { ...quote.work, drain: 'out' } }, quote],
  ],
  ['Quote 2 is $400 less for the same work.', [quote, cheaper]],
  ['Quote 2 is $400 less, and leaves fewer questions open.', [{ ...quote, work: work('unit') }, cheaper]],
  ['Quote 2 is $400 less, but the systems differ in size.', [quote, { ...cheaper, kw: [3.5] }]],
  [
    'Quote 1 and quote 2 cost the same, so compare the work below.',
    [quote, quote.total === null ? cheaper : { ...quote }],
  ],
  ['Quote 3 is $100 less than quote 2 for the same work.', [quote, cheaper, { ...cheaper, total: 2790 }]],
])('%s', (sentence, quotes) => {
  expect(said(...quotes)).toBe(sentence);
});

it.each<[string, Partial<ReadQuote>]>([
  ['Quote 2 has no clear total, so check it first.', { total: null }],
  ['Quote 2 has no clear total, so check it first.', { unsure: ['total'] }],
  ["Quote 2 doesn't say whether GST is in its total, so ask that first.", { gst: null }],
  ["Quote 2 doesn't say whether GST is in its total, so ask that first.", { unsure: ['gst'] }],
  ['Quote 2 has a rebate in its total, so ask for the price without it first.', { rebate: { amount: 700, off: true } }],
  [
    'Quote 1 has GST in its total and quote 2 adds it on top, so ask for both with GST.',
    { gst: 'out', unsure: ['gst'] },
  ],
  [
    'Quote 2 has several prices, so choose one of its options first.',
    { total: null, options: [{ label: 'A', total: 3000, gst: 'in', kw: [], models: [], units: null }] },
  ],
])('nothing is compared that isn’t sure: %s', (sentence, more) => {
  expect(said(quote, { ...cheaper, ...more })).toBe(sentence);
});

it('what is no quote is left out of the comparison', () => {
  const invoice = { ...cheaper, is_quote: false, why_not: 'invoice' } as const;
  expect(said(invoice, quote)).toBe("Quote 2 is $3,290 with GST, and answers everything we'd ask.");
  expect(said(invoice)).toBe('This looks like an invoice, not a quote.');
});

it('a label stays as it is in languages with capitals of their own', () => {
  const german = createWords({ lang: 'de' });
  expect(summaryText(german, [quote, { ...cheaper, work: work('unit', 'drain') }], [])).toContain('Electrical work');
  expect(summaryText(words, [quote], [['work.wifi']])).toContain('Wi-Fi or app');
});

it('it is one sentence of at most 160 characters, whatever the quotes say', () => {
  const some = fc.record({
    total: fc.option(fc.integer({ min: 1, max: 99_999 })),
    gst: fc.constantFrom('in' as const, 'out' as const, null),
    kw: fc.subarray([2.5, 5, 7.1]),
    is_quote: fc.boolean(),
    work: fc.record(
      Object.fromEntries(WORK_KINDS.map((kind) => [kind, fc.constantFrom('in', 'out', 'not said')])),
    ) as fc.Arbitrary<ReadQuote['work']>,
    unsure: fc.subarray(['total', 'gst', 'kw', 'work.electrical'] as ReadQuote['unsure'][number][]),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 3 }), (all) => {
      const quotes = all.map((one): ReadQuote => ({ ...NO_READING, ...one }));
      const text = summaryText(
        words,
        quotes,
        quotes.map(() => LINES),
      );
      expect(text.length).toBeLessThanOrEqual(160);
      expect(text.match(/\./g)).toHaveLength(1);
      expect(text.endsWith('.')).toBe(true);
    }),
  );
});
