import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { compareCatalogues } from './compareCatalogues.ts';
import { sharpChanges } from './sharpChange.ts';

/** Systems with these prices; null for no price. */
const range = (...prices: readonly (number | null)[]) =>
  exampleProducts(
    ...prices.map((price, at) => ({ id: `S${at}`, price_from_aud: price, price_includes: 'supply_only' })),
  );
const sharp = (before: ReturnType<typeof range>, after: ReturnType<typeof range>) =>
  sharpChanges(compareCatalogues(before, after));
const NINE = [2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000, 2000] as const;

it('a change is sharp when more than a third of the systems are gone', () => {
  expect(sharp(range(...NINE), range(...NINE.slice(3)))).toEqual([]);
  expect(sharp(range(...NINE), range(...NINE.slice(4)))).toEqual([{ kind: 'fewer-systems', before: 9, after: 5 }]);
  expect(sharp(range(1000), range(1000, 1000, 1000))).toEqual([]);
  expect(sharp(range(), range(1000))).toEqual([]);
});

it.each([
  ['down', 999, 1000],
  ['up', 3001, 3000],
])('a change is sharp when more than one price in ten goes %s by more than half', (_, moved, half) => {
  expect(sharp(range(2000, ...NINE), range(moved, ...NINE))).toEqual([]);
  expect(sharp(range(2000, 2000, ...NINE.slice(1)), range(moved, moved, ...NINE.slice(1)))).toEqual([
    { kind: 'other-prices', moved: 2, of: 10 },
  ]);
  expect(sharp(range(2000, ...NINE.slice(1)), range(half, ...NINE.slice(1)))).toEqual([]);
  expect(sharp(range(2000, ...NINE.slice(1)), range(moved, ...NINE.slice(1)))).toEqual([
    { kind: 'other-prices', moved: 1, of: 9 },
  ]);
});

it('a change isn’t sharp by the prices of sales', () => {
  const [regular] = range(2000);
  const onSale = { ...regular!, price: { ...regular!.price!, sales: [{ aud: 800, from: null, to: '2026-12-31' }] } };
  expect(sharp([regular!], [onSale])).toEqual([]);
  expect(sharp([onSale], [regular!])).toEqual([]);
});

it('a change is sharp only by prices that are known before and after', () => {
  expect(sharp(range(2000, null, null), range(900, 2000, null))).toEqual([{ kind: 'other-prices', moved: 1, of: 1 }]);
  expect(sharp(range(2000, 2000), range(null, null))).toEqual([]);
});
