import { expect, it } from 'vitest';
import { exampleProducts } from '../../tests/samples/exampleProducts.ts';
import { compareCatalogues } from './compareCatalogues.ts';
import { describeChanges } from './describeChanges.ts';

const PRICED = { price_includes: 'supply_only' };
const described = (...[before, after]: readonly (readonly Readonly<Record<string, unknown>>[])[]) =>
  describeChanges(
    compareCatalogues(
      exampleProducts(...before!.map((cells) => ({ ...PRICED, ...cells }))),
      exampleProducts(...after!.map((cells) => ({ ...PRICED, ...cells }))),
    ),
  );

it('changes are counted, and the largest price changes come first, by name', () => {
  const before = ['A', 'B', 'C', 'D'].map((id) => ({ id, price_from_aud: 2399 }));
  const after = [
    { id: 'B', price_from_aud: 239 },
    { id: 'C', price_from_aud: 2499 },
    { id: 'D' },
    { id: 'E', price_from_aud: 900 },
  ];
  expect(described(before, after)).toEqual({
    summary:
      '1 added (“Split E”), 1 gone (“Split A”), 1 price up, 1 price down, 1 lost its price. Largest: “Split B” $2,399 to $239, “Split C” $2,399 to $2,499.',
    sharp: '1 of 2 prices moves by more than half',
    data: {
      added: 1,
      gone: 1,
      dearer: 1,
      cheaper: 1,
      largest: [
        { id: 'B', title: 'Split B', before: 2399, after: 239 },
        { id: 'C', title: 'Split C', before: 2399, after: 2499 },
      ],
    },
  });
});

it('changes to many systems name five of them', () => {
  const before = 'ABCDEFGH'.split('').map((id) => ({ id }));
  const { summary, sharp } = described(before, before.slice(0, 2));
  expect(summary).toBe('6 gone (“Split C”, “Split D”, “Split E”, “Split F”, “Split G” and 1 more).');
  expect(sharp).toBe('it has 2 of 8 systems');
});

it('changes to other cells and to the order are reported, and equal catalogues have none', () => {
  const [a, b] = [{ id: 'A' }, { id: 'B' }];
  expect(described([a, b], [a, { ...b, phase: 3 }]).summary).toBe('1 changed.');
  expect(described([a, b], [b, a]).summary).toBe('the order of the rows.');
  expect(described([a, b], [a, b])).toMatchObject({ summary: '', sharp: '' });
});
