import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReply } from './readReply.ts';

const split = { id: 'A', title: 'Split', system_type: 'split' };
const ducted = { id: 'B', title: 'Ducted', system_type: 'ducted' };

function used(reply: unknown) {
  const reading = readReply(reply);
  if (!reading.ok) throw new Error(reading.reason);
  return {
    ids: reading.products.map((product) => product.id),
    problems: reading.problems.map(({ severity, row, column, id }) => [severity, row, column, id]),
    products: reading.products,
    updated: reading.updated,
  };
}

describe('the reply of the products call', () => {
  it('is an object with products and a date', () => {
    expect(used({ products: [split, ducted], updated: '2026-03-01T09:30:00Z' })).toMatchObject({
      ids: ['A', 'B'],
      updated: '2026-03-01T09:30:00Z',
      problems: [],
    });
  });

  it('may be a bare list', () => {
    expect(used([split])).toMatchObject({ ids: ['A'], updated: null, problems: [] });
  });

  it.each([{}, [], { products: [] }, { products: [], updated: null }])('%j means no products', (reply) => {
    expect(used(reply)).toMatchObject({ ids: [], updated: null, problems: [] });
  });

  it.each([
    null,
    undefined,
    'products',
    5,
    true,
    { code: 'rest_no_route', message: 'x' },
    { products: {} },
    { products: null },
  ])('of another shape is refused with a reason: %j', (reply) => {
    expect(readReply(reply)).toEqual({ ok: false, reason: expect.stringMatching(/^The .+\.$/) });
  });

  it('keeps only a date it understands', () => {
    expect(used({ products: [], updated: '2026-03-01' }).updated).toBe('2026-03-01');
    for (const updated of ['yesterday', '2026-13-45', 5, {}]) {
      expect(used({ products: [], updated })).toMatchObject({
        updated: null,
        problems: [['warning', null, null, null]],
      });
    }
  });

  it.each([
    ['a row without id', { ...ducted, id: '' }, ['error', 2, 'id', null]],
    ['an unknown word', { ...ducted, system_type: 'duct' }, ['error', 2, 'system_type', 'B']],
    ['an object for a cell', { ...ducted, brand: { name: 'x' } }, ['error', 2, 'brand', 'B']],
    ['a row that is no object', 'ducted', ['error', 2, null, null]],
    ['a row that is null', null, ['error', 2, null, null]],
    ['a row that is a list', [ducted], ['error', 2, null, null]],
    ['an id that comes again', { ...ducted, id: 'A' }, ['error', 2, 'id', 'A']],
  ])('is used without %s', (_, row, problem) => {
    expect(used([split, row, { ...ducted, id: 'C' }])).toMatchObject({ ids: ['A', 'C'], problems: [problem] });
  });

  it('uses the first row of an id that can be used', () => {
    const { products } = used([{ ...split, system_type: 'x' }, split, { ...split, title: 'Again' }]);
    expect(products.map((product) => product.title)).toEqual(['Split']);
  });

  it('may hold numbers as text, with a warning', () => {
    const { products, problems } = used([{ ...split, cooling_capacity_kw: '7.1', phase: '1' }]);
    expect(products[0]).toMatchObject({ cooling_capacity_kw: 7.1, phase: 1 });
    expect(problems).toEqual([
      ['warning', 1, 'phase', 'A'],
      ['warning', 1, 'cooling_capacity_kw', 'A'],
    ]);
  });

  it('holds markup as plain text and no link that is not a web address', () => {
    const hostile = {
      ...split,
      title: '<script>alert(1)</script>',
      link: 'javascript:alert(1)',
      image_link: 'data:,x',
    };
    const { products, problems } = used([hostile]);
    expect(products[0]).toMatchObject({ title: '<script>alert(1)</script>', link: null, image_link: null });
    expect(problems).toEqual([
      ['warning', 1, 'link', 'A'],
      ['warning', 1, 'image_link', 'A'],
    ]);
  });

  it('may have keys nobody knows, also those every object has', () => {
    const reply = JSON.parse(
      '{"products":[{"__proto__":{"brand":"x"},"constructor":"x","tcspf_hot":4,"id":"__proto__","title":"T","system_type":"split"}],"__proto__":{"updated":"2026-03-01"}}',
    );
    const { products, problems, updated } = used(reply);
    expect(products[0]).toMatchObject({ id: '__proto__', brand: null });
    expect(problems).toEqual([]);
    expect(updated).toBeNull();
    expect(readReply(JSON.parse('{"__proto__":{"products":[]}}'))).toMatchObject({ ok: false });
    expect(readReply(Object.create({ products: [split] }))).toMatchObject({ ok: true, products: [] });
  });

  it('of a hundred thousand entries that are no products is read in little room, and says how many there are', () => {
    const reading = readReply([split, ...Array(100_000).fill(0)]);
    if (!reading.ok) throw new Error(reading.reason);
    expect(reading.products).toHaveLength(1);
    expect(reading.problems).toHaveLength(10_001);
    expect(reading.problems.at(-1)).toMatchObject({
      severity: 'error',
      row: null,
      reason: '90000 more problems were found, which are not listed.',
    });
    const cells = Array.from({ length: 10_001 }, (_, id) => ({ ...split, id, cooling_capacity_kw: '7' }));
    const warned = readReply(cells);
    expect(warned.ok && warned.problems.at(-1)?.severity).toBe('warning');
    expect(warned.ok && warned.products).toHaveLength(10_001);
  });

  it('of any content gives products or a reason', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything(), fc.array(fc.anything())), (reply) => {
        expect(typeof readReply(reply).ok).toBe('boolean');
      }),
    );
  });
});
