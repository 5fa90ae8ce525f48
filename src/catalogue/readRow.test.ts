import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COLUMN_NAMES } from './columns.ts';
import { readRow } from './readRow.ts';

const least = { id: 'EX-1', title: 'Example', system_type: 'split' };
const read = (cells: Record<string, unknown>) => readRow(cells, { row: 7, textNumbers: 'usual' });

describe('a row', () => {
  it('of an id, a title and a system type is a product of which nothing else is known', () => {
    const { product, problems } = read(least);
    expect(problems).toEqual([]);
    expect(Object.keys(product!)).toEqual(COLUMN_NAMES);
    expect(Object.values(product!).filter((value) => value !== null)).toEqual(['EX-1', 'Example', 'split']);
  });

  it.each(['id', 'title', 'system_type'])('without %s gives no product', (column) => {
    for (const blank of [undefined, null, '', ' ']) {
      const { product, problems } = read({ ...least, [column]: blank });
      expect(product).toBeNull();
      expect(problems).toEqual([
        {
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

  it('with an unknown word gives no product, and says where and what', () => {
    const { product, problems } = read({ ...least, system_type: 'multi_splitt', zone_control: 'lots' });
    expect(product).toBeNull();
    expect(problems.map(({ row, column, id, value }) => [row, column, id, value])).toEqual([
      [7, 'system_type', 'EX-1', 'multi_splitt'],
      [7, 'zone_control', 'EX-1', 'lots'],
    ]);
  });

  it('with cells that were doubtful is a product all the same', () => {
    const cells = { ...least, system_type: 'Multi-Split', cooling_capacity_kw: '7,1', link: 'javascript:alert(1)' };
    const { product, problems } = read(cells);
    expect(product).toMatchObject({ system_type: 'multi_split', cooling_capacity_kw: 7.1, link: null });
    expect(problems.map(({ severity, column }) => [severity, column])).toEqual([
      ['warning', 'link'],
      ['warning', 'system_type'],
      ['warning', 'cooling_capacity_kw'],
    ]);
  });

  it('may name the middle climate zone as the energy register does', () => {
    expect(read({ ...least, stars_cool_mixed: '3.5', kwh_heat_mixed: 390 }).product).toMatchObject({
      stars_cool_average: 3.5,
      kwh_heat_average: 390,
    });
    expect(read({ ...least, stars_cool_mixed: 2, stars_cool_average: 4 }).product?.stars_cool_average).toBe(4);
    expect(read({ ...least, stars_cool_mixed: 2, stars_cool_average: ' ' }).product?.stars_cool_average).toBe(2);
  });

  it('shows a price only with what it includes', () => {
    const both = { price_from_aud: 2990, price_includes: 'supply_only' };
    expect(read({ ...least, ...both })).toMatchObject({ product: both, problems: [] });
    for (const column of ['price_from_aud', 'price_includes'] as const) {
      const { product, problems } = read({ ...least, [column]: both[column] });
      expect(product).toMatchObject({ price_from_aud: null, price_includes: null });
      expect(problems.map((problem) => [problem.severity, problem.column])).toEqual([['warning', column]]);
    }
  });

  it('does not complain twice of a price that is not plausible', () => {
    const { product, problems } = read({ ...least, price_from_aud: 1, price_includes: 'supply_only' });
    expect(product?.price_includes).toBeNull();
    expect(problems).toHaveLength(1);
  });

  it('ignores keys that are no columns, and what every object inherits', () => {
    const cells = JSON.parse('{"__proto__":{"title":"inherited"},"constructor":1,"id":"EX-1","system_type":"split"}');
    const { product, problems } = read(cells);
    expect(product).toBeNull();
    expect(problems.map((problem) => problem.column)).toEqual(['title']);
    expect(read(Object.create(least)).problems).toHaveLength(3);
  });

  it('of any content at all gives a product or says why not', () => {
    const cell = fc.oneof(fc.anything(), fc.string({ unit: 'binary' }), fc.constantFrom('7.1', 'split', 'none', 'yes'));
    const cells = fc.dictionary(fc.constantFrom(...COLUMN_NAMES), cell);
    fc.assert(
      fc.property(cells, fc.boolean(), (given, sound) => {
        const { product, problems } = read(sound ? { ...given, ...least } : given);
        expect(product === null).toBe(problems.some((problem) => problem.severity === 'error'));
        for (const problem of problems) expect((problem.value ?? '').length).toBeLessThanOrEqual(80);
      }),
    );
  });
});
