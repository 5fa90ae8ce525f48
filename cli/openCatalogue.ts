import { openMapping } from '../server/publish/openMapping.ts';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import type { CatalogueOfRows } from '../sheets/read/readTable.ts';
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
  const moment = { on: dayOf(Date.now()) };
  return { ok: true, ...readCatalogueFile(read.bytes, { name: file, sheet, mapping: how?.mapping, moment }) };
}
