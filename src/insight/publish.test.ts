import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Constraint, type Model, solve } from 'yalps';
import { ZONES } from '../climate/zone.ts';
import { type Answers, chosenValues, type QuestionId } from '../questionnaire/question.ts';
import { walk } from '../questionnaire/walk.ts';
import { type Counted, counterKeys, NO_ZONE, WISHES } from './counterKeys.ts';
import type { Counter, Note } from './insight.ts';
import { MIN_CELL, type Published, publish, type WeekTable } from './publish.ts';
import { weekOf } from './week.ts';

/** `npm run test:exhaustive` tries 1,000. */
const RUNS = process.env.EXHAUSTIVE ? 1000 : 25;
const PATHS = [...walk()];
const MONDAY = Date.parse('2026-03-02T00:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const note = (answers: Answers, zone: Note['zone'] = null): Note => ({
  kind: 'note',
  range: '2026-02-01',
  answers,
  zone,
});
const timeOf = (week: number) => MONDAY + week * WEEK_MS;

function countersOf(weeks: readonly (readonly Note[])[]): readonly Counter[] {
  return weeks.flatMap((notes, week) =>
    notes.flatMap((one) =>
      counterKeys(one).map((key) => ({ week: weekOf(timeOf(week)), range: one.range, key, count: 1 })),
    ),
  );
}

/** As a provider sees them, week after week. */
function publications(weeks: readonly (readonly Note[])[]): readonly Published[] {
  const counters = countersOf(weeks);
  return weeks.map((_, week) => publish(counters, timeOf(week + 1)));
}

/** Notes that cluster as people do: a few kinds of answers, mostly. */
const anyNotes = (max: number) =>
  fc.uniqueArray(fc.constantFrom(...PATHS), { minLength: 1, maxLength: 12 }).chain((kinds) =>
    fc.array(
      fc.tuple(fc.constantFrom(...kinds), fc.constantFrom(...ZONES, null)).map(([a, zone]) => note(a, zone)),
      {
        maxLength: max,
        size: 'max',
      },
    ),
  );
const anyWeeks = fc.array(anyNotes(60), { minLength: 1, maxLength: 8, size: 'max' });

/** The least and the most that a sum of unknown numbers of notes can be. */
function bounds(
  of: readonly string[],
  constraints: Model['constraints'],
  unknowns: Record<string, Record<string, number>>,
): readonly [number, number] {
  const variables = Object.fromEntries(
    Object.entries(unknowns).map(([name, row]) => [name, { ...row, sought: of.includes(name) ? 1 : 0 }]),
  );
  const ends = (['minimize', 'maximize'] as const).map((direction) =>
    solve({ direction, objective: 'sought', constraints, variables } as Model),
  );
  for (const { status } of ends) expect(['optimal', 'unbounded']).toContain(status);
  return ends.map(({ status, result }) => (status === 'unbounded' ? Number.POSITIVE_INFINITY : result)) as never;
}

/** Answers without the two questions that no other depends on: what is left of 1,504 paths, 188. */
const INNER = [...new Map(PATHS.map(({ Q2, Q6, ...inner }) => [JSON.stringify(inner), inner as Answers])).values()];
const has = (answers: Answers, question: Counted, option: string) =>
  chosenValues(answers, question as QuestionId).includes(option);

/** Checks that a table's hidden cells can't be worked out by anybody who also knows its number of notes. */
function expectSealed({ cells, notes }: WeekTable): void {
  const groups: readonly [readonly Counted[], (cell: WeekTable['cells'][number]) => readonly string[]][] = [
    [['Q2'], ({ option }) => [option]],
    [['Q6'], ({ option }) => [option]],
    [['zone'], ({ option }) => [option]],
    [
      ['Q0', 'Q1', 'Q3', 'Q4', 'Q5', 'Q7'],
      ({ question, option }) => INNER.flatMap((answers, index) => (has(answers, question, option) ? `${index}` : [])),
    ],
  ];
  for (const [questions, membersOf] of groups) {
    const own = cells.filter(({ question }) => questions.includes(question));
    const names = [...new Set(own.flatMap(membersOf))];
    const constraints: Record<string, Constraint> = { notes: { equal: notes } };
    const unknowns: Record<string, Record<string, number>> = Object.fromEntries(
      names.map((name) => [name, { notes: 1 }]),
    );
    for (const cell of own) {
      if (cell.count === null) continue;
      const row = `${cell.question} ${cell.option}`;
      constraints[row] = { equal: cell.count };
      for (const name of membersOf(cell)) unknowns[name]![row] = 1;
    }
    for (const cell of own) {
      if (cell.count !== null) continue;
      const [least, most] = bounds(membersOf(cell), constraints, unknowns);
      expect(most - least, `${cell.question} ${cell.option}`).toBeGreaterThan(0.01);
    }
  }
}

it('the table of notes is the total alone while there are fewer than 20', () => {
  const nineteen = Array.from({ length: 19 }, () => note(PATHS[0]!));
  expect(publish(countersOf([nineteen]), timeOf(1))).toEqual({
    total: 19,
    weeks: [],
    years: [],
    wishes: [],
    steps: [],
  });
});

it('the table of notes leaves out the current week, and weeks of a clock that runs ahead', () => {
  const many = Array.from({ length: 50 }, () => note(PATHS[0]!));
  expect(publish(countersOf([many]), timeOf(1) - 1).total).toBe(0);
  expect(publish(countersOf([many]), timeOf(1)).total).toBe(50);
  expect(publish(countersOf([many, [], [], many]), timeOf(2)).total).toBe(50);
});

it('the table of notes hides every count below 5 in every table', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      const { weeks: tables, wishes } = publish(countersOf(weeks), timeOf(weeks.length));
      const counts = [...tables.flatMap(({ cells }) => cells), ...wishes].map(({ count }) => count);
      for (const count of counts) if (count !== null) expect(count).toBeGreaterThanOrEqual(MIN_CELL);
    }),
  );
});

it('the table of notes shows the true count of each option that it shows, and of no more wishes than there were', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      const { weeks: tables, wishes } = publish(countersOf(weeks), timeOf(weeks.length));
      for (const { week, until, notes, cells } of tables) {
        const own = weeks.flatMap((some, at) => {
          const name = weekOf(timeOf(at));
          return name >= week && name <= until ? some : [];
        });
        expect(own).toHaveLength(notes);
        for (const { question, option, count } of cells) {
          if (count === null) continue;
          const isChosen = ({ answers, zone }: Note) =>
            question === 'zone' ? (zone ?? NO_ZONE) === option : has(answers, question, option);
          expect(own.filter(isChosen)).toHaveLength(count);
        }
      }
      for (const { answers, count } of wishes) {
        const same = weeks
          .flat()
          .filter((one) =>
            Object.entries(answers).every(([question, option]) =>
              has(one.answers, question as Counted, String(option)),
            ),
          );
        expect(count ?? 0).toBeLessThanOrEqual(same.length);
      }
    }),
  );
});

it('the table of notes never changes a table that was shown, and gives each note to a table or to the wishes', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      const shown = publications(weeks);
      const last = shown.at(-1)!;
      for (const { weeks: tables } of shown) {
        for (const table of tables) expect(last.weeks).toContainEqual(table);
      }
      const inTables = last.weeks.reduce((sum, { notes }) => sum + notes, 0);
      const inWishes = last.wishes.reduce((sum, { count }) => sum + (count ?? 0), 0);
      expect(inTables + inWishes).toBeLessThanOrEqual(last.total);
    }),
  );
});

it('the table of notes lets linear programming work out no hidden cell of a table', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      for (const table of publish(countersOf(weeks), timeOf(weeks.length)).weeks) expectSealed(table);
    }),
    { numRuns: RUNS },
  );
}, 600_000);

it('the table of notes lets linear programming work out no hidden wish from every week’s tables together', () => {
  fc.assert(
    fc.property(anyWeeks, (weeks) => {
      expectWishesSealed(weeks);
    }),
    { numRuns: RUNS },
  );
}, 600_000);

it('the table of notes keeps what the tables of old weeks have shown, by year', () => {
  const many = Array.from({ length: 30 }, (_, index) => note(PATHS[index % 2 === 0 ? 0 : PATHS.length - 1]!));
  const { weeks, years } = publish(countersOf([many, [], [], many, many]), timeOf(110));
  expect(weeks).toHaveLength(0);
  expect(years.map(({ year }) => year)).toEqual([2026]);
  expect(years[0]!.cells.find(({ question, count }) => question === 'Q0' && count !== null)?.count).toBe(30);
});

it('the table of notes adds up the weeks with few notes, and both weeks of two ranges', () => {
  const some = Array.from({ length: 7 }, (_, index) => note(PATHS[index]!));
  const newer = some.map((one) => ({ ...one, range: '2026-03-05' }));
  const { weeks } = publish(countersOf([some, newer, some]), timeOf(3));
  expect(weeks).toMatchObject([{ week: '2026-W10', until: '2026-W12', range: '2026-03-05', notes: 21 }]);
});

/** Every publication so far bounds the notes of each lot. An observer knows which weeks a lot has, and its number of notes. */
function expectWishesSealed(weeks: readonly (readonly Note[])[]): void {
  const shown = publications(weeks);
  const lots: { from: number; until: number; notes: number }[] = [];
  let from = 0;
  let notes = 0;
  for (const [week, { total }] of shown.entries()) {
    notes = total - lots.reduce((sum, lot) => sum + lot.notes, 0);
    if (notes < 20) continue;
    lots.push({ from, until: week, notes });
    from = week + 1;
  }
  const own = lots.filter((_, index) => index % 2 === 1);
  if (own.length === 0) return;
  const constraints: Record<string, Constraint> = {};
  const unknowns: Record<string, Record<string, number>> = {};
  const keys = [...WISHES.keys()];
  for (const [index, lot] of own.entries()) {
    constraints[`lot ${index}`] = { equal: lot.notes };
    for (const key of keys) unknowns[`${key} ${index}`] = { [`lot ${index}`]: 1 };
  }
  for (const [index, { until }] of own.entries()) {
    const { wishes } = shown[until]!;
    const truth = (key: string) =>
      own
        .slice(0, index + 1)
        .flatMap((lot) => weeks.slice(lot.from, lot.until + 1).flat())
        .filter((one) => counterKeys(one).includes(key)).length;
    // The observer may guess that each hidden wish has fewer than 5, where that is so.
    for (const [key, answers] of WISHES) {
      const count = wishes.find((wish) => wish.answers === answers)?.count ?? null;
      const row = `${key} until ${index}`;
      if (count !== null) constraints[row] = { min: count, max: count + MIN_CELL - 1 };
      else if (truth(key) < MIN_CELL) constraints[row] = { max: MIN_CELL - 1 };
      for (let lot = 0; lot <= index; lot += 1) unknowns[`${key} ${lot}`]![row] = 1;
    }
  }
  const last = shown[own.at(-1)!.until]!.wishes;
  for (const [key, answers] of WISHES) {
    if (last.length > 0 && last.find((wish) => wish.answers === answers)?.count !== null) continue;
    const [least, most] = bounds(
      own.map((_, lot) => `${key} ${lot}`),
      constraints,
      unknowns,
    );
    expect(most - least, key).toBeGreaterThan(0.01);
  }
}

it('a table that shows a count beside one hidden count is found by the same check', () => {
  const cells = [
    { question: 'Q6', option: 'Large Outdoor space', count: 17 },
    { question: 'Q6', option: 'Small Outdoor space', count: null },
  ] as const;
  const table = { week: '2026-W10', until: '2026-W10', range: null, notes: 20, cells };
  expect(() => expectSealed(table)).toThrow();
});
