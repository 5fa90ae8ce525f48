import { describe, expect, it } from 'vitest';
import { describeProblem } from './describeProblem.ts';
import { readCatalogue } from './readCatalogue.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const lines = (text: string, file = 'range.csv'): readonly string[] =>
  readCatalogue(file, bytes(text)).problems.map((problem) => `${problem.severity}: ${describeProblem(problem, file)}`);
const row = (column: string, value: string): string => `id,title,system_type,${column}\nA,Split A,split,"${value}"\n`;

describe('a catalogue file', () => {
  it('is CSV, or JSON in the shape of the products reply when its name says so', () => {
    expect(readCatalogue('range.csv', bytes(row('phase', '1'))).products).toMatchObject([{ id: 'A', phase: 1 }]);
    const json = bytes('{"products": [{"id": "A", "title": "Split A", "system_type": "split"}]}');
    expect(readCatalogue('Range.JSON', json)).toMatchObject({ products: [{ id: 'A' }], problems: [] });
    expect(readCatalogue('range.csv', json).products).toEqual([]);
  });

  it('says why it cannot be used as a whole', () => {
    expect(lines('{', 'range.json')[0]).toMatch(
      /^error: range\.json: This is not JSON \(.+\)\. Export the file again\.$/,
    );
    expect(lines('7', 'range.json')[0]).toMatch(/^error: range\.json: .+ Use the shape \{"products": \[ … \]\}\.$/);
    expect(readCatalogue('range.json', bytes('7')).products).toEqual([]);
    const workbook = readCatalogue('range.csv', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]));
    expect(workbook.products).toEqual([]);
    expect(workbook.problems).toHaveLength(1);
  });

  it('keeps what was noticed about its text beside what was noticed about its rows', () => {
    const latin = Uint8Array.from(row('phase', 'single').replace('Split A', 'Caf\u00e9 A'), (letter) =>
      letter.charCodeAt(0),
    );
    const { products, problems } = readCatalogue('range.csv', latin);
    expect(products).toMatchObject([{ title: 'Café A', phase: 1 }]);
    expect(problems.map(({ severity, row: where }) => [severity, where])).toEqual([
      ['warning', null],
      ['warning', 2],
    ]);
  });
});
