import { createHash } from 'node:crypto';
import type { Product } from '../src/catalogue/product.ts';
import { writeReply } from '../src/catalogue/writeReply.ts';

/** The answer to the products call, made once for a catalogue, so that a request costs no serialising and no hashing. */
export interface PreparedReply {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  /** When the catalogue was last changed, ISO 8601. */
  readonly updated: string;
  /** How many systems it holds. */
  readonly systems: number;
}

export function prepareReply(products: readonly Product[], updated: string): PreparedReply {
  const body = new TextEncoder().encode(writeReply(products, updated));
  return { body, etag: etagOf(body), updated, systems: products.length };
}

/** A strong validator: the same bytes give the same tag, also after a restart. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
}
