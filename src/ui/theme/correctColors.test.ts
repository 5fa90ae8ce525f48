import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../tests/runs.ts';
import { BLACK, type Color, contrast, hex, readColor, WHITE } from './color.ts';
import { asSeen, type Colors, correctColors } from './correctColors.ts';
import { PAIRS } from './pairs.ts';
import { TOKENS } from './tokens.ts';

const channel = fc.integer({ min: 0, max: 255 });
const color = fc.record({ r: channel, g: channel, b: channel, alpha: fc.constantFrom(1, 1, 0.5, 0) });
const anyColors = fc.record(
  Object.fromEntries(TOKENS.map((token) => [token, color])),
) as unknown as fc.Arbitrary<Colors>;

/** The stylesheet's palette in one scheme. */
function defaults(scheme: 'light' | 'dark'): Colors {
  const css = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
  const found = [...css.matchAll(/--_own-([\w-]+): light-dark\(#(\w{6}), #(\w{6})\)/g)].map(
    ([, token = '', light = '', dark = '']) => {
      const digits = Number.parseInt(scheme === 'light' ? light : dark, 16);
      return [token, { r: digits >> 16, g: (digits >> 8) & 255, b: digits & 255, alpha: 1 }];
    },
  );
  return Object.fromEntries(found);
}

it.each(['light', 'dark'] as const)(
  'the colours of the default theme have enough contrast in the %s scheme',
  (scheme) => {
    const palette = defaults(scheme);
    expect(Object.keys(palette).sort()).toEqual([...TOKENS].sort());
    expect(correctColors(palette, scheme === 'light' ? WHITE : BLACK)).toEqual({ findings: [], corrected: {} });
  },
);

it('the colours of any page have enough contrast once corrected, and good ones stay', () => {
  fc.assert(
    fc.property(anyColors, fc.constantFrom(BLACK, WHITE), (given, base) => {
      const { corrected, findings } = correctColors(given, base);
      const used = { ...asSeen(given, base), ...corrected };
      for (const { front, back, least } of PAIRS) {
        expect(contrast(used[front], used[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
      }
      expect(correctColors(used, base)).toEqual({ findings: [], corrected: {} });
      expect(corrected.paper).toBeUndefined();
      if (findings.length === 0) expect(corrected).toEqual({});
    }),
    { numRuns: runs(300) },
  );
});

it('the colours of a page whose ink is barely readable on black and on white have enough contrast too', () => {
  const black = { r: 0, g: 0, b: 0, alpha: 1 };
  const given = Object.fromEntries(TOKENS.map((token) => [token, black])) as Colors;
  const page = { ...given, paper: WHITE, ink: { r: 0, g: 109, b: 245, alpha: 1 } };
  const used = { ...page, ...correctColors(page, WHITE).corrected };
  for (const { front, back, least } of PAIRS) {
    expect(contrast(used[front], used[back]), `${front} on ${back}`).toBeGreaterThanOrEqual(least);
  }
});

it('the colours move no further than they must', () => {
  const given = { ...defaults('light'), accent: { r: 240, g: 180, b: 0, alpha: 1 } };
  const { corrected } = correctColors(given, WHITE);
  const ratio = contrast(corrected.accent as Color, given.paper);
  expect(ratio).toBeGreaterThanOrEqual(4.5);
  expect(ratio).toBeLessThan(4.7);
});

it('a colour is read in the form that browsers compute', () => {
  expect(readColor('rgb(11, 110, 143)')).toEqual({ r: 11, g: 110, b: 143, alpha: 1 });
  expect(readColor('rgba(0, 0, 0, 0.5)')?.alpha).toBe(0.5);
  expect(hex(readColor('color(srgb 1 0.5 0)') as Color)).toBe('#ff8000');
  expect(readColor('color(srgb 1.2 -0.1 0 / 0.25)')).toEqual({ r: 255, g: 0, b: 0, alpha: 0.25 });
  expect(readColor('oklch(0.5 0.1 200)')).toBeNull();
  expect(readColor('')).toBeNull();
});

it('a colour has the contrast that WCAG defines', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
  expect(contrast({ r: 119, g: 119, b: 119, alpha: 1 }, WHITE)).toBeCloseTo(4.478, 2);
});
