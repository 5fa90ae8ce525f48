import { FINE } from './exitCode.ts';
import type { Output } from './output.ts';
import { writeNewFile } from './writeNewFile.ts';

export interface AskedFormat<Format extends string> {
  /** The given format; undefined to choose it by the file's name, or to use the first one. */
  readonly format: string | undefined;
  /** A new file; undefined for standard output. */
  readonly out: string | undefined;
  readonly formats: readonly Format[];
}

/** Writes the output of `make` for the chosen format, to standard output or into a new file. */
export function writeAs<Format extends string>(
  { format, out, formats }: AskedFormat<Format>,
  output: Output,
  make: (format: Format) => string | Uint8Array,
): number {
  const ending = formats.find((one) => out?.toLowerCase().endsWith(`.${one}`));
  const kind = format === undefined ? (ending ?? formats[0]) : formats.find((one) => one === format);
  if (kind === undefined) return output.refuse(`Unknown format ${format}. Use ${formats.join(' or ')}.`);
  if (kind === 'xlsx' && out === undefined && output.isTerminal) {
    return output.refuse("A terminal can't show a workbook. Name a file: --out catalogue.xlsx.");
  }
  const content = make(kind);
  if (out === undefined) {
    output.bytes(typeof content === 'string' ? new TextEncoder().encode(content) : content);
    return FINE;
  }
  const unwritten = writeNewFile(out, content);
  return unwritten === null ? FINE : output.refuse(unwritten);
}
