import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readCsv } from '../../tests/samples/readFile.ts';
import { csvText, writeCsv } from './writeCsv.ts';

it('the written spreadsheet reads back to the same products without problems', () => {
  const { products } = readCsv(readFileSync('catalogue/products.csv', 'utf8'));
  expect(readCsv(writeCsv(products))).toMatchObject({ products, problems: [] });
});

it('the written spreadsheet keeps titles that look like markup, a formula or several cells', () => {
  const [known] = readCsv('id,title,system_type\nA,T,split\n').products;
  const titles = ['<script>alert(1)</script>', '=1+1', 'a "b", c; d', '-7', '"'];
  const products = titles.map((title, index) => ({ ...known!, id: `S${index}`, title }));
  expect(readCsv(writeCsv(products))).toMatchObject({ products, problems: [] });
});

it.each([
  ['a,b', '"a,b"'],
  ['a "b"', '"a ""b"""'],
  ['two\nlines', '"two\nlines"'],
  ['plain', 'plain'],
])('the written spreadsheet quotes a cell that would otherwise end early: %j', (cell, written) => {
  expect(csvText([[cell]])).toBe(`${written}\r\n`);
});

it('the written spreadsheet quotes a cell that contains its separator', () => {
  expect(csvText([['a|b', 'c']], '|')).toBe('"a|b"|c\r\n');
  expect(csvText([['a|b', 'c']])).toBe('a|b,c\r\n');
});

it('the written spreadsheet has its header even without products', () => {
  expect(writeCsv([])).toMatch(/^id,title,.*\r\n$/);
});
