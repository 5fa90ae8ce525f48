import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../tests/anyText.ts';
import { productWith } from '../../../tests/samples/anyProduct.ts';
import { oneSize } from '../../../tests/samples/models.ts';
import { ENGLISH_WORDS } from '../../words/words.ts';
import { readQuotes, writeQuotes } from './keptQuotes.ts';
import {
  type CheckedQuote,
  QUOTE_NUMBERS,
  QUOTE_PARTS,
  type QuoteCells,
  type QuoteRow,
  readCells,
  withCell,
  withChecked,
} from './rules/quoteRows.ts';
import { quotesText } from './words/paperText.ts';

const ROWS: readonly QuoteRow[] = Object.values(QUOTE_PARTS).flat();

it('three quotes come back from their text, which a link can hold', () => {
  const cell = fc.tuple(fc.constantFrom(...ROWS), fc.nat(2), anyText());
  fc.assert(
    fc.property(fc.array(cell), (typed) => {
      const cells = typed.reduce<QuoteCells>((all, [row, index, text]) => withCell(all, row, index, text), {});
      const text = writeQuotes(cells);
      expect(text).toMatch(/^[\w-]*$/);
      expect(readQuotes(text) ?? {}).toEqual(readCells(cells));
    }),
  );
});

it('the fullest sheet fits a link', () => {
  const cells = ROWS.reduce<QuoteCells>(
    (all, row) => QUOTE_NUMBERS.reduce((one, _, index) => withCell(one, row, index, '€'.repeat(60)), all),
    {},
  );
  const text = writeQuotes(cells);
  expect(text.length).toBeLessThanOrEqual(16_000);
  expect(readQuotes(text)).toEqual(cells);
});

it('a cell takes 60 characters, and a row that is emptied is gone', () => {
  const full = withCell({}, 'total', 1, 'x'.repeat(70));
  expect(full).toEqual({ total: ['', 'x'.repeat(60), ''] });
  expect(withCell(full, 'total', 1, '')).toEqual({});
  expect(writeQuotes({})).toBe('');
});

const checked: CheckedQuote = {
  model: 'AP-35',
  capacity: '3.5 kW',
  total: '$4,500',
  unit: '',
  installation: '',
  switchboard: '',
  removal: 'Yes',
};

it('a checked quote is Quote 1, and follows its changes until the visitor types over it', () => {
  const filled = withChecked({ total: ['', '$5,100', ''], installer: ['Kim', '', ''] }, checked, null);
  expect(filled).toEqual({
    total: ['$4,500', '$5,100', ''],
    installer: ['Kim', '', ''],
    model: ['AP-35', '', ''],
    capacity: ['3.5 kW', '', ''],
    removal: ['Yes', '', ''],
  });
  const changed = { ...checked, total: '$4,600', removal: '' };
  expect(withChecked(filled ?? {}, changed, checked)).toMatchObject({ total: ['$4,600', '$5,100', ''] });
  expect(withChecked(filled ?? {}, changed, checked)).not.toHaveProperty('removal');
  expect(withChecked(withCell(filled ?? {}, 'total', 0, '$4,500 all in'), changed, checked)).toBeNull();
});

it('another quote in the first column stays as it is, such as that of a link', () => {
  expect(withChecked({ total: ['$3,900', '', ''] }, checked, null)).toBeNull();
});

it('a checked quote longer than a cell is replaced too', () => {
  const long = { ...checked, model: 'x'.repeat(80) };
  expect(withChecked(withChecked({}, long, null) ?? {}, checked, long)).toMatchObject({ model: ['AP-35', '', ''] });
});

const coded = (found: unknown): string => writeQuotes(found as QuoteCells);

it.each([
  ['no text', 5],
  ['a text that was cut', writeQuotes({ total: ['$4,500', '$5,000', '$5,500'] }).slice(0, 40)],
  ['no base64url', '%%%'],
  ['no JSON', 'AAAA'],
  ['no known row', coded({ other: ['x', 'y', 'z'] })],
  ['no text in a cell', coded({ total: [1, {}, null] })],
])('quotes are refused: %s', (_, kept) => {
  expect(readQuotes(kept)).toBeNull();
});

it('quotes from a link are one line each, without characters that reach beyond it, and no longer than a cell', () => {
  const kept = coded({ total: ['a\u202eb\nc', 'y'.repeat(500), { x: 1 }], __proto__: { deposit: ['x'] } });
  expect(readQuotes(kept)).toEqual({ total: ['ab c', 'y'.repeat(60), ''] });
});

it('the sheet as a text has what was typed, and a place where nothing was', () => {
  const model = oneSize(productWith({ system_type: 'split', title: 'Alpine 25' }));
  const text = quotesText(ENGLISH_WORDS, model, { total: ['$4,500', '', '$5,100'] });
  expect(text).toContain('- Total, installed, with GST: 1: $4,500; 2: ________; 3: $5,100\n');
  expect(text).toContain('- Deposit, and how long the quote holds: ________');
  expect(quotesText(ENGLISH_WORDS, null)).not.toContain('I asked for');
});
