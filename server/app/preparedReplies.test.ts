import { beforeAll, describe, expect, it } from 'vitest';
import { ask, catalogue, DEMO, openApp, options, PRODUCTS, plain } from '../../tests/provider/appWithFiles.ts';
import { createProviderApp, type ProviderApp } from './createApp.ts';
import { prepareFile } from './prepareFile.ts';
import { prepareProducts } from './prepareProducts.ts';

beforeAll(openApp);

it('the demo page has the selector, with content for visitors without JavaScript', async () => {
  const response = await ask('/');
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
  expect(html).toBe(DEMO);
  expect(html).toMatch(/<product-selector\b[\s\S]*<h1>[\s\S]*<a href=[\s\S]*<\/product-selector>/);
});

it.each(['/', '/range.html'])('the page %s is not sent again to a browser that has it', async (path) => {
  const etag = (await ask(path)).headers.get('etag')!;
  expect((await ask(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it.each([
  ['product-selector.js', 'text/javascript; charset=utf-8'],
  ['product-selector.js.map', 'application/json'],
  ['style-AbCd1234.css', 'text/css; charset=utf-8'],
  ['house-AbCd1234.svg', 'image/svg+xml; charset=utf-8'],
  ['manifest.json', 'application/json; charset=utf-8'],
  ['chunks/matches-AbCd1234.js', 'text/javascript; charset=utf-8'],
])('the element’s file %s is served as %s, to pages of any origin', async (name, type) => {
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
])('the element’s file %s has a digest and may be cached for ever', async (name) => {
  const response = await ask(`/embed/${name}`);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it.each(['product-selector.js', 'product-selector.js.map', 'product-selector.css', 'manifest.json'])(
  'the element’s file %s has no digest and is revalidated, without a body if unchanged',
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

it('the built element replies to an unknown file with an uncached error', async () => {
  const response = await ask('/embed/nothing.js');
  expect(await response.json()).toMatchObject({ code: 'rest_no_route' });
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('the products are the prepared bytes, unchanged, whatever t is', async () => {
  const response = await ask(`${PRODUCTS}?t=1767225600000`, { headers: { 'Content-Type': 'application/json' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(plain(catalogue.current).body);
  expect(JSON.parse(new TextDecoder().decode(plain(catalogue.current).body))).toEqual({
    products: [],
    updated: '2026-01-02T03:04:05.000Z',
  });
});

it('the products may come from a cache for seconds, and for a day while the provider is down', async () => {
  const response = await ask(PRODUCTS);
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=5, stale-while-revalidate=10, stale-if-error=86400',
  );
});

it('the products have a new tag once the catalogue has changed', async () => {
  const before = catalogue.current;
  catalogue.current = await prepareProducts([], '2026-02-03T04:05:06.000Z');
  const response = await ask(PRODUCTS, { headers: { 'If-None-Match': plain(before).etag } });
  catalogue.current = before;
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ products: [], updated: '2026-02-03T04:05:06.000Z' });
});

describe('a reply in several forms', () => {
  const SHORTER = { br: async () => new Uint8Array([1]), gz: async () => new Uint8Array([1, 2]) };
  let compressed: ProviderApp;
  beforeAll(async () => {
    const current = await prepareProducts([], '2026-01-02T03:04:05.000Z', SHORTER);
    compressed = createProviderApp({ ...options, catalogue: { current } });
  });

  it.each([
    ['br', 1],
    ['gzip', 2],
  ])('a reply in several forms is sent as %s on request, with its own tag', async (encoding, length) => {
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

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.8', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['identity', null],
    ['', null],
  ])('a reply in several forms for %j is %s', async (accepted, encoding) => {
    const response = await ask(PRODUCTS, { headers: { 'Accept-Encoding': accepted } }, compressed);
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
  });

  it('a prepared body has a tag for each form, the same on every machine', async () => {
    const files = await prepareFile('a.txt', new TextEncoder().encode('abc'), SHORTER);
    const digest = 'ungWv48Bz-pBQUDeXa4iI7ADYaO'; // sha256sum, in base64
    expect(files.map(([name, { etag }]) => [name, etag])).toEqual([
      ['a.txt.br', `"${digest}-br"`],
      ['a.txt.gz', `"${digest}-gz"`],
      ['a.txt', `"${digest}"`],
    ]);
  });

  it('a prepared body has no form larger than the plain one', async () => {
    const same = { br: async () => new Uint8Array(3), gz: async () => new Uint8Array(4) };
    expect((await prepareFile('a.txt', new Uint8Array(3), same)).map(([name]) => name)).toEqual(['a.txt']);
  });
});
