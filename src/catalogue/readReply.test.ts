import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COLUMN_NAMES } from './columns.ts';
import { readReply } from './readReply.ts';

const split = { id: 'A', title: 'Split', system_type: 'split' };
const ducted = { id: 'B', title: 'Ducted', system_type: 'ducted' };

function used(reply: unknown) {
  const reading = readReply(reply);
  if (!reading.ok) throw new Error(reading.problem.kind);
  return {
    ids: reading.products.map((product) => product.id),
    problems: reading.problems.map(({ severity, row, column, id }) => [severity, row, column, id]),
    products: reading.products,
    updated: reading.updated,
  };
}

it('the reply of the products call is an object with products and a date', () => {
  expect(used({ products: [split, ducted], updated: '2026-03-01T09:30:00Z' })).toMatchObject({
    ids: ['A', 'B'],
    updated: '2026-03-01T09:30:00Z',
    problems: [],
  });
});

it('the reply of the products call may be a bare list', () => {
  expect(used([split])).toMatchObject({ ids: ['A'], updated: null, problems: [] });
});

it.each([{}, [], { products: [] }, { products: [], updated: null }])('the reply %j means no products', (reply) => {
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
])('the reply of the products call is refused with a reason if it has another shape: %j', (reply) => {
  expect(readReply(reply)).toMatchObject({ ok: false, problem: { severity: 'error', row: null } });
});

it('the reply of the products call keeps only a date it understands', () => {
  expect(used({ products: [], updated: '2026-03-01' }).updated).toBe('2026-03-01');
  for (const updated of ['yesterday', '2026-13-45', 5, {}]) {
    expect(used({ products: [], updated })).toMatchObject({ updated: null, problems: [['warning', null, null, null]] });
  }
});

it.each([
  ['a row without id', { ...ducted, id: '' }, ['error', 2, 'id', null]],
  ['an unknown word', { ...ducted, system_type: 'duct' }, ['error', 2, 'system_type', 'B']],
  ['an object for a title', { ...ducted, title: { text: 'x' } }, ['error', 2, 'title', 'B']],
  ['a row that is no object', 'ducted', ['error', 2, null, null]],
  ['a row that is null', null, ['error', 2, null, null]],
  ['a row that is a list', [ducted], ['error', 2, null, null]],
  ['an id that comes again', { ...ducted, id: 'A' }, ['error', 2, 'id', 'A']],
])('the reply of the products call is used without %s', (_, row, problem) => {
  expect(used([split, row, { ...ducted, id: 'C' }])).toMatchObject({ ids: ['A', 'C'], problems: [problem] });
});

it('the reply of the products call uses the first usable row of a repeated id', () => {
  const { products } = used([{ ...split, system_type: 'x' }, split, { ...split, title: 'Again' }]);
  expect(products.map((product) => product.title)).toEqual(['Split']);
});

it('the reply of the products call may have unknown keys, even inherited ones', () => {
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

it('the reply of the products call is refused with the number if it has too many rows', () => {
  expect(readReply(Array(5001).fill(0))).toMatchObject({
    ok: false,
    problem: { kind: 'too-many-systems', facts: { systems: '5,001', most: '5,000' } },
  });
  expect(readReply({ products: Array(5000).fill(0) }).ok).toBe(true);
});

it('the reply of the products call lists every error and ten thousand warnings, and counts the rest', () => {
  const odd = Object.fromEntries(COLUMN_NAMES.filter((name) => /^kwh_/.test(name)).map((name) => [name, '7']));
  const cells = Array.from({ length: 1667 }, (_, id) => ({ ...split, ...odd, id }));
  const warned = used(cells);
  expect(warned.products).toHaveLength(1667);
  expect(warned.problems).toHaveLength(10_001);
  expect(warned.problems.at(-1)).toEqual(['warning', null, null, null]);
  const mixed = readReply([...cells, 7]);
  expect(mixed.ok && mixed.problems.slice(-2)).toMatchObject([
    { severity: 'error', row: 1668 },
    { kind: 'not-listed', severity: 'warning', row: null, facts: { more: 2 } },
  ]);
});

it('the reply of the products call of any content gives products or a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.anything(), fc.array(fc.anything())), (reply) => {
      expect(typeof readReply(reply).ok).toBe('boolean');
    }),
  );
});
