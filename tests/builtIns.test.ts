import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/**
 * Old libraries replace these: Prototype's `Array.from` neither maps nor accepts sets, its `reduce` takes no function, and
 * its `entries` returns the array itself.
 */
const REPLACED = /(?<!Uint\d+)Array\.from\(|\.reduce(Right)?\(|\.entries\(\)/;

it('code for visitors uses no built-in function that old libraries replace with another meaning', () => {
  const files = execFileSync('git', ['ls-files', 'src/*.ts', 'src/*.tsx'], { encoding: 'utf8' }).trim().split('\n');
  const loaded = files.filter((file) => !/\.test\.tsx?$/.test(file));
  const found = loaded.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (REPLACED.test(line) ? `${file}:${index + 1} ${line.trim()}` : [])),
  );
  expect(found).toEqual([]);
  expect(loaded.length).toBeGreaterThan(200);
});
