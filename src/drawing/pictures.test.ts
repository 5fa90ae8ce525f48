import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pathBox } from '../../tests/pathBox.ts';
import { unsoundPaths } from '../../tests/unsoundPaths.ts';
import { QUESTIONS } from '../questionnaire/questionSet.ts';
import { contrast, readColor } from '../ui/theme/color.ts';
import { PICTURES } from './pictures.ts';
import type { Box } from './shape.ts';
import { FILE_COLORS, svgFile } from './svgFile.ts';

const FOLDER = new URL('../screens/pictures/', import.meta.url);
const LARGEST_FILE = 4096;
const FILES = Object.entries(PICTURES).map(([name, { title, drawing }]) => ({
  name,
  drawing,
  file: svgFile(drawing, title),
}));

describe('the pictures that are files', () => {
  it('match the parts that draw them', () => {
    for (const { name, file } of FILES) {
      const kept = readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');
      expect(kept === file, `${name}.svg differs from its drawing: run \`npm run drawings\``).toBe(true);
    }
  });

  it('are exactly the ones that the questions and the landing page use', () => {
    const drawn = FILES.map(({ name }) => name).sort();
    const kept = readdirSync(FOLDER).filter((file) => file.endsWith('.svg'));
    expect(kept.map((file) => file.slice(0, -'.svg'.length)).sort(), 'run `npm run drawings`').toEqual(drawn);
    const shown = Object.values(QUESTIONS)
      .flatMap(({ options }) => options.map((option) => ('tooltip' in option ? option.tooltip : null)))
      .flatMap((tooltip) => (tooltip === null ? [] : 'images' in tooltip ? tooltip.images : [tooltip.image]));
    expect([...shown, 'home'].sort()).toEqual(drawn);
  });

  it.each(FILES)('$name is sound, small and has at most three colours', ({ drawing, file }) => {
    expect(drawing).toMatchObject({ width: 320, height: 200 });
    expect(unsoundPaths(drawing)).toEqual([]);
    expect(new TextEncoder().encode(file).length).toBeLessThan(LARGEST_FILE);
    const [light, dark] = file.split('@media (prefers-color-scheme:dark)').map((part) => part.match(/#[\da-f]{6}/g));
    expect(new Set(light).size).toBeLessThanOrEqual(3);
    expect(dark).toHaveLength(new Set(light).size);
    // A look that a file can't draw would be dropped silently.
    const drawable = ['ink', 'faint', 'tint', 'half', 'accent', 'mark', 'paper'];
    expect(drawing.shapes.map(({ look }) => look).filter((look) => !drawable.includes(look))).toEqual([]);
  });

  // The screens show this part: the rest of the canvas is cut off.
  const PART = { left: 0, top: 14, right: 320, bottom: 186 };
  it.each(FILES.filter(({ name }) => name !== 'home'))('$name has no blank space around it', ({ drawing }) => {
    const boxes = drawing.shapes.map(({ d }) => pathBox(d));
    const edge = (of: (box: Box) => number, pick: (...all: number[]) => number): number => pick(...boxes.map(of));
    expect(edge(({ x }) => x, Math.min)).toBeLessThanOrEqual(PART.left + 40);
    expect(edge(({ y }) => y, Math.min)).toBeLessThanOrEqual(PART.top + 26);
    expect(edge(({ x, w }) => x + w, Math.max)).toBeGreaterThanOrEqual(PART.right - 40);
    expect(edge(({ y, h }) => y + h, Math.max)).toBeGreaterThanOrEqual(PART.bottom - 10);
  });

  it.each(['light', 'dark'] as const)('are readable on paper and on air in %s', (scheme) => {
    const { paper, tint, ink, accent } = FILE_COLORS[scheme];
    for (const line of [ink, accent]) {
      for (const ground of [paper, tint]) {
        expect(contrast(colorOf(line), colorOf(ground)), `${line} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("use the selector's colours", () => {
    const styles = ['tokens', 'drawing'].map((name) => readFileSync(`src/ui/styles/${name}.css`, 'utf8')).join('');
    for (const name of ['paper', 'tint', 'ink', 'accent'] as const) {
      expect(styles, name).toContain(`${name}: light-dark(${FILE_COLORS.light[name]}, ${FILE_COLORS.dark[name]})`);
    }
  });

  it('escape a title that would break a file', () => {
    const [first] = FILES;
    expect(first && svgFile(first.drawing, 'Heads & <pipes>')).toContain('<title>Heads &amp; &lt;pipes></title>');
  });
});

function colorOf(hex: string) {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  const color = readColor(`rgb(${r}, ${g}, ${b})`);
  if (color === null) throw new Error(`${hex} is no colour`);
  return color;
}
