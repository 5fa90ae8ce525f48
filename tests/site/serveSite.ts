import { once } from 'node:events';
import { createReadStream, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const BUILT = 'dist/site';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.png': 'image/png',
};
/** The headers that the docs state for files used by pages of other origins. */
const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD',
  'Access-Control-Allow-Headers': 'Content-Type',
};

export interface SiteServer {
  /** The site's first page, in a folder of the server. */
  readonly address: string;
  /** Requested paths that don't exist. */
  readonly missing: readonly string[];
  close(): Promise<void>;
}

/** Serves the built site as any web server would: a file without an ending has no type. */
export async function serveSite(folder = '/some/where/'): Promise<SiteServer> {
  if (!isFile(`${BUILT}/index.html`)) throw new Error('There is no site yet. Run: npm run site');
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(folder) ? decodeURIComponent(pathname.slice(folder.length)) : '..';
    const file = join(BUILT, path === '' || path.endsWith('/') ? `${path}index.html` : path);
    if (request.method === 'OPTIONS') return response.writeHead(204, CORS).end();
    if (!isFile(file)) {
      missing.push(pathname);
      return response.writeHead(404, CORS).end();
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { ...CORS, 'Content-Type': type });
    return createReadStream(file).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}${folder}`,
    missing,
    close: async () => {
      server.close();
      // A browser opens connections ahead; Node would wait a minute for the request that never comes.
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function isFile(file: string): boolean {
  if (!normalize(file).startsWith(`${normalize(BUILT)}/`)) return false;
  return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
}
