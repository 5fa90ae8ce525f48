import type { Problem } from '../src/catalogue/problem.ts';
import type { Product } from '../src/catalogue/product.ts';
import { readCatalogue } from '../src/source/readCatalogue.ts';
import { readInputFile } from './readInputFile.ts';

export type OpenedCatalogue =
  | { readonly ok: true; readonly products: readonly Product[]; readonly problems: readonly Problem[] }
  | { readonly ok: false; readonly reason: string };

export function openCatalogue(file: string): OpenedCatalogue {
  const read = readInputFile(file, 'a catalogue file');
  return read.ok ? { ok: true, ...readCatalogue(file, read.bytes) } : read;
}
