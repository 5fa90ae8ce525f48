import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCsv, readFile } from '../../tests/samples/readFile.ts';
import { csvText } from '../write/writeCsv.ts';
import { withApostrophe, withoutApostrophe } from './apostrophe.ts';

const HEADER = 'id,title,system_type';
const at = (text: string) => {
  const { products, problems, found } = readCsv(text);
  return {
    ids: products.map(({ id }) => id),
    problems: problems.map(({ row, column }) => [row, column]),
    header: found?.header,
  };
};

it.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['vertical bars', '|'],
])('a text file may separate its cells by %s, below titles with every other separator', (_, separator) => {
  const rows = [
    'Price list, 2026; ours',
    'a|b,c,d,e;f;g\th',
    HEADER.replaceAll(',', separator),
    ['A', 'T', 'split'].join(separator),
  ];
  expect(at(rows.join('\n'))).toEqual({ ids: ['A'], problems: [], header: 3 });
});

it.each(['sep=;\n', 'sep=;\r\n', '\uFEFFSEP=;\n', '"sep=;"\n'])(
  'a text file may begin with %j, which is no row',
  (line) => {
    expect(at(`${line}id;title;system_type;phase\nA;T;split;9\n`)).toEqual({
      ids: ['A'],
      problems: [[2, 'phase']],
      header: 1,
    });
  },
);

it('a text file may have titles, blank rows and blank columns around its header, and is numbered as the spreadsheet shows it', () => {
  const text = `Our range,,,,\n,,,,\n"For\nthe web",,,,\n,id,title,,system_type\n,,,,\n,A,T,,split\n,,T,,split\n`;
  expect(at(text)).toEqual({ ids: ['A'], problems: [[7, 'id']], header: 4 });
});

it('a text file has its header among the first ten rows that are not blank', () => {
  const titled = (rows: number) => `${'Our range\n\n'.repeat(rows)}${HEADER}\nA,T,split\n`;
  expect(at(titled(9))).toMatchObject({ ids: ['A'], header: 19 });
  const { products, problems } = readCsv(titled(10));
  expect(products).toEqual([]);
  expect(problems[0]).toMatchObject({
    reason: 'The header is missing id, title, system_type.',
    suggestion: expect.stringContaining('One of the first 10 rows'),
  });
});

it('a text file has the header that names most columns if none names all that are required', () => {
  expect(readCsv('Our range\nid,name,brand,phase\nA,T,B,1\n').problems[0]).toMatchObject({
    row: 2,
    reason: 'The header is missing title, system_type.',
  });
});

it('a text file may have a second header row, as below merged cells', () => {
  const text =
    'id,title,system_type,Outdoor unit,,\n,,,outdoor_width_mm,outdoor_height_mm,outdoor_depth_mm\nA,T,split,800,550,285\n';
  const { products, problems } = readCsv(text);
  expect(problems).toEqual([]);
  expect(products).toMatchObject([{ outdoor_width_mm: 800, outdoor_height_mm: 550, outdoor_depth_mm: 285 }]);
  // A row that repeats names from above isn't a second header.
  expect(readCsv(`${HEADER}\nid,title,system_type\nA,T,split\n`).problems).toMatchObject([
    { row: 2, reason: 'This row repeats the header.' },
  ]);
});

it.each([
  ['1.23457E+11', 'digits are lost'],
  ['1,23457E+11', 'digits are lost'],
  ['1234567890123450', 'digits are lost'],
  ['123', 'zeros are lost'],
])('a text file warns that the code %s became a number: %s', (code, lost) => {
  const { products, problems } = readCsv(`${HEADER}\n00456,T,split\n00789,T,split\n"${code}",T,split\nX123,T,split\n`);
  expect(products).toHaveLength(4);
  expect(problems).toMatchObject([
    {
      severity: 'warning',
      row: 4,
      column: 'id',
      reason: `“${code}” looks like a code that became a number: ${lost}.`,
    },
  ]);
});

it('a text file doesn’t mistake a short code for a number without zeros, or a figure for a code', () => {
  expect(readCsv(`${HEADER},priority\n45,T,split,007\n789,T,split,5\n`).problems).toEqual([]);
  expect(readCsv(`${HEADER}\n045,T,split\n00789,T,split\n7,T,split\n`).problems).toEqual([]);
});

it('a text file is read as UTF-16 and Windows-1252 as well', () => {
  const text = `${HEADER},brand\nA,T,split,Kühl\n`;
  const units = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const utf16 = new Uint8Array(new Uint16Array([0xfeff, ...units]).buffer);
  for (const bytes of [units, utf16]) {
    expect(readFile('range.txt', bytes).products).toMatchObject([{ id: 'A', brand: 'Kühl' }]);
  }
});

it.each([
  ...['=1+1', '+61 400 000 000', '-A', '-7 kW', '-', '=2', '@SUM(A1)', '\tx', '\rx', "'=1", "''@x", ' =1'],
  ...['＝1+1', '＋1', '－1', '＠x', '"=1', '\u200b=1'],
])('the apostrophe against formulas is added before %j, and removed again', (text) => {
  expect(withApostrophe(text)).toBe(`'${text}`);
  expect(withoutApostrophe(withApostrophe(text))).toBe(text);
});

it.each(['-7', '+7.5', '-1e3', '', "'", "'tis", 'a=b', '7'])(
  'the apostrophe against formulas is not written before %j',
  (text) => {
    expect(withApostrophe(text)).toBe(text);
    expect(withoutApostrophe(text)).toBe(text);
  },
);

it('the apostrophe against formulas keeps every text the same over a round trip', () => {
  const text = fc.string({ unit: fc.constantFrom(...'\'=＝+-@＠ \u200b\t\r\n,"7a.e'.split('')), maxLength: 8 });
  fc.assert(fc.property(text, (given) => withoutApostrophe(withApostrophe(given)) === given));
});

it('the apostrophe against formulas never reaches visitors', () => {
  const text = csvText([HEADER.split(','), ['A', '=cmd|x', 'split']]);
  expect(text).toContain(",'=cmd|x,");
  expect(readCsv(text).products).toMatchObject([{ title: '=cmd|x' }]);
});
