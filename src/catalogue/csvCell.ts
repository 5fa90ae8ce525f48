import { plainNumber } from './readNumber.ts';

/**
 * A cell as text that no spreadsheet program runs as a formula: with an apostrophe before `=`, `+`, `-`, `@`, a tab or a
 * carriage return at its beginning. A number stays a number.
 */
export function guardCell(cell: string): string {
  return /^[=+\-@\t\r]/.test(cell) && plainNumber(cell) === null ? `'${cell}` : cell;
}

/** A cell in double quotes where it would otherwise end early. */
export function quoteCell(cell: string): string {
  return /[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
