import { expect, it } from 'vitest';
import { PRICE_LIST } from '../../../../tests/samples/priceList.ts';
import type { Extra, HomeFacts, Installation } from '../../../pricing/installation.ts';
import { factEffects, type InstalledUnits } from './factEffects.ts';

const SPLIT = { kind: 'split', units: 1, systems: 1 } as const;
const MULTI = { kind: 'multi_split', units: 4, systems: 1 } as const;

function effects(installation: Installation, jobs: readonly InstalledUnits[] = [SPLIT], facts: HomeFacts = {}) {
  return factEffects(jobs, installation, facts).map(({ fact, most }) => [fact, most]);
}

it('the facts of a price list come with the dollars that depend on them, the most first', () => {
  expect(effects(PRICE_LIST)).toEqual([
    ['pipe_m', 748],
    ['outdoor', 315],
    ['storey', 205],
    ['cable_m', 188],
    ['route', 110],
    ['removal', 88],
  ]);
});

it('an extra for each indoor unit counts for as many as there are, and of several jobs the most counts', () => {
  expect(effects(PRICE_LIST, [MULTI])).toContainEqual(['wall', 240]);
  const both = effects(PRICE_LIST, [MULTI, SPLIT]);
  expect(both[0]).toEqual(['pipe_m', 748]);
  expect(both).toContainEqual(['wall', 240]);
});

it('several systems are charged for each, and the old one is removed once', () => {
  const found = effects(PRICE_LIST, [{ ...SPLIT, systems: 2 }]);
  expect(found).toContainEqual(['pipe_m', 2 * 748]);
  expect(found).toContainEqual(['removal', 88]);
});

it('a fact that was said keeps its place, and one that changes nothing any more goes', () => {
  const both = withExtras(
    { id: 'a', label: 'A', price: 300, per: 'job', when: { storey: ['first'], route: ['other'] } },
    { id: 'b', label: 'B', price: 50, per: 'job', when: { removal: ['yes'] } },
  );
  expect(effects(both)).toEqual([
    ['storey', 300],
    ['route', 300],
    ['removal', 50],
  ]);
  expect(effects(both, [SPLIT], { storey: 'ground' })).toEqual([
    ['storey', 300],
    ['removal', 50],
  ]);
});

const withExtras = (...extras: readonly Extra[]): Installation => ({ ...PRICE_LIST, extras });

it('what all answers cost alike doesn’t depend on one, and isn’t asked', () => {
  const when = { removal: ['no', 'yes'] } as const;
  expect(effects(withExtras({ id: 'a', label: 'A', price: 50, per: 'job', when }))).toEqual([]);
});

it('an extra of two facts depends on each as far as the other lets it', () => {
  const found = effects(
    withExtras(
      { id: 'a', label: 'A', price: 44, per: 'metre', of: 'pipe_m' },
      { id: 'b', label: 'B', price: 10, per: 'metre', of: 'pipe_m', when: { route: ['other'] } },
    ),
  );
  expect(found).toEqual([
    ['pipe_m', 17 * 54],
    ['route', 170],
  ]);
});
