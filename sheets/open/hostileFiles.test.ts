import { expect, it } from 'vitest';
import { openFile, readFile } from '../../tests/samples/readFile.ts';
import { workbook } from '../../tests/samples/workbook.ts';
import { readRegister } from '../register/readRegister.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const MEGABYTE = 1_000_000;
const TOO_LARGE = 'The file holds far more than a catalogue of 5,000 systems.';

/** The sentence with which both readers of files refuse it. */
function refusal(bytes: Uint8Array, file = 'file.csv'): string {
  const { products, problems } = readFile(file, bytes);
  expect(products).toEqual([]);
  const [problem] = problems.filter(({ severity }) => severity === 'error');
  return problem?.reason ?? 'none';
}
function importRefusal(bytes: Uint8Array, file = 'file.csv'): string {
  const opened = openFile(file, bytes);
  return opened.ok ? 'none' : opened.problem.reason;
}

const sheetOf = (rows: string) => workbook([{ name: 'S', rows }]);
const cells = (...texts: readonly string[]) => texts.map((text) => `<c t="str"><v>${text}</v></c>`).join('');
const head = `<row r="1">${cells('id', 'title', 'system_type')}</row>`;

it('a row with a number that no spreadsheet has is refused before it grows', () => {
  const bytes = sheetOf(`${head}<row r="999999999">${cells('A', 'A', 'split')}</row>`);
  expect(refusal(bytes)).toBe(TOO_LARGE);
  expect(importRefusal(bytes)).toBe(TOO_LARGE);
  const last = sheetOf(`${head}<row r="1048576">${cells('A', 'A', 'split')}</row>`);
  expect(readFile('a.xlsx', last).products).toHaveLength(1);
});

it('one long text in many cells is refused before it grows', () => {
  const rows = Array.from({ length: 5000 }, () => '<row><c t="s"><v>0</v></c><c t="s"><v>0</v></c></row>').join('');
  // Text that compresses as well as a description.
  const text = Array.from({ length: 300_000 }, (_, index) => (index * 7919) % 97).join(' ');
  const bytes = workbook([{ name: 'S', rows: head + rows }], { strings: `<sst><si><t>${text}</t></si></sst>` });
  expect(bytes.length).toBeLessThan(MEGABYTE);
  expect(refusal(bytes)).toBe(TOO_LARGE);
  expect(importRefusal(bytes)).toBe(TOO_LARGE);
});

it('a feed with tabs in which each product has other figures is refused before it grows', () => {
  const detail = (row: number) => Array.from({ length: 40 }, (_, at) => `s:n${row}-${at}:v`).join(',');
  const rows = Array.from({ length: 500 }, (_, row) => `${row}\tA\thttps://a\tnew\t1\tin stock\t${detail(row)}`);
  const text = `id\ttitle\tlink\tcondition\tprice\tavailability\tproduct_detail\n${rows.join('\n')}\n`;
  expect(importRefusal(bytesOf(text))).toBe(TOO_LARGE);
});

it('a feed in XML with as many fields and items as possible is refused before it grows', () => {
  const fields = Array.from({ length: 990 }, (_, at) => `<f${at}>v</f${at}>`).join('');
  const items = '<item><id>1</id><f989>v</f989></item>'.repeat(9000);
  expect(importRefusal(bytesOf(`<rss><item>${fields}</item>${items}</rss>`), 'feed.xml')).toBe(TOO_LARGE);
});

it("a shop's export with new attribute names in every row is refused before it grows", () => {
  const groups = Array.from({ length: 400 }, (_, at) => `Attribute ${at + 1} name,Attribute ${at + 1} value(s)`);
  const row = (at: number) => `${at},simple,S${at},A,1,${groups.map((_, group) => `n${at}-${group},v`).join(',')}`;
  const rows = Array.from({ length: 5 }, (_, at) => row(at));
  const text = `ID,Type,SKU,Name,Published,${groups.join(',')}\n${rows.join('\n')}\n`;
  expect(importRefusal(bytesOf(text))).toBe(TOO_LARGE);
});

it('a text with only separators or line breaks is refused before it grows', () => {
  const header = 'id,title,system_type\n';
  for (const filler of [',', '\n', '"",']) {
    const bytes = bytesOf(header + filler.repeat(1_100_000));
    expect(refusal(bytes)).toBe(TOO_LARGE);
    expect(importRefusal(bytes)).toBe(TOO_LARGE);
  }
});

it('a text with more rows or columns than a spreadsheet of systems has is refused', () => {
  expect(importRefusal(bytesOf(`Code,Name\n${'K1,Kestrel\n'.repeat(10_001)}`))).toMatch(/ more than 10,000 rows/);
  expect(importRefusal(bytesOf(`Code,Name${',x'.repeat(1000)}\nK1,Kestrel\n`))).toBe(TOO_LARGE);
});

it('a register with only separators is refused before it grows', () => {
  expect(readRegister(bytesOf(`Model_No${','.repeat(10 * MEGABYTE)}\n`))).toEqual({ ok: false, reason: TOO_LARGE });
});

it('JSON that nests deeper than any stack is refused before it grows', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    const depth = 200_000;
    const nested = `${open.repeat(depth)}0${close.repeat(depth)}`;
    expect(refusal(bytesOf(nested), 'file.json')).not.toBe('none');
    expect(refusal(bytesOf(`{"products":[${nested}]}`), 'file.json')).not.toBe('none');
    expect(refusal(bytesOf(`[{"id":"A","title":${nested},"system_type":"split"}]`), 'file.json')).not.toBe('none');
  }
});
