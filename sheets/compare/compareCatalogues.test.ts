import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { compareCatalogues, isSame } from './compareCatalogues.ts';

const [a, b, c] = exampleProducts(
  { id: 'A', phase: 1, suits_areas: ['single_room', 'whole_home'] },
  { id: 'B', cooling_capacity_kw: 2.5, controls: ['voice', 'mobile_app:optional'] },
  { id: 'C' },
);

it('two catalogues have no changes if they are the same', () => {
  expect(isSame(compareCatalogues([a!, b!], [{ ...a! }, { ...b! }]))).toBe(true);
  expect(isSame(compareCatalogues([], []))).toBe(true);
});

it('two catalogues differ by added and removed systems', () => {
  const changes = compareCatalogues([a!, b!], [b!, c!]);
  expect(changes).toMatchObject({ added: [c], gone: [a], changed: [], reordered: false });
  expect(isSame(changes)).toBe(false);
});

it('two catalogues differ by cells, in the order of the spreadsheet and in its words', () => {
  const [changedA, changedB] = exampleProducts(
    { id: 'A', title: 'New', phase: 3, suits_areas: ['whole_home'] },
    { id: 'B', controls: ['none'] },
  );
  expect(compareCatalogues([a!, b!], [changedA!, changedB!]).changed).toEqual([
    {
      id: 'A',
      title: 'New',
      cells: [
        { column: 'title', before: 'Split A', after: 'New' },
        { column: 'suits_areas', before: 'single_room|whole_home', after: 'whole_home' },
        { column: 'phase', before: '1', after: '3' },
      ],
    },
    {
      id: 'B',
      title: 'Split B',
      cells: [
        { column: 'controls', before: 'voice|mobile_app:optional', after: 'none' },
        { column: 'cooling_capacity_kw', before: '2.5', after: null },
      ],
    },
  ]);
});

it('two catalogues differ by the days and prices of sales', () => {
  const [regular] = exampleProducts({ id: 'A', price_from_aud: 2000, price_includes: 'supply_only' });
  const sales = [{ aud: 800, from: '2026-12-01', to: null }];
  const onSale = { ...regular!, price: { ...regular!.price!, sales } };
  const changes = compareCatalogues([regular!], [onSale]);
  const cells = [{ column: 'sales', before: null, after: '800 from 2026-12-01' }];
  expect(changes).toMatchObject({ changed: [{ id: 'A', cells }], prices: [] });
  expect(isSame(changes)).toBe(false);
});

it('two catalogues differ by the order of common systems', () => {
  expect(compareCatalogues([a!, b!, c!], [b!, a!, c!]).reordered).toBe(true);
  expect(compareCatalogues([a!, b!], [c!, a!, b!]).reordered).toBe(false);
});
