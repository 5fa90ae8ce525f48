import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { type Compressors, type PreparedReply, prepareReply } from './prepareReply.ts';

/** The answer to the products call, made once for a catalogue. */
export interface PreparedProducts extends PreparedReply {
  /** When the catalogue was last changed, ISO 8601. */
  readonly updated: string;
  /** How many systems it holds. */
  readonly systems: number;
}

/**
 * A cache in front of the provider may answer by itself for five seconds and, while it asks anew, for ten more; for a day
 * where the provider does not answer. A browser asks with another `t` each time, so it always asks.
 */
const CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=10, stale-if-error=86400';

export async function prepareProducts(
  products: readonly Product[],
  updated: string,
  compressors?: Compressors,
): Promise<PreparedProducts> {
  const body = new TextEncoder().encode(writeReply(products, updated));
  const fields = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': CACHE_CONTROL };
  return { ...(await prepareReply(body, fields, compressors)), updated, systems: products.length };
}
