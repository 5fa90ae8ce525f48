import { COLUMN_HELP } from '../sheets/write/columnHelp.ts';
import { allowedText } from '../sheets/write/valuesText.ts';
import { COLUMN_NAMES, COLUMNS } from '../src/catalogue/columns.ts';

const HEAD = `The columns of a catalogue for Product Selector

The first row of the file has the names of the columns, in any order. Each row after it is one system. Lists are joined by a
vertical bar: townhouse|apartment. A blank cell means "unknown", never "no". Columns that are not in this list are ignored.

`;

/** The columns with their meanings and values, one per line, for the WordPress plugin. */
export function columnList(): string {
  const lines = COLUMN_NAMES.map((name) => {
    const rule = COLUMNS[name];
    return `${name}: ${COLUMN_HELP[name].meaning}. ${allowedText(rule)}.`;
  });
  return `${HEAD}${lines.join('\n')}\n`;
}
