import type { Matcher } from '../../../matching/matcher.ts';
import type { Answers } from '../../../questionnaire/question.ts';
import {
  COMBINATIONS,
  COUNTED_ALONE,
  type CountedMessage,
  combinationKey,
  gapKey,
  NOTE,
  optionKey,
} from './counterKeys.ts';
import { ASKED_OF_ALL, type Counter, STEPS, type Step } from './insight.ts';
import { weekBefore, weekOf } from './week.ts';

/** Smaller counts are shown as "fewer than 5". */
export const MIN_SHOWN = 5;

/** Null means fewer than 5. */
export type Shown = number | null;

/** The stored counters of whole weeks, added up. Everything is empty if there are no counters. */
export interface InsightTables {
  /** The main points of the tables, to be put into sentences. */
  readonly findings: readonly Finding[];
  /** The most frequent first. */
  readonly combinations: readonly Combination[];
  readonly answers: readonly AnswerCount[];
  readonly steps: readonly StepsCount[];
}

export interface Combination {
  /** The answers to the four questions that decide a range. */
  readonly answers: Answers;
  readonly count: Shown;
  /** The notes among these for which nothing fitted when they were sent. */
  readonly gaps: Shown;
  /** The systems of the catalogue that fit these answers; null without a catalogue. */
  readonly fitting: number | null;
}

export interface AnswerCount {
  readonly question: CountedMessage;
  readonly option: string;
  readonly count: Shown;
}

/** Visits by the step that they reached, by the last question that they answered, or by their language. */
export interface StepsCount {
  readonly kind: 'reached' | 'last' | 'language';
  readonly value: string;
  readonly count: Shown;
}

/**
 * The number of notes, with the first and the last week that has a counter; a combination that 5 visitors or more looked for; or
 * the number of visits that came at least as far as each step.
 */
export type Finding =
  | { readonly kind: 'notes'; readonly count: Shown; readonly first: string; readonly last: string }
  | (Combination & { readonly kind: 'combination'; readonly count: number })
  | { readonly kind: 'steps'; readonly count: number; readonly came: Readonly<Record<Step, Shown>> };

const MAX_COMBINATIONS_SAID = 5;

/**
 * The tables of the counters.
 *
 * @param now milliseconds since 1970; the current week and later ones are left out
 * @param newest the number of weeks before; all by default
 */
export function insightTables(
  counters: readonly Counter[],
  now: number,
  { matcher = null, newest }: { readonly matcher?: Matcher | null; readonly newest?: number | undefined } = {},
): InsightTables {
  const current = weekOf(now);
  const since = newest === undefined ? '' : weekBefore(now, newest);
  const counts = new Map<string, number>();
  const weeks: string[] = [];
  for (const { week, key, count } of counters) {
    if (week >= current || week < since) continue;
    weeks.push(week);
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const [first, last] = [weeks.sort()[0], weeks.at(-1)];
  if (first === undefined || last === undefined) return { findings: [], combinations: [], answers: [], steps: [] };
  const combinations = combinationsOf(counts, matcher);
  const notes: Finding = { kind: 'notes', count: shown(counts.get(NOTE)), first, last };
  return {
    findings: [notes, ...sayCombinations(combinations), ...saySteps(counts)],
    combinations,
    answers:
      combinations.length === 0
        ? []
        : COUNTED_ALONE.flatMap(([question, options]) =>
            options.map((option) => ({ question, option, count: shown(counts.get(optionKey(question, option))) })),
          ),
    steps: stepsOf(counts),
  };
}

type Counts = ReadonlyMap<string, number>;

function combinationsOf(counts: Counts, matcher: Matcher | null): readonly Combination[] {
  return [...COMBINATIONS]
    .map(([key, answers]) => ({ key, answers, count: counts.get(combinationKey(key)) ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ key, answers, count }) => ({
      answers,
      count: shown(count),
      gaps: shown(counts.get(gapKey(key))),
      fitting: matcher?.count(answers) ?? null,
    }));
}

/** Gaps come first: those of the catalogue, or, without a catalogue, those that visitors met. */
function sayCombinations(combinations: readonly Combination[]): readonly Finding[] {
  const frequent = combinations.flatMap((one) =>
    one.count === null ? [] : [{ ...one, kind: 'combination', count: one.count } as const],
  );
  const isGap = ({ fitting, gaps }: Combination) => fitting === 0 || (fitting === null && gaps !== null);
  const gaps = frequent.filter(isGap);
  return [...gaps, ...frequent.filter((one) => !isGap(one))].slice(0, MAX_COMBINATIONS_SAID);
}

function saySteps(counts: Counts): readonly Finding[] {
  const ended = STEPS.map((step) => counts.get(`reached=${step}`) ?? 0);
  const from = (place: number) => ended.slice(place).reduce((sum, count) => sum + count, 0);
  const count = from(0);
  const came = Object.fromEntries(STEPS.map((step, place) => [step, shown(from(place))])) as Record<Step, Shown>;
  return count < MIN_SHOWN ? [] : [{ kind: 'steps', count, came }];
}

function stepsOf(counts: Counts): readonly StepsCount[] {
  const row = (kind: StepsCount['kind'], value: string): StepsCount => ({
    kind,
    value,
    count: shown(counts.get(`${kind}=${value}`)),
  });
  const languages = [...counts.keys()].flatMap((key) => (key.startsWith('language=') ? [key.slice(9)] : [])).sort();
  if (languages.length === 0) return [];
  return [
    ...STEPS.map((step) => row('reached', step)),
    ...['none', ...ASKED_OF_ALL].map((question) => row('last', question)),
    ...languages.map((language) => row('language', language)),
  ];
}

function shown(count = 0): Shown {
  return count < MIN_SHOWN ? null : count;
}
