import { MEANINGS } from '../src/catalogue/columnMeanings.ts';
import { COLUMN_NAMES, COLUMNS, type ColumnRule } from '../src/catalogue/columns.ts';
import type { Column } from '../src/catalogue/product.ts';

const HEAD = `The columns of a catalogue for Product Selector

The first row of the file has the names of the columns, in any order. Each row after it is one system. Lists are joined by a
vertical bar: townhouse|apartment. A blank cell means "unknown", never "no". Columns that are not in this list are ignored.

`;

/** The columns with their meanings and values, one a line, for the WordPress plugin. */
export function columnList(): string {
  return `${HEAD}${COLUMN_NAMES.map(describeColumn).join('\n')}\n`;
}

function describeColumn(name: Column): string {
  const column = COLUMNS[name];
  return `${name}: ${MEANINGS[name]}. ${column.required ? 'Required. ' : ''}${content(column)}.`;
}

function content(rule: ColumnRule): string {
  switch (rule.kind) {
    case 'text':
      return `Text of up to ${figure(rule.longest)} characters`;
    case 'url':
      return 'An address that starts with https:// or http://';
    case 'number':
      return `${rule.whole ? 'Whole number' : 'Number'}, ${figure(rule.min)} to ${figure(rule.max)}`;
    case 'one_of':
      return `One of: ${rule.values.join(', ')}`;
    case 'list_of':
      return `List of: ${rule.values.join(', ')}`;
    case 'yes_no':
      return 'yes or no';
    case 'controls':
      return `List of: ${rule.values.join(', ')}, each with ":optional" if it costs extra; or none`;
  }
}

function figure(value: number): string {
  return value.toLocaleString('en-AU');
}
