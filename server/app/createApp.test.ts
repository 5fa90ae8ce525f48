import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { demoPage } from '../demoPage.ts';
import { ADDRESS_LIMIT, type App, type AppOptions, createApp, DEMO as DEMO_FILE, type Direct } from './createApp.ts';
import { pagePolicy } from './pagePolicy.ts';
import { prepareFile, type StoredFile } from './prepareFile.ts';
import { type PreparedProducts, prepareProducts } from './prepareProducts.ts';

const INIT = '/wp-json/product-selector/v2/init';
const PRODUCTS = '/wp-json/product-selector/v2/products';
const DEMO = demoPage(readFileSync(new URL('../demo.html', import.meta.url), 'utf8'), '', { file: null, systems: 2 });
const FILES = [
  'product-selector.js',
  'product-selector.js.map',
  'product-selector.css',
  'product-selector-Bx7_k-9Q.js',
  'chunks/matches-AbCd1234.js',
  'chunks/matches-AbCd1234.js.map',
  'style-AbCd1234.css',
  'house-AbCd1234.svg',
  'manifest.json',
];

let options: AppOptions;
let catalogue: { current: PreparedProducts };
let app: App;

beforeAll(async () => {
  const contents = FILES.map((path) => [`/embed/${path}`, `content of ${path}`] as const);
  const prepared = [...contents, [DEMO_FILE, DEMO] as const].map(([address, text]) =>
    prepareFile(address, new TextEncoder().encode(text), {}),
  );
  const files: ReadonlyMap<string, StoredFile> = new Map((await Promise.all(prepared)).flat());
  catalogue = { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') };
  options = { catalogue, files, policy: await pagePolicy(DEMO, ["'self'"]) };
  app = createApp(options);
});
afterEach(() => vi.restoreAllMocks());

async function ask(path: string, init?: RequestInit, by = app): Promise<Response> {
  return by.fetch(new Request(`http://localhost${path}`, init));
}

/** The headers by name and value. */
function pairs({ headers }: Direct): [string, string][] {
  return headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1]!]] : []));
}

/** The uncompressed form. */
function plain({ forms }: PreparedProducts) {
  return forms.at(-1)!;
}

describe('the demo page', () => {
  it('has the selector, with content for visitors without JavaScript', async () => {
    const response = await ask('/');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
    expect(html).toBe(DEMO);
    expect(html).toMatch(/<product-selector\b[\s\S]*<h1>[\s\S]*<a href=[\s\S]*<\/product-selector>/);
  });

  it('loads nothing from other hosts', () => {
    const addresses = [...DEMO.matchAll(/\b(?:src|href|action)="([^"]*)"|url\(([^)]*)\)/g)].map((m) => m[1] ?? m[2]!);
    expect(addresses.filter((address) => !/^[/#]/.test(address) && !address.startsWith('data:'))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith('//'))).toEqual([]);
  });
});

describe('the built element', () => {
  it.each([
    ['product-selector.js', 'text/javascript; charset=utf-8'],
    ['product-selector.js.map', 'application/json'],
    ['style-AbCd1234.css', 'text/css; charset=utf-8'],
    ['house-AbCd1234.svg', 'image/svg+xml; charset=utf-8'],
    ['manifest.json', 'application/json'],
    ['chunks/matches-AbCd1234.js', 'text/javascript; charset=utf-8'],
  ])('%s is served as %s, to pages of any origin', async (name, type) => {
    const response = await ask(`/embed/${name}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(`content of ${name}`);
    expect(response.headers.get('content-type')).toBe(type);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    'product-selector-Bx7_k-9Q.js',
    'chunks/matches-AbCd1234.js',
    'chunks/matches-AbCd1234.js.map',
    'style-AbCd1234.css',
  ])('%s has a digest and may be cached for ever', async (name) => {
    const response = await ask(`/embed/${name}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  it.each(['product-selector.js', 'product-selector.js.map', 'product-selector.css', 'manifest.json'])(
    '%s has no digest and is revalidated, without a body if unchanged',
    async (name) => {
      const first = await ask(`/embed/${name}`);
      expect(first.headers.get('cache-control')).toBe('no-cache');
      const again = await ask(`/embed/${name}`, { headers: { 'If-None-Match': first.headers.get('etag')! } });
      expect(again.status).toBe(304);
      expect(await again.text()).toBe('');
      expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
      expect(again.headers.get('cache-control')).toBe('no-cache');
      expect(again.headers.get('access-control-allow-origin')).toBe('*');
    },
  );

  it.each([
    '/embed/../secret.txt',
    '/embed/..%2fsecret.txt',
    '/embed/%2e%2e/secret.txt',
    '/embed/%2e%2e%2fsecret.txt',
    '/embed/%252e%252e%252fsecret.txt',
    '/embed/..%5csecret.txt',
    '/embed/..\\secret.txt',
    '/embed/chunks/../../secret.txt',
    '/embed/chunks/..%2f..%2fsecret.txt',
    '/embed//etc/passwd',
    '/embed/%2fetc%2fpasswd',
    '/embed/%00',
    '/embed/%ff',
    '/embed/',
    '/embed/chunks',
    '/embed/__proto__',
    '/embed/nothing.js',
  ])('%s leads to no file', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('not for visitors');
  });

  it('replies to an unknown file with an uncached error', async () => {
    const response = await ask('/embed/nothing.js');
    expect(await response.json()).toMatchObject({ code: 'rest_no_route' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('the initial data', () => {
  it('have a new nonce on each request, and no cache keeps them', async () => {
    const nonces = new Set<unknown>();
    for (let request = 0; request < 20; request += 1) {
      const response = await ask(INIT);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const body = (await response.json()) as { nonce: string };
      expect(Object.keys(body)).toEqual(['nonce']);
      expect(body.nonce).toMatch(/^[0-9a-f]{10}$/);
      nonces.add(body.nonce);
    }
    expect(nonces.size).toBe(20);
  });
});

describe('the products', () => {
  it('are the prepared bytes, unchanged, whatever t is', async () => {
    const response = await ask(`${PRODUCTS}?t=1767225600000`, {
      headers: { 'Content-Type': 'application/json' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(plain(catalogue.current).body);
    expect(JSON.parse(new TextDecoder().decode(plain(catalogue.current).body))).toEqual({
      products: [],
      updated: '2026-01-02T03:04:05.000Z',
    });
  });

  it('may come from a cache for seconds, and for a day while the provider is down', async () => {
    const response = await ask(PRODUCTS);
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=5, stale-while-revalidate=10, stale-if-error=86400',
    );
  });

  it.each([
    ['the tag', (tag: string) => tag],
    ['the weak form of the tag, which proxies make', (tag: string) => `W/${tag}`],
    ['a list with the tag in it', (tag: string) => `"other", ${tag}`],
    ['any tag', () => '*'],
  ])('are not sent again if the request names %s', async (_, ifNoneMatch) => {
    const { etag } = plain(catalogue.current);
    const response = await ask(PRODUCTS, { headers: { 'If-None-Match': ifNoneMatch(etag) } });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('etag')).toBe(etag);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('have a new tag once the catalogue has changed', async () => {
    const before = catalogue.current;
    catalogue.current = await prepareProducts([], '2026-02-03T04:05:06.000Z');
    const response = await ask(PRODUCTS, { headers: { 'If-None-Match': plain(before).etag } });
    catalogue.current = before;
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ products: [], updated: '2026-02-03T04:05:06.000Z' });
  });
});

describe('pages of other origins', () => {
  it.each([INIT, PRODUCTS])('may request %s with a content type, without credentials', async (path) => {
    const response = await ask(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://shop.example',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe('Content-Type');
    expect(response.headers.get('access-control-allow-methods')).toBe('GET,HEAD');
    expect(Number(response.headers.get('access-control-max-age'))).toBeGreaterThan(0);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
  });
});

describe('an unsupported address or method', () => {
  it.each([INIT, PRODUCTS])('%s is read-only and says so', async (path) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PROPFIND']) {
      const response = await ask(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(await response.json()).toMatchObject({ code: 'rest_method_not_allowed', data: { status: 405 } });
    }
  });

  it.each([
    ['GET', '/wp-json'],
    ['GET', '/wp-json/'],
    ['GET', '/wp-json/product-selector/v2'],
    ['GET', '/wp-json/product-selector/v1/init'],
    ['GET', `${INIT}/more`],
    ['POST', '/wp-json/product-selector/v2/answers'],
  ])("%s %s gets an error in WordPress's shape", async (method, path) => {
    const response = await ask(path, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      code: 'rest_no_route',
      message: expect.any(String),
      data: { status: 404 },
    });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each(['/about', '/wp-jsonx', '/server/main.ts', '/package.json', '/<script>alert(1)</script>'])(
    '%s gets one plain line that names the start page',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(await response.text()).toBe('There is no page at this address. The start page is at /.\n');
    },
  );
});

describe('HEAD', () => {
  it.each(['/', INIT, PRODUCTS, '/embed/product-selector.js'])(
    'of %s has the headers of GET and no body',
    async (path) => {
      const head = await ask(path, { method: 'HEAD' });
      const get = await ask(path);
      expect(head.status).toBe(200);
      expect(await head.text()).toBe('');
      expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
    },
  );
});

describe('an internal error', () => {
  it.each([
    [PRODUCTS, PRODUCTS, 'application/json'],
    ['/embed/secret-name.js', '/embed/*', 'application/json'],
    ['/', '/', 'text/plain'],
  ])('at %s prints one line with its route, and tells the visitor no detail', async (path, route, type) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = (): never => {
      throw new Error('first line\nsecond line of /private/place');
    };
    const faultyOptions: AppOptions = {
      ...options,
      catalogue: {
        get current() {
          return fault();
        },
      },
      files: { get: fault },
    };

    const response = await ask(path, {}, createApp(faultyOptions));
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/first line|private/);
    const line = `GET ${route} failed: first line second line of /private/place`;
    expect(errors.mock.calls).toEqual([[line]]);

    const told: string[] = [];
    await ask(path, {}, createApp({ ...faultyOptions, onFault: (said) => told.push(said) }));
    expect(told).toEqual([line]);
    expect(errors).toHaveBeenCalledTimes(1);
  });
});

describe('every reply', () => {
  it.each([
    ['GET', '/'],
    ['GET', INIT],
    ['OPTIONS', INIT],
    ['POST', INIT],
    ['GET', PRODUCTS],
    ['GET', '/embed/product-selector.js'],
    ['GET', '/embed/nothing.js'],
    ['GET', '/wp-json/nothing'],
    ['GET', '/nothing'],
  ])('to %s %s forbids sniffing its type', async (method, path) => {
    const response = await ask(path, { method });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps its headers on 304', async () => {
    const { etag } = plain(catalogue.current);
    const response = await ask(PRODUCTS, { headers: { 'If-None-Match': etag } });
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('a reply in several forms', () => {
  const SHORTER = { br: async () => new Uint8Array([1]), gzip: async () => new Uint8Array([1, 2]) };
  let compressed: App;
  beforeAll(async () => {
    const current = await prepareProducts([], '2026-01-02T03:04:05.000Z', SHORTER);
    compressed = createApp({ ...options, catalogue: { current } });
  });

  it.each([
    ['br', 1],
    ['gzip', 2],
  ])('is sent as %s on request, with its own tag', async (encoding, length) => {
    const headers = { 'Accept-Encoding': encoding };
    const response = await ask(PRODUCTS, { headers }, compressed);
    const etag = response.headers.get('etag')!;
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('content-length')).toBe(String(length));
    expect(etag).not.toBe((await ask(PRODUCTS, {}, compressed)).headers.get('etag'));

    const again = await ask(PRODUCTS, { headers: { ...headers, 'If-None-Match': etag } }, compressed);
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(again.headers.get('content-encoding')).toBeNull();
    // A tag of another form doesn't count.
    expect((await ask(PRODUCTS, { headers: { 'If-None-Match': etag } }, compressed)).status).toBe(200);
  });

  it('is the same with and without Request and Response', async () => {
    const tags = [compressed, app].flatMap((by) =>
      ['br', 'gzip', 'identity'].map(
        (encoding) => new Headers(pairs(by.direct(PRODUCTS, encoding, undefined)!)).get('etag')!,
      ),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(compressed, app),
        fc.constantFrom('', '?', '?t=1767225600000'),
        fc.constantFrom('gzip, deflate, br', 'gzip', 'identity', 'br;q=0, *', '', '*;q=0', undefined),
        fc.constantFrom(...tags, ...tags.map((tag) => `W/${tag}, "other"`), '*', '"other"', undefined),
        async (by, query, acceptEncoding, ifNoneMatch) => {
          const direct = by.direct(PRODUCTS + query, acceptEncoding, ifNoneMatch)!;
          const headers = {
            ...(acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding }),
            ...(ifNoneMatch === undefined ? {} : { 'If-None-Match': ifNoneMatch }),
          };
          const response = await ask(PRODUCTS + query, { headers }, by);
          expect(direct.status).toBe(response.status);
          expect(Object.fromEntries(new Headers(pairs(direct)))).toEqual(Object.fromEntries(response.headers));
          expect(new Uint8Array(await response.arrayBuffer())).toEqual(direct.body ?? new Uint8Array());
        },
      ),
    );
  });

  it.each(['/', INIT, '/healthz', '/embed/product-selector.js', `${PRODUCTS}/`, `/x${PRODUCTS}`, '', '*'])(
    'is not prepared for %j',
    (address) => {
      expect(app.direct(address, undefined, undefined)).toBeNull();
    },
  );

  it('is not prepared if only some origins are allowed', () => {
    const listed = createApp({ ...options, allowedOrigins: ['https://shop.example'] });
    expect(listed.direct(PRODUCTS, undefined, undefined)).toBeNull();
  });
});

describe('a list of sites', () => {
  const SHOP = 'https://shop.example';
  let listed: App;
  beforeAll(() => {
    listed = createApp({ ...options, allowedOrigins: [SHOP, 'https://other.example'] });
  });

  it.each([INIT, PRODUCTS, '/embed/product-selector.js', '/wp-json/nothing'])(
    'lets only their pages use %s, and caches keep the replies apart',
    async (path) => {
      for (const [origin, allowed] of [
        [SHOP, SHOP],
        ['https://other.example', 'https://other.example'],
        ['https://evil.example', null],
        ['https://shop.example.evil.example', null],
        ['null', null],
        ['*', null],
      ] as const) {
        const response = await ask(path, { headers: { Origin: origin } }, listed);
        expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
        if (allowed) expect(response.headers.get('access-control-expose-headers')).toBe('Retry-After,Date');
        expect(response.headers.get('vary')).toMatch(/\bOrigin$/);
      }
      expect((await ask(path, {}, listed)).headers.get('vary')).toMatch(/\bOrigin$/);
    },
  );

  it('applies to preflights too', async () => {
    const preflight = async (Origin: string) =>
      (await ask(PRODUCTS, { method: 'OPTIONS', headers: { Origin } }, listed)).headers.get(
        'access-control-allow-origin',
      );
    expect(await preflight(SHOP)).toBe(SHOP);
    expect(await preflight('https://evil.example')).toBeNull();
  });
});

describe('the health checks', () => {
  it('say what is served, since when, and whether the provider is ready', async () => {
    let isReady = true;
    const current = await prepareProducts([], '2026-01-02T03:04:05.000Z');
    const served = { current, since: '2026-01-02T04:00:00.000Z' };
    const watched = createApp({ ...options, catalogue: served, isReady: () => isReady });
    const said = async () => (await ask('/readyz', {}, watched)).json();
    const what = { systems: 0, updated: '2026-01-02T03:04:05.000Z', servedSince: '2026-01-02T04:00:00.000Z' };
    expect(await said()).toEqual({ ready: true, ...what });
    isReady = false;
    expect(await said()).toEqual({ ready: false, ...what });
  });

  it('are never cached', async () => {
    let isReady = true;
    const watched = createApp({ ...options, isReady: () => isReady });
    const statuses = async () => [
      (await ask('/healthz', {}, watched)).status,
      (await ask('/readyz', {}, watched)).status,
    ];
    expect(await statuses()).toEqual([200, 200]);
    isReady = false;
    expect(await statuses()).toEqual([200, 503]);
    for (const path of ['/healthz', '/readyz']) {
      const response = await ask(path, {}, watched);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    }
  });
});

describe('limits of a request', () => {
  it('has an address of at most 2048 characters', async () => {
    const path = `${PRODUCTS}?t=`.padEnd(ADDRESS_LIMIT, '1');
    expect((await ask(path)).status).toBe(200);
    expect(app.direct(path, undefined, undefined)).toMatchObject({ status: 200 });
    const response = await ask(`${path}1`);
    expect(response.status).toBe(414);
    expect(await response.json()).toMatchObject({ code: 'rest_uri_too_long', data: { status: 414 } });
    expect(app.direct(`${path}1`, undefined, undefined)).toBeNull();
  });

  it.each(['/', '/healthz', '/readyz'])('%s can only be read', async (path) => {
    const response = await ask(path, { method: 'POST' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('an address for pages of other origins', () => {
  it.each([INIT, PRODUCTS, '/embed/product-selector.js', '/embed/nothing.js', '/wp-json/nothing'])(
    '%s may be loaded by a cross-origin isolated page',
    async (path) => {
      expect((await ask(path)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    },
  );

  it.each(['/', '/nothing', '/healthz'])('%s may not be read by them', async (path) => {
    const response = await ask(path, { headers: { Origin: 'https://shop.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cross-origin-resource-policy')).toBeNull();
  });
});

describe('every page', () => {
  it.each(['/', '/nothing'])('%s has a policy, and sends other sites only its origin', async (path) => {
    const { headers } = await ask(path);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'self'/);
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toMatch(/geolocation=\(\)/);
  });
});
