import type { Target } from '../sheets/map/editMapping.ts';
import { COLUMN_NOUNS, CONTROL_NOUNS, QUESTION_TEXTS } from '../sheets/map/questionTexts.ts';
import { COLUMNS } from '../src/catalogue/columns.ts';
import { CONTROLS, type Column } from '../src/catalogue/product.ts';
import { numberText } from './formats.ts';
import { __, _n, sprintf, translated } from './i18n.ts';
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
  return sprintf(
    __('Every system needs %s. Choose a column for it.', 'product-selector'),
    missing.map(targetText).join(', '),
  );
}

/** What a column or a control is called in a sentence, such as "the width of the outdoor unit". */
export function targetText(target: Target): string {
  const control = CONTROLS.find((one) => target === `controls:${one}`);
  return translated(control ? CONTROL_NOUNS[control] : COLUMN_NOUNS[target as Column]);
}

/** The same as a choice of its own. */
export function targetLabel(target: Target): string {
  const text = targetText(target);
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** A catalogue's word in plain words: "split systems", "house flat roof". */
export function valueText(value: string): string {
  const known = VALUE_TEXTS[value as keyof typeof VALUE_TEXTS];
  return known ? translated(known) : value.replaceAll('_', ' ').replaceAll('|', ', ').replace(':', ': ');
}

const VALUE_TEXTS = {
  split: QUESTION_TEXTS.kind_split,
  multi_split: QUESTION_TEXTS.kind_multi_split,
  ducted: QUESTION_TEXTS.kind_ducted,
  slim_ducted: QUESTION_TEXTS.kind_slim_ducted,
  supply_only: QUESTION_TEXTS.supply_only,
  supply_and_standard_install: QUESTION_TEXTS.supply_and_standard_install,
} as const;

/** The unit of a column for which nobody has chosen one. */
export function ownUnit(column: Column): string {
  const rule = COLUMNS[column];
  return (rule.kind === 'number' && rule.unit) || '';
}
