import { COLUMN_NAMES } from '../catalogue/columns.ts';
import { guardCell, quoteCell } from '../catalogue/csvCell.ts';
import type { Column } from '../catalogue/product.ts';
import type { Sheet } from '../catalogue/readCsv.ts';
import type { NewCells } from './fillCatalogue.ts';

/**
 * Writes a catalogue's sheet again with new cells: the same rows, columns and order, then the columns that are new.
 * No cell runs as a formula in a spreadsheet program.
 */
export function writeSheet({ records, delimiter, header, columns }: Sheet, cells: NewCells): string {
  const written = new Set([...cells.values()].flatMap((row) => [...row.keys()]));
  const added = COLUMN_NAMES.filter((column) => written.has(column) && !columns.includes(column));
  const lines = records.map((record, index) => {
    if (index === header) return [...record, ...added];
    const filled = cells.get(index);
    if (added.length === 0 && !filled) return record;
    if (index < header || record.every((cell) => cell === '')) return record;
    return filledRecord(record, columns, filled ?? new Map(), added);
  });
  const lastFilled = records.at(-1)?.join('') === '' ? -1 : records.length;
  const text = lines
    .slice(0, lastFilled)
    .map((line) => `${line.map((cell) => quoteCell(guardCell(cell))).join(delimiter)}\r\n`)
    .join('');
  // Excel takes a file for Windows-1252 without this mark.
  return /[\u0080-\uffff]/.test(text) ? `\uFEFF${text}` : text;
}

/** A row with more cells than the header can't be used, and stays so: its extra cells never land in a new column. */
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
