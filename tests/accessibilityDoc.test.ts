import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The criteria of WCAG 2.2, level A and AA. */
const CRITERIA = `
  1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11
  1.4.12 1.4.13 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11 2.5.1 2.5.2
  2.5.3 2.5.4 2.5.7 2.5.8 3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8 4.1.2
  4.1.3`
  .trim()
  .split(/\s+/);

const ROWS = [
  ...readFileSync('docs/accessibility.md', 'utf8').matchAll(/^\| (?!Criterion|What)(\S.*?) \| (.+) \| (.+) \|$/gm),
].map(([, criterion = '', promise = '', proof = '']) => ({ criterion, promise, proof }));
const TESTED = ROWS.flatMap(({ criterion, proof }) => {
  const [, file, title] = /^([\w./]+): (.+)$/.exec(proof) ?? [];
  return file && title ? [{ criterion, file: file.includes('/') ? file : `tests/browser/${file}.spec.ts`, title }] : [];
});

it('docs/accessibility.md has one row for each criterion of level A and AA', () => {
  const numbers = ROWS.map(({ criterion }) => criterion).filter((criterion) => /^[\d.]+$/.test(criterion));
  expect(CRITERIA).toHaveLength(55);
  expect(numbers).toEqual(CRITERIA);
});

it.each(TESTED)('docs/accessibility.md: $criterion: its test is in $file', ({ file, title }) => {
  expect(readFileSync(file, 'utf8')).toContain(title);
});

it('docs/accessibility.md has a test or a reason in each row, and a test for each promise but those that a person reads', () => {
  const reasons = ROWS.filter(({ criterion }) => !TESTED.some((tested) => tested.criterion === criterion));
  expect(reasons.filter(({ proof }) => proof.split(' ').length < 4)).toEqual([]);
  expect(reasons.filter(({ promise }) => promise !== '–').map(({ criterion }) => criterion)).toEqual(['1.3.3']);
});

it('docs/accessibility.md has a row with a test for each criterion that a test names', () => {
  const named =
    readFileSync('tests/browser/wcag.spec.ts', 'utf8').match(/(?<=')\d\.\d\.\d+(, \d\.\d\.\d+)*(?=: )/g) ?? [];
  const criteria = new Set(TESTED.map(({ criterion }) => criterion));
  expect(named.flatMap((list) => list.split(', ')).filter((criterion) => !criteria.has(criterion))).toEqual([]);
  expect(named.length).toBeGreaterThan(10);
});
