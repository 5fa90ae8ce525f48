import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TOKENS } from '../../src/ui/theme/tokens.ts';
import { type Css, NO_THEME, ownColours, readTheme, type Theme } from './readTheme.ts';
import { themeJson, themeSheet } from './writeTheme.ts';

/** Knows six-digit colours and lengths in pixels. Like a browser, it computes a colour for values borrowed from elsewhere. */
const CSS: Css = {
  compute(colour) {
    if (/^(inherit|var\(.*\))$/.test(colour)) return 'rgb(1, 2, 3)';
    const [, r = '', g = '', b = ''] = /^#(\w\w)(\w\w)(\w\w)$/.exec(colour) ?? [];
    const channels = [r, g, b].map((digits) => Number.parseInt(digits, 16));
    return channels.some(Number.isNaN) ? null : `rgb(${channels.join(', ')})`;
  },
  supports: (property, value) => property === 'font-family' || /^[\d.]+px$/.test(value),
};
const OWN = ownColours(readFileSync('src/ui/styles/tokens.css', 'utf8'));
const read = (theme: Partial<Theme>) => readTheme({ ...NO_THEME, ...theme }, CSS, OWN);

it('the theme builder starts with the selector’s own colours, which need no line', () => {
  expect(Object.keys(OWN.light).sort()).toEqual([...TOKENS].sort());
  expect(read({})).toMatchObject({ problems: {}, css: '' });
});

it('one colour is a theme: it is used in both schemes, and corrected where it could not be read', () => {
  const { css, pairs, problems } = read({ colours: { accent: { light: '#ffd400' } } });
  expect(problems).toEqual({});
  expect(css).toMatch(/^--ps-accent: light-dark\(#[0-9a-f]{6}, #ffd400\);/);
  const accent = pairs.light.find(({ front, back }) => front === 'accent' && back === 'paper')!;
  expect(accent.given).toBeLessThan(1.5);
  for (const { shown, least } of [...pairs.light, ...pairs.dark]) expect(shown).toBeGreaterThanOrEqual(least);
});

it('an exported theme needs no further correction', () => {
  const { css } = read({ colours: { paper: { light: '#777777', dark: '#888888' }, ink: { light: '#787878' } } });
  const colours = Object.fromEntries(
    [...css.matchAll(/--ps-([\w-]+): (?:light-dark\()?(#\w{6})(?:, (#\w{6})\))?/g)].map(
      ([, token, light = '', dark = light]) => [token, { light, dark }],
    ),
  );
  expect(read({ colours }).css).toBe(css);
});

it('what is no colour, length or font is named with its place, and left out', () => {
  const { css, problems } = read({
    colours: {
      accent: { light: 'blurple' },
      ink: { light: '#000000', dark: 'var(--ink)' },
      paper: { light: 'inherit' },
    },
    radius: '3',
    space: 'calc(1px + 2%)',
    font: '"</style><script>alert(1)</script>"',
  });
  expect(Object.keys(problems).sort()).toEqual(['accent light', 'font', 'ink dark', 'paper light', 'radius', 'space']);
  expect(problems['accent light']).toBe(
    '“blurple” isn’t a colour, so the selector’s own is used. Write it like #0b6e8f, or by its CSS name, such as teal.',
  );
  expect(css).toBe('--ps-ink: light-dark(#000000, #e8edf5);');
});

it.each([
  '"Georgia',
  "Georgia'",
  'Georgia /* serif',
  'Georgia\\',
  '"Georgia\\", serif',
  'Georgia; } body { display: none',
  'Georgia!important',
  'Georgia,',
])('a font that would break the sheet is named and left out: %s', (font) => {
  expect(read({ font, radius: '4px' })).toMatchObject({
    css: '--ps-radius: 4px;',
    problems: { font: expect.anything() },
  });
});

it.each(['Georgia, serif', '"Source Sans 3", sans-serif', "'Noto Sans JP'", 'Größe', '-apple-system'])(
  'a font stands in the sheet as it was typed: %s',
  (font) => expect(read({ font })).toMatchObject({ css: `--ps-font: ${font};`, problems: {} }),
);

it.each(['4px}', '4px /* ', '4px\\', '4px; color: red', '4%'])(
  'a length that would break the sheet is left out: %s',
  (radius) => {
    expect(readTheme({ ...NO_THEME, radius }, { ...CSS, supports: () => true }, OWN).css).toBe('');
  },
);

it('a theme is written as a style sheet and for theme.json', () => {
  const { css } = read({ colours: { accent: { light: '#5b2a86', dark: '#c9a6ee' } }, radius: '2px' });
  expect(themeSheet(css)).toBe(
    'product-selector {\n  --ps-accent: light-dark(#5b2a86, #c9a6ee);\n  --ps-radius: 2px;\n}\n',
  );
  expect(JSON.parse(themeJson(css))).toEqual({
    version: 2,
    styles: { css: 'product-selector { --ps-accent: light-dark(#5b2a86, #c9a6ee); --ps-radius: 2px; }' },
  });
});
