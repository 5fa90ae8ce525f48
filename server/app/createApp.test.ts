import { beforeAll, describe, expect, it, vi } from 'vitest';

import { ask, catalogue, INIT, openApp, options, PRODUCTS } from '../../tests/provider/appWithFiles.ts';
import { PRICE_LIST } from '../../tests/samples/priceList.ts';
import { createProviderApp, type ProviderApp, type ProviderAppOptions } from './createApp.ts';
import { prepareProducts } from './prepareProducts.ts';

beforeAll(openApp);

it('the initial data are the published ones, read on each request', async () => {
  const served: { current: typeof catalogue.current; init: { nonce: string; installation?: unknown } } = {
    current: catalogue.current,
    init: { nonce: 'static', installation: PRICE_LIST },
  };
  const priced = createProviderApp({ ...options, catalogue: served });
  const data = async (by = priced) => (await ask(INIT, undefined, by)).json();
  expect(await data()).toEqual({ nonce: 'static', installation: PRICE_LIST });
  served.init = { nonce: 'static' };
  expect(await data()).toEqual({ nonce: 'static' });
  expect(await data(createProviderApp(options))).toEqual({ nonce: 'static' });
});

it.each([
  ['GET', '/wp-json'],
  ['GET', '/wp-json/'],
  ['GET', '/wp-json/product-selector/v2'],
  ['GET', '/wp-json/product-selector/v1/init'],
  ['GET', `${INIT}/more`],
  ['POST', '/wp-json/product-selector/v2/answers'],
])("%s of %s gets an error in WordPress's shape", async (method, path) => {
  const response = await ask(path, { method });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ code: 'rest_no_route', message: expect.any(String), data: { status: 404 } });
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});

it.each(['/about', '/wp-jsonx', '/server/main.ts', '/package.json', '/<script>alert(1)</script>'])(
  'the unknown page %s gets one plain line that names the start page',
  async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toBe('There is no page at this address. The start page is at /.\n');
  },
);

it.each(['/', INIT, PRODUCTS, '/embed/product-selector.js'])(
  'HEAD of %s has the headers of GET and no body',
  async (path) => {
    const head = await ask(path, { method: 'HEAD' });
    const get = await ask(path);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(get.headers));
  },
);

it.each([
  [PRODUCTS, PRODUCTS, 'application/json'],
  ['/embed/secret-name.js', '/embed/*', 'application/json'],
  ['/', '/', 'text/plain'],
])(
  'an internal error at %s prints one line with its route, and tells the visitor no detail',
  async (path, route, type) => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const fault = (): never => {
      throw new Error('first line\nsecond line of /private/place');
    };
    const faultyOptions: ProviderAppOptions = {
      ...options,
      catalogue: {
        get current() {
          return fault();
        },
      },
      files: { get: fault },
    };

    const response = await ask(path, {}, createProviderApp(faultyOptions));
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toMatch(type);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await response.text()).not.toMatch(/first line|private/);
    const line = `GET ${route} failed: first line second line of /private/place`;
    expect(errors.mock.calls).toEqual([[line]]);

    const told: string[] = [];
    await ask(path, {}, createProviderApp({ ...faultyOptions, onFault: (said) => told.push(said) }));
    expect(told).toEqual([line]);
    expect(errors).toHaveBeenCalledTimes(1);
  },
);

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
])('every reply to %s %s forbids sniffing its type', async (method, path) => {
  const response = await ask(path, { method });
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('a list of sites', () => {
  const SHOP = 'https://shop.example';
  let listed: ProviderApp;
  beforeAll(() => {
    listed = createProviderApp({ ...options, allowedOrigins: [SHOP, 'https://other.example'] });
  });

  it.each([INIT, PRODUCTS, '/embed/product-selector.js', '/wp-json/nothing'])(
    'a list of sites lets only their pages use %s, and caches keep the replies apart',
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

  it('a list of sites applies to preflights too', async () => {
    const preflight = async (Origin: string) =>
      (await ask(PRODUCTS, { method: 'OPTIONS', headers: { Origin } }, listed)).headers.get(
        'access-control-allow-origin',
      );
    expect(await preflight(SHOP)).toBe(SHOP);
    expect(await preflight('https://evil.example')).toBeNull();
  });
});

it('the health checks say what is served, since when, and whether the provider is ready', async () => {
  let isReady = true;
  const current = await prepareProducts([], '2026-01-02T03:04:05.000Z');
  const served = { current, since: '2026-01-02T04:00:00.000Z' };
  const watched = createProviderApp({ ...options, catalogue: served, isReady: () => isReady });
  const said = async () => (await ask('/readyz', {}, watched)).json();
  const what = { systems: 0, updated: '2026-01-02T03:04:05.000Z', servedSince: '2026-01-02T04:00:00.000Z' };
  expect(await said()).toEqual({ ready: true, ...what });
  isReady = false;
  expect(await said()).toEqual({ ready: false, ...what });
  const unpublished = {
    since: '2026-01-02T05:00:00.000Z',
    kind: 'asks',
    reason: 'The changed range isn’t published: it has 1 of 3 systems.',
    command: 'product-selector publish range.csv --to published --yes',
  };
  Object.assign(served, { unpublished });
  expect(await said()).toEqual({ ready: false, ...what, unpublished });
});

it('the health checks are never cached', async () => {
  const drained = createProviderApp({ ...options, isReady: () => false });
  for (const [path, status] of [
    ['/healthz', 200],
    ['/readyz', 503],
  ] as const) {
    const response = await ask(path, {}, drained);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

it.each(['/', '/healthz', '/readyz'])('the page or health check %s can only be read', async (path) => {
  const response = await ask(path, { method: 'POST' });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('GET, HEAD');
});

it.each([INIT, PRODUCTS, '/embed/product-selector.js', '/embed/nothing.js', '/wp-json/nothing'])(
  'the address %s may be loaded by a cross-origin isolated page',
  async (path) => {
    expect((await ask(path)).headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  },
);

it.each(['/', '/nothing', '/healthz'])('the address %s may not be read by pages of other origins', async (path) => {
  const response = await ask(path, { headers: { Origin: 'https://shop.example' } });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('cross-origin-resource-policy')).toBeNull();
});

it.each(['/', '/nothing'])('the page %s has a policy, and sends other sites only its origin', async (path) => {
  const { headers } = await ask(path);
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'self'/);
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('permissions-policy')).toMatch(/geolocation=\(\)/);
});
