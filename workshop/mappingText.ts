import type { Target } from '../sheets/map/editMapping.ts';
import { COLUMNS } from '../src/catalogue/columns.ts';
import type { Column } from '../src/catalogue/product.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf } from './i18n.ts';
import type { MappingRow } from './mappingRows.ts';

/** "range.xlsx: 7 columns are used, 2 to check, 1 open. 12 systems can be read." */
export function mappingSummary(name: string, rows: readonly MappingRow[], systems: number): string {
  const count = (isCounted: (row: MappingRow) => boolean) => numberText(rows.filter(isCounted).length);
  const columns = sprintf(
    // translators: 1: name of a file, 2 to 4: numbers of columns
    __('%1$s: columns used %2$s, to check %3$s, open %4$s.', 'product-selector'),
    name,
    count(({ state }) => state === 'used'),
    count(({ suggested }) => suggested.length > 0),
    count(({ state, suggested }) => state === 'open' && suggested.length === 0),
  );
  const read = sprintf(
    // translators: %s: a number
    _n('%s system can be read.', '%s systems can be read.', systems, 'product-selector'),
    numberText(systems),
  );
  return `${columns} ${read}`;
}

export function missingText(missing: readonly Column[]): string {
  // translators: %s: names of columns
  return sprintf(__('Every system needs %s. Choose a column for it.', 'product-selector'), missing.join(', '));
}

/** The name of a target in the choice: `outdoor_width_mm`, or `controls: voice`. */
export function targetText(target: Target): string {
  return target.replace(':', ': ');
}

/** The unit of a column for which nobody has chosen one. */
export function ownUnit(column: Column): string {
  const rule = COLUMNS[column];
  return (rule.kind === 'number' && rule.unit) || '';
}
