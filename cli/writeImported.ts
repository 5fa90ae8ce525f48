import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { type CatalogueChanges, compareCatalogues } from '../sheets/compare/compareCatalogues.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import type { Product } from '../src/catalogue/product.ts';
import { replaceFile } from './replaceFile.ts';
import { writeNewFile } from './writeNewFile.ts';

/** The result of writing an import. */
export type Written =
  /** `changes` is null for a new file. */
  | { readonly ok: true; readonly changes: CatalogueChanges | null; readonly isWritten: boolean }
  | { readonly ok: false; readonly reason: string };

interface Import {
  readonly file: string;
  readonly out: string;
  /** True to replace an existing catalogue. */
  readonly acceptChanges: boolean;
}

/**
 * Writes an imported catalogue. An existing catalogue is compared, and replaced only with `acceptChanges`; other existing files
 * are never replaced.
 */
export function writeImported(
  { file, out, acceptChanges }: Import,
  text: string,
  products: readonly Product[],
): Written {
  const existing = existsSync(out) && resolve(out) !== resolve(file) ? openOwn(out) : null;
  if (existing === null) {
    const reason = writeNewFile(out, text);
    return reason === null ? { ok: true, changes: null, isWritten: true } : { ok: false, reason };
  }
  const changes = compareCatalogues(existing.products, products);
  const bytes = new TextEncoder().encode(text);
  if (Buffer.from(existing.bytes).equals(bytes)) return { ok: true, changes, isWritten: true };
  if (!acceptChanges) return { ok: true, changes, isWritten: false };
  const reason = replaceFile(out, bytes, out);
  return reason === null ? { ok: true, changes, isWritten: true } : { ok: false, reason };
}

/** An existing catalogue as imports write it, with at least one system to compare; null for other files. */
function openOwn(file: string) {
  const read = readInputFile(file, 'a catalogue file');
  if (!read.ok) return null;
  const { products, found } = readCatalogueFile(read.bytes, { name: file, sheet: undefined });
  return found?.sheet === null && products.length > 0 ? { products, bytes: read.bytes } : null;
}
