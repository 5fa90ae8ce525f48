import { EXAMPLE_ROWS } from '../sheets/write/exampleRows.ts';
import { templateCsv, templateWorkbook } from '../sheets/write/template.ts';
import { FINE } from './exitCode.ts';
import type { Output } from './output.ts';
import { writeNewFile } from './writeNewFile.ts';

interface Asked {
  readonly examples?: boolean | undefined;
  readonly format?: string | undefined;
  readonly out?: string | undefined;
}

/** `catalogue template`: a spreadsheet to fill in, to standard output or into a new file. */
export function writeTemplate({ examples = false, format, out }: Asked, output: Output): number {
  const kind = format ?? (out?.toLowerCase().endsWith('.xlsx') ? 'xlsx' : 'csv');
  if (kind !== 'csv' && kind !== 'xlsx') return output.refuse(`Unknown format ${kind}. Use csv or xlsx.`);
  if (kind === 'xlsx' && out === undefined && output.isTerminal) {
    return output.refuse("A terminal can't show a workbook. Name a file: --out catalogue.xlsx.");
  }
  const rows = examples ? EXAMPLE_ROWS : [];
  const content = kind === 'xlsx' ? templateWorkbook(rows) : new TextEncoder().encode(templateCsv(rows));
  if (out === undefined) {
    output.bytes(content);
    return FINE;
  }
  const unwritten = writeNewFile(out, content);
  return unwritten === null ? FINE : output.refuse(unwritten);
}
