import { expect, it, vi } from 'vitest';
import { createRequest } from './request.ts';

it('a request to the site goes to the route, with its data', async () => {
  const apiFetch = vi.fn().mockResolvedValue({ versions: [] });
  const request = createRequest(apiFetch);
  expect(await request('versions')).toEqual({ ok: true, value: '{"versions":[]}' });
  expect(apiFetch).toHaveBeenLastCalledWith({ path: 'product-selector/v2/versions', cache: 'no-store' });
  await request('versions', { follows: 7 });
  expect(apiFetch).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'POST', data: { follows: 7 } }));
});

it.each([
  ['another version', { code: 'rest_catalogue_moved_on' }, { kind: 'moved-on' }],
  ['a missing right', { code: 'rest_forbidden', data: { status: 403 } }, { kind: 'not-allowed' }],
  ['a missing login', { code: 'rest_forbidden', data: { status: 401 } }, { kind: 'signed-out' }],
  ['a guest’s nonce', new Response('0', { status: 400 }), { kind: 'signed-out' }],
  [
    'the database',
    { code: 'rest_catalogue_not_stored', message: 'Disk full', data: { status: 500 } },
    { kind: 'failed', message: 'Disk full (rest_catalogue_not_stored)' },
  ],
  [
    'a web page in place of data',
    { code: 'invalid_json', message: 'The response is not a valid JSON response.' },
    { kind: 'failed', message: 'The response is not a valid JSON response. (invalid_json)' },
  ],
])('a request to the site tells %s apart', async (_, thrown, failure) => {
  expect(await createRequest(() => Promise.reject(thrown))('versions')).toEqual({ ok: false, failure });
});
