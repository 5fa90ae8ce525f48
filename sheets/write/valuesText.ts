import type { ColumnRule } from '../../src/catalogue/columns.ts';

/** The values that a cell of the column may hold, in words. */
export function valuesText(rule: ColumnRule): string {
  switch (rule.kind) {
    case 'text':
      return `Text of up to ${figure(rule.longest)} characters`;
    case 'postcodes':
      return 'Postcodes and ranges, such as 2000-2249, 2555';
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
      return `List of: ${rule.values.join(', ')}, each with ":optional" if it costs extra, or ":unknown"; or none`;
  }
}

function figure(value: number): string {
  return value.toLocaleString('en-AU');
}
