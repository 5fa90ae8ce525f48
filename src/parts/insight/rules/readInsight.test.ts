import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SHORTEST_ANSWERS } from '../../../../tests/samples/shortestAnswers.ts';
import { QUESTIONS_VERSION } from '../../../questionnaire/optionIds.ts';
import { walk } from '../../../questionnaire/walk.ts';
import { COMBINATIONS, counterKeys } from './counterKeys.ts';
import { INSIGHT_QUESTIONS, MAX_INSIGHT_BYTES } from './insight.ts';
import { readInsight } from './readInsight.ts';
import { firstKept, weekBefore, weekOf } from './week.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const PATHS = [...walk()];
const NOTE = { kind: 'note', nonce: 'v1.x', questions: 1, answers: PATHS[0], zone: 'average', fits: 0 };
const STEPS = { kind: 'steps', nonce: 'v1.x', reached: 'list', last: 'Q6', language: 'en' };

it('readInsight reads a note with any complete answers, and the longest is far below the limit', () => {
  for (const answers of PATHS) {
    const body = { ...NOTE, answers };
    expect(readInsight(body)).toEqual({
      ok: true,
      message: { kind: 'note', answers, zone: 'average', fits: 0 },
      nonce: 'v1.x',
    });
    expect(JSON.stringify({ ...body, nonce: 'x'.repeat(80) }).length).toBeLessThan(MAX_INSIGHT_BYTES / 1.5);
  }
});

it.each([
  ['no zone', { zone: null }],
  ['two systems that fit', { fits: 2 }],
  ['an unknown number of systems', { fits: undefined }],
  ['the range of an older page', { range: '2026-11-20' }],
])('readInsight reads a note with %s', (_, own) =>
  expect(readInsight({ ...NOTE, ...own })).toMatchObject({ ok: true }),
);

it.each([
  ['a note', { email: 'ada@example.com' }],
  ['a postcode', { postcode: '3000' }],
  ['another question set', { questions: 2 }],
  ['no question set', { questions: undefined }],
  ['three systems that fit', { fits: 3 }],
  ['half a system', { fits: 0.5 }],
  ['another zone', { zone: 'warm' }],
  ['an option that isn’t offered', { answers: { ...PATHS[0], Q2: 'Castle' } }],
  ['a question that isn’t asked', { answers: { ...PATHS[0], Q9: 'Yes' } }],
  ['an open question', { answers: { Q0: 'No' } }],
  ['no answers', { answers: null }],
  ['another kind', { kind: 'visit' }],
])('readInsight refuses a note with %s', (_, own) =>
  expect(readInsight({ ...NOTE, ...own })).toEqual({ ok: false, reason: expect.stringMatching(/\.$/) }),
);

it('readInsight reads the steps of a visit, and refuses anything beside them', () => {
  const message = { kind: 'steps', reached: 'list', last: 'Q6', language: 'en' };
  expect(readInsight(STEPS)).toEqual({ ok: true, message, nonce: 'v1.x' });
  expect(readInsight({ ...STEPS, last: null, nonce: undefined })).toMatchObject({ ok: true, nonce: null });
  for (const own of [{ last: 'Q5' }, { reached: 'bought' }, { language: 'en-AU' }, { answers: {} }, { zone: 'hot' }]) {
    expect(readInsight({ ...STEPS, ...own }), JSON.stringify(own)).toMatchObject({ ok: false });
  }
});

it('readInsight knows the questions that visitors are asked', () => expect(INSIGHT_QUESTIONS).toBe(QUESTIONS_VERSION));

it('readInsight never throws', () => {
  fc.assert(fc.property(fc.anything(), (body) => void expect(typeof readInsight(body).ok).toBe('boolean')));
  const nested = fc.record({ ...Object.fromEntries(Object.keys(NOTE).map((key) => [key, fc.anything()])) });
  fc.assert(fc.property(nested, (body) => void expect(readInsight({ ...body, kind: 'note' }).ok).toBe(false)));
});

it('counterKeys adds a note to one of 40 combinations, to its other options and to its zone', () => {
  expect(COMBINATIONS.size).toBe(40);
  const reading = readInsight({ ...NOTE, answers: SHORTEST_ANSWERS, range: '2026-11-20' });
  const combination = 'Q2=Townhouse&Q3=Single Room&Q6=Large Outdoor space';
  const keys = reading.ok ? counterKeys(reading.message) : [];
  expect(keys).toEqual([
    'note',
    `combination ${combination}`,
    `gap ${combination}`,
    'Q0=No',
    'Q7=None',
    'zone=average',
  ]);
  for (const fits of [1, null])
    expect(counterKeys({ kind: 'note', answers: SHORTEST_ANSWERS, zone: null, fits })).toEqual(
      keys.filter((key) => !key.startsWith('gap')).with(-1, 'zone=unknown'),
    );
});

it('counterKeys knows no more than 100 keys for notes, so that a store stays small', () => {
  const keys = PATHS.flatMap((answers) => counterKeys({ kind: 'note', answers, zone: null, fits: 0 }));
  expect(new Set(keys).size).toBeLessThanOrEqual(100);
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

it.each([
  ['2026-W48', '2026-W47', '2024-W47'],
  ['2026-W48', '2027-W01', '2024-W48'],
  ['2026-W53', null, '2024-W53'],
  ['2099-W02', '2026-W48', '2024-W48'],
])('in %s, with %s as the newest before, counters are kept from %s on', (current, newest, first) =>
  expect(firstKept(current, newest)).toBe(first),
);
