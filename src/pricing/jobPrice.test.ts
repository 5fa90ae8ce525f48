import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../tests/samples/anyProduct.ts';
import { DEMO } from '../../tests/samples/demoProducts.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import type { Product } from '../catalogue/product.ts';
import { FACT_VALUES, HOME_FACTS, type HomeFacts, METRE_FACTS } from './installation.ts';
import { installationCost } from './installationCost.ts';
import { jobPrice } from './jobPrice.ts';

const list = { installation: PRICE_LIST, on: '2026-11-28' };
const none = { installation: null, on: '' };
const split = (aud: number) => productWith({ system_type: 'split', price: supplyOnly(aud) });
const INSTALLED = { aud: 9000, includes: 'supply_and_standard_install' } as const;

it('a job costs what its systems cost, with installation where the list covers it', () => {
  expect(jobPrice([split(1000)], 1, list)).toEqual({ low: 1851, high: 3504, basis: 'installed' });
  expect(jobPrice([split(1000)], 1, none)).toEqual({ low: 1000, high: 1000, basis: 'unit' });
  expect(jobPrice([split(1000)], 1, { ...list, on: '2028-01-01' })?.basis).toBe('unit');
  expect(jobPrice([productWith({ system_type: 'ducted', price: INSTALLED })], 1, none)?.basis).toBe('installed');
  expect(jobPrice([productWith({ system_type: 'split' })], 1, list)).toBeNull();
});

it('several systems are one job, in which the old system is taken away once', () => {
  const [one, two] = [jobPrice([split(1000)], 1, list), jobPrice([split(1000), split(1000)], 1, list)];
  // Twice 850.50 and 1653.50 beyond it, less 88 for a second old system.
  expect([one?.low, two?.low]).toEqual([1851, 3701]);
  expect(two?.high).toBe(2 * 3504 - 88);
});

it('prices on two bases have no sum, and neither has a price that is missing', () => {
  const installed = productWith({ system_type: 'split', price: INSTALLED });
  expect(jobPrice([split(1000), installed], 1, none)).toBeNull();
  expect(jobPrice([split(1000), productWith({ system_type: 'split' })], 1, list)).toBeNull();
  expect(jobPrice([split(1000), installed], 1, list)?.basis).toBe('installed');
});

it('both ends of a job are reached by some answers', () => {
  let all: readonly HomeFacts[] = [{}];
  for (const fact of HOME_FACTS)
    all = all.flatMap((held) => FACT_VALUES[fact].map((value) => ({ ...held, [fact]: value })));
  for (const fact of METRE_FACTS)
    all = all.flatMap((held) => [0, PRICE_LIST.limits[fact] ?? 0].map((metres) => ({ ...held, [fact]: metres })));
  const costs = (system: Product, units: number) =>
    all.map((facts) => {
      const { system_type: kind, price } = system;
      const of = { kind, price: price!.aud, priceIncludes: price!.includes, units: [units, units] } as const;
      return Math.ceil(installationCost(PRICE_LIST, of, facts, list.on)!.lowCents / 100);
    });
  for (const system of DEMO.filter(({ price }) => price)) {
    const units = system.system_type === 'multi_split' ? (system.max_indoor_units ?? 2) : 1;
    const job = jobPrice([system], units, list);
    if (job?.basis !== 'installed' || system.system_type === 'slim_ducted') continue;
    const reached = costs(system, units);
    expect([job.low, job.high]).toEqual([Math.min(...reached), Math.max(...reached)]);
  }
});
