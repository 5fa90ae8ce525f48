import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { SPOILT_LISTS } from '../../tests/samples/spoiltLists.ts';
import { FACT_VALUES, type Installation } from './installation.ts';
import { installationCost } from './installationCost.ts';
import { kindSpans, MOST_UNITS } from './installationProofs.ts';
import { readShape } from './installationShape.ts';
import { judgeInstallation, readInstallation } from './readInstallation.ts';

const TODAY = '2026-11-26';
const [UP] = PRICE_LIST.extras;
const OF_PIPE = PRICE_LIST.extras.findIndex(({ per }) => per === 'metre');

const said = (content: unknown, on?: string) =>
  readInstallation(content, on).problems.map(({ place, message }) => `${place}: ${message}`);
/** The list with other fields in its first extra. */
const withUp = (fields: object) => ({ ...PRICE_LIST, extras: [{ ...UP, ...fields }, ...PRICE_LIST.extras.slice(1)] });

it('a table is read from text, bytes and an object', () => {
  const text = JSON.stringify(PRICE_LIST);
  for (const content of [PRICE_LIST, text, `\uFEFF${text}`, new TextEncoder().encode(text)]) {
    expect(readInstallation(content)).toEqual({ installation: PRICE_LIST, problems: [] });
  }
});

it('the demo table is ready, today and for many years', () => {
  const demo = readFileSync('catalogue/installation.json', 'utf8');
  expect([said(demo, '2026-11-27'), said(demo, '2090-01-01')]).toEqual([[], []]);
});

it('a table is ready until its last day', () => {
  expect(said(PRICE_LIST, '2027-06-30')).toEqual([]);
  expect(said(PRICE_LIST, '2027-07-01')).toEqual([
    'valid_until: “2027-06-30” can’t be used. That day is over. Check the prices, then write the last day on which they hold.',
  ]);
});

it('a table that contradicts itself is refused', () => {
  const { split } = PRICE_LIST.kinds;
  const { pipe_m: limit = 0 } = PRICE_LIST.limits;
  expect(said({ ...PRICE_LIST, month: '2027-07' })).toEqual([
    'month: The prices would be over before they begin (2027-07, 2027-06-30). Check the month and the last day.',
  ]);
  const deep = { ...split, includes: { pipe_m: limit + 1 } };
  expect(said({ ...PRICE_LIST, kinds: { ...PRICE_LIST.kinds, split: deep } })).toEqual([
    `kinds.split.includes.pipe_m: The base price includes more metres than the limit of ${limit}. Raise the limit, or lower the metres.`,
  ]);
  const extras = [{ ...UP, kinds: ['ducted'] }];
  expect(said({ ...PRICE_LIST, kinds: { split }, extras })).toEqual([
    'extras[0].kinds: The table has no base price for ducted. Add one, or take the kind out.',
  ]);
});

it('a table may have limits of a kilometre', () => {
  expect(said({ ...PRICE_LIST, limits: { pipe_m: 1000, cable_m: 1000 } }, '2026-11-27')).toEqual([]);
});

it('a table may leave out limits, extras and included metres that it has no use for', () => {
  const { limits, extras, ...rest } = PRICE_LIST;
  expect(readInstallation({ ...rest, kinds: { split: { base: 850 } } }).installation).toEqual({
    ...rest,
    limits: {},
    kinds: { split: { base: 850, includes: {} } },
    extras: [],
  });
});

const LONG = 'x'.repeat(81);

it.each<[unknown, string]>([
  [{ ...PRICE_LIST, version: 2 }, 'version: “2” can’t be used. Write 1.'],
  [{ ...PRICE_LIST, version: undefined }, 'version: It is missing. Write 1.'],
  [{ ...PRICE_LIST, provider: ' ' }, 'provider: “” can’t be used. Write your name'],
  [{ ...PRICE_LIST, provider: 'x'.repeat(61) }, `provider: “${'x'.repeat(61)}” can’t be used. Write your name`],
  [{ ...PRICE_LIST, month: '2026-00' }, 'month: “2026-00” can’t be used. Write the year and month'],
  [{ ...PRICE_LIST, month: 202606 }, 'month: “202606” can’t be used. Write the year and month'],
  [{ ...PRICE_LIST, valid_until: '2027-02-29' }, 'valid_until: “2027-02-29” can’t be used. Write the last day'],
  [{ ...PRICE_LIST, valid_until: '2027-6-30' }, 'valid_until: “2027-6-30” can’t be used. Write the last day'],
  [{ ...PRICE_LIST, gst: undefined }, 'gst: It is missing. Write “included”'],
  [{ ...PRICE_LIST, gst: true }, 'gst: “true” can’t be used. Write “included”'],
  [{ ...PRICE_LIST, prices: 1 }, 'prices: “prices” can’t be used. There is no such field here.'],
  [{ ...PRICE_LIST, limits: [] }, 'limits: “[list]” can’t be used. Write an object in braces with pipe_m, cable_m.'],
  [{ ...PRICE_LIST, limits: { pipe_m: 0, cable_m: 30 } }, 'limits.pipe_m: “0” can’t be used. Write metres as a number'],
  [{ ...PRICE_LIST, limits: { pipe_m: '20', cable_m: 30 } }, 'limits.pipe_m: “20” can’t be used. Write metres as a'],
  [{ ...PRICE_LIST, limits: { pipe_m: 1001, cable_m: 30 } }, 'limits.pipe_m: “1001” can’t be used. Write metres as a'],
  [{ ...PRICE_LIST, limits: { cable_m: 30 } }, 'limits.pipe_m: It is missing. An extra is charged by the metre.'],
  [{ ...PRICE_LIST, limits: { pipe_m: 20, cable_m: 30, wall: 1 } }, 'limits.wall: “wall” can’t be used. There is no'],
  [{ ...PRICE_LIST, kinds: {} }, 'kinds: It is missing. Give a base price for at least one of split, '],
  [{ ...PRICE_LIST, kinds: undefined }, 'kinds: It is missing. Write an object in braces with split, '],
  [{ ...PRICE_LIST, kinds: { window: { base: 1 } } }, 'kinds.window: “window” can’t be used. There is no such field'],
  [{ ...PRICE_LIST, kinds: { split: 850 } }, 'kinds.split: “850” can’t be used. Write an object in braces with base, '],
  [{ ...PRICE_LIST, kinds: { split: { base: 'POA' } } }, 'kinds.split.base: “POA” can’t be used. Write dollars'],
  [{ ...PRICE_LIST, kinds: { split: { base: 0 } } }, 'kinds.split.base: “0” can’t be used. Write dollars'],
  [
    { ...PRICE_LIST, kinds: { split: { base: 850, includes: { pipe_m: -1 } } } },
    'kinds.split.includes.pipe_m: “-1” can’t be used. Write the metres in the base price as a number from 0',
  ],
  [{ ...PRICE_LIST, extras: {} }, 'extras: “[object]” can’t be used. Write a list of at most 40 extras.'],
  [
    { ...PRICE_LIST, extras: Array(200).fill(UP) },
    'extras: “[list]” can’t be used. Write a list of at most 40 extras.',
  ],
  [{ ...PRICE_LIST, extras: [null] }, 'extras[0]: “null” can’t be used. Write an object in braces with id, '],
  [withUp({ id: 'Up' }), 'extras[0].id: “Up” can’t be used. Write 1 to 30 small letters'],
  [withUp({ id: 'x'.repeat(31) }), `extras[0].id: “${'x'.repeat(31)}” can’t be used. Write 1 to 30 small letters`],
  [withUp({ id: PRICE_LIST.extras[1]?.id }), 'extras[1].id: “over” can’t be used. Another extra has the same one.'],
  [withUp({ label: LONG }), 'extras[0].label: “xxx'],
  [withUp({ label: '\u200b' }), 'extras[0].label: “” can’t be used. Say what it is for'],
  [withUp({ price: -5 }), 'extras[0].price: “-5” can’t be used. Write dollars'],
  [withUp({ price: 0 }), 'extras[0].price: “0” can’t be used. Write dollars'],
  [withUp({ price: 100_000.01 }), 'extras[0].price: “100000.01” can’t be used. Write dollars'],
  [withUp({ price: 1.005 }), 'extras[0].price: “1.005” can’t be used. Write dollars'],
  [withUp({ price: Number.NaN }), 'extras[0].price: “NaN” can’t be used. Write dollars'],
  [withUp({ price: Number.POSITIVE_INFINITY }), 'extras[0].price: “Infinity” can’t be used. Write dollars'],
  [withUp({ price: '205' }), 'extras[0].price: “205” can’t be used. Write dollars'],
  [withUp({ per: 'hour' }), 'extras[0].per: “hour” can’t be used. Write one of job, unit, metre.'],
  [withUp({ of: 'pipe_m' }), 'extras[0].of: “pipe_m” can’t be used. Only an extra per metre has it.'],
  [withUp({ per: 'metre', of: 'wire_m' }), 'extras[0].of: “wire_m” can’t be used. Say which metres are charged'],
  [withUp({ per: 'metre' }), 'extras[0].of: It is missing. Say which metres are charged: pipe_m, cable_m.'],
  [withUp({ when: undefined }), 'extras[0].when: It is missing. Say when it applies, by at least one of storey, '],
  [withUp({ when: {} }), 'extras[0].when: It is missing. Say when it applies, by at least one of storey, '],
  [withUp({ when: ['storey'] }), 'extras[0].when: “[list]” can’t be used. Write an object in braces with storey, '],
  [withUp({ when: { floor: ['first'] } }), 'extras[0].when.floor: “floor” can’t be used. There is no such field'],
  [withUp({ when: { pipe_m: [1] } }), 'extras[0].when.pipe_m: “pipe_m” can’t be used. There is no such field'],
  [withUp({ when: { storey: 'first' } }), 'extras[0].when.storey: “first” can’t be used. Write one or more of ground'],
  [withUp({ when: { storey: [] } }), 'extras[0].when.storey: “[list]” can’t be used. Write one or more of ground'],
  [withUp({ when: { storey: ['attic'] } }), 'extras[0].when.storey: “[list]” can’t be used. Write one or more of '],
  [withUp({ when: { storey: ['first', 'first'] } }), 'extras[0].when.storey: “[list]” can’t be used. Write one or '],
  [withUp({ kinds: [] }), 'extras[0].kinds: “[list]” can’t be used. Write one or more of split, '],
  [withUp({ kinds: ['window'] }), 'extras[0].kinds: “[list]” can’t be used. Write one or more of split, '],
  [withUp({ note: 'x' }), 'extras[0].note: “note” can’t be used. There is no such field here.'],
  [null, 'file: “null” can’t be used. Write an object in braces with version, '],
  [undefined, 'file: It is missing. Write an object in braces with version, '],
  [[], 'file: “[list]” can’t be used. Write an object in braces with version, '],
  ['{"version": 1,}', 'file: It isn’t JSON ('],
  ['x'.repeat(1_000_001), 'file: It is larger than 1 MB.'],
])('a table is refused with the place: %j', (content, problem) => {
  const read = readInstallation(content);
  expect(read.installation).toBeNull();
  expect(said(content)[0]?.slice(0, problem.length)).toBe(problem);
});

it('a table can’t reach what objects inherit', () => {
  const inherited = '{"__proto__": {"gst": "included"}, "constructor": 1}';
  expect(said(inherited)[0]).toMatch(/^__proto__: /);
  const when = JSON.stringify(PRICE_LIST).replace('"storey":', '"__proto__":');
  expect(said(when)[0]).toMatch(/^extras\[0\]\.when\.__proto__: /);
  expect(Object.hasOwn(Object.prototype, 'gst')).toBe(false);
});

it('a table keeps HTML in a label as text, without what nobody sees', () => {
  const label = '<img src=x onerror=alert(1)>\u202e\n2';
  expect(readInstallation(withUp({ label })).installation?.extras[0]?.label).toBe('<img src=x onerror=alert(1)> 2');
});

it('two extras for the same fact are refused, and for other kinds or values they aren’t', () => {
  const more = (fields: object) => ({ ...PRICE_LIST, extras: [...PRICE_LIST.extras, { ...UP, id: 'z', ...fields }] });
  const last = PRICE_LIST.extras.length;
  const twice = `extras[${last}]: This extra and “Second storey” are both charged for the same fact. Make one of them, or change when they apply.`;
  expect(said(more({}))).toEqual([twice]);
  expect(said(more({ when: { storey: ['higher'] }, kinds: undefined }))).toEqual([twice]);
  expect(said(more({ when: { storey: ['higher'] }, kinds: ['multi_split'] }))).toEqual([]);
  expect(said(more({ when: { storey: ['higher'], route: ['other'] } }))).toEqual([]);
  expect(said(more({ per: 'unit' }))).toEqual([]);
  const pipe = { ...PRICE_LIST.extras[OF_PIPE], id: 'z' };
  expect(said({ ...PRICE_LIST, extras: [...PRICE_LIST.extras, pipe] })).toHaveLength(1);
});

it('a table in which a higher storey costs less is refused with the extra', () => {
  expect(said(withUp({ when: { storey: ['first'] } }))).toEqual([
    'extras[0].when.storey: A higher storey would cost less than a lower one (split, first: $1,055.50, higher: $850.50). Charge it on the higher storeys too.',
  ]);
  expect(said(withUp({ when: { storey: ['ground'], removal: ['yes'] } }))[0]).toMatch(/^extras\[0\]\.when\.storey: /);
});

/** Tables with extras for storeys, metres and units. */
const tables = fc
  .array(
    fc.record({
      price: fc.integer({ min: 1, max: 500 }),
      per: fc.constantFrom('job', 'unit'),
      storey: fc.subarray([...FACT_VALUES.storey], { minLength: 1 }),
      route: fc.subarray([...FACT_VALUES.route]),
    }),
    { maxLength: 4 },
  )
  .map((extras) => ({
    ...PRICE_LIST,
    extras: extras.map(({ price, per, storey, route }, index) => {
      const when = { storey, ...(route.length > 0 && { route }) };
      return { id: `e${index}`, label: `E${index}`, price, per, when };
    }),
  }));

it('a table that is accepted never falls with the storey, and its ends are reached by their answers', () => {
  let accepted = 0;
  fc.assert(
    fc.property(tables, (table) => {
      const { installation } = readInstallation(table);
      if (!installation) return;
      accepted += 1;
      for (const kind of ['split', 'multi_split'] as const) {
        for (const units of [1, 3, 8]) {
          const sums = FACT_VALUES.storey.flatMap((storey) =>
            FACT_VALUES.route.map((route) => costOf(installation, kind, units, { storey, route }).lowCents),
          );
          for (let at = 3; at < 9; at++) expect(sums[at]).toBeGreaterThanOrEqual(sums[at - 3]!);
        }
        const { [kind]: span } = kindSpans(installation, MOST_UNITS);
        const { units: least = 1, ...low } = span!.low_answers;
        const { units: most = 1, ...high } = span!.high_answers;
        expect(costOf(installation, kind, least, low).lowCents).toBe(Math.round(span!.low * 100));
        expect(costOf(installation, kind, most, high).highCents).toBe(Math.round(span!.high * 100));
      }
    }),
    { numRuns: 200 },
  );
  expect(accepted).toBeGreaterThan(20);
});

function costOf(installation: Installation, kind: 'split' | 'multi_split', units: number, facts: object) {
  return installationCost(
    installation,
    { kind, price: null, priceIncludes: null, units: [units, units] },
    facts,
    TODAY,
  )!;
}

it('a shape is read the same without the sentences', () => {
  expect(readShape(PRICE_LIST)).toEqual({ installation: PRICE_LIST, faults: [] });
  expect(readShape('POA').installation).toBeNull();
});

it.each(Object.entries(SPOILT_LISTS))('a check refuses %s, and says where', (_, list) => {
  const { installation, problems } = readInstallation(list);
  expect(installation).toBeNull();
  expect(problems[0]?.place).toMatch(/^(extras\[|valid_until$|provider$)/);
});

it('whatever is sent, nothing throws, and a list that is read gives whole cents', () => {
  const part = fc.oneof(fc.anything(), fc.constantFrom(...PRICE_LIST.extras));
  const change = fc.record(
    {
      limits: fc.anything(),
      kinds: fc.dictionary(fc.constantFrom('split', 'ducted'), fc.anything()),
      extras: fc.array(part),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(fc.anything(), change), (found) => {
      const { installation } = judgeInstallation(
        Object(found) === found ? { ...PRICE_LIST, ...(found as object) } : found,
      );
      const split = { kind: 'split', price: 1990, priceIncludes: 'supply_only', units: [1, 1] } as const;
      const cost = installation && installationCost(installation, split, {}, '2026-11-27');
      expect(Number.isInteger(cost?.lowCents ?? 0) && Number.isInteger(cost?.highCents ?? 0)).toBe(true);
    }),
  );
});
