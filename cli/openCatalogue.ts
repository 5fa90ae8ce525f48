import { type CatalogueWithCells, readCatalogueWithCells } from '../src/source/readCatalogue.ts';
import { readInputFile } from './readInputFile.ts';

export type OpenedCatalogue =
  | ({ readonly ok: true } & CatalogueWithCells)
  | { readonly ok: false; readonly reason: string };

/** @param sheet the sheet of a workbook; by default the only one with a header */
export function openCatalogue(file: string, sheet: string | undefined): OpenedCatalogue {
  const read = readInputFile(file, 'a catalogue file');
  return read.ok ? { ok: true, ...readCatalogueWithCells(file, read.bytes, sheet) } : read;
}
