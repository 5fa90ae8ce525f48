import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const [, table = ''] = readFileSync('SECURITY.md', 'utf8').split('\n| Against |');
/** Below the heading and its line. */
const promises = (table.split('\n\n')[0] ?? '').split('\n').slice(2);
const commands = Object.entries<string>(JSON.parse(readFileSync('package.json', 'utf8')).scripts);

it.each(promises)('SECURITY.md names tests, or a release check, for each promise: %s', (promise) => {
  const [, file = 'no proof'] = promise.match(/\| (\S+) \|$/) ?? [];
  const proof = readFileSync(file, 'utf8');
  const releaseCheck = commands.find(([, command]) => command.endsWith(`node ${file}`))?.[0];
  if (releaseCheck) expect(readFileSync('scripts/checkRelease.mjs', 'utf8')).toContain(`'${releaseCheck}'`);
  else expect(proof).toMatch(/\b(it|test)(\.each\(.+\))?\(/s);
});

it('SECURITY.md makes promises', () => expect(promises.length).toBeGreaterThan(10));
