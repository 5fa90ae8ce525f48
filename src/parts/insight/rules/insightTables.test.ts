import { expect, it } from 'vitest';
import { exampleProducts } from '../../../../tests/samples/exampleProducts.ts';
import { SHORTEST_ANSWERS } from '../../../../tests/samples/shortestAnswers.ts';
import { createMatcher } from '../../../matching/matcher.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import { counterKeys } from './counterKeys.ts';
import type { Counter, InsightMessage } from './insight.ts';
import { insightTables } from './insightTables.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const APARTMENT: Answers = { ...SHORTEST_ANSWERS, Q2: 'Apartment' };
const APARTMENT_KEY = { Q2: 'Apartment', Q3: 'Single Room', Q6: 'Large Outdoor space' };

const note = (answers: Answers, fits: number | null = null): InsightMessage => ({
  kind: 'note',
  answers,
  zone: 'hot',
  fits,
});
const steps = (reached: 'opened' | 'list' | 'asked'): InsightMessage => ({
  kind: 'steps',
  reached,
  last: 'Q3',
  language: 'en',
});
const counters = (message: InsightMessage, count: number, week = '2026-W47'): readonly Counter[] =>
  counterKeys(message).map((key) => ({ week, key, count }));

it('the tables are empty without a counter in a week that has ended', () => {
  const nothing = { findings: [], combinations: [], answers: [], steps: [] };
  expect(insightTables([], NOW)).toEqual(nothing);
  expect(
    insightTables([...counters(note(APARTMENT), 9, '2026-W48'), ...counters(note(APARTMENT), 9, '2099-W01')], NOW),
  ).toEqual(nothing);
});

it('the tables have what is stored, added up, and fewer than 5 as null', () => {
  const {
    combinations,
    answers,
    steps: rows,
  } = insightTables(
    [
      ...counters(note(APARTMENT, 0), 4, '2026-W40'),
      ...counters(note(APARTMENT, 0), 5),
      ...counters(note(APARTMENT), 3),
      ...counters(note(SHORTEST_ANSWERS, 1), 4),
      ...counters(steps('list'), 7),
    ],
    NOW,
  );
  expect(combinations).toEqual([
    { answers: APARTMENT_KEY, count: 12, gaps: 9, fitting: null },
    { answers: { ...APARTMENT_KEY, Q2: 'Townhouse' }, count: null, gaps: null, fitting: null },
  ]);
  expect([...new Set(answers.map(({ question }) => question))]).toEqual(['Q0', 'Q1', 'Q4', 'Q7', 'zone']);
  expect(answers).toContainEqual({ question: 'zone', option: 'hot', count: 16 });
  expect(answers).toContainEqual({ question: 'Q1', option: 'Ducted', count: null });
  expect(rows.filter(({ count }) => count !== null)).toEqual([
    { kind: 'reached', value: 'list', count: 7 },
    { kind: 'last', value: 'Q3', count: 7 },
    { kind: 'language', value: 'en', count: 7 },
  ]);
});

it('the findings begin with the notes and their weeks, then say gaps before other combinations', () => {
  const range = exampleProducts({ id: 'A', suits_home_types: 'apartment' });
  const all = [
    ...counters(note(APARTMENT), 12, '2026-W40'),
    ...counters(note(SHORTEST_ANSWERS), 5),
    ...counters(note({ ...APARTMENT, Q6: 'Small Outdoor space' }), 4),
  ];
  const { findings } = insightTables(all, NOW, { matcher: createMatcher(range) });
  expect(findings).toMatchObject([
    { kind: 'notes', count: 21, first: '2026-W40', last: '2026-W47' },
    { kind: 'combination', answers: { Q2: 'Townhouse' }, count: 5, fitting: 0 },
    { kind: 'combination', answers: { Q2: 'Apartment' }, count: 12, fitting: 1 },
  ]);
  expect(findings).toHaveLength(3);
});

it('the findings say at most five combinations, and how far visits came', () => {
  const homes = ['House - Pitched Roof', 'House - Flat Roof', 'Townhouse', 'Apartment'] as const;
  const many = homes.flatMap((Q2) =>
    ['Large Outdoor space', 'Small Outdoor space'].flatMap((Q6) => counters(note({ ...APARTMENT, Q2, Q6 }), 6)),
  );
  const visits = [...counters(steps('opened'), 9), ...counters(steps('list'), 4), ...counters(steps('asked'), 2)];
  const { findings } = insightTables([...many, ...visits], NOW);
  expect(findings.map(({ kind }) => kind)).toEqual(['notes', ...Array(5).fill('combination'), 'steps']);
  expect(findings.at(-1)).toMatchObject({ count: 15, came: { opened: 15, list: 6, result: null, asked: null } });
});

it('the tables of the newest weeks leave older ones out', () => {
  const all = [...counters(note(APARTMENT), 5, '2026-W43'), ...counters(note(APARTMENT), 6, '2026-W44')];
  expect(insightTables(all, NOW, { newest: 4 }).findings[0]).toMatchObject({ count: 6, first: '2026-W44' });
  expect(insightTables(all, NOW, { newest: 5 }).findings[0]).toMatchObject({ count: 11, first: '2026-W43' });
});
