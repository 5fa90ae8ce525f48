import { describe, expect, it } from 'vitest';
import { createRequest, type Fetch } from './request.ts';
import type { Settings } from './settings.ts';

const SETTINGS: Settings = {
  rest: 'https://site.example/index.php?rest_route=/',
  nonce: 'aaaaaaaaaa',
  renew: 'https://site.example/renew',
  login: 'https://site.example/login',
  element: 'https://site.example/element.js',
};
const EXPIRED = { status: 403, body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } };

interface Given {
  readonly status?: number;
  readonly body?: unknown;
}

/** A site that gives these answers one after the other; null is no connection. */
function site(...answers: readonly (Given | null)[]) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch: Fetch = async (url, init) => {
    const given = answers[asked.length];
    asked.push({ url, init });
    if (!given) throw new TypeError('Failed to fetch');
    const { status = 200, body = {} } = given;
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
  };
  return { asked, request: createRequest(fetch, SETTINGS) };
}

const nonceOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('X-WP-Nonce');

describe('a call to the site', () => {
  it('carries the nonce and goes to the route below any permalinks', async () => {
    const { asked, request } = site({ body: { versions: [] } });
    expect(await request('versions')).toEqual({ ok: true, value: '{"versions":[]}' });
    expect(asked[0]?.url).toBe('https://site.example/index.php?rest_route=/product-selector/v2/versions');
    expect(nonceOf(asked[0]?.init)).toBe('aaaaaaaaaa');
    expect(asked[0]?.init.method).toBeUndefined();
  });

  it('posts its data as JSON', async () => {
    const { asked, request } = site({ status: 201, body: { id: 8 } });
    expect((await request('versions', { follows: 7 })).ok).toBe(true);
    expect(asked[0]?.init).toMatchObject({ method: 'POST', body: '{"follows":7}' });
  });

  it('renews an expired nonce once, repeats itself, and keeps the new nonce', async () => {
    const { asked, request } = site(EXPIRED, { body: 'bbbbbbbbbb' }, { body: { id: 8 } }, { body: {} });
    expect(await request('versions', { follows: 7 })).toEqual({ ok: true, value: '{"id":8}' });
    expect(asked.map(({ url }) => url)).toEqual([asked[0]?.url, SETTINGS.renew, asked[0]?.url]);
    expect(nonceOf(asked[2]?.init)).toBe('bbbbbbbbbb');
    expect(asked[2]?.init.body).toBe('{"follows":7}');
    await request('versions');
    expect(nonceOf(asked[3]?.init)).toBe('bbbbbbbbbb');
  });

  it('does not renew for ever', async () => {
    const { asked, request } = site(EXPIRED, { body: 'bbbbbbbbbb' }, EXPIRED);
    expect(await request('versions')).toEqual({
      ok: false,
      failure: { kind: 'blocked', status: 403, code: 'rest_cookie_invalid_nonce', page: false },
    });
    expect(asked).toHaveLength(3);
  });

  it.each([
    ['a guest', { status: 400, body: '0' }, 'signed-out'],
    ['a firewall', { status: 403, body: '<html>no' }, 'blocked'],
    ['no connection', null, 'unreachable'],
  ])('says when %s keeps it from another nonce', async (_, answer, kind) => {
    for (const first of [EXPIRED, { status: 401, body: { code: 'rest_forbidden', message: '' } }]) {
      expect(await site(first, answer).request('versions')).toMatchObject({ failure: { kind } });
    }
  });

  it.each([
    ['another version', 409, { code: 'rest_catalogue_moved_on' }, { kind: 'moved-on' }],
    ['its own limit', 413, { code: 'rest_catalogue_too_large', message: 'No' }, { kind: 'too-large', message: 'No' }],
    ["the server's limit", 413, '<html>Too large', { kind: 'too-large', message: null }],
    ['a right that is missing', 403, { code: 'rest_forbidden' }, { kind: 'not-allowed' }],
    [
      'the database',
      500,
      { code: 'rest_catalogue_not_stored', message: 'Disk full' },
      { kind: 'refused', status: 500, code: 'rest_catalogue_not_stored', message: 'Disk full' },
    ],
    [
      'a security plugin',
      403,
      { code: 'rest_disabled', message: 'No' },
      { kind: 'blocked', status: 403, code: 'rest_disabled', page: false },
    ],
    ['a plugin that is off', 404, { code: 'rest_no_route' }, { kind: 'blocked', status: 404, code: 'rest_no_route' }],
    ['a firewall', 403, '<!doctype html>', { kind: 'blocked', status: 403, code: null, page: true }],
    ['a page with status 200', 200, ' <!doctype html>', { kind: 'blocked', status: 200, code: null, page: true }],
    ['an empty answer', 200, '', { kind: 'blocked', status: 200, code: null, page: false }],
  ])('tells %s apart', async (_, status, body, failure) => {
    expect(await site({ status, body }).request('versions')).toMatchObject({ ok: false, failure });
  });

  it('says when there is no connection', async () => {
    expect(await site(null).request('versions')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
