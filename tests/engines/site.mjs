/** A shop's page with the built selector, and the built provider behind it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' };

/**
 * The missing screens: of the entry that a browser cached before an update, and of the first one that it loads past its
 * cache. The next entry has all of its screens.
 */
const GONE = ['ProductRoute', 'ResultRoute'];

const PAGE = (/** @type {string} */ folder) => `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <title>Our systems</title>
    <script>
      // Everything that a page hears of faults.
      window.heard = [];
      addEventListener('error', ({ message }) => window.heard.push(message));
      addEventListener('unhandledrejection', ({ reason }) => window.heard.push(String(reason)));
    </script>
    <script type="module" src="${folder}/product-selector.js"></script>
    <link rel="stylesheet" href="/embed/landing.css">
  </head>
  <body>
    <header>Our shop</header>
    <product-selector back="steps" share-url="https://shop.example/guide"></product-selector>
    <footer>ABN 12 345</footer>
  </body>
</html>`;

/** A page with nothing but the style sheet: `widths.mjs` puts elements in. */
const BOXES_PAGE =
  '<!doctype html><html lang="en-AU"><title>Boxes</title><link rel="stylesheet" href="/embed/landing.css"><style>body { margin: 0 }</style><body></body></html>';

/** The built provider with a database for enquiries. */
async function startProvider() {
  const folder = mkdtempSync(join(tmpdir(), 'engines-'));
  const program = spawn(process.execPath, ['dist/server/main.js', '--enquiries', join(folder, 'enquiries.db')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => program.once('exit', resolve));
  const address = await new Promise((resolve, reject) => {
    let out = '';
    program.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      const [, found] = /Product Selector is at (http:\/\/[^\s/]+)/.exec(out) ?? [];
      if (found) resolve(found);
    });
    program.once('exit', (code) => reject(new Error(`The provider ended with ${code}. Run: npm run build`)));
  });
  return {
    address,
    async end() {
      program.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A file of the built folder. In `/updated/`, the files of each age refer to each other, and one of them is gone.
 * @param {URL} url
 * @param {{ fresh: number }} asked
 */
async function readEmbed({ pathname, search }, asked) {
  const name = pathname.split('/').at(-1) ?? '';
  if (name.includes('-gone.')) return null;
  const isFresh = search.startsWith('?fresh=');
  if (isFresh) asked.fresh += 1;
  const [, madeAt = GONE.length] = name === 'product-selector.js' ? [name, 0] : (/-age(\d)\.js$/.exec(name) ?? []);
  const age = isFresh ? asked.fresh : Number(madeAt);
  const text = await readFile(join('dist/embed', name.replace(/-age\d\.js$/, '.js')), 'utf8');
  const missing = pathname.startsWith('/updated/') ? GONE[age] : undefined;
  if (!missing) return text;
  return text.replace(/(["`]\.\/)([\w-]+)(-[\w-]{8})\.js/g, (_, before, file, digest) =>
    file === missing ? `${before}${file}-gone.js` : `${before}${file}${digest}-age${age}.js`,
  );
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @param {string} provider
 */
async function forward(request, provider) {
  const { method = 'GET', url = '/', headers } = request;
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const kept = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !/^(host|connection|content-length|accept-encoding)$/.test(name)
      ? [/** @type {[string, string]} */ ([name, value])]
      : [],
  );
  const body = method === 'POST' ? { body: Buffer.concat(chunks).toString() } : {};
  return fetch(provider + url, { method, headers: kept, ...body });
}

/** Starts both. `asked.fresh` counts the entries that were requested past the caches. */
export async function startSite() {
  const provider = await startProvider();
  const asked = { fresh: 0 };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://page');
    const reply = (/** @type {string | null} */ text, /** @type {keyof typeof TYPES} */ type) => {
      response.writeHead(text === null ? 404 : 200, { 'content-type': TYPES[type], 'cache-control': 'no-cache' });
      response.end(text ?? '');
    };
    try {
      if (url.pathname === '/') return reply(PAGE('/embed'), 'html');
      if (url.pathname === '/boxes') return reply(BOXES_PAGE, 'html');
      if (url.pathname === '/update') return reply(PAGE('/updated'), 'html');
      const [, type] = /^\/(?:embed|updated)\/.*\.(js|css)$/.exec(url.pathname) ?? [];
      if (type) return reply(await readEmbed(url, asked), /** @type {'js' | 'css'} */ (type));
      const answer = await forward(request, provider.address);
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch {
      reply(null, 'html');
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async end() {
      server.closeAllConnections();
      server.close();
      await provider.end();
    },
  };
}
