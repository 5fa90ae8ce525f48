/** One server for all pages: HTTP/1.1, one origin, every body compressed beforehand, nothing for a cache. */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/**
 * The files of a folder by their addresses, without those that only a developer tool asks for.
 * @param {string} folder
 * @param {string} address
 * @returns {[string, string | Buffer][]}
 */
export function filesOf(folder, address) {
  const names = readdirSync(folder).filter((name) => !name.endsWith('.map'));
  return names.map((name) => [address + name, readFileSync(join(folder, name))]);
}

/**
 * @param {Iterable<readonly [address: string, body: string | Buffer]>} files An address that ends in `index.html` is
 *   also reached without it.
 */
export async function serve(files) {
  /** @type {Map<string, { type: string, body: Buffer }>} */
  const ready = new Map();
  for (const [address, body] of files) {
    const reply = {
      type: TYPES[extname(address)] ?? 'application/json; charset=utf-8',
      body: brotliCompressSync(body),
    };
    ready.set(address.replace(/index\.html$/, ''), reply);
  }
  const server = createServer((request, response) => {
    const found = ready.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': found.type,
      'Content-Encoding': 'br',
      'Content-Length': found.body.length,
    });
    response.end(found.body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
