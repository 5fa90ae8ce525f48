import { expect, it } from 'vitest';
import german from './languages/de.json' with { type: 'json' };
import { readText } from './sourceText.ts';
import { createWords, ENGLISH_WORDS } from './words.ts';

const NOW = Date.UTC(2026, 10, 26);
const LATER = Date.UTC(2029, 0, 1);
const rule = { kind: 'size', read: '2026-11', how: 'page' } as const;
const copy = { kind: 'law', read: '2026-11', how: 'copy' } as const;

it('a source says the month in which it was read, whether it was a copy, and that it is old', () => {
  expect(readText(ENGLISH_WORDS, rule, NOW)).toBe('read in November 2026');
  expect(readText(ENGLISH_WORDS, copy, NOW)).toBe('from a copy of the page, November 2026');
  expect(readText(ENGLISH_WORDS, rule, LATER)).toBe('read in November 2026, more than 24 months ago');
  expect(readText(ENGLISH_WORDS, copy, LATER)).toBe('from a copy of the page, November 2026, more than 12 months ago');
});

it('a source says in German too that it was a copy, and that it is old', () => {
  const words = createWords(german);
  expect(readText(words, copy, NOW)).toBe('nach einer Kopie der Seite, November 2026');
  expect(readText(words, copy, LATER)).toBe('nach einer Kopie der Seite, November 2026, vor mehr als 12 Monaten');
  expect(readText(words, rule, LATER)).toBe('gelesen im November 2026, vor mehr als 24 Monaten');
});
