import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { minifySync, transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { PARTS } from '../src/app/parts.ts';
import { sumOf } from '../src/catalogue/sumOf.ts';
import { PART_NAMES } from './copyOfSelector.ts';

const textOf = (part: string): string => readFileSync(`src/parts/${part}/README.md`, 'utf8');

it('the list of parts has one entry for each folder', () => {
  expect(PARTS.map(({ name }) => name).sort()).toEqual(PART_NAMES);
});

it('each part has a README of about ten lines that says what would go with it', () => {
  for (const part of PART_NAMES) {
    const text = textOf(part);
    expect(text, part).toContain('Goes with it:');
    expect(text, part).toContain('Asked for by');
    expect(text.trim().split('\n').length, part).toBeLessThanOrEqual(14);
  }
});

it('each part stays within the budget of its README', async () => {
  for (const part of PART_NAMES) {
    const budget = /^Budget: ([\d,]+) lines, ([\d,]+) in tests, ([\d.]+) kB\.$/m.exec(textOf(part));
    const [lines, tests, kB] = budget!.slice(1).map((figure) => Number(figure.replace(',', '')));
    const size = await sizeOf(part);
    expect(size.lines, `lines of ${part}`).toBeLessThanOrEqual(lines!);
    expect(size.tests, `lines in tests of ${part}`).toBeLessThanOrEqual(tests!);
    expect(size.kB, `kB of ${part}`).toBeLessThanOrEqual(kB!);
  }
});

/** The lines of a part and of its tests, and its program as visitors load it: minified, and compressed by Brotli. */
async function sizeOf(part: string) {
  const folder = `src/parts/${part}`;
  const files = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .sort()
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, 'utf8') }));
  const [tests, own] = [true, false].map((isTest) => files.filter(({ file }) => file.includes('.test.') === isTest));
  const linesOf = (of: typeof files = []): number => sumOf(of, ({ text }) => text.split('\n').length - 1);
  const programs = await Promise.all(
    (own ?? []).map(async ({ file, text }) => {
      if (file.endsWith('.css')) return text;
      const { code } = await transformWithOxc(text, file);
      return minifySync(file, code).code;
    }),
  );
  const bytes = brotliCompressSync(programs.join('\n')).length;
  return { lines: linesOf(own), tests: linesOf(tests), kB: Math.ceil(bytes / 100) / 10 };
}
