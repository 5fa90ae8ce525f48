import { expect, it } from 'vitest';
import { readReply } from './readReply.ts';
import { withSalePrices } from './salePrices.ts';
import { writeReply } from './writeReply.ts';

const ROW = { id: 'A', title: 'A', system_type: 'split', price_from_aud: 2399, price_includes: 'supply_only' };
const read = (sales: unknown) => {
  const reading = readReply({ products: [{ ...ROW, sales }] });
  if (!reading.ok) throw new Error('refused');
  return reading;
};
const priceOn = (sales: unknown, day: string) => withSalePrices(read(sales).products, day)[0]?.price?.aud;

const DECEMBER = [{ price_from_aud: 1999, from: '2026-12-01', to: '2026-12-31' }];

it.each([
  [DECEMBER, '2026-11-30', 2399],
  [DECEMBER, '2026-12-01', 1999],
  [DECEMBER, '2026-12-31', 1999],
  [DECEMBER, '2027-01-01', 2399],
  [[{ price_from_aud: 1999, from: null, to: '2026-12-31' }], '2020-01-01', 1999],
  [[{ price_from_aud: 1999, from: '2026-12-01', to: null }], '2099-01-01', 1999],
  [[{ price_from_aud: 1999 }], '2026-01-01', 1999],
])('a sale %j holds on its first and its last day: on %s the price is %i', (sales, day, price) => {
  expect(priceOn(sales, day)).toBe(price);
});

it.each([
  'soon',
  [null],
  [{ price_from_aud: 'a lot', from: null, to: null }],
  [{ price_from_aud: 1999, from: 'soon', to: null }],
  [{ price_from_aud: 1999, from: null, to: 20261231 }],
  [{ price_from_aud: -5, from: null, to: null }],
])('sales that can’t be read, such as %j, leave the regular price', (sales) => {
  expect(priceOn(sales, '2026-12-24')).toBe(2399);
  expect(read(sales).problems).toEqual([]);
});

it('a reply is written with its sales, and read again as the same', () => {
  const { products } = read(DECEMBER);
  const written = writeReply(products, '2026-11-28T00:00:00Z');
  expect(JSON.parse(written).products[0].sales).toEqual(DECEMBER);
  const again = readReply(JSON.parse(written));
  expect(again.ok && again.products).toEqual(products);
});
