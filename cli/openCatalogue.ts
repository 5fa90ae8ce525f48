import type { Problem } from '../src/catalogue/problem.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readCatalogue } from '../src/catalogue/readCatalogue.ts';
import { readInputFile } from './readInputFile.ts';

/** A catalogue that could be opened, with its problems, or why the file could not be. */
export type OpenedCatalogue =
  | { readonly ok: true; readonly products: readonly Product[]; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly reason: string };

/** Opens a catalogue file. */
export function openCatalogue(file: string): OpenedCatalogue {
  const read = readInputFile(file, 'a catalogue file');
  return read.ok ? { ok: true, ...readCatalogue(file, read.bytes) } : read;
}
