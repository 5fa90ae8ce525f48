import { type FileToOpen, openTable } from '../open/openTable.ts';
import { type CatalogueOfRows, readTable, refusedCatalogue } from './readTable.ts';

/** Reads a catalogue from a file of any kind. Never throws. A file over a limit gives an error for the whole file. */
export function readCatalogueFile(bytes: Uint8Array, file: FileToOpen): CatalogueOfRows {
  const opened = openTable(bytes, file);
  return opened.ok ? readTable(opened.table, null) : refusedCatalogue([opened.problem], opened.choices);
}
