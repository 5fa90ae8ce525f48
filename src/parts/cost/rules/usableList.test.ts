import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { PRICE_LIST } from '../../../../tests/samples/priceList.ts';
import { installationCost } from './installationCost.ts';
import { readInstallation } from './readInstallation.ts';
import { usableList } from './usableList.ts';

const copy = (list: unknown) => JSON.parse(JSON.stringify(list));

it('a list that may be published can be used as it is', () => {
  for (const list of [PRICE_LIST, JSON.parse(readFileSync('catalogue/installation.json', 'utf8'))]) {
    const { installation } = readInstallation(list);
    expect(installation).not.toBeNull();
    expect(usableList(copy(installation))).toEqual(installation);
  }
});

it('what a list may leave out is filled in', () => {
  const short = { ...PRICE_LIST, limits: undefined, extras: undefined, kinds: { split: { base: 850 } } };
  expect(usableList(copy(short))).toMatchObject({
    limits: {},
    extras: [],
    kinds: { split: { base: 850, includes: {} } },
  });
});

const [first] = PRICE_LIST.extras;
it.each<[string, object]>([
  ['another version', { version: 2 }],
  ['prices without GST', { gst: 'excluded' }],
  ['no provider', { provider: undefined }],
  ['no month', { month: 'June' }],
  ['a negative base', { kinds: { split: { base: -1 } } }],
  ['a base in words', { kinds: { split: { base: 'POA' } } }],
  ['metres in words', { kinds: { split: { base: 850, includes: { pipe_m: 'three' } } } }],
  ['a limit in words', { limits: { pipe_m: '20', cable_m: 30 } }],
  ['an extra by the metre without a limit', { limits: {} }],
  ['a price in words', { extras: [{ ...first, price: '205' }] }],
  ['a price without end', { extras: [{ ...first, price: 1e300 }] }],
  ['an extra without a name', { extras: [{ ...first, label: undefined }] }],
  ['an unknown unit', { extras: [{ ...first, per: 'day' }] }],
  ['an extra of no fact', { extras: [{ ...first, when: undefined }] }],
  ['an unknown fact', { extras: [{ ...first, when: { weather: ['wet'] } }] }],
  ['a fact of every object', { extras: [{ ...first, when: { toString: ['a'] } }] }],
  ['an unknown value', { extras: [{ ...first, when: { storey: ['attic'] } }] }],
  ['kinds in words', { extras: [{ ...first, kinds: 'split' }] }],
  ['too many extras', { extras: Array(41).fill(first) }],
])('a list with %s is not used', (_, change) => {
  expect(usableList(copy({ ...PRICE_LIST, ...change }))).toBeNull();
});

it('whatever is sent, nothing throws, and a list that is used gives whole cents', () => {
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
      const list = usableList(Object(found) === found ? { ...PRICE_LIST, ...(found as object) } : found);
      const split = { kind: 'split', price: 1990, priceIncludes: 'supply_only', units: [1, 1] } as const;
      const cost = list && installationCost(list, split, {}, '2026-11-27');
      expect(Number.isInteger(cost?.lowCents ?? 0) && Number.isInteger(cost?.highCents ?? 0)).toBe(true);
    }),
  );
});
