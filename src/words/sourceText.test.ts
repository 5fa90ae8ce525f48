import { expect, it } from 'vitest';
import { readText } from './sourceText.ts';
import { ENGLISH_WORDS } from './words.ts';

const NOW = Date.UTC(2026, 10, 26);
const LATER = Date.UTC(2029, 0, 1);
const rule = { kind: 'size', read: '2026-11', how: 'page' } as const;
const copy = { kind: 'law', read: '2026-11', how: 'copy' } as const;

it('a source says from the day after its last one that it may have changed', () => {
  const tariff = { ...copy, until: '2027-06-30' };
  const on = (day: number) => readText(ENGLISH_WORDS, tariff, new Date(2027, 5, day, 12).getTime());
  expect(on(30)).toBe('from a copy of the page, November 2026');
  expect(on(31)).toBe('from a copy of the page, November 2026, may have changed since 30 June 2027');
});

it('a source says the month in which it was read, whether it was a copy, and that it is old', () => {
  expect(readText(ENGLISH_WORDS, rule, NOW)).toBe('read in November 2026');
  expect(readText(ENGLISH_WORDS, copy, NOW)).toBe('from a copy of the page, November 2026');
  expect(readText(ENGLISH_WORDS, rule, LATER)).toBe('read in November 2026, more than 24 months ago');
  expect(readText(ENGLISH_WORDS, copy, LATER)).toBe('from a copy of the page, November 2026, more than 12 months ago');
});
