import type { Column } from '../../src/catalogue/product.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import type { Cells } from './planColumns.ts';

/** How a spreadsheet writes a long number: 1.23457E+11. */
const SHORTENED = /^\d([.,]\d{1,5})?E\+\d{2}$/;
const CODES: readonly Column[] = [
  'id',
  'item_group_id',
  'model_number',
  'indoor_model',
  'outdoor_model',
  'gems_registration_number',
];
/** Spreadsheets keep 15 digits of a number and put zeros in place of the others. */
const CUT = /^[1-9]\d{14}0+$/;
const DIGITS = /^\d+$/;

/** Codes that a spreadsheet has made into numbers: some digits are lost, so two codes can become one. */
export function shortenedNumbers(
  rows: readonly { readonly number: number; readonly cells: Cells }[],
): readonly FileProblem[] {
  return CODES.flatMap((column) => {
    const texts = rows.map(({ cells }) => cells.get(column)?.text ?? '');
    const isSetApart = lostZeros(texts);
    return rows.flatMap(({ number: row, cells }, index): readonly FileProblem[] => {
      const text = texts[index]!;
      const isLost = SHORTENED.test(text) || CUT.test(text);
      if (!isLost && !isSetApart(text)) return [];
      const id = shownValue(cells.get('id')?.text ?? '') || null;
      const kind = isLost ? 'lost-digits' : 'lost-zeros';
      return [{ kind, severity: 'warning', row, column, id, value: shownValue(text) }];
    });
  });
}

/** True for a number with fewer digits than the codes that begin with 0, where all of those have the same number of digits. */
function lostZeros(texts: readonly string[]): (text: string) => boolean {
  const lengths = new Set(
    texts.filter((text) => DIGITS.test(text) && text.startsWith('0')).map(({ length }) => length),
  );
  const [length = 0] = lengths;
  return (text) => lengths.size === 1 && text.length < length && DIGITS.test(text) && text !== '0';
}
