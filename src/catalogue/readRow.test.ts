import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/anyText.ts';
import { runs } from '../../tests/runs.ts';
import { readObject } from '../../tests/samples/readObject.ts';
import { COLUMN_NAMES } from './columns.ts';
import { productValue } from './product.ts';

const least = { id: 'EX-1', title: 'Example', system_type: 'split' };
const read = (cells: Record<string, unknown>) => readObject(cells, 7);

it('a row with an id, a title and a system type is a product with nothing else known', () => {
  const { product, problems } = read(least);
  expect(problems).toEqual([]);
  expect(COLUMN_NAMES.filter((column) => productValue(product!, column) !== null)).toEqual([
    'id',
    'title',
    'system_type',
  ]);
  expect(product!.price).toBeNull();
});

it.each(['id', 'title', 'system_type'])('a row without %s is no product', (column) => {
  for (const blank of [undefined, null, '', ' ']) {
    const { product, problems } = read({ ...least, [column]: blank });
    expect(product).toBeNull();
    expect(problems).toEqual([
      {
        kind: 'missing',
        severity: 'error',
        row: 7,
        column,
        id: column === 'id' ? null : 'EX-1',
        value: null,
        reason: `The row has no ${column}.`,
        suggestion: `Fill in the ${column}.`,
      },
    ]);
  }
});

it('a row whose id is too long is no product, and its message has no id', () => {
  expect(read({ ...least, id: 'x'.repeat(201) })).toMatchObject({ product: null, problems: [{ id: null }] });
});

it('a row with a bad value in another column is a valid product without it', () => {
  const { product, problems } = read({
    ...least,
    zone_control: 'lots',
    phase: '3 heads',
    priority: 'soon',
    brand: '-',
  });
  expect(product).toMatchObject({ zone_control: null, phase: null, priority: null, brand: null });
  expect(problems.map(({ severity, column }) => [severity, column])).toEqual(
    ['brand', 'zone_control', 'phase', 'priority'].map((column) => ['warning', column]),
  );
});

it('a row with doubtful cells is still a product', () => {
  const cells = { ...least, system_type: 'Multi-Split', cooling_capacity_kw: '7,1', link: 'javascript:alert(1)' };
  const { product, problems } = read(cells);
  expect(product).toMatchObject({ system_type: 'multi_split', cooling_capacity_kw: 7.1, link: null });
  expect(problems.map(({ severity, column }) => [severity, column])).toEqual([
    ['warning', 'link'],
    ['warning', 'system_type'],
    ['warning', 'cooling_capacity_kw'],
  ]);
});

it("a row may use the energy register's name for the middle zone", () => {
  expect(read({ ...least, stars_cool_mixed: '3.5', kwh_heat_mixed: 390 }).product).toMatchObject({
    stars_cool_average: 3.5,
    kwh_heat_average: 390,
  });
  expect(read({ ...least, stars_cool_mixed: 2, stars_cool_average: 4 }).product?.stars_cool_average).toBe(4);
  expect(read({ ...least, stars_cool_mixed: 2, stars_cool_average: ' ' }).product?.stars_cool_average).toBe(2);
});

it('a row shows a price only with what it includes', () => {
  const both = { price_from_aud: 2990, price_includes: 'supply_only' };
  expect(read({ ...least, ...both })).toMatchObject({
    product: { price: { aud: 2990, includes: 'supply_only' } },
    problems: [],
  });
  for (const column of ['price_from_aud', 'price_includes'] as const) {
    const { product, problems } = read({ ...least, [column]: both[column] });
    expect(product).toMatchObject({ price: null });
    expect(problems.map((problem) => [problem.severity, problem.column])).toEqual([['warning', column]]);
  }
});

it.each([1, 'POA', 'a lot', { from: 2990 }])('a row shows no price of %j, and says so once', (price) => {
  const { product, problems } = read({ ...least, price_from_aud: price, price_includes: 'supply_only' });
  expect(product).toMatchObject({ price: null });
  expect(problems).toMatchObject([{ severity: 'warning', column: 'price_from_aud' }]);
});

it('a row ignores unknown keys and inherited properties', () => {
  const cells = JSON.parse('{"__proto__":{"title":"inherited"},"constructor":1,"id":"EX-1","system_type":"split"}');
  const { product, problems } = read(cells);
  expect(product).toBeNull();
  expect(problems.map((problem) => problem.column)).toEqual(['title']);
  expect(read(Object.create(least)).problems).toHaveLength(3);
});

const badValue = fc.oneof(
  fc.jsonValue(),
  anyText(),
  fc.constantFrom('n/a', 'TBC', 'POA', '-', '–', '?', '#N/A', '#REF!', '#DIV/0!', '3 heads', '1e999', 'voice|wifi'),
);
const goodCells = {
  brand: 'Acme',
  link: 'https://shop.example/',
  availability: 'in_stock',
  price_from_aud: 2990,
  price_includes: 'supply_only',
  suits_areas: ['single_room'],
  controls: ['voice'],
  phase: 1,
  cooling_capacity_kw: 7.1,
  suits_small_outdoor_space: true,
  priority: 7,
};
const goodProduct = read({ ...least, ...goodCells }).product!;

it('a row with a good id, title and system type is a product, whatever the other columns have', () => {
  const others = fc.dictionary(fc.constantFrom(...COLUMN_NAMES), badValue);
  fc.assert(
    fc.property(others, fc.subarray(Object.keys(goodCells) as (keyof typeof goodCells)[]), (bad, good) => {
      const cells = { ...bad, ...Object.fromEntries(good.map((column) => [column, goodCells[column]])), ...least };
      const { product, problems } = read(cells);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      // A price is shown only with what it includes.
      const isWhole = good.includes('price_from_aud') && good.includes('price_includes');
      for (const column of good) {
        if (column.startsWith('price_') && !isWhole) continue;
        expect(productValue(product!, column), column).toEqual(productValue(goodProduct, column));
      }
    }),
    { numRuns: runs(300) },
  );
});
