import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../tests/anyText.ts';
import { runs } from '../../tests/runs.ts';
import { readCsv } from '../../tests/samples/readFile.ts';

const HEADER = 'id,title,system_type';
const where = (text: string) =>
  readCsv(text).problems.map(({ severity, row, column }) => [severity, row, column] as const);
const ids = (text: string) => readCsv(text).products.map((product) => product.id);

it('a catalogue file has one product in each row', () => {
  const { products, problems } = readCsv(`${HEADER},cooling_capacity_kw\nA,Split,split,2.5\nB,Ducted,ducted,\n`);
  expect(problems).toEqual([]);
  expect(products).toHaveLength(2);
  expect(products[0]).toMatchObject({ id: 'A', title: 'Split', system_type: 'split', cooling_capacity_kw: 2.5 });
  expect(products[1]).toMatchObject({ id: 'B', cooling_capacity_kw: null });
});

it.each([
  ['a byte-order mark', `\uFEFF${HEADER}\nA,T,split\nB,T,split`],
  ['Windows line ends', `${HEADER}\r\nA,T,split\r\nB,T,split\r\n`],
  ['old Mac line ends', `${HEADER}\rA,T,split\rB,T,split\r`],
  ['mixed line ends', `${HEADER}\r\nA,T,split\nB,T,split\r`],
  ['semicolons', 'id;title;system_type;description\nA;T;split;a, b, c, d\nB;T;split;'],
  ['tabs', 'id\ttitle\tsystem_type\nA\tT\tsplit\nB\tT\tsplit'],
  ['quoted cells', '"id","title","system_type"\n"A","T","split"\n"B","T","split"'],
  ['other spelling of the header', ' ID , Title ,System Type\nA,T,split\nB,T,split'],
  ['another order', 'system_type,id,title\nsplit,A,T\nsplit,B,T'],
  ['rows cut short', `${HEADER},brand,link\nA,T,split\nB,T,split,`],
  ['trailing separators', `${HEADER},,\nA,T,split,,\nB,T,split,,,,`],
  ['blank lines before the header', `\n,,\n${HEADER}\nA,T,split\nB,T,split`],
])('a catalogue file is read with %s', (_, text) => {
  expect(ids(text)).toEqual(['A', 'B']);
  expect(readCsv(text).problems).toEqual([]);
});

it('a catalogue file allows separators, quotes and line breaks in quoted cells', () => {
  const { products, problems } = readCsv(`${HEADER}\nA,"Slim, 7.1 ""kW""\nnew",split\n`);
  expect(problems).toEqual([]);
  expect(products[0]?.title).toBe('Slim, 7.1 "kW" new');
});

it.each(['', '\uFEFF', '\n\r\n', ' ,,\n,,'])('a catalogue file says so if it is empty (%j)', (text) => {
  expect(readCsv(text)).toMatchObject({
    products: [],
    problems: [{ severity: 'error', reason: 'The file is empty.' }],
  });
});

it('a catalogue file reports content in a column without a name', () => {
  const text = `${HEADER},\nA,T,split,\nB,T,split,secret`;
  expect(ids(text)).toEqual(['A', 'B']);
  expect(readCsv(text).problems[0]?.reason).toBe('Column 4 of the file has no name, so it is ignored.');
});

it('a catalogue file is read without an unusable row', () => {
  const text = `${HEADER}\nA,T,split\nB,,split\nC,T,splitt\nD,T,split`;
  expect(ids(text)).toEqual(['A', 'D']);
  expect(where(text)).toEqual([
    ['error', 3, 'title'],
    ['error', 4, 'system_type'],
  ]);
});

it('a catalogue file numbers its rows as a spreadsheet does', () => {
  const text = `${HEADER}\n\nA,"two\nlines",split\n,,\n,T,split`;
  expect(where(text)).toEqual([['error', 5, 'id']]);
});

it('a catalogue file keeps the first row of a repeated id', () => {
  const text = `${HEADER}\nA,First,split\nB,T,split\n A ,Second,split`;
  expect(readCsv(text).products.map((product) => product.title)).toEqual(['First', 'T']);
  expect(readCsv(text).problems).toMatchObject([
    { severity: 'error', row: 4, column: 'id', id: 'A', reason: 'Row 2 has the same id, so this row is left out.' },
  ]);
});

it('a catalogue file keeps the first usable row of a repeated id', () => {
  const text = `${HEADER}\nA,,split\nA,Second,split\nA,Third,split`;
  expect(readCsv(text).products.map((product) => product.title)).toEqual(['Second']);
  expect(where(text)).toEqual([
    ['error', 2, 'title'],
    ['error', 4, 'id'],
  ]);
  const long = 'x'.repeat(120);
  expect(ids(`${HEADER}\n${long}1,T,split\n${long}2,T,split`)).toEqual([`${long}1`, `${long}2`]);
});

it('a catalogue file reports a second header among the rows', () => {
  const text = `${HEADER}\nA,T,split\nID,Title,System Type\nB,T,split`;
  expect(ids(text)).toEqual(['A', 'B']);
  expect(readCsv(text).problems).toMatchObject([{ severity: 'error', row: 3, reason: 'This row repeats the header.' }]);
});

it('a catalogue file reports a row with more cells than the header', () => {
  const text = `${HEADER}\nA,Slim, 7.1 kW,split\nB,T,split`;
  expect(ids(text)).toEqual(['B']);
  expect(readCsv(text).problems).toMatchObject([
    { severity: 'error', row: 2, id: 'A', value: 'split', reason: 'The row has 4 cells, but the header has 3.' },
  ]);
});

it('a catalogue file is refused as a whole if quotes swallow rows', () => {
  for (const broken of ['B,"T,split\nC,T,split', 'B,"T" 7,split\nC,"T",split\nD,T,split']) {
    const { products, problems } = readCsv(`${HEADER}\nA,T,split\n${broken}`);
    expect(products).toEqual([]);
    expect(problems).toMatchObject([
      { severity: 'error', row: 3, reason: expect.stringContaining("the rows below can't be read") },
    ]);
  }
  expect(where(`"id,title,system_type\nA,T,split`)).toEqual([['error', 1, null]]);
});

it('a catalogue file is read without a row with broken quotes', () => {
  const text = `${HEADER},brand\nA,T,split,\nB,"T" 7,split,"x"\nC,T,split,`;
  expect(ids(text)).toEqual(['A', 'C']);
  expect(where(text)).toEqual([['error', 3, null]]);
});

it('a catalogue file never throws for any bytes', () => {
  const cell = fc.oneof(
    anyText(),
    fc.constantFrom('"', ',', ';', '\t', '\n', '\r', '\u0000', 'id', 'title', 'system_type', 'split', HEADER),
  );
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 40 }), fc.boolean(), (cells, headed) => {
      const { products } = readCsv(`${headed ? `${HEADER}\n` : ''}${cells.join('')}`);
      expect(new Set(products.map((product) => product.id)).size).toBe(products.length);
    }),
    { numRuns: runs(200) },
  );
});
