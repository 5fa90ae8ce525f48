import { cleanText } from '../../src/catalogue/cleanText.ts';
import { COLUMN_NAMES, COLUMNS, namesOf } from '../../src/catalogue/columns.ts';
import { lettersOf } from '../../src/catalogue/findWord.ts';
import type { Column } from '../../src/catalogue/product.ts';

/** The columns that every system needs. */
export const REQUIRED_COLUMNS: readonly Column[] = COLUMN_NAMES.filter((column) => COLUMNS[column].required);

const COLUMN_OF_LETTERS: ReadonlyMap<string, Column> = new Map(
  COLUMN_NAMES.flatMap((column) => namesOf(column).map((name) => [lettersOf(name), column] as const)),
);

/** The column with this name, whatever its case and spaces; null if there is none. */
export function columnNamed(name: string): Column | null {
  return COLUMN_OF_LETTERS.get(lettersOf(cleanText(name))) ?? null;
}
