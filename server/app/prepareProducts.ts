import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { type Compressors, PRODUCTS_REPLY, prepareFile, type StoredFile } from './prepareFile.ts';

/** The products reply, prepared once per catalogue. */
export interface PreparedProducts {
  /** The reply under `PRODUCTS_REPLY`, and its compressed forms. */
  readonly files: Readonly<Record<string, StoredFile>>;
  /** The time of the catalogue's last change, ISO 8601; null for a provider that has nothing published yet. */
  readonly updated: string | null;
  readonly systems: number;
}

export async function prepareProducts(
  products: readonly Product[],
  updated: string,
  compressors: Compressors = {},
): Promise<PreparedProducts> {
  const reply = new TextEncoder().encode(writeReply(products, updated));
  return prepareReply(reply, { updated, systems: products.length }, compressors);
}

/** The same for a reply that is written already. */
export async function prepareReply(
  reply: Uint8Array<ArrayBuffer>,
  about: Pick<PreparedProducts, 'updated' | 'systems'>,
  compressors: Compressors = {},
): Promise<PreparedProducts> {
  return { ...about, files: Object.fromEntries(await prepareFile(PRODUCTS_REPLY, reply, compressors)) };
}
