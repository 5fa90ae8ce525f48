import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const [, table = ''] = readFileSync('SECURITY.md', 'utf8').split('\n| Against |');
/** Below the heading and its line. */
const promises = (table.split('\n\n')[0] ?? '').split('\n').slice(2);

it.each(promises)('SECURITY.md names tests, or a step of the check, for each promise: %s', (promise) => {
  const [, file = 'no proof'] = promise.match(/\| (\S+) \|$/) ?? [];
  const proof = readFileSync(file, 'utf8');
  if (file.startsWith('scripts/')) expect(readFileSync('scripts/check.mjs', 'utf8')).toContain(`node ${file}`);
  else expect(proof).toMatch(/\b(it|test)(\.each\(.+\))?\(/s);
});

it('SECURITY.md makes promises', () => expect(promises.length).toBeGreaterThan(10));
