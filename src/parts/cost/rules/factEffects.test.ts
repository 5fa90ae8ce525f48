import { expect, it } from 'vitest';
import { productWith } from '../../../../tests/samples/anyProduct.ts';
import { PRICE_LIST } from '../../../../tests/samples/priceList.ts';
import type { Extra, Installation } from '../../../pricing/installation.ts';
import { factEffects } from './factEffects.ts';

const SPLIT = productWith({ system_type: 'split' });

function effects(installation: Installation, products = [SPLIT], answers = {}) {
  const found = factEffects(products, { installation, answers, facts: {}, on: '2026-11-27' });
  return found.map(({ fact, most }) => [fact, most]);
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

it('an extra for each indoor unit counts for as many as there may be, and of several systems the most counts', () => {
  const multi = productWith({ system_type: 'multi_split', max_indoor_units: 4 });
  expect(effects(PRICE_LIST, [multi])).toContainEqual(['wall', 240]);
  const both = effects(PRICE_LIST, [multi, SPLIT]);
  expect(both[0]).toEqual(['pipe_m', 748]);
  expect(both).toContainEqual(['wall', 240]);
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
