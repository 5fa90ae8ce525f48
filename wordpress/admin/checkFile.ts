import { MOST_FILE_BYTES } from '../../src/catalogue/catalogueLimits.ts';
import type { Problem } from '../../src/catalogue/problem.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { type Readiness, readiness } from '../../src/catalogue/readiness.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { readCatalogue } from '../../src/source/readCatalogue.ts';

export type CatalogueFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

export interface CheckedFile {
  readonly name: string;
  readonly products: readonly Product[];
  readonly errors: readonly Problem[];
  readonly warnings: readonly Problem[];
  /** Its size when published. */
  readonly bytes: number;
  readonly readiness: Readiness;
}

export type FileCheck =
  | ({ readonly ok: true } & CheckedFile)
  | { readonly ok: false; readonly reason: 'too-large'; readonly name: string; readonly size: number }
  | { readonly ok: false; readonly reason: 'unreadable'; readonly name: string };

/** Has the length of the site's time, which the page requests only when publishing. */
const SOME_TIME = '2026-01-01T00:00:00Z';

/** Reads a file as the selector would, after checking its size. Never rejects. */
export async function checkFile(file: CatalogueFile): Promise<FileCheck> {
  const { name, size } = file;
  if (size > MOST_FILE_BYTES) return { ok: false, reason: 'too-large', name, size };
  try {
    const { products, problems } = readCatalogue(name, new Uint8Array(await file.arrayBuffer()));
    return {
      ok: true,
      name,
      products,
      errors: problems.filter(({ severity }) => severity === 'error'),
      warnings: problems.filter(({ severity }) => severity === 'warning'),
      bytes: bytesOf(writeReply(products, SOME_TIME)),
      readiness: readiness({ products, problems }),
    };
  } catch {
    return { ok: false, reason: 'unreadable', name };
  }
}

/** In UTF-8. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}
