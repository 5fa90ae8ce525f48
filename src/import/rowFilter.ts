import { cleanText } from '../catalogue/cleanText.ts';
import type { TableRow } from '../source/table.ts';
import type { RowFilter } from './mapping.ts';
import { kindNamed } from './recogniseKind.ts';
import { positionOf } from './sourceTable.ts';

/** The first filter that leaves the row out; null if it passes. A filter on a column that isn't there lets every row pass. */
export function failedFilter(
  { cells }: TableRow,
  columns: readonly string[],
  only: readonly RowFilter[],
): RowFilter | null {
  const failed = only.find((filter) => {
    const at = positionOf(columns, filter.column);
    return at !== -1 && !passes(filter, cells[at] ?? '');
  });
  return failed ?? null;
}

function passes({ is, not, systemsOnly = false }: RowFilter, cell: string): boolean {
  if (systemsOnly && kindNamed(cell) === null) return false;
  const values = [cell, ...cell.split(/[,|;]/)].map((value) => cleanText(value).toLowerCase());
  const has = (words: readonly string[]): boolean => words.some((word) => values.includes(word.toLowerCase()));
  return (is === undefined || has(is)) && !has(not ?? []);
}
