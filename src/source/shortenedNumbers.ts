import { cleanText } from '../catalogue/cleanText.ts';
import type { Problem } from '../catalogue/problem.ts';
import type { Column } from '../catalogue/product.ts';
import { quoted } from '../catalogue/reading.ts';
import { shownValue } from '../catalogue/shownValue.ts';
import type { TableRow } from './table.ts';

/** How a spreadsheet writes a long number: 1.23457E+11. */
const SHORTENED = /^\d([.,]\d{1,5})?E\+\d{2}$/;
const CODES: readonly (Column | null)[] = [
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

const TYPE_AS_TEXT = 'Format the column as text, and type the value again.';

/** Codes that a spreadsheet has made into numbers: some digits are lost, so two codes can become one. */
export function shortenedNumbers(rows: readonly TableRow[], columns: readonly (Column | null)[]): Problem[] {
  const idOf = ({ cells }: TableRow): string | null =>
    shownValue(cleanText(cells[columns.indexOf('id')] ?? '')) || null;
  return columns.flatMap((column, position) => {
    if (column === null || !CODES.includes(column)) return [];
    const codes = rows.map((row) => ({ row, text: cleanText(row.cells[position] ?? '') }));
    const isSetApart = lostZeros(codes.map(({ text }) => text));
    return codes.flatMap(({ row, text }) => {
      const reason =
        SHORTENED.test(text) || CUT.test(text) ? 'digits are lost' : isSetApart(text) ? 'zeros are lost' : null;
      if (reason === null) return [];
      const about = { severity: 'warning', row: row.number, column, id: idOf(row), value: shownValue(text) } as const;
      return [
        {
          ...about,
          reason: `${quoted(text)} looks like a code that became a number: ${reason}.`,
          suggestion: TYPE_AS_TEXT,
        },
      ];
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
