import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Column, type Product, productValue } from '../../src/catalogue/product.ts';
import { deadEndCauses } from '../../src/matching/deadEndCauses.ts';
import type { Family } from '../../src/matching/families.ts';
import { judge, judgeValues } from '../../src/matching/judge.ts';
import { createMatcher } from '../../src/matching/matcher.ts';
import { suggest } from '../../src/matching/suggest.ts';
import { type Answers, CRITERION_IDS, chosenValues } from '../../src/questionnaire/question.ts';
import { questionOf } from '../../src/questionnaire/questionSet.ts';
import { runs } from '../../tests/runs.ts';
import { anyCatalogue, EVERY_PATH } from '../../tests/samples/anyCatalogue.ts';
import { DISTINCT_VALUES, productWith } from '../../tests/samples/anyProduct.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { blankColumn, blanksOf } from './blanks.ts';
import { coverage, jobOfPath, startingIn } from './coverage.ts';

const OF_DEMO = coverage(DEMO);

/** Shrinking would take minutes, because it tries each smaller example on every answer path. */
const NO_SHRINKING = { endOnFailure: true };

/** Every set of answers with one answer less; of a multiple choice, one option less. */
function withoutOne(answers: Answers): readonly Answers[] {
  return CRITERION_IDS.flatMap((question) => {
    const { [question]: _left, ...others } = answers;
    const values = chosenValues(answers, question);
    if (values.length < 2) return values.length === 0 ? [] : [others];
    return values.map((left) => ({ ...others, [question]: values.filter((value) => value !== left) }));
  });
}

const sizeOf = (answers: Answers): number =>
  CRITERION_IDS.reduce((size, question) => size + chosenValues(answers, question).length, 0);

const isPartOf = (part: Answers, path: Answers): boolean =>
  CRITERION_IDS.every((question) =>
    chosenValues(part, question).every((value) => chosenValues(path, question).includes(value)),
  );

/** The size of the smallest part of a path without a match, found by removing one answer after another. */
function smallestSize(path: Answers, isDeadEnd: (answers: Answers) => boolean): number {
  const { Q0: _branch, ...whole } = path;
  let parts = new Map([[JSON.stringify(whole), whole as Answers]]);
  for (;;) {
    const less = [...parts.values()].flatMap(withoutOne).filter(isDeadEnd);
    const [some] = parts.values();
    if (less.length === 0) return some ? sizeOf(some) : 0;
    parts = new Map(less.map((part) => [JSON.stringify(part), part]));
  }
}

it('the coverage of a catalogue counts every answer path once, by the systems that fit everything', () => {
  const matcher = createMatcher(DEMO);
  const totals = EVERY_PATH.map((answers) => Math.min(matcher.count(answers), 3));
  const found = OF_DEMO;
  expect(found.paths).toBe(EVERY_PATH.length);
  expect(found.full).toEqual([0, 1, 2, 3].map((full) => totals.filter((total) => total === full).length));
});

it('the coverage of a catalogue counts each path without a match under one cause, which is the smallest there is', () => {
  fc.assert(
    fc.property(anyCatalogue, fc.infiniteStream(fc.nat()), (products, random) => {
      const matcher = createMatcher(products);
      const isDeadEnd = (answers: Answers) => matcher.count(answers) === 0;
      const deadEnds = EVERY_PATH.filter(isDeadEnd);
      const causes = deadEndCauses(deadEnds, isDeadEnd);
      const counted = causes.flatMap(({ paths }) => paths);
      expect(counted).toHaveLength(deadEnds.length);
      expect(new Set(counted)).toEqual(new Set(deadEnds));
      const lengths = causes.map(({ paths }) => paths.length);
      expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
      for (const { answers, paths } of causes) {
        expect(isDeadEnd(answers)).toBe(true);
        expect(withoutOne(answers).filter(isDeadEnd)).toEqual([]);
        expect(paths.every((path) => isPartOf(answers, path))).toBe(true);
        const path = paths[(random.next().value ?? 0) % paths.length] as Answers;
        expect(sizeOf(answers)).toBe(smallestSize(path, isDeadEnd));
      }
    }),
    { numRuns: runs(2), ...NO_SHRINKING },
  );
});

it('the coverage of a catalogue counts a path with several causes under the one that explains most paths', () => {
  const dead = [
    { Q1: 'Ducted', Q2: 'Apartment' },
    { Q1: 'Ducted', Q2: 'Townhouse' },
    { Q1: 'Split', Q2: 'Apartment' },
    { Q1: 'Ducted', Q2: 'House - Flat Roof' },
  ];
  expect(deadEndCauses(dead, ({ Q1, Q2 }) => Q1 === 'Ducted' || Q2 === 'Apartment')).toEqual([
    { answers: { Q1: 'Ducted' }, paths: [dead[0], dead[1], dead[3]] },
    { answers: { Q2: 'Apartment' }, paths: [dead[2]] },
  ]);
});

it('the coverage of a catalogue gives the change that helps most on the first path of a cause', () => {
  const matcher = createMatcher(DEMO);
  const { deadEnds } = OF_DEMO;
  expect(deadEnds.map(({ answers, paths }) => [answers, paths.length])).toEqual([
    [{ Q1: 'Split', Q3: 'Whole Home', Q7: ['Touchscreen'] }, 32],
    [{ Q2: 'Apartment', Q3: 'Whole Home', Q6: 'Small Outdoor space', Q7: ['Touchscreen'] }, 32],
  ]);
  for (const { paths, suggestion } of deadEnds) expect(suggestion).toEqual(suggest(matcher, jobOfPath(paths[0]), 0)[0]);
});

it('the coverage of a catalogue counts single splits, one in each room, and a cause says what rules them out', () => {
  const { full, deadEnds } = coverage(
    exampleProducts({ id: 'a', title: 'A', system_type: 'split', cooling_capacity_kw: 3.5 }),
  );
  expect(full).toEqual([1240, 264, 0, 0]);
  expect(deadEnds.map(({ answers, paths }) => [Object.values(answers).join(', '), paths.length])).toEqual([
    ['Ducted', 640],
    ['Whole Home', 320],
    ['Over 3 Rooms', 160],
    ['3 Rooms, Small Outdoor space', 80],
    ['Apartment, 3 Rooms', 20],
    ['Apartment, Multiple Rooms, Small Outdoor space', 20],
  ]);
});

it('the coverage of a catalogue has one cause without answers if there are no systems', () => {
  const { deadEnds, neverRecommended, neverFirst, neverStarting, blanks } = coverage([]);
  expect(deadEnds).toMatchObject([{ answers: {}, suggestion: null }]);
  expect(deadEnds[0]?.paths).toHaveLength(EVERY_PATH.length);
  expect([neverRecommended, neverFirst, neverStarting, blanks]).toEqual([[], [], [], []]);
});

it('the coverage of a catalogue names the families that are never recommended, never first and never where to start', () => {
  fc.assert(
    fc.property(anyCatalogue, (products) => {
      const matcher = createMatcher(products);
      const familyOf = ({ id }: Product) => matcher.families.get(id) as Family;
      const recommended = new Set<Product>();
      const first = new Set<Family>();
      const starting = new Set<Family>();
      for (const answers of EVERY_PATH) {
        const matches = matcher.match(answers);
        const all = matches.all.first();
        for (const product of all) recommended.add(product);
        if (all[0]) first.add(familyOf(all[0]));
        for (const family of startingIn(matcher, answers)) if (family) starting.add(family);
      }
      const found = coverage(products);
      const seen = new Set([...recommended].map(familyOf));
      const idsOf = (systems: readonly Product[]) => systems.map(({ id }) => id).toSorted();
      expect(idsOf(found.neverRecommended.flatMap(({ systems }) => systems))).toEqual(
        idsOf(products.filter((product) => !recommended.has(product))),
      );
      for (const { family, systems } of found.neverRecommended) {
        expect(new Set(systems.map(familyOf))).toEqual(new Set([familyOf(family.sizes[0])]));
      }
      const smallest = (families: Iterable<Family>) => idsOf([...families].map(({ sizes }) => sizes[0]));
      const rest = (shown: ReadonlySet<Family>) => smallest([...seen].filter((family) => !shown.has(family)));
      expect(smallest(found.neverFirst)).toEqual(rest(first));
      expect(smallest(found.neverStarting)).toEqual(starting.size === 0 ? [] : rest(starting));
    }),
    { numRuns: runs(2), ...NO_SHRINKING },
  );
});

it('a family that some path begins with is where to start, though another path ranks the same systems alike', () => {
  const homes = [['house_flat_roof'], ['house_pitched_roof', 'townhouse', 'apartment']] as const;
  const ducted = homes.map((suits_home_types, at) => ({
    id: `P${at}`,
    system_type: 'ducted' as const,
    suits_home_types,
  }));
  expect(coverage(exampleProducts({ ...ducted[0]!, cooling_capacity_kw: 2.5 }, ducted[1]!)).neverStarting).toEqual([]);
});

it('the coverage of a catalogue counts the blanks that leave something to check on a system that misses nothing', () => {
  fc.assert(
    fc.property(anyCatalogue, (products) => {
      const matcher = createMatcher(products);
      const cases = new Map<Column, { readonly systems: Set<string>; readonly paths: Set<Answers>; count: number }>();
      for (const answers of EVERY_PATH) {
        for (const product of matcher.match(answers).all.first()) {
          for (const column of new Set(judge(product, answers).map(blankColumn))) {
            if (column === null) continue;
            const found = cases.get(column) ?? { systems: new Set(), paths: new Set(), count: 0 };
            cases.set(column, { ...found, count: found.count + 1 });
            found.systems.add(product.id);
            found.paths.add(answers);
          }
        }
      }
      const { blanks } = coverage(products);
      expect(
        new Map(blanks.map(({ column, systems, paths }) => [column, [systems.map(({ id }) => id).toSorted(), paths]])),
      ).toEqual(
        new Map([...cases].map(([column, { systems, paths }]) => [column, [[...systems].toSorted(), paths.size]])),
      );
      const counts = blanks.map(({ column }) => cases.get(column)?.count ?? 0);
      expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    }),
    { numRuns: runs(2), ...NO_SHRINKING },
  );
});

const anyFacts = fc.record(
  Object.fromEntries(Object.entries(DISTINCT_VALUES).map(([column, values]) => [column, fc.constantFrom(...values)])),
) as fc.Arbitrary<Partial<Product> & Pick<Product, 'system_type'>>;
const anyOption = fc.constantFrom(
  ...CRITERION_IDS.flatMap((question) => questionOf(question).options.map(({ value }) => ({ question, value }))),
);

it('a blank is named by its column if it leaves a verdict unknown, and filling it in decides the verdict', () => {
  let unknowns = 0;
  fc.assert(
    fc.property(anyFacts, anyOption, (facts, { question, value }) => {
      const product = productWith(facts);
      const judged = judgeValues(product, question, [value]);
      const column = blankColumn(judged);
      expect(column === null).toBe(judged.verdict !== 'unknown');
      if (column === null) return;
      unknowns += 1;
      expect(productValue(product, column)).toBeNull();
      for (const filled of DISTINCT_VALUES[column as keyof typeof DISTINCT_VALUES]) {
        if (filled === null) continue;
        expect(judgeValues({ ...product, [column]: filled }, question, [value]).verdict).not.toBe('unknown');
      }
    }),
    { numRuns: runs(1000) },
  );
  expect(unknowns).toBeGreaterThan(20);
});

it('a blank counts for each system on each path, so that many systems on one path outweigh one system on two', () => {
  const products = exampleProducts(
    { id: 'A', phase: 1 },
    { id: 'B', phase: 1 },
    { id: 'C', phase: 1 },
    { id: 'D', controls: ['none'] },
  );
  const paths: readonly Answers[] = [{ Q2: 'Apartment' }, { Q2: 'Apartment' }, { Q7: ['Mobile App'] }];
  expect(blanksOf(products, undefined, paths)).toMatchObject([
    { column: 'controls', systems: [{ id: 'A' }, { id: 'B' }, { id: 'C' }], paths: 1 },
    { column: 'phase', systems: [{ id: 'D' }], paths: 2 },
  ]);
});

it("a blank isn't counted if its system misses something anyway", () => {
  const products = exampleProducts(
    { id: 'A', suits_areas: ['single_room'], suits_small_outdoor_space: true, controls: ['none'], phase: 1 },
    { id: 'B', suits_areas: ['multiple_rooms'], suits_small_outdoor_space: true, phase: 1 },
  );
  expect(coverage(products).blanks).toEqual([]);
});
