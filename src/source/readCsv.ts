import { parseText } from './parseText.ts';
import { type ReadTable, readTable } from './readTable.ts';
import { columnNamed } from './tableHeader.ts';

/** Reads a catalogue as text with a header and one row for each system. Never throws. */
export function readCsv(text: string): ReadTable {
  return readTable(parseText(text, (cell) => columnNamed(cell) !== null));
}
