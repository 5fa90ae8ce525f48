import { openMapping } from '../server/publish/openMapping.ts';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { readByKept } from '../sheets/map/addedColumns.ts';
import { openTable } from '../sheets/open/openTable.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import { type CatalogueOfRows, refusedCatalogue } from '../sheets/read/readTable.ts';
import { dayOf } from '../src/catalogue/dayOf.ts';

export type OpenedCatalogue =
  | ({ readonly ok: true } & CatalogueOfRows)
  | { readonly ok: false; readonly reason: string };

/**
 * Reads a catalogue, or a sheet by its mapping, with the prices that hold now.
 *
 * @param sheet the sheet of a workbook; by default the only one with a header
 * @param mapping the mapping's file; undefined if the file has a catalogue's columns
 */
export function openCatalogue(file: string, sheet: string | undefined, mapping?: string): OpenedCatalogue {
  const how = mapping === undefined ? undefined : openMapping(mapping);
  if (how?.ok === false) return how;
  const read = readInputFile(file, 'a catalogue file');
  if (!read.ok) return read;
  if (how === undefined) return { ok: true, ...readCatalogueFile(read.bytes, { name: file, sheet }) };
  const { from: kind, header, sheet: kept } = how.mapping;
  const opened = openTable(read.bytes, { name: file, kind, header, sheet: sheet ?? kept });
  if (!opened.ok) return { ok: true, ...refusedCatalogue([opened.problem], opened.choices) };
  return { ok: true, ...readByKept(opened.table, how.mapping, { on: dayOf(Date.now()) }) };
}
