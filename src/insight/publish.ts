import type { Answers } from '../questionnaire/question.ts';
import { COUNTED, type Counted, NOTE, optionKey, WISHES } from './counterKeys.ts';
import type { Counter } from './insight.ts';
import { weekBefore, weekOf, yearOf } from './week.ts';

/** What a provider is shown of notes and steps. docs/decisions/0091-insight-takes-turns.md has the reasons. */
export interface Published {
  /** The notes of all weeks that have ended. */
  readonly total: number;
  /** The newest first. */
  readonly weeks: readonly WeekTable[];
  /** What the tables of older weeks have shown, added up by year. */
  readonly years: readonly YearTable[];
  /** Of this year and the last, the most frequent first. All 40, or none while nothing may be shown. */
  readonly wishes: readonly Wish[];
  readonly steps: readonly WeekOfSteps[];
}

/** One table of whole weeks. Weeks with few notes share a table. */
export interface WeekTable {
  readonly week: string;
  /** The last of its weeks. */
  readonly until: string;
  readonly notes: number;
  /** The newest range in its notes; null if unknown. */
  readonly range: string | null;
  readonly cells: readonly Cell[];
}

export interface YearTable {
  readonly year: number;
  readonly cells: readonly Cell[];
}

export interface Cell {
  readonly question: Counted;
  readonly option: string;
  /** Null for fewer than 5, and for what would give such a number away. */
  readonly count: number | null;
}

export interface Wish {
  /** To the four questions that decide a range. */
  readonly answers: Answers;
  /** Rounded down to fives; null for fewer than 5 within a year. */
  readonly count: number | null;
}

/** Visits by how far they came. No answer is in them, so nothing is hidden. */
export interface WeekOfSteps {
  readonly week: string;
  readonly reached: Readonly<Record<string, number>>;
  /** By the last question answered. */
  readonly last: Readonly<Record<string, number>>;
  readonly languages: Readonly<Record<string, number>>;
}

/** A smaller count may be about a person. */
export const MIN_CELL = 5;
/** A table needs as many notes. */
export const MIN_NOTES = 20;
const WEEKS_SHOWN = 104;

/**
 * Questions that say something about others. Each is shown only where every option of these is, so that none that is hidden
 * can be worked out.
 */
const SHOWN_AFTER: readonly (readonly [Counted, readonly Counted[]])[] = [
  ['Q1', ['Q0', 'Q3']],
  ['Q4', ['Q0', 'Q1', 'Q3']],
  ['Q5', ['Q3']],
];

/** Whole weeks, together long enough for a table. */
interface Lot {
  readonly week: string;
  readonly until: string;
  readonly range: string | null;
  readonly counts: ReadonlyMap<string, number>;
}

/**
 * What may be shown of counters. Whatever was shown at another time, no count below 5 can be worked out: a table never changes
 * once its weeks have ended, and no note is in a table and among the wishes.
 *
 * @param now milliseconds since 1970; the current week and later ones are left out
 */
export function publish(counters: readonly Counter[], now: number): Published {
  const current = weekOf(now);
  const ended = counters.filter(({ week }) => week < current);
  const byWeek = grouped(ended, ({ week }) => week);
  const weeks = [...byWeek.keys()].sort();
  const lots = lotsOf(weeks.map((week) => byWeek.get(week) ?? []));
  const tables = lots.filter((_, index) => index % 2 === 0).map(tableOf);
  const since = weekBefore(now, WEEKS_SHOWN);
  const isRecent = ({ until }: WeekTable) => until >= since;
  return {
    total: ended.reduce((sum, { key, count }) => sum + (key === NOTE ? count : 0), 0),
    weeks: tables.filter(isRecent).reverse(),
    years: yearsOf(tables.filter((table) => !isRecent(table))),
    wishes: wishesOf(
      lots.filter((_, index) => index % 2 === 1),
      yearOf(current),
    ),
    steps: weeks.flatMap((week) => stepsOf(week, byWeek.get(week) ?? [])).reverse(),
  };
}

/** Gathers weeks until they have enough notes. Only their number decides, so where a lot ends says nothing else. */
function lotsOf(weeks: readonly (readonly Counter[])[]): readonly Lot[] {
  const lots: Lot[] = [];
  let open: Counter[] = [];
  for (const week of weeks) {
    open.push(...week.filter(({ key }) => !isStep(key)));
    const counts = added(open);
    if ((counts.get(NOTE) ?? 0) < MIN_NOTES) continue;
    const ranges = open.flatMap(({ range }) => range ?? []).sort();
    const [first, last] = [open[0], open.at(-1)];
    lots.push({ week: first?.week ?? '', until: last?.week ?? '', range: ranges.at(-1) ?? null, counts });
    open = [];
  }
  return lots;
}

function added(counters: readonly Counter[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { key, count } of counters) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

function tableOf({ week, until, range, counts }: Lot): WeekTable {
  const shown = new Map<Counted, readonly (number | null)[]>();
  for (const [question, options] of COUNTED) {
    const each = options.map((option) => counts.get(optionKey(question, option)) ?? 0);
    shown.set(question, question === 'Q7' ? allOrNone(each) : withoutSmall(each));
  }
  for (const [question, others] of SHOWN_AFTER) {
    const isHidden = others.some((other) => shown.get(other)?.includes(null));
    if (isHidden) shown.set(question, shown.get(question)?.map(() => null) ?? []);
  }
  const cells = COUNTED.flatMap(([question, options]) =>
    options.map((option, index) => ({ question, option, count: shown.get(question)?.[index] ?? null })),
  );
  return { week, until, notes: counts.get(NOTE) ?? 0, range, cells };
}

/**
 * Hides the small counts of a question with one answer. Its sum is known, so all are hidden where that would give one away:
 * if one alone is small, or if all that are small are 0 or all are 4.
 */
function withoutSmall(counts: readonly number[]): readonly (number | null)[] {
  const small = counts.filter((count) => count < MIN_CELL);
  const sum = small.reduce((total, count) => total + count, 0);
  const isOpen = small.length === 0 || (small.length > 1 && sum > 0 && sum < small.length * (MIN_CELL - 1));
  return counts.map((count) => (isOpen && count >= MIN_CELL ? count : null));
}

/** For a question with several answers, whose sum says little but whose parts overlap. */
function allOrNone(counts: readonly number[]): readonly (number | null)[] {
  return counts.some((count) => count < MIN_CELL) ? counts.map(() => null) : counts;
}

/** What tables have shown, so that a sum says no more than they did. */
function yearsOf(tables: readonly WeekTable[]): readonly YearTable[] {
  const years = grouped(tables, ({ until }) => yearOf(until));
  return [...years].reverse().map(([year, ofYear]) => ({
    year,
    cells: (ofYear[0]?.cells ?? []).map(({ question, option }, index) => {
      const counts = ofYear.flatMap(({ cells }) => cells[index]?.count ?? []);
      return { question, option, count: counts.length > 0 ? counts.reduce((sum, count) => sum + count) : null };
    }),
  }));
}

/** Each year by itself: a sum over moving years would tell what left it. */
function wishesOf(lots: readonly Lot[], year: number): readonly Wish[] {
  const years = [year - 1, year].map((one) => shownWishes(lots.filter(({ until }) => yearOf(until) === one)));
  if (years.every(({ size }) => size === 0)) return [];
  return [...WISHES]
    .map(([key, answers]) => {
      const counts = years.flatMap((shown) => shown.get(key) ?? []);
      return { answers, count: counts.length > 0 ? counts.reduce((sum, count) => sum + count) : null };
    })
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0));
}

/**
 * The wishes of a year that may be shown, in fives, so that two of its tables don't tell one visitor's. The rarest are left out
 * until enough notes remain that nobody knows the wishes of.
 */
function shownWishes(lots: readonly Lot[]): ReadonlyMap<string, number> {
  const counts = [...WISHES.keys()].map((key) => {
    return [key, lots.reduce((sum, lot) => sum + (lot.counts.get(key) ?? 0), 0)] as const;
  });
  const shown = counts.filter(([, count]) => count >= MIN_CELL).sort(([, a], [, b]) => a - b);
  while (shown.length > 0 && shown.length < counts.length && !leavesDoubt(counts, new Map(shown))) shown.shift();
  return new Map(shown.map(([key, count]) => [key, count - (count % MIN_CELL)]));
}

/** True if some notes remain beside the shown fives, and two hidden wishes or more that any of them could have. */
function leavesDoubt(counts: readonly (readonly [string, number])[], shown: ReadonlyMap<string, number>): boolean {
  const rest = counts.reduce((sum, [key, count]) => sum + (shown.has(key) ? count % MIN_CELL : count), 0);
  return rest > 0 && counts.filter(([key, count]) => !shown.has(key) && count !== MIN_CELL - 1).length > 1;
}

function stepsOf(week: string, counters: readonly Counter[]): readonly WeekOfSteps[] {
  const counts = added(counters.filter(({ key }) => isStep(key)));
  if (counts.size === 0) return [];
  const named = (name: string) =>
    Object.fromEntries(
      [...counts].filter(([key]) => key.startsWith(name)).map(([key, count]) => [key.slice(name.length), count]),
    );
  return [{ week, reached: named('reached='), last: named('last='), languages: named('language=') }];
}

function isStep(key: string): boolean {
  return /^(reached|last|language)=/.test(key);
}

/** Node 20 has no `Map.groupBy`. */
function grouped<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
