import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file: `src/${file}`, text: readFileSync(`src/${file}`, 'utf8') }))
  .map(({ file, text }) => ({ file, text, css: text.replace(/\/\*[\s\S]*?\*\//g, '') }));

/** The widths in the table of the design system. Widths of the window are in px. */
const widths = [...readFileSync('src/ui/README.md', 'utf8').matchAll(/^\| `([\d.]+em)`(?:, (\d+) px)?/gm)].flatMap(
  ([, em, px]) => (px ? [em, `${px}px`] : [em]),
);

it('the design system has at most 900 lines of styles', () => {
  const lines = sheets.filter(({ file }) => file.startsWith('src/ui/')).map(({ text }) => text.split('\n').length - 1);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(900);
});

it('the layout changes at the widths of the design system’s README, and at no others', () => {
  const used = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/@(?:container|media)[^{]*/g)]
      .flatMap(([query]) => [...query.matchAll(/(?:width|inline-size)\s*[:<>=]+\s*([\w.]+)/g)])
      .map(([, width = '']) => ({ file, width })),
  );
  expect(widths.length).toBe(6);
  expect([...new Set(used.map(({ width }) => width))].sort()).toEqual([...widths].sort());
  expect(used.filter(({ width }) => !widths.includes(width))).toEqual([]);
});

it('a part styles a dialog only where it has its own content, since others may open after it', () => {
  const ofParts = sheets.filter(({ file }) => file.startsWith('src/parts/'));
  const selectors = ofParts.flatMap(({ css }) => [...css.matchAll(/(?<=[{};,]|^)\s*(\.dialog[^{},]*)/g)]);
  expect(selectors.length).toBeGreaterThan(0);
  expect(selectors.map(([, selector = '']) => selector.trim()).filter((one) => !one.includes(':has('))).toEqual([]);
});

it('the styles have no class that no component uses', () => {
  const sources = readdirSync('src', { encoding: 'utf8', recursive: true })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const classes = sheets
    // Classes of the page's own content.
    .filter(({ file }) => !file.endsWith('/landing.css'))
    .flatMap(({ css }) => [...css.replace(/"[^"]*"/g, '').matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)])
    .map(([, name = '']) => name);
  const isNamed = (name: string): boolean => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(sources);
  // Some names have a variable end: `button-${look}`.
  const isMade = (name: string): boolean => /-/.test(name) && sources.includes(`${name.replace(/[^-]+$/, '')}\${`);
  expect([...new Set(classes)].filter((name) => !isNamed(name) && !isMade(name))).toEqual([]);
});

it('no size follows the height of the window without an end, since a frame may be as high as its content', () => {
  const sizes = sheets.flatMap(({ file, css }) =>
    [
      ...css.matchAll(
        /(?<![\w-])(?:--_[\w-]+|(?:min-)?(?:block-size|height)): ([^;]*(?:\d[sld]?vh|--ps-min-height)[^;]*)/g,
      ),
    ].map(([, size = '']) => ({ file, size })),
  );
  expect(sizes.length).toBeGreaterThan(6);
  expect(sizes.filter(({ size }) => !/\b(min|clamp)\(/.test(size))).toEqual([]);
});
