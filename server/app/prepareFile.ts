/** The file that host pages load, under a fixed name. */
export const ENTRY = 'product-selector.js';

/** The products reply among the files; its ending gives its content type. */
export const PRODUCTS_REPLY = 'products.json';

export interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  /** A strong tag. */
  readonly etag: string;
}

/** Files by address. Requests can't reach other files. */
export type Files = Pick<ReadonlyMap<string, StoredFile>, 'get'>;

/** The platform's compression. Without it, replies are plain. */
export type Compressors = Readonly<
  Partial<Record<'br' | 'gz', (bytes: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>>>
>;

/** The file and each compressed form that is smaller, under the names that Hono's `serveStatic` looks for. */
export async function prepareFile(
  address: string,
  body: Uint8Array<ArrayBuffer>,
  compressors: Compressors = {},
): Promise<readonly (readonly [string, StoredFile])[]> {
  const digest = base64(await crypto.subtle.digest('SHA-256', body));
  const tag = digest.replaceAll('+', '-').replaceAll('/', '_').slice(0, 27);
  const compressed = (['br', 'gz'] as const).map(async (ending) => {
    const bytes = await compressors[ending]?.(body);
    return bytes && bytes.length < body.length
      ? [[`${address}.${ending}`, { body: bytes, etag: `"${tag}-${ending}"` }] as const]
      : [];
  });
  return [...(await Promise.all(compressed)).flat(), [address, { body, etag: `"${tag}"` }]];
}

/**
 * Cached for ever if the name has a digest of the content (`matches-B7x_9aQ2.js`). A shared cache may use the products for five
 * seconds, for ten more while it revalidates, and for a day while the provider is down. Browsers send a new `t` in each call, so
 * they never use their own copy.
 */
export function cacheControlOf(address: string): string {
  if (address === PRODUCTS_REPLY) return 'public, max-age=5, stale-while-revalidate=10, stale-if-error=86400';
  const name = address.slice(address.lastIndexOf('/') + 1);
  // "selector" also has eight letters.
  const hasDigest = /-[\w-]{8}\.[a-z0-9]+(\.map)?$/.test(name) && !/^product-selector\.[a-z0-9.]+$/.test(name);
  return hasDigest ? 'public, max-age=31536000, immutable' : 'no-cache';
}

export function base64(bytes: ArrayBuffer): string {
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
