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
    { kind: 'refused', message: 'Disk full' },
  ],
  [
    'a web page in place of data',
    { code: 'invalid_json', message: 'The response is not a valid JSON response.' },
    { kind: 'failed', message: 'The response is not a valid JSON response (invalid_json)' },
  ],
  ['a firewall before the nonce', new Response('', { status: 403 }), { kind: 'failed', message: 'HTTP 403' }],
  [
    'prices of somebody else',
    { code: 'rest_installation_moved_on', message: 'Look at theirs.', data: { status: 409 } },
    { kind: 'refused', message: 'Look at theirs.' },
  ],
  [
    'a size over the plugin’s limit',
    { code: 'rest_catalogue_too_large', message: 'Leave out systems.', data: { status: 413 } },
    { kind: 'refused', message: 'Leave out systems.' },
  ],
  ['a size over another limit', { code: 'waf', message: 'No.', data: { status: 413 } }, { kind: 'too-large' }],
  ['a missing message', undefined, { kind: 'failed', message: 'it gave no reason' }],
])('a request to the site tells %s apart', async (_, thrown, failure) => {
  expect(await createRequest(() => Promise.reject(thrown))('versions')).toEqual({ ok: false, failure });
});
