import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { anyAlikeCatalogue, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { productWith } from '../../tests/samples/anyProduct.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import type { Product } from '../catalogue/product.ts';
import { path } from '../questionnaire/path.ts';
import type { Answers, QuestionId } from '../questionnaire/question.ts';
import { GROUPS } from './groups.ts';
import { canSkip } from './idle.ts';
import { createMatcher, type Matcher } from './matcher.ts';

/** A point on an answer path: the answers so far, and the next question. */
interface Point {
  readonly answers: Answers;
  readonly question: QuestionId;
  /** The answers after each answer to the question, and after all answers to it and to later questions. */
  readonly next: ReadonlySet<Answers>;
  readonly later: ReadonlySet<Answers>;
}

/** Every point of all answer paths. Equal answers are one object. */
const POINTS: readonly Point[] = (() => {
  const once = new Map<string, Answers>();
  const held = (answers: Answers): Answers => {
    const key = JSON.stringify(answers);
    const known = once.get(key) ?? answers;
    once.set(key, known);
    return known;
  };
  const points = new Map<
    Answers,
    { answers: Answers; question: QuestionId; next: Set<Answers>; later: Set<Answers> }
  >();
  for (const end of EVERY_PATH) {
    const way = path(end);
    const steps = way.map((_, at) => held(Object.fromEntries(way.slice(0, at).map((id) => [id, end[id]]))));
    steps.push(held(end));
    way.forEach((question, at) => {
      const answers = steps[at] as Answers;
      const point = points.get(answers) ?? { answers, question, next: new Set(), later: new Set() };
      point.next.add(steps[at + 1] as Answers);
      for (const step of steps.slice(at + 1)) point.later.add(step);
      points.set(answers, point);
    });
  }
  return [...points.values()];
})();

/** Compares every point with the full lists. Returns how many questions are idle, and how many can be skipped. */
function expectTruth(products: readonly Product[]): number {
  const matcher = createMatcher(products);
  const lists = new Map<Answers, string>();
  const listOf = (answers: Answers): string => {
    const list = lists.get(answers) ?? ranking(matcher, answers);
    lists.set(answers, list);
    return list;
  };
  const truth = POINTS.map(({ answers, question, later }) => {
    const isSame = (others: ReadonlySet<Answers>) => [...others].every((held) => listOf(held) === listOf(answers));
    return { answers, question, skip: isSame(later) };
  });
  expect(
    POINTS.map(({ answers, question }) => {
      return { answers, question, skip: canSkip(matcher, answers, question) };
    }),
  ).toEqual(truth);
  return truth.filter(({ skip }) => skip).length;
}

function ranking(matcher: Matcher, answers: Answers): string {
  const matches = matcher.match(answers);
  return JSON.stringify(GROUPS.map((group) => matches[group].first().map(({ id }) => id)));
}

it('questions that change nothing are exactly those on the answer paths of the demo catalogue', () => {
  expectTruth(DEMO);
});

it('questions that change nothing are exactly those on the answer paths of any catalogue', () => {
  const few = anyAlikeCatalogue.filter((products) => products.length > 0).map((products) => products.slice(0, 5));
  fc.assert(
    fc.property(few, (products) => {
      expectTruth(products);
    }),
    { numRuns: runs(2) },
  );
});

it('questions that change nothing are found if all systems do the same, or only the last one does less', () => {
  const all = { touchscreen: 'included', voice: 'included', mobile_app: 'included' } as const;
  const ducted = (id: string, more: Partial<Product> = {}) =>
    productWith({
      system_type: 'slim_ducted',
      id,
      suits_home_types: null,
      suits_areas: null,
      indoor_height_mm: 300,
      phase: 1,
      suits_small_outdoor_space: true,
      zone_control: 'individual_temperature',
      controls: all,
      ...more,
    });
  const same = expectTruth([ducted('A'), ducted('B')]);
  expect(same).toBeGreaterThan(0);
  const dearer = ducted('C', { controls: { ...all, touchscreen: 'optional' } });
  expect(expectTruth([ducted('A'), ducted('B'), dearer])).toEqual(same);
  const first = { ...dearer, priority: 0 };
  expect(expectTruth([ducted('A'), ducted('B'), first])).toBeLessThan(same);
});

it('questions that change nothing do not include those that change only the order', () => {
  const systems = (priority: number): readonly Product[] => [
    productWith({ system_type: 'slim_ducted', id: 'A', zone_control: 'room_zoning', priority: 1 }),
    productWith({ system_type: 'slim_ducted', id: 'B', zone_control: 'day_night', priority }),
  ];
  const answers = { Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse', Q3: 'Whole Home' };
  const toDayNight = (priority: number) =>
    createMatcher(systems(priority)).sameRanking(answers)({ ...answers, Q4: 'Day / Night Zoning' });
  // A does more than was asked, so B comes first. The order only stays the same if B also has priority.
  expect(toDayNight(2)).toBe(false);
  expect(toDayNight(0)).toBe(true);
});

it('questions that change nothing ignore answers to the question itself and to later ones', () => {
  const matcher = createMatcher(DEMO);
  for (const end of EVERY_PATH.filter((_, index) => index % 50 === 0)) {
    path(end).forEach((question, at, way) => {
      const before = Object.fromEntries(way.slice(0, at).map((id) => [id, end[id]]));
      expect(canSkip(matcher, end, question)).toBe(canSkip(matcher, before, question));
    });
  }
});

it('questions that change nothing do not exist off the answer path, or for an empty catalogue', () => {
  const one = createMatcher([productWith({ system_type: 'split', suits_home_types: ['apartment'] })]);
  expect(canSkip(one, { Q0: 'No' }, 'Q7')).toBe(false);
  expect(canSkip(createMatcher([]), {}, 'Q0')).toBe(false);
});
