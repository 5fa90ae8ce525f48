import { cleanText } from './cleanText.ts';
import { COLUMN_NAMES, COLUMNS } from './columns.ts';
import type { Problem } from './problem.ts';
import type { Column, Product } from './product.ts';
import { readCell } from './readCell.ts';
import { BLANK, type Note, type Reading } from './reading.ts';
import type { TextNumbers } from './readNumber.ts';
import { shownValue } from './shownValue.ts';

/**
 * What the cells of one file or reply have been read as, by column: what is said again and again is read once, and kept
 * in memory once. Begins empty.
 */
export type Readings = Map<string, Map<unknown, Reading<unknown>>>;

/** Where a column says something else in every row, keeping more of it helps nobody. */
const MOST_READINGS = 500;

/**
 * A row of which nothing is known, to be copied. From JSON, because a browser keeps an object that grows by computed names
 * as a hash table, which takes six times the memory; a copy of this one stays a plain record.
 */
const UNKNOWN_ROW = JSON.parse(
  JSON.stringify(Object.fromEntries(COLUMN_NAMES.map((column) => [column, null]))),
) as Record<Column, unknown>;

/**
 * Reads one row that nobody has checked. A cell that cannot be used is unknown, with a `warning`; only without its id,
 * title or system type, the columns that are `required`, is there no product, with an `error`.
 *
 * @param cells by column name; other keys are not looked at
 * @param at where the row stands, for the problems; and whether numbers arrive as text as a matter of course
 * @param readings of the rows before it, which all say `textNumbers` alike; this row's are added
 */
export function readRow(
  cells: Readonly<Record<string, unknown>>,
  at: { readonly row: number | null; readonly textNumbers: TextNumbers },
  readings?: Readings,
): { product: Product | null; problems: Problem[] } {
  const id = readId(cells);
  const problems: Problem[] = [];
  const values = { ...UNKNOWN_ROW };
  let usable = true;

  for (const column of COLUMN_NAMES) {
    const rule = COLUMNS[column];
    const { value, notes } = readOnce(readings, column, cellOf(cells, column), at.textNumbers);
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
  // Where the other half could not be read, its own problem has said so.
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

  // Each value has the type of its property: the table of columns is typed by the record.
  return { product: usable ? (values as unknown as Product) : null, problems };
}

function blank(column: Column): Note {
  return { value: null, reason: `The row has no ${column}.`, advice: null };
}

/** What to do about a cell. One that is unknown may be left blank, unless its column is required. */
function suggestionOf({ advice }: Note, column: Column, isUnknown: boolean): string {
  if (COLUMNS[column].required) return sentence(advice ?? `Fill in the ${column}`);
  if (advice === null) return 'Leave the cell blank.';
  if (!isUnknown) return sentence(advice);
  return advice.endsWith('?') ? `${advice} If not, leave it blank.` : `${advice}, or leave it blank.`;
}

function sentence(advice: string): string {
  return advice.endsWith('?') ? advice : `${advice}.`;
}

/** The same reading for the same cell. */
function readOnce(
  readings: Readings | undefined,
  column: Column,
  cell: unknown,
  textNumbers: TextNumbers,
): Reading<unknown> {
  if (cell === undefined || cell === null) return BLANK;
  const read = () => readCell(COLUMNS[column], cell, textNumbers);
  const isList = typeof cell === 'object';
  if (!readings || (isList && !isWords(cell))) return read();
  // Text that looks like a list is not one.
  const name = isList ? `${column} as a list` : column;
  const key = isList ? JSON.stringify(cell) : cell;
  let kept = readings.get(name);
  if (!kept) {
    kept = new Map();
    readings.set(name, kept);
  }
  const before = kept.get(key);
  if (before) return before;
  const reading = read();
  if (kept.size < MOST_READINGS) kept.set(key, reading);
  return reading;
}

function isWords(cell: object): boolean {
  return Array.isArray(cell) && cell.every((member) => typeof member === 'string');
}

/** The id of a row as a message shows it; null when it has none. */
export function readId(cells: Readonly<Record<string, unknown>>): string | null {
  const { value } = readCell(COLUMNS.id, cellOf(cells, 'id'), 'usual');
  return value === null ? null : shownValue(value);
}

/** Only the row's own keys count, so that what every object inherits is never taken for a cell. */
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
 * Which half of a price stands alone; null when both or neither are known. A price is shown only together with what it
 * pays for (Australian price display rules: a single total, and no part price).
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
