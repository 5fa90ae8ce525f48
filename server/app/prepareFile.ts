import { type Compressors, formsOf } from './forms.ts';

/** The file that host pages load, under a fixed name. */
export const ENTRY = 'product-selector.js';

export interface StoredFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
}

/** Files by address. Requests can't reach other files. */
export type Files = Pick<ReadonlyMap<string, StoredFile>, 'get'>;

const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const;

/** The file and its compressed forms, under the names that Hono's `serveStatic` looks for. */
export async function prepareFile(
  address: string,
  bytes: Uint8Array<ArrayBuffer>,
  compressors: Compressors = {},
): Promise<readonly (readonly [string, StoredFile])[]> {
  const forms = await formsOf(bytes, compressors);
  return forms.map(({ encoding, body, etag }) => [`${address}${ENDINGS[encoding]}`, { body, etag }]);
}

/** Cached for ever if the name has a digest of the content (`matches-B7x_9aQ2.js`). */
export function cacheControlOf(address: string): string {
  const name = address.slice(address.lastIndexOf('/') + 1);
  // "selector" also has eight letters.
  const hasDigest = /-[\w-]{8}\.[a-z0-9]+(\.map)?$/.test(name) && !/^product-selector\.[a-z0-9.]+$/.test(name);
  return hasDigest ? 'public, max-age=31536000, immutable' : 'no-cache';
}
