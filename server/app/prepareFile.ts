import { type Compressors, type PreparedReply, prepareReply } from './prepareReply.ts';

/** The file a host page loads. Its name never changes, so it is the one file browsers have to ask for again. */
export const ENTRY = 'product-selector.js';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  ts: 'text/plain; charset=utf-8',
};

/** Prepares a file of the built element, by its path below the folder. */
export function prepareFile(
  path: string,
  body: Uint8Array<ArrayBuffer>,
  compressors?: Compressors,
): Promise<PreparedReply> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const fields = {
    'Content-Type': TYPES[ending] ?? 'application/octet-stream',
    'Cache-Control': hasHash(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  return prepareReply(body, fields, compressors);
}

/**
 * Whether the build put a hash of the content into a name (`matches-B7x_9aQ2.js`). `product-selector.js` looks the same,
 * because "selector" has eight letters too, and must never be cached for ever.
 */
function hasHash(name: string): boolean {
  return /-[\w-]{8}\.[a-z0-9]+(\.map)?$/.test(name) && !/^product-selector\.[a-z0-9.]+$/.test(name);
}
