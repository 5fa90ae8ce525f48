import { EXAMPLE_ROWS } from '../sheets/write/exampleRows.ts';
import { templateCsv, templateWorkbook } from '../sheets/write/template.ts';
import type { CommandValues } from './options.ts';
import type { Output } from './output.ts';
import { writeAs } from './writeAs.ts';

/** `catalogue template`: a spreadsheet to fill in, to standard output or into a new file. */
export function writeTemplate({ examples = false, format, out }: CommandValues, output: Output): number {
  const rows = examples ? EXAMPLE_ROWS : [];
  return writeAs({ format, out, formats: ['csv', 'xlsx'] }, output, (kind) =>
    kind === 'xlsx' ? templateWorkbook(rows) : templateCsv(rows),
  );
}
