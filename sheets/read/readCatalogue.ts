import { type FileToOpen, openTable } from '../open/openTable.ts';
import type { Mapping } from './mapping.ts';
import { type CatalogueOfRows, readTable, refusedCatalogue } from './readTable.ts';
import type { Moment } from './sales.ts';

interface CatalogueFile extends FileToOpen {
  /** The way from its columns to a catalogue's; by default, they are a catalogue's own. */
  readonly mapping?: Mapping | undefined;
  /** For prices of sales; by default, every dated sale is over. */
  readonly moment?: Moment | undefined;
}

/** Reads a catalogue from a file of any kind. Never throws. A file over a limit gives an error for the whole file. */
export function readCatalogueFile(
  bytes: Uint8Array,
  { mapping, moment, sheet, ...file }: CatalogueFile,
): CatalogueOfRows {
  const how = mapping && { header: mapping.header, kind: mapping.from };
  const opened = openTable(bytes, { ...file, ...how, sheet: sheet ?? mapping?.sheet });
  if (!opened.ok) return refusedCatalogue([opened.problem], opened.choices);
  return readTable(opened.table, mapping ?? null, moment ?? null);
}
