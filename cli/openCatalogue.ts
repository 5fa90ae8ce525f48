import { readInputFile } from '../server/publish/readInputFile.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import type { CatalogueOfRows } from '../sheets/read/readTable.ts';

export type OpenedCatalogue =
  | ({ readonly ok: true } & CatalogueOfRows)
  | { readonly ok: false; readonly reason: string };

/** @param sheet the sheet of a workbook; by default the only one with a header */
export function openCatalogue(file: string, sheet: string | undefined): OpenedCatalogue {
  const read = readInputFile(file, 'a catalogue file');
  return read.ok ? { ok: true, ...readCatalogueFile(read.bytes, { name: file, sheet }) } : read;
}
