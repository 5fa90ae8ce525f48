import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './cleanText.ts';

describe('cleaning text', () => {
  it.each([
    ['  Slim 7.1 kW\u00a0', 'Slim 7.1 kW'],
    ['one\r\ntwo\tthree', 'one two three'],
    ['be\u0000e\u0007p\u009f', 'beep'],
    ['\u0000 \u0007', ''],
    ['<b>25 °C & more</b>', '<b>25 °C & more</b>'],
  ])('makes %j %j', (given, kept) => {
    expect(cleanText(given)).toBe(kept);
  });

  it('changes nothing the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});
