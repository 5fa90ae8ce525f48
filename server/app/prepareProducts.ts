import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import { type Compressors, type Form, formsOf } from './forms.ts';
import { FOR_EVERY_ORIGIN } from './headers.ts';

/** The products reply in one encoding. */
export interface ProductsForm extends Form {
  /** Its own headers. The middleware adds those that every reply has. */
  readonly headers: Readonly<Record<string, string>>;
  /** All headers in a reply that any origin may read: names and values in turn, as Node's `writeHead` takes them. */
  readonly direct: readonly string[];
  /** The same for a caller who has this form. */
  readonly directNotModified: readonly string[];
}

/** The products reply, made once for a catalogue. */
export interface PreparedProducts {
  /** Smallest first; the last is the plain one. */
  readonly forms: readonly ProductsForm[];
  /** When the catalogue was last changed, ISO 8601. */
  readonly updated: string;
  /** Number of systems. */
  readonly systems: number;
}

/**
 * A shared cache may use the reply for five seconds, for ten more while it revalidates, and for a day while the provider is
 * down. A browser's `t` differs in each call, so it always asks.
 */
const CACHE_CONTROL = 'public, max-age=5, stale-while-revalidate=10, stale-if-error=86400';

export async function prepareProducts(
  products: readonly Product[],
  updated: string,
  compressors: Compressors = {},
): Promise<PreparedProducts> {
  const forms = await formsOf(new TextEncoder().encode(writeReply(products, updated)), compressors);
  return { forms: forms.map(withHeaders), updated, systems: products.length };
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
