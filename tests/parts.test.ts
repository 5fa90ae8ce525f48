import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporaryFolder.ts';

const NAMES = readdirSync('src/parts');
const LIST = 'src/app/parts.ts';
const SOURCES = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'src', 'sheets', 'server/app', '*.json'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => existsSync(file) && !/\.test\.tsx?$/.test(file));

/** A copy of what visitors load, without some parts: their folders, and their entries in the list. */
function copyWithout(parts: readonly string[]): string {
  const { path } = temporaryFolder();
  for (const file of SOURCES.filter((file) => !parts.some((part) => file.startsWith(`src/parts/${part}/`)))) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    cpSync(file, join(path, file));
  }
  const left = withoutEntries(readFileSync(LIST, 'utf8'), parts);
  writeFileSync(join(path, LIST), left);
  symlinkSync(resolve('node_modules'), join(path, 'node_modules'));
  return path;
}

/** Each entry begins with its name and ends with its program. */
function withoutEntries(list: string, parts: readonly string[]): string {
  return list.replace(/ {2}\{\s*name: '(\w+)'.*?start\.tsx?'\),?\s*\},\n/gs, (entry, name) =>
    parts.includes(name) ? '' : entry,
  );
}

it('the list of parts names each folder once', () => {
  expect([...readFileSync(LIST, 'utf8').matchAll(/name: '(\w+)'/g)].map(([, name]) => name).sort()).toEqual(NAMES);
  expect(withoutEntries(readFileSync(LIST, 'utf8'), NAMES)).not.toContain('import(');
});

it.each([...NAMES.map((name) => [name]), NAMES])(
  'the types of all the rest of the selector hold without %s',
  (...parts) => {
    const path = copyWithout(parts);
    const said = types(path);
    rmSync(path, { recursive: true });
    expect(said).toBe('');
  },
);

/** What the compiler says of the selector in a folder. */
function types(path: string): string {
  writeFileSync(join(path, 'tsconfig.core.json'), JSON.stringify({ extends: './src/tsconfig.json', include: ['src'] }));
  try {
    execFileSync(resolve('node_modules/.bin/tsc'), ['-p', 'tsconfig.core.json'], { cwd: path, encoding: 'utf8' });
    return '';
  } catch (error) {
    return String((error as { readonly stdout?: unknown }).stdout);
  }
}
