import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import type { Problem, ProblemNote } from './problem.ts';
import { type Column, PRICE_COLUMNS, type Product } from './product.ts';
import type { Reading } from './reading.ts';
import { shownValue } from './shownValue.ts';

/**
 * A product with every value unknown, to copy. It comes from JSON because browsers store an object built from computed
 * names as a hash table, with six times the memory; a copy of this one stays compact.
 */
const UNKNOWN_PRODUCT = JSON.parse(
  JSON.stringify({
    ...Object.fromEntries(COLUMN_NAMES.filter((column) => !isOfPrice(column)).map((column) => [column, null])),
    price: null,
  }),
) as Record<Column | 'price', unknown>;

/**
 * Makes a product of a row's readings. An unusable cell is unknown, with a `warning`. Without its id, title or system type
 * (the `required` columns) there is no product, with an `error`.
 *
 * @param read gives a value of the column's type; called once for each column
 * @param row the number for problems
 */
export function readRow(
  read: (column: Column) => Reading<unknown>,
  row: number,
): { product: Product | null; problems: Problem[] } {
  const problems: Problem[] = [];
  const values = { ...UNKNOWN_PRODUCT };
  const price: Partial<Record<Column, unknown>> = {};
  let usable = true;
  let id: string | null = null;

  for (const column of COLUMN_NAMES) {
    const { value, notes } = read(column);
    (isOfPrice(column) ? price : values)[column] = value;
    if (column === 'id' && value !== null) id = shownValue(value);
    const isLost = COLUMNS[column].required && value === null;
    if (isLost) usable = false;
    for (const note of isLost ? lostNotes(notes) : notes) {
      problems.push({ ...note, severity: isLost ? 'error' : 'warning', row, column, id });
    }
  }

  const { price_from_aud: aud, price_includes: includes } = price;
  if (aud !== null && includes !== null) values.price = { aud, includes };
  // A price without what it includes, or the other way round. If the other half couldn't be read, its own problem already says so.
  else
    for (const column of PRICE_COLUMNS) {
      const other = PRICE_COLUMNS.find((one) => one !== column)!;
      if (price[column] === null || problems.some((problem) => problem.column === other)) continue;
      const note = { kind: 'half-price', value: shownValue(price[column]), facts: { other } } as const;
      problems.push({ ...note, severity: 'warning', row, column, id });
    }

  // Each value has its property's type: the table of columns is typed by the record.
  return { product: usable ? (values as unknown as Product) : null, problems };
}

/** A required cell can't stay blank. */
function lostNotes(notes: readonly ProblemNote[]): readonly ProblemNote[] {
  if (notes.length === 0) return [{ kind: 'missing', value: null }];
  return notes.map((note) => (note.kind === 'means-unknown' ? { ...note, kind: 'required-unknown' } : note));
}

function isOfPrice(column: Column): boolean {
  return PRICE_COLUMNS.some((one) => one === column);
}
