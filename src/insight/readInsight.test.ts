import fc from 'fast-check';
import { expect, it } from 'vitest';
import { QUESTIONS_VERSION } from '../code/optionIds.ts';
import { walk } from '../questionnaire/walk.ts';
import { counterKeys, WISHES } from './counterKeys.ts';
import { INSIGHT_QUESTIONS, MAX_INSIGHT_BYTES } from './insight.ts';
import { readInsight } from './readInsight.ts';
import { weekBefore, weekOf } from './week.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const PATHS = [...walk()];
const NOTE = { kind: 'note', nonce: 'v1.x', questions: 1, range: '2026-11-20', answers: PATHS[0], zone: 'average' };
const STEPS = { kind: 'steps', nonce: 'v1.x', reached: 'list', last: 'Q6', language: 'en' };

it('readInsight reads a note with any complete answers, and the longest is far below the limit', () => {
  for (const answers of PATHS) {
    const body = { ...NOTE, answers };
    expect(readInsight(body, NOW)).toEqual({
      ok: true,
      message: { kind: 'note', range: '2026-11-20', answers, zone: 'average' },
      nonce: 'v1.x',
    });
    expect(JSON.stringify({ ...body, nonce: 'x'.repeat(80) }).length).toBeLessThan(MAX_INSIGHT_BYTES / 1.5);
  }
});

it.each([
  ['no zone', { zone: null }],
  ['an unknown range', { range: null }],
  ['an older range', { range: '2024-02-29' }],
  ['a range of tomorrow', { range: '2026-11-26' }],
])('readInsight reads a note with %s', (_, own) =>
  expect(readInsight({ ...NOTE, ...own }, NOW)).toMatchObject({ ok: true }),
);

it.each([
  ['a note', { email: 'ada@example.com' }],
  ['a postcode', { postcode: '3000' }],
  ['another question set', { questions: 2 }],
  ['no question set', { questions: undefined }],
  ['a range of next month', { range: '2026-12-24' }],
  ['a day that isn’t one', { range: '2026-02-30' }],
  ['a range with a time', { range: '2026-11-20T12:00:00Z' }],
  ['no range', { range: undefined }],
  ['another zone', { zone: 'warm' }],
  ['an option that isn’t offered', { answers: { ...PATHS[0], Q2: 'Castle' } }],
  ['a question that isn’t asked', { answers: { ...PATHS[0], Q9: 'Yes' } }],
  ['an open question', { answers: { Q0: 'No' } }],
  ['no answers', { answers: null }],
  ['another kind', { kind: 'visit' }],
])('readInsight refuses a note with %s', (_, own) =>
  expect(readInsight({ ...NOTE, ...own }, NOW)).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) }),
);

it('readInsight reads the steps of a visit, and refuses anything beside them', () => {
  const message = { kind: 'steps', reached: 'list', last: 'Q6', language: 'en' };
  expect(readInsight(STEPS, NOW)).toEqual({ ok: true, message, nonce: 'v1.x' });
  expect(readInsight({ ...STEPS, last: null, nonce: undefined }, NOW)).toMatchObject({ ok: true, nonce: null });
  for (const own of [{ last: 'Q5' }, { reached: 'bought' }, { language: 'en-AU' }, { answers: {} }, { zone: 'hot' }]) {
    expect(readInsight({ ...STEPS, ...own }, NOW), JSON.stringify(own)).toMatchObject({ ok: false });
  }
});

it('readInsight knows the questions that visitors are asked', () => expect(INSIGHT_QUESTIONS).toBe(QUESTIONS_VERSION));

it('readInsight never throws', () => {
  fc.assert(fc.property(fc.anything(), (body) => void expect(typeof readInsight(body, NOW).ok).toBe('boolean')));
  const nested = fc.record({ ...Object.fromEntries(Object.keys(NOTE).map((key) => [key, fc.anything()])) });
  fc.assert(fc.property(nested, (body) => void expect(readInsight({ ...body, kind: 'note' }, NOW).ok).toBe(false)));
});

it('counterKeys adds a note to one of 40 wishes, to its options and to its zone', () => {
  expect(WISHES.size).toBe(40);
  const reading = readInsight(NOTE, NOW);
  const keys = reading.ok ? counterKeys(reading.message) : [];
  expect(keys.filter((key) => WISHES.has(key))).toHaveLength(1);
  expect(keys).toEqual(expect.arrayContaining(['note', 'Q0=Yes', 'zone=average']));
  expect(new Set(keys).size).toBe(keys.length);
});

it('counterKeys knows no more than 85 keys for notes, so that a store stays small', () => {
  const keys = PATHS.flatMap((answers) => counterKeys({ kind: 'note', range: null, answers, zone: null }));
  expect(new Set(keys).size).toBeLessThanOrEqual(85);
});

it.each([
  ['2026-01-01T00:00:00Z', '2026-W01'],
  ['2027-01-01T00:00:00Z', '2026-W53'],
  ['2026-11-22T23:59:59Z', '2026-W47'],
  ['2026-11-23T00:00:00Z', '2026-W48'],
  ['2024-12-30T00:00:00Z', '2025-W01'],
  ['1969-12-29T00:00:00Z', '1970-W01'],
])('the week of %s is %s', (time, week) => expect(weekOf(Date.parse(time))).toBe(week));

it('104 weeks before a time are about two years', () => expect(weekBefore(NOW, 104)).toBe('2024-W48'));
