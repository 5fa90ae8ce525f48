import { expect, it } from 'vitest';
import { type ApiFetch, type CallOptions, createRequest } from './request.ts';

type Middleware = Parameters<ApiFetch['use']>[0];

interface Given {
  readonly status?: number;
  readonly body?: unknown;
}

/**
 * The parts of WordPress's `apiFetch` that we use (wp-includes/js/dist/api-fetch.js), on a site that sends these replies in turn.
 * Null means no connection.
 */
function site(...answers: readonly (Given | null)[]) {
  const asked: (CallOptions | 'renew')[] = [];
  const next = (what: CallOptions | 'renew'): Response => {
    const given = answers[asked.length];
    asked.push(what);
    if (!given) throw { code: 'fetch_error' };
    const { status = 200, body = {} } = given;
    const response = new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
    if (!response.ok) throw response;
    return response;
  };
  let middleware: Middleware = (options, handler) => handler(options);
  const apiFetch = async (options: CallOptions): Promise<unknown> => {
    try {
      return await middleware(options, async (inner) => {
        expect(inner.parse).toBe(false);
        return next(inner);
      });
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'rest_cookie_invalid_nonce') throw error;
      next('renew');
      return apiFetch(options);
    }
  };
  apiFetch.use = (own: Middleware) => {
    middleware = own;
  };
  return { asked, request: createRequest(apiFetch) };
}

const EXPIRED = { status: 403, body: { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' } };

it('a request to the site goes to the route', async () => {
  const { asked, request } = site({ body: { versions: [] } });
  expect(await request('versions')).toEqual({ ok: true, value: '{"versions":[]}' });
  expect(asked).toEqual([{ path: 'product-selector/v2/versions', cache: 'no-store', parse: false }]);
});

it('a request to the site posts its data', async () => {
  const { asked, request } = site({ status: 201, body: { id: 8 } });
  expect((await request('versions', { follows: 7 })).ok).toBe(true);
  expect(asked[0]).toMatchObject({ method: 'POST', data: { follows: 7 } });
});

it('a request to the site lets WordPress renew an expired nonce, and retries with the same data', async () => {
  const { asked, request } = site(EXPIRED, {}, { body: { id: 8 } });
  expect(await request('versions', { follows: 7 })).toEqual({ ok: true, value: '{"id":8}' });
  expect(asked).toEqual([asked[0], 'renew', asked[0]]);
});

it('a request to the site stops after renewing the nonce once', async () => {
  const { asked, request } = site(EXPIRED, {}, EXPIRED);
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
])('a request to the site fails with a reason when %s prevents a new nonce', async (_, answer, kind) => {
  expect(await site(EXPIRED, answer).request('versions')).toMatchObject({ failure: { kind } });
});

it.each([
  ['another version', 409, { code: 'rest_catalogue_moved_on' }, { kind: 'moved-on' }],
  ['its own limit', 413, { code: 'rest_catalogue_too_large', message: 'No' }, { kind: 'too-large', message: 'No' }],
  ["the server's limit", 413, '<html>Too large', { kind: 'too-large', message: null }],
  ['a missing right', 403, { code: 'rest_forbidden' }, { kind: 'not-allowed' }],
  ['a missing login', 401, { code: 'rest_forbidden' }, { kind: 'signed-out' }],
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
])('a request to the site tells %s apart', async (_, status, body, failure) => {
  expect(await site({ status, body }).request('versions')).toMatchObject({ ok: false, failure });
});

it('a request to the site says when there is no connection', async () => {
  expect(await site(null).request('versions')).toEqual({ ok: false, failure: { kind: 'unreachable' } });
});
