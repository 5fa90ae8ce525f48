import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/anyText.ts';
import { closestWord } from './closestWord.ts';
import { findWord } from './findWord.ts';
import { AVAILABILITIES, REFRIGERANTS, SYSTEM_TYPES, ZONE_CONTROLS } from './product.ts';

it('the finder of words finds a correctly spelt word', () => {
  for (const word of SYSTEM_TYPES) expect(findWord(word, SYSTEM_TYPES)).toEqual({ word, isExact: true });
});

it.each([
  ['Multi-Split', SYSTEM_TYPES, 'multi_split'],
  ['MULTI SPLIT', SYSTEM_TYPES, 'multi_split'],
  ['multisplit', SYSTEM_TYPES, 'multi_split'],
  ['Slim–Ducted', SYSTEM_TYPES, 'slim_ducted'],
  ['Day / Night', ZONE_CONTROLS, 'day_night'],
  ['In stock', AVAILABILITIES, 'in_stock'],
  ['r-32', REFRIGERANTS, 'R32'],
] as const)('the finder of words knows what %s means', (text, words, word) => {
  expect(findWord<string>(text, words)).toEqual({ word, isExact: false });
});

it.each([
  ['multi_splitt', SYSTEM_TYPES, 'multi_split'],
  ['duct', SYSTEM_TYPES, 'ducted'],
  ['slpit', SYSTEM_TYPES, 'split'],
  ['pre-ordered', AVAILABILITIES, 'preorder'],
  ['R23', REFRIGERANTS, 'R32'],
  ['window', SYSTEM_TYPES, null],
  ['', SYSTEM_TYPES, null],
] as const)('the finder of words does not take %s, and suggests the nearest word: %s -> %s', (text, words, closest) => {
  expect(findWord<string>(text, words)).toBeNull();
  expect(closestWord<string>(text, words)).toBe(closest);
});

it('the finder of words handles any text, however long', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      const found = findWord(text, ZONE_CONTROLS)?.word ?? closestWord(text, ZONE_CONTROLS);
      expect(ZONE_CONTROLS).toContain(found ?? 'none');
    }),
  );
});
