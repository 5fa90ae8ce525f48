import { expect, it } from 'vitest';
import { answering, importTable, openFile, tableOf } from '../../tests/samples/readFile.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { readMapping, writeMapping } from '../read/readMapping.ts';
import { guessMapping } from './guessMapping.ts';
import { joinMappings, mappingOfTab } from './tabMappings.ts';

const BOOK = workbook([
  {
    name: 'Swift',
    rows: [
      ['Model', 'Name', 'Type', 'Cooling kW', 'Dealer ex GST', 'RRP inc GST'],
      ['SW25', 'Swift 25', 'Wall split', '2.5', '640', '1190'],
      ['SW71', 'Swift 71', 'Wall split', '7.1', '1290', '2390'],
    ],
  },
  {
    name: 'Martin',
    rows: [
      ['Set code', 'Retail inc GST', 'Capacity (cool) W', 'Product', 'Cost'],
      ['MD100', '4690', '10000', 'Martin 10', '2600'],
      ['MD125', 'POA', '12500', 'Martin 12.5', '2900'],
    ],
  },
  {
    name: 'Freight',
    rows: [
      ['Zone', 'Rate'],
      ['Metro', '45'],
    ],
  },
  { name: 'Empty', rows: [] },
]);

const opened = (sheet?: string) => tableOf('book.xlsx', BOOK, { sheet });

const ANSWERS: Readonly<Record<string, string>> = {
  'Swift: price_includes': 'supply_only',
  'Martin: system_type': 'all:ducted',
  'Martin: price_includes': 'supply_and_standard_install',
};

it('two tabs of two layouts are one range, each with its own answers, and every tab left out is named', () => {
  const file = openFile('book.xlsx', BOOK);
  expect(file.ok ? [] : file.choices).toEqual(['Swift', 'Martin', 'Swift/Martin']);
  const source = opened('Swift/Martin');
  expect(source.problems).toMatchObject([{ kind: 'tabs-left-out', facts: { sheets: '“Freight”' } }]);
  const { asked, mapping } = answering(source, ({ id, suggested }) => ANSWERS[id] ?? suggested ?? undefined);
  expect(asked.length).toBeLessThanOrEqual(7);
  const { products, problems } = importTable(source, mapping);
  expect(products).toMatchObject([
    { id: 'SW25', system_type: 'split', cooling_capacity_kw: 2.5, price: { aud: 1190, includes: 'supply_only' } },
    { id: 'SW71', title: 'Swift 71' },
    {
      id: 'MD100',
      system_type: 'ducted',
      cooling_capacity_kw: 10,
      price: { aud: 4690, includes: 'supply_and_standard_install' },
    },
    { id: 'MD125', title: 'Martin 12.5', price: null },
  ]);
  expect(problems).toContainEqual(expect.objectContaining({ cell: 'Martin!B3', id: 'MD125' }));
  expect(readMapping(writeMapping(mapping))).toEqual({ ok: true, mapping });
});

it('the mapping of each tab comes back from the joined one', () => {
  const { parts = [] } = opened('Swift/Martin');
  const [swift, martin] = parts.map((part) => guessMapping(part)) as [
    ReturnType<typeof guessMapping>,
    ReturnType<typeof guessMapping>,
  ];
  const ducted = { ...martin, columns: { ...martin.columns, system_type: { from: [], default: 'ducted' } } };
  const joined = { ...joinMappings(parts, [swift, ducted]), sheet: 'Swift/Martin' };
  expect(parts.map((part) => mappingOfTab(joined, part))).toEqual([swift, ducted]);
});

it('one tab of several is read by itself, and the others are named', () => {
  expect(opened('Martin').problems).toMatchObject([{ facts: { sheets: '“Swift”, “Freight”' } }]);
});

it('two tabs with the same headings in another order are read as two layouts, each value from its own column', () => {
  const book = workbook([
    {
      name: 'Swift',
      rows: [
        ['Code', 'Name', 'Type', 'Cooling kW'],
        ['SW25', 'Swift 25', 'Split', '2.5'],
        ['SW71', 'Swift 71', 'Split', '7.1'],
      ],
    },
    {
      name: 'Martin',
      rows: [
        ['Cooling kW', 'Type', 'Code', 'Name'],
        ['10', 'Ducted', 'MD100', 'Martin 10'],
        ['12.5', 'Ducted', 'MD125', 'Martin 12.5'],
      ],
    },
  ]);
  const table = tableOf('book.xlsx', book, { sheet: 'Swift/Martin' });
  expect(importTable(table, guessMapping(table)).products).toMatchObject([
    { id: 'SW25', title: 'Swift 25', system_type: 'split', cooling_capacity_kw: 2.5 },
    { id: 'SW71', title: 'Swift 71', system_type: 'split', cooling_capacity_kw: 7.1 },
    { id: 'MD100', title: 'Martin 10', system_type: 'ducted', cooling_capacity_kw: 10 },
    { id: 'MD125', title: 'Martin 12.5', system_type: 'ducted', cooling_capacity_kw: 12.5 },
  ]);
});
