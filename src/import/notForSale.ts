import type { Mapping, RowFilter } from './mapping.ts';
import { shopField } from './shopHeadings.ts';
import { fold, positionOf, type SourceTable } from './sourceTable.ts';

/** What a shop's list doesn't show. */
const HIDDEN = ['hidden', 'search'];
const NOT_NEW = [
  'refurbished',
  'used',
  'second hand',
  'secondhand',
  'ex-display',
  'ex display',
  'factory second',
  'seconds',
];

/**
 * Filters that hold for every file: what a shop hides, keeps private or sells second-hand is left out. A filter of the mapping on
 * the same column replaces it, so a person can ask for these rows.
 */
export function notForSale(source: SourceTable, { only }: Mapping): readonly RowFilter[] {
  const asked = new Set(only.map(({ column }) => positionOf(source.columns, column)));
  return source.columns.flatMap((column, at): RowFilter[] => {
    if (asked.has(at)) return [];
    if (/(^|attribute)condition$/.test(fold(column.replace(/^g:/i, '')))) return [{ column, not: NOT_NEW }];
    if (source.from !== 'woocommerce') return [];
    if (shopField(column) === 'visibility') return [{ column, not: HIDDEN }];
    // A draft has 0 and a private product -1.
    return shopField(column) === 'published' ? [{ column, not: ['-1'] }] : [];
  });
}
