import { expect, it } from 'vitest';
import { asciiDigits } from './asciiDigits.ts';

it.each([
  ['3000', '3000'],
  ['٣٠٠٠', '3000'],
  ['۳۰۰۰', '3000'],
  ['३०००', '3000'],
  ['３０００', '3000'],
  ['٢٨٫٥', '28.5'],
  ['SW1A 1AA', 'SW1A 1AA'],
])('%s is %s', (typed, read) => {
  expect(asciiDigits(typed)).toBe(read);
});
