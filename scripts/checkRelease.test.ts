import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the release checks are commands of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const source = readFileSync('scripts/checkRelease.mjs', 'utf8');
  const named = [...source.matchAll(/^ {2}\w+: '([\w:]+)',$/gm)].map(([, script = '']) => script);
  expect(named).toHaveLength(12);
  for (const script of named) expect(scripts, script).toHaveProperty([script]);
});
