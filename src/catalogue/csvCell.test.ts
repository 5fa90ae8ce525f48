import { describe, expect, it } from 'vitest';
import { guardCell, quoteCell } from './csvCell.ts';

describe('a cell that a spreadsheet program could run', () => {
  it.each(['=1+1', '+61 3 9999', '-7 kW', '-', '@SUM(A1)', '\tx', '\rx', '=2'])('gets an apostrophe: %j', (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
  });

  it.each(['-7', '+7.5', '-1e3', '7', '', 'a=b', "'=1+1", ' =1'])('stays as it is if it cannot run: %j', (cell) => {
    expect(guardCell(cell)).toBe(cell);
  });

  it('is guarded once, however often it is written', () => {
    expect(guardCell(guardCell('=1+1'))).toBe("'=1+1");
  });
});

describe('a cell with a separator', () => {
  it.each([
    ['a,b', '"a,b"'],
    ['a "b"', '"a ""b"""'],
    ['two\nlines', '"two\nlines"'],
    ['plain', 'plain'],
  ])('is quoted: %j', (cell, written) => {
    expect(quoteCell(cell)).toBe(written);
  });
});
