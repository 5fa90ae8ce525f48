import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { COLUMN_NAMES, COLUMNS } from '../../src/catalogue/columns.ts';
import { runs } from '../../tests/runs.ts';
import { readCsv, readFile } from '../../tests/samples/readFile.ts';
import { coverage } from '../cover/coverage.ts';
import { withApostrophe } from '../open/apostrophe.ts';
import { attributesOf, readXml, StepLimit } from '../open/readXml.ts';
import { COLUMN_HELP, FIRST_COLUMNS } from './columnHelp.ts';
import { EXAMPLE_ROWS } from './exampleRows.ts';
import { TEMPLATE_COLUMNS, templateCsv, templateWorkbook } from './template.ts';
import { writeCells, writeCsv } from './writeCsv.ts';
import { writeWorkbook } from './writeWorkbook.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

it('the template has every column once, starting with those to fill in first', () => {
  expect(TEMPLATE_COLUMNS.slice(0, 6)).toEqual(FIRST_COLUMNS);
  expect(TEMPLATE_COLUMNS.toSorted()).toEqual(COLUMN_NAMES.toSorted());
});

it('the template has help above the column names as CSV, which the reader skips', () => {
  const text = templateCsv(EXAMPLE_ROWS);
  const { products, problems, found } = readFile('template.csv', utf8(text));
  expect({ problems, found }).toEqual({ problems: [], found: { sheet: null, header: 4 } });
  expect(products.map(({ id }) => id)).toEqual(EXAMPLE_ROWS.map(({ id }) => id));
  expect(text).toMatch(/^\uFEFF"Your catalogue: one system in each row .*\r\n"Your own code for the system/);
});

it('the template is a workbook with the column names in its first row, which the reader finds beside the sheet of help', () => {
  const { products, problems, found } = readFile('template.xlsx', templateWorkbook(EXAMPLE_ROWS));
  expect({ problems, found }).toEqual({ problems: [], found: { sheet: 'Systems', header: 1 } });
  expect(products).toEqual(readCsv(templateCsv(EXAMPLE_ROWS)).products);
  const help = readFile('template.xlsx', templateWorkbook([]), 'Columns');
  expect(help.problems.at(-1)?.reason).toMatch(/^The header is missing /);
});

it('the template keeps a catalogue the same from CSV to a workbook and back, even text that looks like a formula', () => {
  const { products } = readCsv(readFileSync('catalogue/products.csv', 'utf8'));
  const odd = ['=1+1', "'=1", '+61 400', 'a_x000D_b', '<&">', '00123', '1E5', "'", '_x0041_'];
  const all = [...products, ...odd.map((title, index) => ({ ...products[0]!, id: `0${index}`, title }))];
  const workbook = readFile('a.xlsx', templateWorkbook(all.map(writeCells)));
  expect(workbook).toMatchObject({ products: all, problems: [] });
  expect(readCsv(writeCsv(workbook.products))).toMatchObject({ products: all, problems: [] });
});

it('the template answers every question about a split with its first six columns, and about others with one more', () => {
  const rows = [
    `${FIRST_COLUMNS.join(',')},zone_control,max_indoor_units`,
    'A,Ducted,ducted,house_pitched_roof|townhouse,voice,no,room_zoning,',
    'B,Slim,slim_ducted,house_flat_roof|apartment,none,yes,none,',
    'C,Split,split,apartment,mobile_app,yes,,',
    'D,Multi,multi_split,townhouse,voice:optional,yes,,4',
  ];
  const { products, problems } = readCsv(rows.join('\n'));
  expect(problems).toEqual([]);
  expect(coverage(products).blanks.map(({ column }) => column)).toEqual([]);
});

const parts = unzipSync(templateWorkbook(EXAMPLE_ROWS));
const limit = new StepLimit();
const tokens = (part: string) =>
  [...readXml(strFromU8(parts[part]!), limit)]
    .filter((token) => token.kind === 'open')
    .map((token) => ({ ...token, attribute: (name: string) => attributesOf(token, limit).get(name) }));
const sheet = tokens('xl/worksheets/sheet1.xml');

it('the workbook of the template is well-formed, and names each of its parts', () => {
  expect(Object.keys(parts)).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml']));
  for (const part of Object.keys(parts)) expect(() => tokens(part), part).not.toThrow();
  const types = tokens('[Content_Types].xml').flatMap((token) => token.attribute('PartName') ?? []);
  const rels = /\.rels$|Content_Types/;
  expect(types.toSorted()).toEqual(
    Object.keys(parts)
      .flatMap((part) => (rels.test(part) ? [] : `/${part}`))
      .toSorted(),
  );
});

it('the workbook of the template has the elements of its sheet in the order of the format', () => {
  const order = ['sheetViews', 'cols', 'sheetData', 'dataValidations'];
  expect(sheet.map(({ name }) => name).filter((name) => order.includes(name))).toEqual(order);
  expect(sheet.filter(({ name }) => name === 'dataValidation')).toHaveLength(COLUMN_NAMES.length);
});

it('the workbook of the template shows one line of help for each column, within the limits of the format', () => {
  for (const [index, token] of sheet.filter(({ name }) => name === 'dataValidation').entries()) {
    const column = TEMPLATE_COLUMNS[index]!;
    expect(token.attribute('promptTitle')).toBe(column);
    expect(column.length).toBeLessThanOrEqual(32);
    const prompt = token.attribute('prompt') ?? '';
    expect(prompt).toContain(COLUMN_HELP[column].meaning);
    expect(prompt.length, prompt).toBeLessThanOrEqual(255);
    expect(prompt, 'nothing is cut').toMatch(/\.$/);
  }
});

it('the workbook of the template offers the allowed values as a list', () => {
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  const lists = [...xml.matchAll(/promptTitle="(\w+)"[^>]*><formula1>"([^"]*)"<\/formula1>/g)];
  const offered = Object.fromEntries(lists.map(([, column, values]) => [column, values?.split(',')]));
  for (const column of COLUMN_NAMES) {
    const rule = COLUMNS[column];
    const values = rule.kind === 'yes_no' ? ['yes', 'no'] : 'values' in rule ? rule.values.map(String) : undefined;
    expect(offered[column], column).toEqual(values);
    expect(values?.join().length ?? 0).toBeLessThanOrEqual(255);
  }
});

it('the workbook of the template stores codes as text and figures as numbers', () => {
  const xml = strFromU8(parts['xl/worksheets/sheet1.xml']!);
  expect(xml).toContain('<v>7.1</v>');
  expect(xml).not.toContain('>7.1</t>');
  expect(sheet.filter(({ name }) => name === 'col')[0]?.attribute('style')).toBe('2');
});

it('a written workbook is read with equal cells, whatever the text', () => {
  const unit = fc.constantFrom(
    ...'\u0000\u0007\r\n\t\u0085\uffff_x0041D&<>"\'=+-@é😀 '.match(/./gsu)!,
    '_x000D_',
    ']]>',
  );
  const text = fc.string({ unit, maxLength: 12 });
  fc.assert(
    fc.property(text, (title) => {
      const rows = [
        ['id', 'title', 'system_type'],
        ['A', `.${title}`, 'split'],
        ['B', title, 'split'],
      ];
      const columns = rows[0]!.map(() => ({ width: 10, isText: true, help: null }));
      const read = readFile('a.xlsx', writeWorkbook([{ name: 'S & "T"', rows, columns }]));
      const csv = readFile('a.csv', utf8(writeCsv(read.products)));
      expect(csv.products).toEqual(read.products);
      expect(read.products[0]?.title).toBe(
        readCsv(
          `id,title,system_type\nA,"${withApostrophe(`.${title}`.replaceAll('\u0000', '')).replaceAll('"', '""')}",split`,
        ).products[0]?.title,
      );
    }),
    { numRuns: runs(40) },
  );
});
