import { expect, it } from 'vitest';
import { describeFileProblem } from '../../sheets/open/explainFileProblem.ts';
import { writeCsv } from '../../sheets/write/writeCsv.ts';
import { readCsv } from '../../tests/samples/readFile.ts';
import { readReply } from './readReply.ts';
import { writeReply } from './writeReply.ts';

type Row = readonly [id: string, type: string, brand: string, group: string];

const file = (rows: readonly Row[]): string =>
  ['id,title,system_type,brand,item_group_id', ...rows.map(([id, ...cells]) => [id, id, ...cells].join(','))].join(
    '\n',
  );
const reply = (rows: readonly Row[]) =>
  rows.map(([id, system_type, brand, item_group_id]) => ({ id, title: id, system_type, brand, item_group_id }));

const linesOfFile = (...rows: readonly Row[]): readonly string[] =>
  readCsv(file(rows)).problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`);

function linesOfReply(...rows: readonly Row[]): readonly string[] {
  const reading = readReply(reply(rows));
  return reading.ok ? reading.problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem)}`) : [];
}

const TYPES: readonly Row[] = [
  ['A', 'split', 'Alpine', 'G'],
  ['B', 'split', 'Alpine', 'G'],
  ['C', 'ducted', 'Alpine', 'G'],
  ['D', 'ducted', 'Alpine', 'G'],
  ['E', 'multi_split', 'Alpine', 'G'],
];
const BRANDS: readonly Row[] = [
  ['A', 'split', '', 'G'],
  ['B', 'split', 'Alpine', 'G'],
  ['C', 'split', 'Bora', 'G'],
  ['D', 'split', 'Calima', 'G'],
];

it('an item_group_id gets one warning if several system types share it, at the first odd row', () => {
  expect(linesOfFile(...TYPES)).toEqual([
    'warning: Row 4, column `item_group_id` (id C): Row 2 has the same item_group_id “G” but another system_type (“split”), so they stay apart by system type. Give each system_type its own item_group_id.',
  ]);
});

it('an item_group_id gets one warning if several brands share it, at the first odd row', () => {
  expect(linesOfFile(...BRANDS)).toEqual([
    'warning: Row 4, column `item_group_id` (id C): Row 3 has the same item_group_id “G” but another brand (“Alpine”), so they are shown as one family. Give each brand its own item_group_id.',
  ]);
});

it('an item_group_id gets the same warnings in a reply, by the place in the list', () => {
  expect(linesOfReply(...TYPES)).toEqual([
    expect.stringMatching(/^warning: Row 3, .*: Row 1 has .* they stay apart by system type\. /),
  ]);
  expect(linesOfReply(...BRANDS)).toEqual([
    expect.stringMatching(/^warning: Row 3, .*: Row 2 has .* they are shown as one family\. /),
  ]);
});

it('an item_group_id is reported for its system types if they and its brands differ, in any order of rows', () => {
  const mixed: readonly Row[] = [...BRANDS, ['E', 'ducted', 'Alpine', 'G']];
  expect(linesOfFile(...mixed)).toEqual([expect.stringMatching(/^warning: Row 6, .* stay apart by system type\. /)]);
  expect(linesOfFile(...mixed.toReversed())).toEqual([
    expect.stringMatching(/^warning: Row 3, .* stay apart by system type\. /),
  ]);
});

it('an item_group_id gets one warning for each group', () => {
  const other = TYPES.map(([id, type, brand]): Row => [`${id}2`, type, brand, '__proto__']);
  expect(linesOfFile(...TYPES, ...other)).toHaveLength(2);
});

it('an item_group_id gets no warning if rows agree, are alone, have no brand or are unusable', () => {
  expect(
    linesOfFile(
      ['A', 'split', 'Alpine', 'G'],
      ['B', 'split', '', 'G'],
      ['C', 'ducted', 'Bora', ''],
      ['D', 'split', 'Alpine', ''],
      ['E', 'ducted', 'Bora', 'g'],
    ),
  ).toEqual([]);
  const lost = linesOfFile(['A', 'split', 'Alpine', 'G'], ['A', 'ducted', 'Bora', 'G'], ['B', 'sledge', '', 'G']);
  expect(lost.filter((line) => line.startsWith('warning'))).toEqual([]);
});

it('an item_group_id of 60 sizes passes through the file, the reply and the written file', () => {
  const rows = Array.from({ length: 60 }, (_, size): Row => [`S${size}`, 'split', 'Alpine', 'G-60']);
  const { products, problems } = readCsv(file(rows));
  expect(problems).toEqual([]);
  expect(new Set(products.map((product) => product.item_group_id))).toEqual(new Set(['G-60']));
  expect(products).toHaveLength(60);
  const again = readReply(JSON.parse(writeReply(products, '2026-03-01')));
  expect(again).toMatchObject({ ok: true, products, problems: [] });
  expect(readCsv(writeCsv(products))).toMatchObject({ products, problems: [] });
});
