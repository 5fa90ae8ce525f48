import { readCatalogue } from '../sheets/read/readCatalogue.ts';
import type { Catalogue } from '../sheets/read/readTable.ts';
import { readInputFile } from './readInputFile.ts';

export type OpenedCatalogue = ({ readonly ok: true } & Catalogue) | { readonly ok: false; readonly reason: string };

/** @param sheet the sheet of a workbook; by default the only one with a header */
export function openCatalogue(file: string, sheet: string | undefined): OpenedCatalogue {
  const read = readInputFile(file, 'a catalogue file');
  return read.ok ? { ok: true, ...readCatalogue(read.bytes, { name: file, sheet }) } : read;
}
