import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csvText } from '../sheets/write/writeCsv.ts';
import { withoutFormulas } from '../src/catalogue/formula.ts';
import { enquiryHeader, enquiryRows } from '../src/parts/enquiry/rules/enquiryCsv.ts';
import { enquiryOf } from './enquiries/storeContract.ts';

/** Pieces of text with every character that begins a formula, ends a cell or hides either. */
const anyText = fc.string({
  unit: fc.constantFrom(...'=+-@＝＋－＠,;|\t\r\n"\' \u200b\ufeffab7'.split('')),
  maxLength: 12,
});
/** The separators of cells in spreadsheet programs of different countries. A quote in the middle of a cell has no effect there. */
const SEPARATORS = [',', ';', '\t'];

function formulasIn(text: string): readonly string[] {
  const begins = /^[\s"\u200b\ufeff]*[=+\-@＝＋－＠]/;
  const isHarmless = (cell: string) => /^[\s"]*([-+][\d.]+|\+[\d ]+)[\s"]*([,;|\t].*)?$/.test(cell);
  return SEPARATORS.flatMap((separator) =>
    text
      .split(/\r|\n/)
      .flatMap((line) => line.split(separator))
      .filter((cell) => begins.test(cell) && !isHarmless(cell)),
  );
}

it('no cell of the enquiries begins a formula in any program', () => {
  fc.assert(
    fc.property(anyText, anyText, (name, note) => {
      const enquiry = {
        ...enquiryOf(),
        reference: '7K3M-Q2XF',
        created: '2026-11-22T12:00:00.000Z',
        suspicions: [],
        marketingText: null,
        name,
        note,
      };
      expect(formulasIn(enquiryHeader() + enquiryRows([enquiry]))).toEqual([]);
    }),
  );
});

it.each(SEPARATORS)('no cell of a catalogue begins a formula in any program, separated by %j', (separator) => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 4 }), (cells) => {
      expect(formulasIn(csvText([cells], separator))).toEqual([]);
    }),
  );
});

it('no cell of a text for the clipboard begins a formula in any program, and points of a list stay readable', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(formulasIn(withoutFormulas(text))).toEqual([]);
    }),
  );
  expect(withoutFormulas('To check\n- Is 2.5 kW enough?\n- =cmd|x')).toBe('To check\n• Is 2.5 kW enough?\n• =cmd|x');
});
