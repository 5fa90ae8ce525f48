import type { Target } from '../../sheets/map/editMapping.ts';
import type { SkippedRows } from '../../sheets/open/table.ts';
import type { LeftOut } from '../../sheets/read/rowFilter.ts';
import { COLUMNS } from '../../src/catalogue/columns.ts';
import type { Column } from '../../src/catalogue/product.ts';
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

/** The rows that the mapping's filters leave out, one line for each filter. */
export function leftOutTexts(leftOut: readonly LeftOut[]): readonly string[] {
  return leftOut.map(({ filter: { column, is, not = [], systemsOnly, onSaleOnly }, rows }) => {
    if (systemsOnly) {
      // translators: 1: a number, 2: name of a column
      const other = __('Rows left out: %1$s, because “%2$s” names other goods.', 'product-selector');
      return sprintf(other, numberText(rows.length), column);
    }
    if (onSaleOnly && not.length === 0) {
      // translators: 1: a number, 2: name of a column
      const over = __('Rows left out: %1$s, because “%2$s” says that it isn’t sold any more.', 'product-selector');
      return sprintf(over, numberText(rows.length), column);
    }
    return sprintf(
      is === undefined
        ? // translators: 1: a number, 2: name of a column, 3: values
          __('Rows left out: %1$s, because “%2$s” is %3$s.', 'product-selector')
        : // translators: 1: a number, 2: name of a column, 3: values
          __('Rows left out: %1$s, because “%2$s” isn’t %3$s.', 'product-selector'),
      numberText(rows.length),
      column,
      (is ?? not).map((word) => word || __('blank', 'product-selector')).join(', '),
    );
  });
}

/** The rows that aren't products, one line for each reason. */
export function skippedTexts(skipped: readonly SkippedRows[]): readonly string[] {
  return skipped.map(({ reason, rows }) => sprintf(skippedText(reason), numberText(rows.length)));
}

function skippedText(reason: SkippedRows['reason']): string {
  switch (reason) {
    case 'headings':
      // translators: %s: a number
      return __('Rows left out: %s, because they repeat the headings.', 'product-selector');
    case 'single-cell':
      // translators: %s: a number
      return __(
        'Rows left out: %s, because they have one cell only, as the name of a section has.',
        'product-selector',
      );
    case 'total':
      // translators: %s: a number
      return __('Rows left out: %s, because they are sums.', 'product-selector');
  }
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
