import { expect, it } from 'vitest';
import { productWith, supplyOnly } from '../../../../tests/samples/anyProduct.ts';
import { PRICE_LIST } from '../../../../tests/samples/priceList.ts';
import type { AskedJob } from '../../../matching/way.ts';
import type { HomeFacts } from '../../../pricing/installation.ts';
import { installationCost } from '../../../pricing/installationCost.ts';
import { judgeQuoted, ourPrice } from './besideOurs.ts';
import { NO_READING } from './quotedLines.ts';
import type { ReadQuote } from './reader/reading.ts';

const product = productWith({ system_type: 'split', cooling_capacity_kw: 5, price: supplyOnly(1290) });
const small = { ...product, price: supplyOnly(990) };
const LIST = { installation: PRICE_LIST, on: '2026-01-01' };
const quote: ReadQuote = { ...NO_READING, units: 1 };
const listed = (facts: HomeFacts, systems = 1) => {
  const job = { kind: 'split', price: 1290 * systems, priceIncludes: 'supply_only', units: [1, 1], systems } as const;
  const cost = installationCost(PRICE_LIST, job, facts, LIST.on);
  return cost && { low: Math.ceil(cost.lowCents / 100), high: Math.ceil(cost.highCents / 100) };
};

it.each<[string, Partial<ReadQuote>, HomeFacts]>([
  ['nothing', {}, {}],
  [
    'the storey, the way and the metres',
    { storey: 'first', route: 'roof_space', pipe_m: 6 },
    { storey: 'first', route: 'roof_space', pipe_m: 6 },
  ],
  ['an old system to take away', { work: { ...NO_READING.work, removal: 'in' } }, { removal: 'yes' }],
  ['an old system left to the owner', { work: { ...NO_READING.work, removal: 'out' } }, { removal: 'no' }],
  ['an unsure storey', { storey: 'first', unsure: ['storey'] }, {}],
])('our price is the list’s span for what a quote says: %s', (_, more, facts) => {
  expect(ourPrice({ ...quote, ...more }, [product], LIST)).toEqual(listed(facts));
});

it('several systems are charged for, and none where their number can’t be told', () => {
  expect(ourPrice({ ...quote, units: 3 }, [product], LIST)).toEqual(listed({}, 3));
  expect(ourPrice({ ...quote, units: 3, unsure: ['units'] }, [product], LIST)).toBeNull();
  expect(ourPrice({ ...quote, units: 1 }, [product, small], LIST)).toBeNull();
});

it('of several models each is charged once, and further systems are the cheapest to the dearest of them', () => {
  const [two, three] = [2, 3].map((units) => ourPrice({ ...quote, units }, [product, small], LIST));
  const [ofTwo, ofThree] = [listed({}, 2), listed({}, 3)];
  expect(two).toEqual({ low: ofTwo!.low - 300, high: ofTwo!.high - 300 });
  expect(three).toEqual({ low: ofThree!.low - 600, high: ofThree!.high - 300 });
  expect(ourPrice({ ...quote, units: null }, [product, small], LIST)).toEqual(two);
  expect(ourPrice({ ...quote, units: 2 }, [product, { ...small, system_type: 'ducted' }], LIST)).toBeNull();
});

it('there is no price without a list, a price, or metres that the list covers', () => {
  expect(ourPrice(quote, [product], { installation: null, on: '' })).toBeNull();
  expect(ourPrice(quote, [{ ...product, price: null }], LIST)).toBeNull();
  expect(ourPrice({ ...quote, pipe_m: 99 }, [product], LIST)).toBeNull();
  expect(ourPrice(quote, [productWith({ ...product, system_type: 'multi_split' })], LIST)).toBeNull();
});

const job: AskedJob = {
  answers: { Q2: 'Townhouse', Q3: 'Single Room' },
  postcode: '',
  zone: 'average',
  size: { rooms: ['living'] },
  rules: null,
  installation: null,
  on: '',
};

it.each<[Partial<ReadQuote>, typeof product | null, ReturnType<typeof judgeQuoted>]>([
  [{ kw: [2] }, null, 'below'],
  [{ kw: [4.2] }, null, 'inside'],
  [{ kw: [7.1] }, null, 'above'],
  [{}, product, 'inside'],
  [{}, null, null],
  [{ kw: [2], unsure: ['kw'] }, null, null],
  [{ kw: [2, 5] }, null, null],
  [{ kw: [2], units: 2 }, null, null],
])('a quote of %j for a living room is %#', (more, ours, judgement) => {
  expect(judgeQuoted({ ...quote, ...more }, ours, job)).toBe(judgement);
});

it('a split says nothing of several rooms, and nothing is judged without any', () => {
  const rooms = {
    ...job,
    answers: { ...job.answers, Q3: 'Multiple Rooms', Q5: '2 Rooms' },
    size: { rooms: ['living', 'living'] },
  } as const;
  expect(judgeQuoted({ ...quote, kw: [2] }, null, rooms)).toBeNull();
  expect(judgeQuoted({ ...quote, kw: [2], heads: 2 }, null, rooms)).toBe('below');
  expect(judgeQuoted({ ...quote, kw: [2] }, null, { ...job, answers: {}, size: {} })).toBeNull();
});
