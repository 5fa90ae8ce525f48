/** One server for all pages: HTTP/1.1, one origin, every body precompressed, no caching. */
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
};

/** @param {Iterable<readonly [address: string, body: string | Buffer]>} files `…/index.html` also replies to `…/`. */
export async function serve(files) {
  const ready = new Map(
    Array.from(files, ([address, body]) => [
      address.replace(/index\.html$/, ''),
      { type: TYPES[extname(address)] ?? 'application/json; charset=utf-8', body: brotliCompressSync(body) },
    ]),
  );
  const server = createServer((request, response) => {
    const found = ready.get(new URL(request.url ?? '/', 'http://localhost').pathname);
    if (!found) return response.writeHead(404).end();
    const { type, body } = found;
    response.writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'br', 'Content-Length': body.length });
    response.end(body);
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
