import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

/** Who may import whom, one way only, type imports included. A folder may always import from itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  'src/questionnaire': [],
  'src/catalogue': [],
  'src/climate': [],
  'src/matching': ['src/questionnaire', 'src/catalogue', 'src/climate'],
  'src/provider': ['src/catalogue', 'src/questionnaire'],
  'src/visit': ['src/questionnaire', 'src/matching', 'src/climate'],
  'src/ui': [],
  'src/drawing': ['src/questionnaire', 'src/catalogue'],
  'src/words': ['src/questionnaire', 'src/catalogue', 'src/climate', 'src/matching', 'src/drawing'],
  'src/screens': [
    'src/ui',
    'src/words',
    'src/drawing',
    'src/visit',
    'src/questionnaire',
    'src/catalogue',
    'src/climate',
    'src/matching',
  ],
  'src/app': [
    'src/screens',
    'src/ui',
    'src/words',
    'src/visit',
    'src/provider',
    'src/questionnaire',
    'src/catalogue',
    'src/climate',
    'src/matching',
  ],
  'src/element.ts': ['src/app', 'src/ui', 'src/words'],
  'src/entry.ts': ['src/app', 'src/element.ts'],
  server: ['server/app', 'src/catalogue'],
  'server/app': ['src/catalogue'],
  deploy: ['server', 'server/app', 'src/catalogue'],
  cli: ['src/words', 'src/questionnaire', 'src/catalogue', 'src/climate', 'src/matching'],
  'wordpress/block': [],
  'wordpress/loader.ts': [],
  'wordpress/admin': ['src/words', 'src/questionnaire', 'src/catalogue', 'src/climate', 'src/matching'],
  'vite.config.ts': ['scripts'],
};

/** Packages by folder; a folder that is not named imports none. `node:` counts as one. */
const MAY_USE: Readonly<Record<string, readonly string[]>> = {
  'src/catalogue': ['papaparse'],
  'src/visit': ['react'],
  'src/ui': ['react'],
  'src/screens': ['react'],
  'src/app': ['react', 'react-dom', '@tanstack/react-router'],
  server: ['@hono/node-server', 'node:', 'vite'],
  'server/app': ['hono'],
  deploy: ['node:'],
  cli: ['node:'],
  'wordpress/block': ['react'],
  'wordpress/admin': ['react', 'react-dom'],
  'vite.config.ts': ['node:', 'vite'],
};

const PURE = ['src/questionnaire', 'src/catalogue', 'src/matching', 'src/climate', 'src/drawing', 'src/words'];

interface Import {
  readonly file: string;
  readonly room: string;
  readonly target: string;
}

const files = ['src', 'server', 'deploy', 'cli', 'wordpress']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => join(folder, String(file))))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** How something is built is no part of it. */
const BUILD = 'vite.config.ts';

function roomOf(file: string): string {
  if (file.endsWith(`/${BUILD}`)) return BUILD;
  const [first = '', second = ''] = file.split('/');
  if (file.startsWith('server/app/')) return 'server/app';
  return first === 'src' || first === 'wordpress' ? `${first}/${second}` : first;
}

const imports: readonly Import[] = files.flatMap((file) => {
  const found = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g);
  return [...found].map(([, target = '']) => ({ file, room: roomOf(file), target }));
});

describe('the rooms', () => {
  it('are all named in the table', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it('import only from the rooms that the table allows', () => {
    const wrong = imports
      .filter(({ target }) => target.startsWith('.'))
      .map((found) => ({ ...found, other: roomOf(relative('.', join(dirname(found.file), found.target))) }))
      .filter(({ room, other }) => other !== room && !MAY_IMPORT[room]?.includes(other));
    expect(wrong).toEqual([]);
  });

  it('use only the packages that the table allows', () => {
    const wrong = imports
      .filter(({ target }) => !target.startsWith('.'))
      .filter(({ room, target }) => !(MAY_USE[room] ?? []).some((name) => target.startsWith(name)));
    expect(wrong).toEqual([]);
  });

  it('that are pure know no clock, no randomness and no browser', () => {
    const wrong = files
      .filter((file) => PURE.includes(roomOf(file)))
      .filter((file) =>
        /\b((Date\.now|Math\.random|setTimeout|window|document|fetch)\b(?!:)|new Date\b(?!\([^)]))/.test(
          withoutComments(file),
        ),
      );
    expect(wrong).toEqual([]);
  });
});

describe('the tools', () => {
  it('import one way: benchmarks may use tests and scripts, tests may use scripts', () => {
    const forbidden = { scripts: /^(tests|bench)\//, tests: /^bench\// };
    const wrong = Object.entries(forbidden).flatMap(([room, others]) =>
      readdirSync(room, { recursive: true })
        .map((file) => join(room, String(file)))
        .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes('node_modules'))
        .flatMap((file) =>
          [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)]
            .filter(([, target = '']) => others.test(relative('.', join(dirname(file), target))))
            .map(([, target]) => `${file}: ${target}`),
        ),
    );
    expect(wrong).toEqual([]);
  });
});

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}
