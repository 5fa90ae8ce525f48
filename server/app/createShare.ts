import type { Fields } from './prepareReply.ts';

/** Adds to an answer's headers which other origins may use it. */
export type Share = (headers: Fields, origin: string | null) => Fields;

/**
 * The selector lives in pages of other origins: they load its files and read its two calls. No credentials are ever
 * involved, so anybody may by default.
 *
 * @param allowed the origins whose pages may; `null` for all
 */
export function createShare(allowed: readonly string[] | null): Share {
  const everybody = new WeakMap<Fields, Fields>();
  if (allowed === null) {
    return (headers) => {
      let shared = everybody.get(headers);
      if (!shared) {
        shared = { ...headers, ...EMBEDDABLE, ...readableFrom('*') };
        everybody.set(headers, shared);
      }
      return shared;
    };
  }
  return (headers, origin) => ({
    ...headers,
    ...EMBEDDABLE,
    // Also where the origin is not on the list: a cache must not hand that answer to one that is.
    Vary: headers.Vary ? `${headers.Vary}, Origin` : 'Origin',
    ...(origin !== null && allowed.includes(origin) ? readableFrom(origin) : {}),
  });
}

/** The selector waits as long as it is asked to, and a page of another origin sees no header that is not named. */
function readableFrom(origin: string): Fields {
  return { 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': 'Retry-After, Date' };
}

/** Pages that isolate themselves (`Cross-Origin-Embedder-Policy`) load only what says this. */
const EMBEDDABLE: Fields = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
