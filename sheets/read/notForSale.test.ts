import { expect, it } from 'vitest';
import { importTable, tableOfLines } from '../../tests/samples/readFile.ts';
import { guessMapping } from '../map/guessMapping.ts';
import type { Mapping, RowFilter } from './mapping.ts';

const typed = (mapping: Mapping, only: readonly RowFilter[] = mapping.only): Mapping => ({
  ...mapping,
  only,
  columns: { ...mapping.columns, system_type: { from: [], default: 'split' } },
});

const SHOP = tableOfLines(
  'ID,Type,SKU,Name,Published,Visibility in catalog,Regular price,Parent',
  '1,simple,A,Split A,1,visible,2799,',
  '2,simple,B,Split B,1,hidden,2799,',
  '3,simple,C,Split C,1,search,2799,',
  '4,simple,D,Split D,-1,visible,2799,',
  '5,variable,E,Split E,1,hidden,2799,',
  '6,variation,E1,Split E 2.5,1,visible,2799,E',
  '7,simple,F,Split F,1,catalog,2799,',
);

it('a shop’s hidden and private products and their variations are left out, even if the mapping doesn’t say so', () => {
  const ids = (mapping: Mapping) => importTable(SHOP, mapping).products.map(({ id }) => id);
  expect(ids(typed(guessMapping(SHOP)))).toEqual(['A', 'F']);
  const old = typed(guessMapping(SHOP), [{ column: 'Type', not: ['variable'] }]);
  expect(ids(old)).toEqual(['A', 'F']);
  const { leftOut } = importTable(SHOP, old);
  expect(leftOut.map(({ filter, rows }) => [filter.column, rows])).toEqual([
    ['Type', [6]],
    ['Published', [5]],
    ['Visibility in catalog', [3, 4, 7]],
  ]);
});

it('a shop’s hidden products are included if the mapping asks for them', () => {
  const only = [
    { column: 'Type', not: ['variable'] },
    { column: 'Visibility in catalog', not: ['hidden'] },
  ];
  const { products } = importTable(SHOP, typed(guessMapping(SHOP), only));
  expect(products.map(({ id }) => id)).toEqual(['A', 'C', 'F']);
});

it.each(['Condition', 'g:condition', 'condition'])(
  'used and refurbished items under %j are left out unless asked',
  (heading) => {
    const sheet = tableOfLines(
      `SKU,Name,${heading}`,
      'A,Split A,new',
      'B,Split B,Refurbished',
      'C,Split C,used',
      'D,Split D,',
      'E,Split E,Factory second',
    );
    const ids = (mapping: Mapping) => importTable(sheet, mapping).products.map(({ id }) => id);
    expect(ids(typed(guessMapping(sheet)))).toEqual(['A', 'D']);
    const asked = [{ column: heading, not: ['used'] }];
    expect(ids(typed(guessMapping(sheet), asked))).toEqual(['A', 'B', 'D', 'E']);
  },
);

/** The ids left in a list after one more column. */
const kept = (heading: string, ...cells: readonly string[]) => {
  const rows = cells.map((cell, at) => `A${at},Split ${at},split,"${cell}"`);
  const sheet = tableOfLines(`Code,Name,Type,${heading}`, ...rows);
  const { products, leftOut } = importTable(sheet, guessMapping(sheet));
  expect(leftOut.flatMap(({ rows: out }) => out).length).toBe(cells.length - products.length);
  return products.map(({ id }) => Number(id.slice(1)));
};

it.each([
  ['Status', ['Current', 'Discontinued', 'Run-out', 'Superseded by A5', 'OBSOLETE', 'Draft']],
  ['Notes', ['', 'Discontinued 3/26', 'End of line', 'EOL', 'No longer available', 'Runout model']],
  ['Product', ['Alpha 25', 'Alpha 35 (discontinued)', 'Alpha 50 - RUN OUT', 'SUPERSEDED Alpha']],
  ['is_active', ['yes', 'no', 'FALSE', '0', 'No']],
  ['Discontinued?', ['', 'Yes', 'x', 'TRUE']],
  ['Superseded by', ['', 'A5', 'B7']],
  ['Status', ['lieferbar', 'Auslaufmodell']],
  ['Auslauf', ['nein', 'ja']],
])('a product that “%s” calls discontinued is left out and counted', (heading, cells) => {
  expect(kept(heading, ...cells)).toEqual([0]);
});

it.each([
  ['Notes', ['Replaces the discontinued AB25', 'Not discontinued', 'Run out drain with 20 mm pipe', 'Still current']],
  ['Replaces', ['Discontinued AB25', 'Superseded B7']],
  ['Discontinued?', ['No', '', 'n/a']],
  ['Superseded by', ['', 'n/a', '-', 'none']],
  ['Active filter', ['no', 'yes']],
  ['Wi-Fi', ['no', 'optional']],
])('a product whose “%s” is about something else is kept', (heading, cells) => {
  expect(kept(heading, ...cells)).toEqual(cells.map((_, at) => at));
});

it('a row that is left out doesn’t affect the others: its id may be the same as theirs', () => {
  const used = ['A,Split A,split,new', 'A,Split A,split,used', 'B,Split B,split,new', 'B,Split B,split,used'];
  for (const rows of [
    used,
    used.map((row) => row.replace('used', 'discontinued')),
    used.map((row) => row.replace(/split,used/, 'portable,')),
  ]) {
    const sheet = tableOfLines('SKU,Name,Type,Condition', ...rows);
    expect(importTable(sheet, guessMapping(sheet)).products.map(({ id }) => id)).toEqual(['A', 'B']);
  }
});

const read = (...lines: string[]) => {
  const table = tableOfLines(...lines);
  return importTable(table, typed(guessMapping(table)));
};

it.each([
  ['Inactive Item', 'Y', 'N'],
  ['Item inactive', 'Yes', 'No'],
  ['Is obsolete?', 'Y', 'N'],
  ['Active item', 'N', 'Y'],
  ['Item status', 'Now obsolete', 'Not obsolete'],
  ['Model status', 'Inactive – ask', 'Active'],
])('a row is left out whose “%s” is “%s”, and one with “%s” stays', (heading, over, current) => {
  const { products } = read(`Code,Name,${heading}`, `A,Wall split 25,${over}`, `B,Wall split 35,${current}`);
  expect(products.map(({ id }) => id)).toEqual(['B']);
});

it('a price that another column calls one without GST isn’t shown, and the warning names the column', () => {
  const table = tableOfLines(
    'Code,Name,Price,Sell Price Inclusive',
    'A,Wall split 25,1599,I',
    'B,Wall split 35,1849,E',
    'C,Wall split 50,2399,I',
  );
  const guess = guessMapping(table);
  const columns = {
    ...guess.columns,
    price_from_aud: { from: ['Price'] },
    price_includes: { from: [], default: 'supply_only' },
  };
  const { products, problems } = importTable(table, typed({ ...guess, columns }));
  expect(products.map(({ price }) => price?.aud)).toEqual([1599, undefined, 2399]);
  expect(problems).toMatchObject([{ kind: 'price-without-gst', row: 3, value: 'Sell Price Inclusive' }]);
});

it('parts that a column names beside whole systems, or as indoor and outdoor units, are left out', () => {
  const whole = read('Code,Name,Unit role', 'A,Quoll 25,Set', 'B,Quoll 25 i,Indoor', 'C,Quoll 25 o,Condenser');
  expect(whole.products.map(({ id }) => id)).toEqual(['A']);
  expect(whole.leftOut[0]?.filter).toEqual({ column: 'Unit role', not: ['Indoor', 'Condenser'] });
  expect(read('Code,Name,Indoor/Outdoor', 'A,Quoll i,Indoor', 'B,Quoll o,Outdoor').products).toEqual([]);
  // Where the unit stands isn’t what the row sells.
  expect(read('Code,Name,Location', 'A,Quoll 25,Outdoor', 'B,Quoll 35,Outdoor').products).toHaveLength(2);
});
