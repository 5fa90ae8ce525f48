import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/anyText.ts';
import { shownValue } from './shownValue.ts';

it('a value in a message is unchanged if short', () => {
  expect(shownValue('multi_splitt')).toBe('multi_splitt');
  expect(shownValue(7.1)).toBe('7.1');
  expect(shownValue(false)).toBe('false');
  expect(shownValue(null)).toBe('null');
});

it('a value in a message is named by its type if it holds several values', () => {
  expect(shownValue([1, 2])).toBe('[list]');
  expect(shownValue({ toString: null })).toBe('[object]');
});

it('a value in a message is one line of at most 80 characters, without half characters', () => {
  expect(shownValue('a'.repeat(81))).toBe(`${'a'.repeat(79)}…`);
  expect(shownValue(`${'a'.repeat(78)}😀😀`)).toBe(`${'a'.repeat(78)}…`);
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), (text) => {
      expect(shownValue(text).length).toBeLessThanOrEqual(80);
      expect(shownValue(text)).not.toMatch(/[\r\n]/);
    }),
  );
});
