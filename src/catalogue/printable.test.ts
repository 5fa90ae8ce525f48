import fc from 'fast-check';
import { expect, it } from 'vitest';
import { printable } from './printable.ts';

it.each([
  ['an escape sequence', '\x1b[2J\x1b]0;title\x07', '\\x1b[2J\\x1b]0;title\\x07'],
  ['line breaks and tabs', 'a\nb\r\tc', 'a\\x0ab\\x0d\\x09c'],
  ['NUL and DEL', '\0\x7f', '\\x00\\x7f'],
  ['C1 controls', '\x85\x9b31m', '\\x85\\x9b31m'],
  ['line and paragraph separators', '\u2028\u2029', '\\u2028\\u2029'],
  [
    'marks of direction',
    '\u061c\u200e\u200f\u202a\u202e\u2066\u2069',
    '\\u061c\\u200e\\u200f\\u202a\\u202e\\u2066\\u2069',
  ],
  ['half a surrogate pair', 'a\ud83d', 'a\\ud83d'],
])('a text for a terminal shows %s as escapes', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});

it.each(['Kühl “7.1” 25 °C', 'فارسی\u200cزبان', '空調', '👩‍👩‍👧', 'C:\\systems.csv', ''])(
  'a text for a terminal keeps %j unchanged',
  (text) => {
    expect(printable(text)).toBe(text);
  },
);

it('a text for a terminal never moves the cursor, for any text', () => {
  fc.assert(
    fc.property(fc.uint16Array(), (units) => {
      const text = String.fromCharCode(...units);
      const shown = printable(text);
      expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
      expect(printable(shown)).toBe(shown);
    }),
  );
});
