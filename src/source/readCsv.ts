import { parseText, type TextTable } from './parseText.ts';
import { type ReadTable, readTable } from './readTable.ts';
import { columnNamed } from './tableHeader.ts';

/** Reads a catalogue as text with a header and one row for each system. Never throws. */
export function readCsv(text: string): ReadTable {
  return readTable(parseCsv(text));
}

/** The cells of a catalogue as text. Never throws. */
export function parseCsv(text: string): TextTable {
  return parseText(text, (cell) => columnNamed(cell) !== null);
}
