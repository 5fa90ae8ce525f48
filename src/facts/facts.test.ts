import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ageInMonths, type Fact, hasEnded, isOld } from './fact.ts';
import { FACTS } from './facts.ts';
import { LAWS } from './laws.ts';
import { NOISE_RULES } from './noise.ts';
import { OWNERS } from './owners.ts';

/** The dated facts in an exported value, however deep. */
function factsIn(value: unknown): readonly Fact[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'claim' in value ? [value as Fact] : Object.values(value).flatMap(factsIn);
}

it.each([
  ['law', '2027-11-30', '2027-12-01'],
  ['noise', '2027-11-30', '2027-12-01'],
  ['tariff', '2027-11-30', '2027-12-01'],
  ['size', '2028-11-30', '2028-12-01'],
] as const)('a fact about %s of November 2026 may stand until %s, and is old on %s', (kind, last, first) => {
  const old = (day: string) => isOld({ kind, read: '2026-11' }, Date.parse(`${day}T12:00Z`));
  expect([old('2026-11-01'), old(last), old(first)]).toEqual([false, false, true]);
});

it('what may change on a known day has an end: tariffs on the next 1 July', () => {
  const ends = FACTS.filter(({ kind }) => kind === 'tariff').map(({ until }) => until);
  expect(new Set(ends)).toEqual(new Set(['2027-06-30']));
  expect(['2027-06-30', '2027-07-01'].map((day) => hasEnded({ until: '2027-06-30' }, day))).toEqual([false, true]);
  expect(hasEnded({ until: null }, '2999-01-01')).toBe(false);
});

it('the age of a fact is counted in months, also over the end of a year', () => {
  expect(ageInMonths({ read: '2026-11' }, Date.UTC(2027, 0, 1))).toBe(2);
  expect(ageInMonths({ read: '2026-11' }, Date.UTC(2026, 9, 31))).toBe(-1);
});

it('every fact that a file here exports is listed, and beside them only the names of owners, which are dated in the list', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !/^facts\.|\.test\./.test(file));
  const exported = factsIn(await Promise.all(files.map((file) => import(join(import.meta.dirname, file)))));
  expect(exported.filter((one) => !FACTS.includes(one))).toEqual([]);
  expect(FACTS.filter((one) => !exported.includes(one)).map(({ claim }) => claim)).toEqual([OWNERS]);
});

it('facts of each kind are listed, each with a source, the month it was read and how', () => {
  expect(new Set(FACTS.map(({ kind }) => kind))).toEqual(new Set(['law', 'noise', 'size', 'tariff']));
  for (const { source, read, how } of FACTS) {
    expect(source.trim()).not.toBe('');
    expect(read).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(['page', 'copy']).toContain(how);
  }
});

it('each state has the names of its acts and an address of its rules on noise', () => {
  expect(Object.keys(NOISE_RULES)).toEqual(Object.keys(LAWS));
  for (const { claim, source } of Object.values(LAWS)) {
    expect([claim.owners, claim.renting].join()).toMatch(/ Act (19|20)\d\d.*, ?.* Act (19|20)\d\d/);
    expect(source).toMatch(/^(www\.)?legislation\.[a-z]+\.gov\.au\b/);
  }
  for (const { claim, source } of Object.values<Fact<string>>(NOISE_RULES)) {
    expect(claim).not.toBe('');
    expect(new URL(source).protocol).toBe('https:');
  }
});
