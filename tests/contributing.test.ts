import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('the editor formats like the check', () => {
  const { formatter } = readJson('biome.json');
  expect(readJson('.vscode/settings.json')).toMatchObject({
    'editor.defaultFormatter': 'biomejs.biome',
    'editor.rulers': [formatter.lineWidth],
    'editor.tabSize': formatter.indentWidth,
  });
});

it('CONTRIBUTING.md names only commands and recipe files that exist', () => {
  const { scripts } = readJson('package.json');
  const commands = [...CONTRIBUTING.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !scripts[name])).toEqual([]);
  const recipes = CONTRIBUTING.split('## Recipes')[1]!;
  const files = [...recipes.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|php|conf))`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  const places = ['', 'wordpress/plugin/'];
  const isThere = (file: string) => /\bxx(-YY)?\.json$/.test(file) || places.some((place) => existsSync(place + file));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

it('every command that runs Playwright looks for Chromium first, so that it works after npm ci alone', () => {
  const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
  const uses = (text: string): string =>
    text.replaceAll(/npm run ([\w:-]+)/g, (command, name) => `${command} ${uses(scripts[name] ?? '')}`);
  const late = Object.entries(scripts).filter(([, text]) => {
    const whole = uses(text);
    const test = whole.indexOf('playwright test');
    return test !== -1 && !whole.slice(0, test).includes('findChromium.mjs');
  });
  expect(late).toEqual([]);
});

it('the root has at most 14 files', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).trim().split('\n');
  expect(files.filter((file) => !file.includes('/')).length).toBeLessThanOrEqual(14);
});

const RECORDS = 'docs/decisions';
const records = readdirSync(RECORDS).filter((file) => file !== 'README.md');
const recordText = (file: string): string => readFileSync(join(RECORDS, file), 'utf8');

it('every decision record has at most 20 lines, none over 200 characters, and at most 50 stay', () => {
  const isLong = (file: string): boolean => {
    const lines = recordText(file).trimEnd().split('\n');
    return lines.length > 20 || lines.some((line) => line.length > 200);
  };
  expect(records.filter(isLong)).toEqual([]);
  expect(records.length).toBeLessThanOrEqual(50);
});

it('a decision record is named after its title and listed once', () => {
  const listed = [...recordText('README.md').matchAll(/^- \[(.*)\]\((.*\.md)\)$/gm)];
  expect(listed.map(([, , file]) => file).sort()).toEqual([...records].sort());
  const others = listed.filter(([, title = '', file = '']) => {
    const name = title
      .toLowerCase()
      .replaceAll("'", '')
      .replaceAll(/[^a-z0-9]+/g, '-');
    return file !== `${name}.md` || !recordText(file).startsWith(`# ${title}\n`);
  });
  expect(others).toEqual([]);
});

it('a link to a decision record, and a link of one, leads to a file', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md', '*.ts', '*.tsx', '*.mjs'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));
  const dead = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const named = [...text.matchAll(/docs\/decisions\/[\w-]+\.md/g)].map(([path]) => path);
    const isRecord = file.startsWith(`${RECORDS}/`);
    const linked = [...text.matchAll(/\]\(([\w./-]+\.md)/g)]
      .map(([, target = '']) => join(dirname(file), target))
      .filter((target) => isRecord || target.startsWith(`${RECORDS}/`));
    return [...named, ...linked].filter((path) => !existsSync(path)).map((path) => `${file}: ${path}`);
  });
  expect(dead).toEqual([]);
});
