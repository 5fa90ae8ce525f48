import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { etagOf } from './prepareReply.ts';

export interface EmbedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
  readonly cacheControl: string;
}

/** The file a host page loads. Its name never changes, so it is the one file browsers have to ask for again. */
export const ENTRY = 'product-selector.js';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Reads the built element into memory, by its path below the folder. A request can only name what is in this table, so
 * no path of any spelling leads out of the folder; and a build that runs meanwhile cannot mix old files with new ones
 * (the new build is served after a restart).
 *
 * @throws when the folder cannot be read
 */
export function readEmbedFiles(folder: string): ReadonlyMap<string, EmbedFile> {
  const files = new Map<string, EmbedFile>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = new Uint8Array(readFileSync(path));
    files.set(relative(folder, path).split(sep).join('/'), {
      body,
      type: TYPES[extname(entry.name).toLowerCase()] ?? 'application/octet-stream',
      etag: etagOf(body),
      cacheControl: hasHash(entry.name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  }
  return files;
}

/**
 * Whether the build put a hash of the content into a name (`matches-B7x_9aQ2.js`). `product-selector.js` looks the same,
 * because "selector" has eight letters too, and must never be cached for ever.
 */
function hasHash(name: string): boolean {
  return /-[\w-]{8}\.[a-z0-9]+(\.map)?$/.test(name) && !/^product-selector\.[a-z0-9.]+$/.test(name);
}
