import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pathBox } from '../../../tests/pathBox.ts';
import { unsoundPaths } from '../../../tests/unsoundPaths.ts';
import { QUESTIONS } from '../../questionnaire/questionSet.ts';
import { contrast, readColor } from '../../ui/theme/color.ts';
import { PICTURES } from '../../words/english/pictures.ts';

const FOLDER = new URL('./pictures/', import.meta.url);
const LARGEST_FILE = 4096;
const FILES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ name: name.slice(0, -'.svg'.length), file: readFileSync(new URL(name, FOLDER), 'utf8') }));
/** The colours of the selector's default theme, which a file has when it is opened by itself. */
const COLORS = {
  light: { ink: '#14213d', tint: '#cfe8f3', accent: '#0b6e8f', paper: '#fbfaf7' },
  dark: { ink: '#e8edf5', tint: '#1f4a5c', accent: '#7cc4de', paper: '#10151f' },
} as const;

const DRAWING_STYLES = readFileSync('src/screens/frame/drawing.css', 'utf8');
/** The landing screen's picture is there before the styles of the questions. */
const LATER_STYLES = readFileSync('src/screens/frame/homeDrawing.css', 'utf8');

const pathsOf = (file: string) => [...file.matchAll(/<path class="(\w+)" d="([^"]+)"\/>/g)];
const boxesOf = (file: string) => pathsOf(file).map(([, , d = '']) => pathBox(d));

it('the pictures that are files are exactly the ones that the questions and the landing page use', () => {
  const shown = Object.values(QUESTIONS)
    .flatMap(({ options }) => options.map((option) => ('tooltip' in option ? option.tooltip : null)))
    .flatMap((tooltip) => (tooltip === null ? [] : 'images' in tooltip ? tooltip.images : [tooltip.image]));
  expect([...shown, 'home'].sort()).toEqual(FILES.map(({ name }) => name).sort());
});

it.each(FILES)('the picture $name is sound, small and in our colours', ({ name, file }) => {
  expect(file).toContain('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="200" viewBox="0 0 320 200">');
  expect(new TextEncoder().encode(file).length).toBeLessThan(LARGEST_FILE);
  const paths = pathsOf(file);
  expect(paths).toHaveLength(file.split('<path').length - 1);
  expect(unsoundPaths({ width: 320, height: 200, shapes: paths.map(([, , d = '']) => ({ look: 'ink', d })) })).toEqual(
    [],
  );
  const [light = '', dark = ''] = file.split('@media (prefers-color-scheme:dark)');
  for (const [scheme, part] of [
    ['light', light],
    ['dark', dark],
  ] as const) {
    const used = [...part.matchAll(/--(\w+):(#[\da-f]{6})/g)].map(([, color, value]) => [color, value]);
    expect(used.length).toBeLessThanOrEqual(3);
    expect(used).toEqual(used.map(([color]) => [color, COLORS[scheme][color as 'ink']]));
  }
  // A class without a style, here or in the selector, would be invisible.
  for (const [, look] of paths) {
    expect(file).toContain(`.${look}{`);
    expect(name === 'home' ? DRAWING_STYLES : DRAWING_STYLES + LATER_STYLES).toContain(`.draw-${look} {`);
  }
  if (name !== 'home') expect(file).toContain(`<title>${PICTURES[`picture.${name}` as keyof typeof PICTURES]}</title>`);
});

// The screens show this part: the rest of the canvas is cut off.
const PART = { left: 0, top: 14, right: 320, bottom: 186 };
it.each(FILES.filter(({ name }) => name !== 'home'))('the picture $name has no blank space around it', ({ file }) => {
  const boxes = boxesOf(file);
  expect(Math.min(...boxes.map(({ x }) => x))).toBeLessThanOrEqual(PART.left + 40);
  expect(Math.min(...boxes.map(({ y }) => y))).toBeLessThanOrEqual(PART.top + 26);
  expect(Math.max(...boxes.map(({ x, w }) => x + w))).toBeGreaterThanOrEqual(PART.right - 40);
  expect(Math.max(...boxes.map(({ y, h }) => y + h))).toBeGreaterThanOrEqual(PART.bottom - 10);
});

it.each(['light', 'dark'] as const)('the pictures that are files are readable on paper and on air in %s', (scheme) => {
  const { paper, tint, ink, accent } = COLORS[scheme];
  for (const line of [ink, accent]) {
    for (const ground of [paper, tint]) {
      expect(contrast(colorOf(line), colorOf(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it("the pictures that are files use the selector's colours", () => {
  const styles = `${readFileSync('src/ui/styles/tokens.css', 'utf8')}${DRAWING_STYLES}`;
  for (const name of ['paper', 'tint', 'ink', 'accent'] as const) {
    expect(styles, name).toContain(`${name}: light-dark(${COLORS.light[name]}, ${COLORS.dark[name]})`);
  }
});

function colorOf(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const color = readColor(`rgb(${r}, ${g}, ${b})`);
  if (color === null) throw new Error(`${hex} is no colour`);
  return color;
}
