import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { folderForAll } from '../tests/testFolder.ts';

/** The folders that the build reads, beside `cli`. */
const SOURCES = ['src', 'sheets', 'server', 'package', 'workshop', 'scripts'];

mkdirSync('.cache', { recursive: true });
// Inside the project, so the build finds its tools.
const folder = folderForAll('.cache');

beforeAll(() => {
  for (const part of ['cli', ...SOURCES, 'package.json', 'tsconfig.json', 'LICENSE']) {
    cpSync(part, join(folder.path, part), { recursive: true });
  }
  cpSync('catalogue/installation.json', path('catalogue/installation.json'));
});

const path = (name: string) => join(folder.path, name);

function help(): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [path('cli/product-selector.mjs'), '--help'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
  return stdout;
}

it('the command in a clone is built first, and then runs as it is', () => {
  expect(help()).toContain('Usage: product-selector <command>');
  const built = path('dist/cli/main.js');
  writeFileSync(
    built,
    readFileSync(built, 'utf8').replaceAll('Usage: product-selector', 'Built before: product-selector'),
  );
  expect(help()).toContain('Built before: product-selector <command>');
});

it('the command in a package without sources runs as it is', () => {
  for (const part of [...SOURCES, 'cli/vite.config.ts', 'cli/main.ts']) {
    rmSync(path(part), { recursive: true });
  }
  expect(help()).toContain('product-selector <command>');
});
