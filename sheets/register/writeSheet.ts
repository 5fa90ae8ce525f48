import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';
import { type SheetCells, sheetText } from '../read/sheetCells.ts';
import type { NewCells } from './fillCatalogue.ts';

/** Writes a catalogue's sheet again with new cells: the same rows and columns in the same order, then new columns. */
export function writeSheet(sheet: SheetCells, cells: NewCells): string {
  const { records, header, columns } = sheet;
  const written = new Set([...cells.values()].flatMap((row) => [...row.keys()]));
  const added = COLUMN_NAMES.filter((column) => written.has(column) && !columns.includes(column));
  const rows = records.map((record, index) => {
    // Below merged headings, the second row with names can be longer.
    if (index === header && added.length > 0) return [...columns.map((_, at) => record[at] ?? ''), ...added];
    const filled = cells.get(index);
    if (added.length === 0 && !filled) return record;
    if (index < header || record.length === 0) return record;
    return filledRecord(record, columns, filled ?? new Map(), added);
  });
  return sheetText(sheet, rows);
}

/** A row with more cells than the header can't be used. It stays as it is, and its extra cells never land in a new column. */
function filledRecord(
  record: readonly string[],
  columns: readonly (Column | null)[],
  filled: ReadonlyMap<Column, string>,
  added: readonly Column[],
): readonly string[] {
  const cells = columns.map((column, position) => {
    return (column === null ? undefined : filled.get(column)) ?? record[position] ?? '';
  });
  return [...cells, ...added.map((column) => filled.get(column) ?? ''), ...record.slice(columns.length)];
}
