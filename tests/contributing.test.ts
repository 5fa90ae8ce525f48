import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { headingAddress } from '../site/.vitepress/pageLinks.mjs';

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

it('the README has two commands, one for the demo and one for the tests', () => {
  const blocks = [...readFileSync('README.md', 'utf8').matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = '']) => text);
  expect(blocks.join('').split('\n').filter(Boolean)).toEqual(['npm ci && npm start', 'npm ci && npm test']);
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

const projectFiles = (...kinds: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...kinds], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file));

it('no page of docs/ has more than 200 lines', () => {
  const long = projectFiles('docs/*.md').filter((file) => readFileSync(file, 'utf8').split('\n').length > 201);
  expect(long).toEqual([]);
});

it('a page of docs/ that code or another page names is there', () => {
  // The changelog names pages that were removed.
  const kinds = ['*.md', ':!CHANGELOG.md', '*.ts', '*.tsx', ':!*.test.ts', '*.mjs', '*.php', '*.txt'];
  const dead = projectFiles(...kinds).flatMap((file) => {
    const named = readFileSync(file, 'utf8').match(/(?<![\w/.-])docs\/[\w/-]+\.md/g) ?? [];
    return named.filter((path) => !existsSync(path)).map((path) => `${file}: ${path}`);
  });
  expect(dead).toEqual([]);
});

it('a name that a comment quotes is in the code', () => {
  const lines = projectFiles('*.ts', '*.tsx', '*.mjs', '*.css', '*.php', '*.json').flatMap((file) =>
    readFileSync(file, 'utf8').split('\n'),
  );
  const isComment = (line: string): boolean => /^\s*(?:\*|\/\/|\/\*)/.test(line);
  const code = new Set(lines.filter((line) => !isComment(line)).flatMap((line) => line.match(/\w+/g) ?? []));
  const quoted = lines.filter(isComment).flatMap((line) => [...line.matchAll(/`([a-z]+[A-Z]\w*)/g)]);
  expect(quoted.length).toBeGreaterThan(50);
  expect(quoted.map(([, name = '']) => name).filter((name) => !code.has(name))).toEqual([]);
});

it('a link between the Markdown files leads to a file, and to a heading of it', () => {
  const prose = (file: string): string => readFileSync(file, 'utf8').replaceAll(/^```.*?^```/gms, '');
  const headings = (file: string): readonly string[] =>
    [...prose(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      headingAddress(heading.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
    );
  // Pages of the site link to each other where the site shows them.
  const files = projectFiles('*.md').filter((file) => !file.startsWith('site/pages/'));
  const dead = files.flatMap((file) =>
    [...prose(file).matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g)]
      .filter(([, path = '', heading]) => {
        const target = path === '' ? file : join(dirname(file), path);
        return !existsSync(target) || (heading && target.endsWith('.md') && !headings(target).includes(heading));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(dead).toEqual([]);
});
