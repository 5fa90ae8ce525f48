import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../tests/temporaryFolder.ts';

/** Runs the release checks with an npm whose engines fail and whose frameworks are unavailable. */
function check(...given: readonly string[]) {
  const { path: folder, remove } = temporaryFolder();
  onTestFinished(remove);
  mkdirSync(join(folder, 'bin'));
  const npm = '#!/bin/sh\ncase "$2" in\n  test:engines) exit 2 ;;\n  test:frameworks) exit 69 ;;\nesac\n';
  writeFileSync(join(folder, 'bin/npm'), npm, { mode: 0o755 });
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  return spawnSync(process.execPath, ['scripts/checkRelease.mjs', ...given], { encoding: 'utf8', env });
}

it('a failed release check stops no other, and each is named with its result', () => {
  const { status, stdout } = check();
  expect(status).toBe(1);
  expect(stdout.trim().replace(/, \d+ s/g, '')).toBe(
    [
      'reproducible: passed',
      'scaling: passed',
      'container: passed',
      'engines: failed',
      'site: passed',
      'browser: passed',
      'parts: passed',
      'dates: passed',
      'wordpress: passed',
      'frameworks: not on this machine',
      'exhaustive: passed',
      'mutation: passed',
    ].join('\n'),
  );
});

it('words pick release checks, and an unknown word names those that there are', () => {
  expect(check('parts').stdout.trim()).toMatch(/^parts: passed, \d+ s$/);
  const { status, stderr } = check('part');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no release check “part”. There are: reproducible, scaling, container, engines,');
});

it('the release checks are commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const source = readFileSync('scripts/checkRelease.mjs', 'utf8');
  const named = [...source.matchAll(/^ {2}\w+: '([\w:]+)',$/gm)].map(([, script = '']) => script);
  expect(named).toHaveLength(12);
  for (const script of named) expect(scripts, script).toHaveProperty([script]);
});
