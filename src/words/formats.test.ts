import { expect, it } from 'vitest';
import { formatsOf } from './formats.ts';
import { ENGLISH_LANG } from './language.ts';

const DAY = new Date(2026, 10, 21).getTime();

it('the words write figures in Australian English', () => {
  const english = formatsOf(ENGLISH_LANG);
  expect([1234.5, 1.005, 999_999.995, -3].map(english.number)).toEqual(['1,234.5', '1.01', '1,000,000', '-3']);
  expect(english.dollars(2990)).toBe('$2,990');
  expect(english.list(['a', 'b', 'c'])).toBe('a, b and c');
  expect(english.day(DAY)).toBe('21 November 2026');
  expect([1, 2].map(english.plural)).toEqual(['one', 'other']);
});

it('the words write figures in another language as the browser does', () => {
  const german = formatsOf('de');
  expect(german.number(1234.5)).toBe('1.234,5');
  expect(german.dollars(2990)).toMatch(/^2\.990/);
  expect(german.list(['a', 'b', 'c'])).toBe('a, b und c');
  expect(german.day(DAY)).toBe('21. November 2026');
  expect(formatsOf('ar').plural(3)).toBe('few');
});
