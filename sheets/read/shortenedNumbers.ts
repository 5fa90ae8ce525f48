import type { Column } from '../../src/catalogue/product.ts';
import { shownValue } from '../../src/catalogue/shownValue.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';
import type { Cells } from './planColumns.ts';

/** A long number in a spreadsheet's short form: 1.23457E+11. */
const SHORTENED = /^\d([.,]\d{1,5})?E\+\d{2}$/;
const CODES: readonly Column[] = [
  'id',
  'item_group_id',
  'model_number',
  'indoor_model',
  'outdoor_model',
  'gems_registration_number',
];
/** Spreadsheets keep 15 digits of a number and replace the others by zeros. */
const CUT = /^[1-9]\d{14}0+$/;
const DIGITS = /^\d+$/;

/** Finds codes that a spreadsheet has turned into numbers: lost digits can make two codes one. */
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

/** True for a number that is shorter than the codes beginning with 0, if all of those have the same length. */
function lostZeros(texts: readonly string[]): (text: string) => boolean {
  const lengths = new Set(
    texts.filter((text) => DIGITS.test(text) && text.startsWith('0')).map(({ length }) => length),
  );
  const [length = 0] = lengths;
  return (text) => lengths.size === 1 && text.length < length && DIGITS.test(text) && text !== '0';
}
