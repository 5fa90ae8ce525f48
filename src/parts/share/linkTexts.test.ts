import { expect, it } from 'vitest';
import { readLinkTexts, writeLinkTexts } from './linkTexts.ts';

const offered = [{ name: 'quotes', label: () => 'Take them along' }];

it('a link takes the texts that were ticked, and only what an address can hold', () => {
  const parts = { quotes: 'eyJ0b3RhbCI6_-', other: 'x', broken: 'a&b=c', long: 'x'.repeat(16_001), object: {} };
  expect(writeLinkTexts(parts, ['quotes'])).toBe('&quotes=eyJ0b3RhbCI6_-');
  expect(writeLinkTexts(parts, [])).toBe('');
  expect(writeLinkTexts(parts, ['broken', 'long', 'object', 'missing'])).toBe('');
});

it('a link brings back what a part takes, and nothing else', () => {
  const read = (...pairs: readonly string[]) => readLinkTexts(pairs, offered);
  expect(read('quotes=abc', 'other=x', '__proto__=x', '')).toEqual({ quotes: 'abc' });
  expect(readLinkTexts(['quotes=abc'], [])).toEqual({});
  // Its part says that it can't be read.
  expect(read('quotes')).toEqual({ quotes: '' });
  expect(read(`quotes=${'x'.repeat(99_999)}`)).toEqual({ quotes: 'x'.repeat(16_000) });
});
