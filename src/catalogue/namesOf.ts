import { COLUMNS } from './columns.ts';
import type { Column } from './product.ts';

/** The names of a column: its own, and the second one if it has one. */
export function namesOf(column: Column): readonly string[] {
  const { alias } = COLUMNS[column];
  return alias === undefined ? [column] : [column, alias];
}
