import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { type Compressors, type Form, formsOf } from './forms.ts';
import { FOR_EVERY_ORIGIN } from './headers.ts';

export interface ProductsForm extends Form {
  /** Without the headers that the middleware adds. */
  readonly headers: Readonly<Record<string, string>>;
  /** All headers if any origin may read the reply: names and values in turn, for Node's `writeHead`. */
  readonly direct: readonly string[];
  /** The same for a 304. */
  readonly directNotModified: readonly string[];
}

/** The products reply, prepared once per catalogue. */
export interface PreparedProducts {
  /** Smallest first; the last is the plain one. */
  readonly forms: readonly ProductsForm[];
  /** The time of the catalogue's last change, ISO 8601; null for a provider that has nothing published yet. */
  readonly updated: string | null;
  readonly systems: number;
}

/**
 * A shared cache may use the reply for five seconds, for ten more while it revalidates, and for a day while the provider is
 * down. Browsers send a new `t` in each call, so they never use their own copy.
 */
const CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=10, stale-if-error=86400';

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
  return { ...about, forms: (await formsOf(reply, compressors)).map(withHeaders) };
}

function withHeaders(form: Form): ProductsForm {
  const kept = { 'Cache-Control': CACHE_CONTROL, ETag: form.etag, Vary: 'Accept-Encoding' };
  const headers = {
    ...kept,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(form.body.length),
    ...(form.encoding === 'identity' ? {} : { 'Content-Encoding': form.encoding }),
  };
  const flat = (fields: object) => Object.entries({ ...fields, ...FOR_EVERY_ORIGIN }).flat();
  return { ...form, headers, direct: flat(headers), directNotModified: flat(kept) };
}
