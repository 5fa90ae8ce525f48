import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';

/** Beginnings of column names that make a group, the larger groups first. */
const GROUPS = ['stars_', 'kwh_', 'stars_cool_', 'stars_heat_', 'kwh_cool_', 'kwh_heat_'];

/** Columns as a short list, with a star for a whole group: `stars_*, kwh_cool_*, phase`. */
export function shortList(columns: readonly Column[]): string {
  const rest = new Set<string>(columns);
  const names: string[] = [];
  for (const group of GROUPS) {
    const members = COLUMN_NAMES.filter((column) => column.startsWith(group));
    if (!members.every((column) => rest.has(column))) continue;
    for (const column of members) rest.delete(column);
    names.push(`${group}*`);
  }
  return [...names, ...rest].join(', ');
}

/**
 * The cell `filled_from` after a fill. It keeps earlier sources at its start.
 * @param date as YYYY-MM-DD
 */
export function filledFrom(earlier: string, date: string, columns: readonly Column[]): string {
  const source = `GEMS register, ${date}: ${shortList(columns)}`;
  return earlier === '' ? source : `${earlier}; ${source}`;
}
