import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../tests/runs.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import type { PriceIncludes, SystemType } from '../catalogue/product.ts';
import { sumOf } from '../catalogue/sumOf.ts';
import { type Extra, FACT_VALUES, type HomeFact, type HomeFacts, type Installation } from './installation.ts';
import { BASE, factsUsed, installationCost, type PricedSystem, SYSTEM } from './installationCost.ts';
import { readInstallation } from './readInstallation.ts';

const ON = '2026-11-27';
const split: PricedSystem = { kind: 'split', price: 1990, priceIncludes: 'supply_only', units: [1, 1] };
const costOf = (facts: HomeFacts, system: Partial<PricedSystem> = {}, list: Installation = PRICE_LIST, on = ON) =>
  installationCost(list, { ...split, ...system }, facts, on);
const ends = (...given: Parameters<typeof costOf>) => {
  const cost = costOf(...given);
  return cost && [cost.lowCents / 100, cost.highCents / 100];
};

// By hand, of tests/samples/priceList.ts: 850.50 and, at most, 205 upstairs, 110 by the roof space, 190 for a bracket on the wall
// or 315 on the roof, 88 to take an old system away, 17 further metres of pipe at 44 and 15 of cable at 12.5.
const ALL = { storey: 'ground', route: 'other', outdoor: 'ground', removal: 'no', pipe_m: 3, cable_m: 15 } as const;
it.each<[string, HomeFacts, readonly number[] | null]>([
  ['nothing said', {}, [2840.5, 2840.5 + 205 + 110 + 315 + 88 + 748 + 187.5]],
  ['the usual', ALL, [2840.5, 2840.5]],
  ['upstairs', { ...ALL, storey: 'higher' }, [3045.5, 3045.5]],
  ['on the roof', { ...ALL, outdoor: 'roof' }, [3155.5, 3155.5]],
  ['a metre begun', { ...ALL, pipe_m: 3.1 }, [2884.5, 2884.5]],
  ['three metres more, to the millimetre', { ...ALL, pipe_m: [6, 6.0000001] }, [2972.5, 2972.5]],
  ['a band', { ...ALL, pipe_m: [5, 10] }, [2928.5, 3148.5]],
  ['the limit', { ...ALL, pipe_m: 20 }, [3588.5, 3588.5]],
  ['beyond the limit', { ...ALL, pipe_m: 20.1 }, null],
  ['a band beyond the limit', { ...ALL, cable_m: [10, 40] }, null],
  ['what no value is', { ...ALL, storey: 'attic' as 'first', pipe_m: Number.NaN }, [2840.5, 2840.5 + 205 + 748]],
])('a split costs with %s: %j: %j', (_name, facts, expected) => {
  expect(ends(facts)).toEqual(expected);
});

it('a price that includes installation has no base, and one that is unknown leaves the installation alone', () => {
  expect(ends(ALL, { priceIncludes: 'supply_and_standard_install' })).toEqual([1990, 1990]);
  expect(ends(ALL, { price: null, priceIncludes: null })).toEqual([850.5, 850.5]);
  expect(ends(ALL, { priceIncludes: null })).toEqual([850.5, 850.5]);
  const idsOf = (system: Partial<PricedSystem>) => costOf(ALL, system)?.lines.map(({ id }) => id);
  expect(idsOf({})).toEqual([SYSTEM, BASE]);
  expect(idsOf({ priceIncludes: 'supply_and_standard_install' })).toEqual([SYSTEM]);
  expect(idsOf({ priceIncludes: null })).toEqual([BASE]);
});

it('a kind whose installation is in the price is covered only where the price includes it', () => {
  const ducted: Partial<PricedSystem> = { kind: 'ducted', price: 9900 };
  expect(ends({ storey: 'first' }, { ...ducted, priceIncludes: 'supply_and_standard_install' })).toEqual([9900, 9988]);
  expect(ends({}, { ...ducted, priceIncludes: 'supply_only' })).toBeNull();
  expect(ends({}, { ...ducted, price: null, priceIncludes: null })).toBeNull();
  expect(ends({}, { ...ducted, kind: 'slim_ducted' })).toBeNull();
});

it('an extra for each unit is charged as often as there are units', () => {
  const multi: Partial<PricedSystem> = { kind: 'multi_split', units: [2, 4] };
  const low = ends({ wall: 'weatherboard' }, multi);
  expect(ends({ wall: 'double_brick' }, multi)).toEqual([(low?.[0] ?? 0) + 2 * 60, (low?.[1] ?? 0) + 4 * 60]);
});

it('the last day of a list has a figure, the day after has none', () => {
  expect(ends({}, {}, PRICE_LIST, '2027-06-30')).not.toBeNull();
  expect(ends({}, {}, PRICE_LIST, '2027-07-01')).toBeNull();
});

it('each extra for certain has a line, and so has each open fact', () => {
  expect(costOf({ ...ALL, outdoor: 'wall' })?.lines).toEqual([
    { id: SYSTEM, label: 'The system', lowCents: 199_000, highCents: 199_000 },
    { id: BASE, label: 'Standard installation', lowCents: 85_050, highCents: 85_050 },
    { id: 'wall_bracket', label: 'Bracket on a wall', count: [1, 1], lowCents: 19_000, highCents: 19_000 },
  ]);
  const { outdoor: _, pipe_m: __, ...open } = ALL;
  expect(costOf({ ...open, pipe_m: [5, 10] })?.lines.slice(2)).toEqual([
    { id: 'OUTDOOR', label: 'Bracket on a wall / Bracket on the roof', lowCents: 0, highCents: 31_500 },
    { id: 'pipe', label: 'Each further metre of pipe', count: [2, 7], lowCents: 8800, highCents: 30_800 },
  ]);
  const multi: Partial<PricedSystem> = { kind: 'multi_split', units: [2, 4] };
  expect(costOf({ wall: 'double_brick', removal: 'no', pipe_m: 0 }, multi)?.lines.at(-1)).toMatchObject({
    id: 'double',
    count: [2, 4],
  });
});

it('open facts that share an extra have one line, until one of them is known', () => {
  const [up, over, ...others] = PRICE_LIST.extras as readonly [Extra, Extra, ...Extra[]];
  const crane = { ...up, id: 'crane', label: 'Crane', when: { storey: ['higher'], outdoor: ['roof'] } } as Extra;
  const long = { ...over, id: 'long', label: 'Long way', per: 'metre', of: 'pipe_m' } as Extra;
  const list = { ...PRICE_LIST, extras: [up, over, ...others, crane, long] };
  const idsOf = (facts: HomeFacts) =>
    costOf(facts, {}, list)
      ?.lines.slice(2)
      .map(({ id }) => id);
  expect(idsOf({})).toEqual(['STOREY+OUTDOOR', 'ROUTE+PIPE_M', 'REMOVAL', 'cable']);
  expect(idsOf({ storey: 'first', route: 'back_to_back' })).toEqual(['up', 'OUTDOOR', 'REMOVAL', 'pipe', 'cable']);
  expect(idsOf({ storey: 'higher', pipe_m: 5 })).toEqual(['up', 'pipe', 'ROUTE', 'OUTDOOR', 'REMOVAL', 'cable']);
});

it('only the facts that a kind of system needs are used', () => {
  expect(factsUsed(PRICE_LIST, 'split')).toEqual(['storey', 'route', 'outdoor', 'removal', 'pipe_m', 'cable_m']);
  expect(factsUsed(PRICE_LIST, 'multi_split')).toEqual(['wall', 'removal', 'pipe_m']);
  expect(factsUsed(PRICE_LIST, 'ducted')).toEqual(['removal']);
});

/** At most so many metres, so that each of them can be tried. */
const LIMIT = 2;
const KINDS: readonly SystemType[] = ['split', 'multi_split'];
const price = fc.integer({ min: 1, max: 10_000_000 }).map((cents) => cents / 100);
const metres = fc.integer({ min: 0, max: LIMIT * 2 }).map((halves) => halves / 2);
const span = fc
  .tuple(metres, metres)
  .map(([one, other]): [number, number] => (one < other ? [one, other] : [other, one]));
const eachFact = <T>(of: (values: readonly string[]) => T) =>
  Object.fromEntries(Object.entries(FACT_VALUES).map(([fact, values]) => [fact, of(values)]));
const when = fc.record(
  eachFact((values) => fc.subarray([...values], { minLength: 1 })),
  { requiredKeys: [] },
) as fc.Arbitrary<NonNullable<Extra['when']>>;
const extra = fc.record(
  {
    per: fc.constantFrom('job', 'unit', 'metre'),
    of: fc.constantFrom('pipe_m', 'cable_m'),
    price,
    when,
    kinds: fc.subarray([...KINDS], { minLength: 1 }),
  },
  { requiredKeys: ['per', 'of', 'price', 'when'] },
);
const anyList = fc.record({ base: price, included: metres, extras: fc.array(extra, { maxLength: 5 }) }).map(
  ({ base, included, extras }) =>
    ({
      ...PRICE_LIST,
      limits: { pipe_m: LIMIT, cable_m: LIMIT },
      kinds: { split: { base, includes: { pipe_m: included } }, multi_split: { base, includes: {} } },
      extras: extras.map((one, index) => ({ ...one, id: `e${index}`, label: `Extra ${index}` })),
    }) as Installation,
);
const anyLength = fc.oneof(metres, span);
const anyFacts = fc.record(
  { ...eachFact((values) => fc.constantFrom(...values)), pipe_m: anyLength, cable_m: anyLength },
  { requiredKeys: [] },
) as fc.Arbitrary<HomeFacts>;
const anySystem = fc.record({
  kind: fc.constantFrom(...KINDS),
  price: fc.option(price),
  priceIncludes: fc.constantFrom<PriceIncludes | null>('supply_only', 'supply_and_standard_install', null),
  units: fc.constantFrom<PricedSystem['units']>([1, 1], [2, 4]),
});

/** Every sum of dollars in cents, by trying all answers, all half metres and all numbers of units. */
function everySum(list: Installation, system: PricedSystem, facts: HomeFacts): readonly number[] {
  const cents = (dollars: number): number => Number((dollars * 100).toFixed());
  const grid = (fact: 'pipe_m' | 'cable_m'): number[] => {
    const given = facts[fact] ?? [0, LIMIT];
    const [from, to] = typeof given === 'number' ? [given, given] : given;
    const found = [];
    for (let at = from; at <= to; at += 0.5) found.push(at);
    return found;
  };
  const kind = list.kinds[system.kind];
  const isPriced = system.price !== null && system.priceIncludes !== null;
  const base = system.priceIncludes === 'supply_and_standard_install' ? 0 : cents(Number(kind?.base));
  const extras = list.extras
    .filter(({ kinds }) => !kinds || kinds.includes(system.kind))
    .map((one) => ({
      ...one,
      cents: cents(one.price),
      conditions: Object.entries(one.when ?? {}) as [string, readonly string[]][],
    }));
  const sums: number[] = [];
  const answers = (fact: HomeFact): readonly string[] => (facts[fact] ? [facts[fact]] : FACT_VALUES[fact]);
  for (const storey of answers('storey'))
    for (const route of answers('route'))
      for (const wall of answers('wall'))
        for (const outdoor of answers('outdoor'))
          for (const removal of answers('removal'))
            for (const pipe_m of grid('pipe_m'))
              for (const cable_m of grid('cable_m'))
                for (let units = system.units[0]; units <= system.units[1]; units += 1) {
                  const said: Record<string, string> = { storey, route, wall, outdoor, removal };
                  let sum = (isPriced ? cents(system.price ?? 0) : 0) + base;
                  for (const one of extras) {
                    if (one.conditions.some(([fact, values]) => !values.includes(said[fact] ?? ''))) continue;
                    if (one.per === 'metre') {
                      const free = kind?.includes[one.of] ?? 0;
                      const begun = Math.ceil((one.of === 'pipe_m' ? pipe_m : cable_m) - free);
                      sum += Math.max(0, begun) * one.cents;
                    } else sum += (one.per === 'unit' ? units : 1) * one.cents;
                  }
                  sums.push(sum);
                }
  return sums;
}

it('of any list, both ends are the least and the most of all sums, to the cent, and the lines add up to them', () => {
  fc.assert(
    fc.property(anyList, anySystem, anyFacts, (list, system, facts) => {
      const cost = installationCost(list, system, facts, ON);
      let [low, high] = [Number.POSITIVE_INFINITY, 0];
      for (const sum of everySum(list, system, facts)) [low, high] = [Math.min(low, sum), Math.max(high, sum)];
      expect([cost?.lowCents, cost?.highCents]).toEqual([low, high]);
      const lines = cost?.lines ?? [];
      expect([sumOf(lines, (line) => line.lowCents), sumOf(lines, (line) => line.highCents)]).toEqual([low, high]);
      expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
    }),
    { numRuns: runs(1000) },
  );
}, 60_000);

it('an answer never widens the span', () => {
  fc.assert(
    fc.property(
      anyList,
      anySystem,
      anyFacts,
      fc.constantFrom(...Object.keys(PRICE_LIST.limits), 'storey', 'outdoor'),
      (list, system, facts, left) => {
        const known = installationCost(list, system, facts, ON);
        const open = installationCost(list, system, { ...facts, [left]: undefined } as HomeFacts, ON);
        if (!known || !open) throw new Error('the list covers every kind');
        expect(open.lowCents).toBeLessThanOrEqual(known.lowCents);
        expect(open.highCents).toBeGreaterThanOrEqual(known.highCents);
      },
    ),
  );
});

it('each indoor unit after the first has the price that the list gives it', () => {
  const further = { ...PRICE_LIST, kinds: { multi_split: { base: 2200, includes: {}, per_unit: 850 } } };
  const costOf = (units: readonly [number, number]) =>
    installationCost(further, { kind: 'multi_split', price: 4000, priceIncludes: 'supply_only', units }, {}, ON);
  expect(costOf([3, 3])?.lines[1]).toMatchObject({ id: 'BASE', lowCents: 390_000, highCents: 390_000 });
  expect(costOf([2, 4])?.lines[1]).toMatchObject({ id: 'BASE', lowCents: 305_000, highCents: 475_000 });
});

it('several systems of one job share each fact, and the old system is removed once', () => {
  const facts = {
    storey: 'first',
    route: 'roof_space',
    outdoor: 'wall',
    removal: 'yes',
    pipe_m: 5,
    cable_m: 10,
  } as const;
  const split = { kind: 'split', priceIncludes: 'supply_only', units: [1, 1] } as const;
  const one = installationCost(PRICE_LIST, { ...split, price: 1000 }, facts, ON);
  const two = installationCost(PRICE_LIST, { ...split, price: 2000, systems: 2 }, facts, ON);
  expect(two?.lowCents).toBe(2 * Number(one?.lowCents) - 8800);
  expect(two?.lines.find(({ id }) => id === 'pipe')).toMatchObject({ count: [4, 4], lowCents: 17_600 });
});

it('the demo list has multi-splits within published prices for a usual job', () => {
  const { installation } = readInstallation(readFileSync('catalogue/installation.json', 'utf8'));
  const usual = {
    storey: 'ground',
    route: 'back_to_back',
    wall: 'weatherboard',
    outdoor: 'ground',
    removal: 'no',
  } as const;
  const published = { 2: [5500, 7500], 3: [7000, 9500], 4: [9000, 12_500] } as const;
  for (const { system_type: kind, max_indoor_units: heads, price } of DEMO) {
    if (kind !== 'multi_split' || !(heads === 2 || heads === 3 || heads === 4)) continue;
    const system = { kind, price: price!.aud, priceIncludes: price!.includes, units: [heads, heads] } as const;
    const cost = installationCost(installation!, system, { ...usual, pipe_m: 5, cable_m: 5 }, ON);
    expect(cost?.lowCents).toBeGreaterThanOrEqual(100 * published[heads][0]);
    expect(cost?.highCents).toBeLessThanOrEqual(100 * published[heads][1]);
  }
});
