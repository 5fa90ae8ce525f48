import { expect, it } from 'vitest';
import { readFile } from '../../tests/samples/readFile.ts';
import { describeFileProblem } from '../open/explainFileProblem.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lines = (text: string, file = 'range.csv'): readonly string[] =>
  readFile(file, bytes(text)).problems.map((problem) => `${problem.severity}: ${describeFileProblem(problem, file)}`);
const row = (column: string, value: string): string => `id,title,system_type,${column}\nA,Split A,split,"${value}"\n`;

it('a catalogue file is CSV, or JSON in the shape of the products reply if its name says so', () => {
  expect(readFile('range.csv', bytes(row('phase', '1'))).products).toMatchObject([{ id: 'A', phase: 1 }]);
  const json = bytes('{"products": [{"id": "A", "title": "Split A", "system_type": "split"}]}');
  expect(readFile('Range.JSON', json)).toMatchObject({ products: [{ id: 'A' }], problems: [] });
  expect(readFile('range.csv', json).products).toEqual([]);
});

it("a catalogue file says why the whole file can't be used", () => {
  expect(lines('{', 'range.json')[0]).toMatch(
    /^error: range\.json: The file isn't JSON \(.+\)\. Export the file again\.$/,
  );
  expect(lines('7', 'range.json')[0]).toMatch(/^error: range\.json: .+ Use the shape \{"products": \[ … \]\}\.$/);
  expect(readFile('range.json', bytes('7')).products).toEqual([]);
  for (const [file, text] of [
    ['range.json', '{}'],
    ['range.csv', 'id,title,system_type\r\n'],
  ] as const) {
    expect(lines(text, file)).toEqual([`error: ${file}: The file has no systems. Add at least one system.`]);
  }
  const workbook = readFile('range.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
  expect(workbook.products).toEqual([]);
  expect(workbook.problems).toHaveLength(1);
});

it('a catalogue file keeps problems of its text beside problems of its rows', () => {
  const latin = Uint8Array.from(row('phase', 'single').replace('Split A', 'Caf\u00e9 A'), (letter) =>
    letter.charCodeAt(0),
  );
  const { products, problems } = readFile('range.csv', latin);
  expect(products).toMatchObject([{ title: 'Café A', phase: 1 }]);
  expect(problems.map(({ severity, row: where }) => [severity, where])).toEqual([
    ['warning', null],
    ['warning', 2],
  ]);
});

const found = (file: string, content: Uint8Array) => {
  const { products, problems } = readFile(file, content);
  return { systems: products.length, problems: problems.map(({ row, severity, reason }) => [row, severity, reason]) };
};

it('a catalogue over a limit is refused by size before decoding', () => {
  expect(found('a.csv', new Uint8Array(8_000_001))).toEqual({
    systems: 0,
    problems: [[null, 'error', expect.stringMatching(/8\.1 MB; the limit .* 8 MB/)]],
  });
});
