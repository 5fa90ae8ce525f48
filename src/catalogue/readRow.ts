import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import type { Problem, ProblemNote } from './problem.ts';
import type { Column, Product } from './product.ts';
import type { Reading } from './reading.ts';
import { shownValue } from './shownValue.ts';

/**
 * A row with every value unknown, to copy. It comes from JSON because browsers store an object built from computed
 * names as a hash table, with six times the memory; a copy of this one stays compact.
 */
const UNKNOWN_ROW = JSON.parse(
  JSON.stringify(Object.fromEntries(COLUMN_NAMES.map((column) => [column, null]))),
) as Record<Column, unknown>;

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
  const values = { ...UNKNOWN_ROW };
  let usable = true;
  let id: string | null = null;

  for (const column of COLUMN_NAMES) {
    const { value, notes } = read(column);
    values[column] = value;
    if (column === 'id' && value !== null) id = shownValue(value);
    const isLost = COLUMNS[column].required && value === null;
    if (isLost) usable = false;
    for (const note of isLost ? lostNotes(notes) : notes) {
      problems.push({ ...note, severity: isLost ? 'error' : 'warning', row, column, id });
    }
  }

  const half = halfOfPrice(values);
  if (half) {
    const [column, other] = half;
    const note = { kind: 'half-price', value: shownValue(values[column]), facts: { other } } as const;
    // If the other half couldn't be read, its own problem already says so.
    if (!problems.some((problem) => problem.column === other))
      problems.push({ ...note, severity: 'warning', row, column, id });
    values[column] = null;
  }

  // Each value has its property's type: the table of columns is typed by the record.
  return { product: usable ? (values as unknown as Product) : null, problems };
}

/** A required cell can't stay blank. */
function lostNotes(notes: readonly ProblemNote[]): readonly ProblemNote[] {
  if (notes.length === 0) return [{ kind: 'missing', value: null }];
  return notes.map((note) => (note.kind === 'means-unknown' ? { ...note, kind: 'required-unknown' } : note));
}

/**
 * The half of a price that stands alone, then the other one; null if both or neither are known. A price is shown only with what
 * it includes (Australian price display rules: a single total, no part price).
 */
function halfOfPrice(values: Readonly<Record<Column, unknown>>): readonly [Column, Column] | null {
  const hasPrice = values.price_from_aud !== null;
  if (hasPrice === (values.price_includes !== null)) return null;
  return hasPrice ? ['price_from_aud', 'price_includes'] : ['price_includes', 'price_from_aud'];
}
