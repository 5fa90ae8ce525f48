import { cleanText } from './cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import type { Problem } from './problem.ts';
import type { Column, Product } from './product.ts';
import { readCell } from './readCell.ts';
import type { Note } from './reading.ts';
import type { TextNumbers } from './readNumber.ts';
import { shownValue } from './shownValue.ts';

/**
 * A row with every value unknown, to copy. It comes from JSON because browsers store an object built from computed
 * names as a hash table, with six times the memory; a copy of this one stays compact.
 */
const UNKNOWN_ROW = JSON.parse(
  JSON.stringify(Object.fromEntries(COLUMN_NAMES.map((column) => [column, null]))),
) as Record<Column, unknown>;

/**
 * Reads one unchecked row. An unusable cell is unknown, with a `warning`. Without its id, title or system type (the
 * `required` columns) there is no product, with an `error`.
 *
 * @param cells by column name; other keys are ignored
 * @param at the row number for problems, and whether numbers usually arrive as text
 */
export function readRow(
  cells: Readonly<Record<string, unknown>>,
  at: { readonly row: number | null; readonly textNumbers: TextNumbers },
): { product: Product | null; problems: Problem[] } {
  const id = readId(cells);
  const problems: Problem[] = [];
  const values = { ...UNKNOWN_ROW };
  let usable = true;

  for (const column of COLUMN_NAMES) {
    const rule = COLUMNS[column];
    const { value, notes } = readCell(rule, cellOf(cells, column), at.textNumbers);
    values[column] = value;
    const isLost = rule.required && value === null;
    if (isLost) usable = false;
    for (const note of isLost && notes.length === 0 ? [blank(column)] : notes) {
      problems.push({
        severity: isLost ? 'error' : 'warning',
        row: at.row,
        column,
        id,
        value: note.value,
        reason: note.reason,
        suggestion: suggestionOf(note, column, value === null),
      });
    }
  }

  const half = halfOfPrice(values);
  // If the other half couldn't be read, its own problem already says so.
  if (half && !problems.some(({ column }) => column === half.missing)) {
    problems.push({
      severity: 'warning',
      row: at.row,
      column: half.given,
      id,
      value: shownValue(cells[half.given]),
      reason: `There is a ${half.given} but no ${half.missing}, so no price is shown.`,
      suggestion: 'Fill in both, or leave both blank.',
    });
  }
  if (half) values[half.given] = null;

  // Each value has its property's type: the table of columns is typed by the record.
  return { product: usable ? (values as unknown as Product) : null, problems };
}

function blank(column: Column): Note {
  return { value: null, reason: `The row has no ${column}.`, advice: null };
}

/** The advice for a cell. An unknown one may be left blank, unless its column is required. */
function suggestionOf({ advice }: Note, column: Column, isUnknown: boolean): string {
  if (COLUMNS[column].required) return sentence(advice ?? `Fill in the ${column}`);
  if (advice === null) return 'Leave the cell blank.';
  if (!isUnknown) return sentence(advice);
  return advice.endsWith('?') ? `${advice} If not, leave it blank.` : `${advice}, or leave it blank.`;
}

function sentence(advice: string): string {
  return advice.endsWith('?') ? advice : `${advice}.`;
}

/** The row's id for a message; null if it has none. */
export function readId(cells: Readonly<Record<string, unknown>>): string | null {
  const { value } = readCell(COLUMNS.id, cellOf(cells, 'id'), 'usual');
  return value === null ? null : shownValue(value);
}

/** Own keys only, so inherited properties never count as cells. */
function cellOf(cells: Readonly<Record<string, unknown>>, column: Column): unknown {
  const { alias } = COLUMNS[column];
  if (alias !== undefined && isBlank(cells, column)) return own(cells, alias);
  return own(cells, column);
}

function own(cells: Readonly<Record<string, unknown>>, name: string): unknown {
  return Object.hasOwn(cells, name) ? cells[name] : undefined;
}

function isBlank(cells: Readonly<Record<string, unknown>>, column: Column): boolean {
  const cell = own(cells, column);
  return cell === undefined || cell === null || (typeof cell === 'string' && cleanText(cell) === '');
}

/**
 * The half of a price that stands alone; null if both or neither are known. A price is shown only with what it includes
 * (Australian price display rules: a single total, no part price).
 */
function halfOfPrice(
  values: Readonly<Record<Column, unknown>>,
): { readonly given: Column; readonly missing: Column } | null {
  const hasPrice = values.price_from_aud !== null;
  if (hasPrice === (values.price_includes !== null)) return null;
  const [given, missing] = hasPrice
    ? (['price_from_aud', 'price_includes'] as const)
    : (['price_includes', 'price_from_aud'] as const);
  return { given, missing };
}
