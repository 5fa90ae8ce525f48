import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROWS = [...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| (.+) \| .+ \| (\w+): (.+) \|$/gm)];

it.each(ROWS.map(([, criterion, file, title]) => ({ criterion, file, title })))(
  'docs/accessibility.md: $criterion: its test is in $file',
  ({ file, title }) => {
    expect(readFileSync(`tests/browser/${file}.spec.ts`, 'utf8')).toContain(title);
  },
);

it('docs/accessibility.md has a row for each criterion that the tests name', () => {
  const named = readFileSync('tests/browser/wcag.spec.ts', 'utf8').match(/(?<=')\d\.\d\.\d+(, \d\.\d\.\d+)*(?=: )/g);
  for (const criteria of named ?? []) {
    expect(ROWS.map(([, criterion]) => criterion).join('; ')).toContain(criteria);
  }
  expect(named?.length).toBeGreaterThan(10);
});
