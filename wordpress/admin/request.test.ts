import { expect, it, vi } from 'vitest';
import { createRequest } from './request.ts';

it('a request to the site goes to the route, with its data', async () => {
  const apiFetch = vi.fn().mockResolvedValue({ versions: [] });
  const request = createRequest(apiFetch);
  expect(await request('versions')).toEqual({ ok: true, value: { versions: [] } });
  expect(apiFetch).toHaveBeenLastCalledWith({ path: 'product-selector/v2/versions', cache: 'no-store' });
  await request('versions', { follows: 7 });
  expect(apiFetch).toHaveBeenLastCalledWith(expect.objectContaining({ method: 'POST', data: { follows: 7 } }));
});

it.each([
  ['another version', { code: 'rest_catalogue_moved_on' }, 'moved-on', /^Someone else published/],
  ['a missing login', { code: 'rest_forbidden', data: { status: 401 } }, 'signed-out', /^You are signed out/],
  ['a guest’s nonce', new Response('0', { status: 400 }), 'signed-out', /^You are signed out/],
  [
    'a missing right',
    { code: 'rest_forbidden', message: 'Only they.', data: { status: 403 } },
    'other',
    /^Only they\.$/,
  ],
  ['the database', { code: 'rest_catalogue_not_stored', message: 'Disk full' }, 'other', /^Disk full$/],
  ['prices of somebody else', { code: 'rest_installation_moved_on', message: 'Look.' }, 'other', /^Look\.$/],
  [
    'a web page in place of data',
    { code: 'invalid_json', message: 'No JSON.' },
    'other',
    /: No JSON \(invalid_json\)\.$/,
  ],
  ['a firewall before the nonce', new Response('', { status: 403 }), 'other', /: HTTP 403\.$/],
  ['a missing message', undefined, 'other', /: it gave no reason\.$/],
])('a request to the site tells %s apart', async (_, thrown, kind, what) => {
  const answer = await createRequest(() => Promise.reject(thrown))('versions');
  expect(answer).toMatchObject({ ok: false, failure: { kind, what: expect.stringMatching(what) } });
});
