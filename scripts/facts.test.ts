import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import * as rules from '../src/facts/fact.ts';
import { FACTS } from '../src/facts/facts.ts';
import { factProblems } from './factProblems.mjs';

const NOW = Date.UTC(2026, 10, 26);
const fact: rules.Fact = { kind: 'law', claim: 'An act', source: 'Ours', read: '2026-11', how: 'copy', until: null };

it('the facts have nothing against them in the month in which they were read', () => {
  expect(factProblems(FACTS, rules, NOW)).toEqual([]);
});

it.each<[string, Partial<rules.Fact>, RegExp]>([
  ['without a source', { source: ' ' }, /^A fact about law has no source: "An act"\. Look at it again/],
  ['of no month', { read: 'November' }, /can't have been read in “November”/],
  ['of a month to come', { read: '2026-12' }, /can't have been read in “2026-12”/],
  ['that has ended', { until: '2026-11-25' }, /^The fact of Ours may have changed since 2026-11-25\./],
  ['that is too old', { read: '2025-10' }, /^The fact of Ours was read in 2025-10, more than 12 months ago\./],
])('a fact %s stops a release', (_, more, problem) => {
  expect(factProblems([fact, { ...fact, ...more }], rules, NOW)).toEqual([expect.stringMatching(problem)]);
});

const list = (...day: string[]) => spawnSync('node', ['scripts/facts.mjs', ...day], { encoding: 'utf8' });

it('npm run facts lists every fact with its date, and fails on the day on which one is too old', () => {
  const good = list('2026-11-26');
  expect([good.status, good.stderr]).toEqual([0, '']);
  expect(good.stdout.match(/^2026-11 {2}(?:20[\d-]{8}|- {9}) {2}copy {2}/gm)).toHaveLength(FACTS.length);
  const late = list('2027-12-01');
  expect([late.status, list('soon').status]).toEqual([1, 2]);
  expect(late.stderr).toContain('The fact of https://fairair.com.au/noise/ was read in 2026-11, more than 12 months');
  expect(late.stderr).not.toContain('airmax.nz');
  const problemsOn = (day: string) => factProblems(FACTS, rules, Date.parse(day)).length > 0;
  expect([problemsOn('2027-06-30'), problemsOn('2027-07-01')]).toEqual([false, true]);
});
