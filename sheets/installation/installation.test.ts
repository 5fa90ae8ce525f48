import { expect, it } from 'vitest';
import DEMO_TABLE from '../../catalogue/installation.json';
import { IN_ENGLISH } from '../../src/catalogue/explainProblem.ts';
import { judgeInstallation } from '../../src/pricing/readInstallation.ts';
import { piecesOf } from '../../tests/piecesOf.ts';
import { type SampleCell, type SampleSheet, workbook } from '../../tests/samples/workbook.ts';
import { csvText } from '../write/writeCsv.ts';
import { INSTALLATION_COLUMNS, type InstallationColumn } from './installationColumns.ts';
import { INSTALLATION_FORMATS, installationTemplate } from './installationTemplate.ts';
import { openInstallationSheet } from './openInstallationSheet.ts';
import { readInstallationFile } from './readInstallationFile.ts';
import { readInstallationRows } from './readInstallationRows.ts';

const TODAY = '2026-11-26';
const utf8 = (text: string) => new TextEncoder().encode(text);
const bytesOf = (content: string | Uint8Array) => (typeof content === 'string' ? utf8(content) : content);

type Cells = Partial<Record<InstallationColumn, string>>;

/** A sheet with the column names in row 1. */
const ROWS: readonly Cells[] = [
  { what: 'provider', label: 'Wattlebird Air' },
  { what: 'month', label: '2026-06' },
  { what: 'valid_until', label: '2027-06-30' },
  { what: 'gst', label: 'included' },
  { what: 'limit', pipe_m: '20' },
  { what: 'base', kinds: 'split|multi_split', price: '850.5', pipe_m: '3' },
  { what: 'extra', label: 'Second storey', price: '205', per: 'job', storey: 'first|higher', kinds: 'split' },
  { what: 'extra', label: 'Each further metre', price: '44', per: 'metre', of: 'pipe_m' },
];
const [MONTH, UNTIL, GST, LIMIT, BASE, UP, PIPE] = [3, 4, 5, 6, 7, 8, 9] as const;

const KIND = { base: 850.5, includes: { pipe_m: 3 } };
const TABLE = {
  version: 1,
  ...{ provider: 'Wattlebird Air', month: '2026-06', valid_until: '2027-06-30', gst: 'included' },
  limits: { pipe_m: 20 },
  kinds: { split: KIND, multi_split: KIND },
  extras: [
    {
      ...{ id: 'second-storey', label: 'Second storey', per: 'job', price: 205 },
      ...{ when: { storey: ['first', 'higher'] }, kinds: ['split'] },
    },
    { id: 'each-further-metre', label: 'Each further metre', per: 'metre', of: 'pipe_m', price: 44 },
  ],
};

const cellsOf = (rows: readonly Cells[]) => [
  INSTALLATION_COLUMNS,
  ...rows.map((row) => INSTALLATION_COLUMNS.map((column) => row[column] ?? '')),
];

/** Reads the sheet with other cells in one row, counted as the spreadsheet counts. */
function readWith(number: number, cells: Cells, more: readonly Cells[] = []) {
  const rows = ROWS.map((row, index) => (index + 2 === number ? { ...row, ...cells } : row));
  return readInstallationFile(utf8(csvText(cellsOf([...rows, ...more]))), TODAY);
}

const said = ({ problems }: ReturnType<typeof readInstallationFile>) =>
  problems.map(({ place, message }) => `${place}: ${message}`);

it('a sheet gives the same table as JSON, both as text and as a workbook', () => {
  const json = readInstallationFile(utf8(JSON.stringify(TABLE)), TODAY);
  expect(json).toEqual({ installation: TABLE, problems: [] });
  expect(readWith(0, {})).toEqual(json);
  const notes = { name: 'Notes', rows: [['Call the office'], ['Thanks']] };
  const old: SampleSheet = { name: 'Old', rows: cellsOf([]), state: 'hidden' };
  expect(readBook([old, notes, { name: 'Prices', rows: [['Our prices'], ...cellsOf(ROWS)] }])).toEqual(json);
});

const STYLES =
  '<fonts><font/><font><strike/></font></fonts><cellXfs><xf numFmtId="0"/><xf numFmtId="17"/><xf numFmtId="0" fontId="1"/></cellXfs>';
const readBook = (sheets: readonly SampleSheet[]) => readInstallationFile(workbook(sheets, { styles: STYLES }), TODAY);
/** The sheet with one cell replaced by XML. */
const withCell = (row: number, column: InstallationColumn, cell: string): SampleSheet => {
  const at = INSTALLATION_COLUMNS.indexOf(column);
  const rows: SampleCell[][] = cellsOf(ROWS).map((cells) => [...cells]);
  rows[row - 1]![at] = { xml: cell };
  return { name: 'Prices', rows };
};

it('a workbook’s own dates are read as a month and a day, and never as a price', () => {
  expect(readBook([withCell(MONTH, 'label', '<c s="1"><v>46174</v></c>')]).installation?.month).toBe('2026-06');
  const { installation } = readBook([withCell(UNTIL, 'label', '<c s="1"><v>46568</v></c>')]);
  expect(installation?.valid_until).toBe('2027-06-30');
  expect(said(readBook([withCell(UP, 'price', '<c s="1"><v>46568</v></c>')]))).toEqual([
    'row 8, price: The spreadsheet took the text for a date. Format the cell as text or number, and type it again.',
  ]);
});

it('a workbook’s numbers are read as they are stored, and formulas only by their results', () => {
  expect(readBook([withCell(UP, 'price', '<c><v>205.1</v></c>')]).installation?.extras[0]?.price).toBe(205.1);
  expect(readBook([withCell(UP, 'price', '<c><f>A1</f><v>210</v></c>')]).installation?.extras[0]?.price).toBe(210);
  expect(said(readBook([withCell(UP, 'price', '<c><f>A1</f></c>')]))).toEqual([
    'row 8, price: The formula has no stored result. Open the file in your spreadsheet program, and save it again.',
  ]);
});

it('a workbook with a struck-out row is refused', () => {
  const [what, label, price] = ['extra', 'Old', '5'].map((text) => ({
    xml: `<c s="2" t="inlineStr"><is><t>${text}</t></is></c>`,
  }));
  const read = readBook([{ name: 'Prices', rows: [...cellsOf(ROWS), [what!, label!, price!]] }]);
  expect(said(read)[0]).toBe('row 10: It is struck out in the spreadsheet. Delete it, or take that format away.');
});

it.each<[string, Partial<SampleSheet>, string]>([
  ['hidden row', { hiddenRows: [8] }, 'row 8: It is hidden in the spreadsheet. Show it, or delete it.'],
  ['hidden column', { hiddenColumns: [6] }, 'column kinds: It is hidden in the spreadsheet. Show it, or delete it.'],
  [
    'merged cell',
    { merges: ['F7:F8'] },
    'row 7, kinds: The cell is merged with others. Split it, and fill in each cell.',
  ],
])('a workbook with a %s is refused', (_, more, problem) => {
  const read = readBook([{ name: 'Prices', rows: cellsOf(ROWS), ...more }]);
  expect({ ...read, problems: said(read) }).toEqual({ installation: null, problems: [problem] });
});

it('a workbook with two sheets of prices is refused', () => {
  const rows = cellsOf(ROWS);
  expect(said(readBook(['A', 'B'].map((name) => ({ name, rows }))))).toEqual([
    'file: Several sheets have the column names: “A”, “B”. Keep one of them.',
  ]);
});

it.each(INSTALLATION_FORMATS)(
  'the template with its examples, as %s, is refused for its made-up prices alone',
  (format) => {
    const places = { csv: 'row 3, label', xlsx: 'row 2, label', json: 'provider' };
    const message = '“Example Air” can’t be used. The template’s prices are made up. Write your own, and your name.';
    // It never expires.
    for (const day of [TODAY, '2027-06-30', '2027-07-01', '2031-12-31']) {
      expect(readInstallationFile(bytesOf(installationTemplate(format, day, true)), day)).toEqual({
        installation: null,
        problems: [{ place: places[format], message }],
      });
    }
  },
);

it.each(['csv', 'xlsx'] as const)(
  'the rows of the template with its examples, as %s, are the table of its JSON',
  (format) => {
    const { rows } = openInstallationSheet(bytesOf(installationTemplate(format, TODAY, true)), IN_ENGLISH);
    const { installation } = judgeInstallation(readInstallationRows(rows).found, TODAY);
    const dates = { month: '2026-11', valid_until: '2027-06-30' };
    expect(installation).toEqual({ ...DEMO_TABLE, ...dates, provider: 'Example Air' });
    expect(installation).toEqual(JSON.parse(String(installationTemplate('json', TODAY, true))));
  },
);

it.each(INSTALLATION_FORMATS)('the blank template from %s says for each row what to fill in', (format) => {
  const read = readInstallationFile(bytesOf(installationTemplate(format, TODAY, false)), TODAY);
  expect(read.installation).toBeNull();
  const places = { csv: 'row 3, label', xlsx: 'row 2, label', json: 'provider' };
  expect(read.problems[0]).toEqual({
    place: places[format],
    message: 'It is missing. Write your name, as visitors know it, in 1 to 60 characters.',
  });
  expect(read.problems.every(({ message }) => message.startsWith('It is missing. '))).toBe(true);
});

it.each<[string, number | null]>([
  ['$1,044.50', 1044.5],
  ...['44', '$44', 'A$ 44', '44.00 incl GST', '$44 (inc. GST)'].map((price): [string, number] => [price, 44]),
  ...piecesOf(
    '1,044, | 44,50 | 1.044,50 | 44.555 | POA | from $44 | 40-50 | 44 + travel | €44 | -44 | 0 | 4E1 | 100001',
  ).map((price): [string, null] => [price, null]),
])('a price of “%s” is read as %s', (price, dollars) => {
  const { installation, problems } = readWith(UP, { price });
  expect(installation?.extras[0]?.price ?? null).toBe(dollars);
  const message = `“${price}” can’t be used. Write dollars with GST, above 0 and at most 100,000, with at most two decimals.`;
  expect(problems).toEqual(dollars === null ? [{ place: 'row 8, price', message }] : []);
});

it.each(['$44/m', '44 per metre', '$44 / m incl GST', '$44/metre'])('a price of “%s” is a price per metre', (price) => {
  expect(readWith(PIPE, { price }).installation?.extras[1]?.price).toBe(44);
  expect(said(readWith(UP, { price }))).toEqual([
    'row 8, price: The price is by the metre, but the column per isn’t. Make them agree.',
  ]);
});

it.each(['$44 ex GST', '44 + GST', '44 plus GST', '$44 excl. GST'])('a price of “%s” is refused', (price) => {
  expect(said(readWith(UP, { price }))).toEqual([
    `row 8, price: “${price}” can’t be used. That is a price without GST. Write it with GST.`,
  ]);
});

it.each([
  ['2027-06-30', '2027-06-30'],
  ['30/06/2027', '2027-06-30'],
  ['30 June 2027', '2027-06-30'],
  ['1-Jul-27', '2027-07-01'],
  ['1/1/2027', '2027-01-01'],
])('a last day of “%s” is %s', (label, day) => {
  expect(readWith(UNTIL, { label }).installation?.valid_until).toBe(day);
});

it.each([
  ['1/7/2027', 'It may be 2027-07-01 or 2027-01-07. Write the month as a word, such as 1 July 2027.'],
  ['27/06/30', 'Write the last day on which these prices hold, such as 2027-06-30.'],
  ['2027-02-30', 'Write the last day on which these prices hold, such as 2027-06-30.'],
  ['end of June', 'Write the last day on which these prices hold, such as 2027-06-30.'],
  ['2026-11-25', 'That day is over. Check the prices, then write the last day on which they hold.'],
])('a last day of “%s” is refused', (label, advice) => {
  expect(said(readWith(UNTIL, { label }))).toEqual([`row 4, label: “${label}” can’t be used. ${advice}`]);
});

it.each([
  ['2026-06', '2026-06'],
  ['June 2026', '2026-06'],
  ['Jun-26', '2026-06'],
  ['06/2026', '2026-06'],
  ['2026-13', null],
  ['Juneish', null],
  ['26', null],
])('a month of “%s” is read as %s', (label, month) => {
  const read = readWith(MONTH, { label });
  expect(read.installation?.month ?? null).toBe(month);
  expect(read.problems.map(({ place }) => place)).toEqual(month === null ? ['row 3, label'] : []);
});

it.each<[string, number, Cells, string]>([
  ['a label with HTML', UP, { label: '<b>Up</b>' }, ''],
  ['words spelt otherwise', UP, { kinds: 'Multi-split', storey: 'First | HIGHER' }, ''],
  ['metres with their unit', LIMIT, { pipe_m: '20 m' }, ''],
  ['GST in other words', GST, { label: 'incl. GST' }, ''],
  ['an unknown kind of row', UP, { what: 'note' }, 'row 8, what: “note” can’t be used. Say what the row is: '],
  ['a row without its kind', UP, { what: '' }, 'row 8, what: It is missing. Say what the row is: provider, month, '],
  ['a comma between words', UP, { storey: 'first, higher' }, 'row 8, storey: “first, higher” can’t be used. Write '],
  ['a word twice', UP, { kinds: 'split|split' }, 'row 8, kinds: “split|split” can’t be used. Write one of split, '],
  ['a word that is none', UP, { storey: 'attic' }, 'row 8, storey: “attic” can’t be used. Write one of ground, '],
  ['an unknown per', UP, { per: 'hour' }, 'row 8, per: “hour” can’t be used. Write one of job, unit, metre.'],
  ['metres of nothing', PIPE, { of: '' }, 'row 9, of: It is missing. Say which metres are charged: pipe_m, cable_m.'],
  ['metres without a limit', LIMIT, { pipe_m: '' }, 'what: There is no row “limit, pipe_m”. Add one; the template '],
  ['a limit that is no number', LIMIT, { pipe_m: 'lots' }, 'row 6, pipe_m: “lots” can’t be used. Write metres as a '],
  ['a base without kinds', BASE, { kinds: '' }, 'row 7, kinds: It is missing. Write one or more of split, '],
  ['a base on request', BASE, { price: 'POA' }, 'row 7, price: “POA” can’t be used. Write dollars with GST, above 0 '],
  ['an extra always charged', UP, { storey: '' }, 'row 8: It is missing. Say when it applies, by at least one of '],
  ['metres in an extra', UP, { pipe_m: '5' }, 'row 8, pipe_m: “5” can’t be used. A row of this kind has nothing here'],
  ['GST not included', GST, { label: 'no' }, 'row 5, label: “no” can’t be used. Write “included”, once every price '],
])('a sheet with %s is read, or refused with its place', (_, row, cells, problem) => {
  const read = readWith(row, cells);
  if (problem === '') expect(read.problems).toEqual([]);
  else expect(said(read)).toEqual([expect.stringContaining(problem)]);
});

it('a sheet names the later of two rows with the same meaning', () => {
  expect(said(readWith(0, {}, [ROWS[5]!]))).toEqual([
    'row 10, price: An earlier row says this already. Keep one of them.',
  ]);
  expect(said(readWith(0, {}, [{ ...ROWS[6], label: 'Up' }]))).toEqual([
    'row 10: This extra and “Second storey” are both charged for the same fact. Make one of them, or change when they apply.',
  ]);
  const again = readWith(0, {}, [{ ...ROWS[6], storey: '', route: 'other' }]);
  expect(again.installation?.extras.map(({ id }) => id)).toEqual([
    'second-storey',
    'each-further-metre',
    'second-storey-2',
  ]);
});

it('a sheet names each missing row', () => {
  const read = readInstallationFile(utf8('what,label,price\nextra,Up,205'), TODAY);
  expect(said(read).slice(0, 5)).toEqual(
    ['provider', 'month', 'valid_until', 'gst', 'base'].map(
      (row) => `what: There is no row “${row}”. Add one; the template has an example.`,
    ),
  );
});

it.each([
  ['what,label\nprovider,X', 'file: No row has the column names what, label and price. Start from the template.'],
  ['', 'file: No row has the column names what, label and price. Start from the template.'],
  ['what,label,price,notes\n', 'row 1, notes: “notes” can’t be used. The table has no such column. Take it out, or '],
  ['what,label,price,price\n', 'row 1, price: “price” can’t be used. Another column has the same name. Keep one of '],
  ['what,label,price\nprovider,X,,Y', 'row 1, column D: It is missing. The table has no such column. Take it out, or '],
  ['%PDF-1.7', 'file: The file is neither an Excel workbook (.xlsx) nor text.'],
  ['[1]', 'file: “[list]” can’t be used. Write an object in braces with version, provider, '],
  ['{"a":', 'file: It isn’t JSON ('],
])('a file of %j is refused', (text, problem) => {
  expect(said(readInstallationFile(utf8(text), TODAY))[0]).toContain(problem);
});

it('a sheet with hundreds of rows is refused before its cells are read', () => {
  const read = readInstallationFile(utf8(`what,label,price\n${'extra,X,5\n'.repeat(9000)}`), TODAY);
  expect(said(read)).toEqual(['file: It has more than 200 rows. Is it the right file?']);
});

it('a file with more than one megabyte is refused before it is read', () => {
  const read = readInstallationFile(utf8(`what,label,price\n${'provider,X,\n'.repeat(100_000)}`), TODAY);
  expect(said(read)).toEqual(['file: It is larger than 1 MB. Is it the right file?']);
});
