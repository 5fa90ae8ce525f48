import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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
  const recipes = CONTRIBUTING.split('## Recipes')[1]!.split('### Other changes')[0]!;
  const files = [...recipes.matchAll(/`([\w./-]+\.(?:tsx?|mjs|json|php|conf))`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(20);
  const places = ['', 'src/', 'wordpress/plugin/'];
  const isThere = (file: string) => /\/xx(-YY)?\.json$/.test(file) || places.some((place) => existsSync(place + file));
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
