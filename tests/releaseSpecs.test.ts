import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import config from '../playwright.config.ts';

it('docs/testing.md says what each spec promises that only a release runs', () => {
  const [release] = (config.projects ?? []).filter(({ name }) => name === 'release');
  const specs = [release?.testMatch ?? []].flat().map((pattern) => String(pattern).replace(/^\*\*\/|\.spec\.ts$/g, ''));
  const section = readFileSync('docs/testing.md', 'utf8')
    .split('\n## In a browser before a release\n')[1]!
    .split('\n## ')[0]!;
  const rows = [...section.matchAll(/^\| (\w+) \| (.{20,}) \|$/gm)].map(([, name]) => name);
  expect(rows).toEqual(specs);
  expect(specs.filter((name) => !existsSync(`tests/browser/${name}.spec.ts`))).toEqual([]);
});
