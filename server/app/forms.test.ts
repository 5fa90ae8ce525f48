import { expect, it } from 'vitest';
import { formsOf } from './forms.ts';

const bytes = new TextEncoder().encode('abc');
const SHORTER = { br: async () => new Uint8Array(1), gzip: async () => new Uint8Array(2) };

it('a prepared body has a tag for each form, the same on every machine', async () => {
  const tags = (await formsOf(bytes, SHORTER)).map(({ etag }) => etag);
  const digest = 'ungWv48Bz-pBQUDeXa4iI7ADYaO'; // sha256sum, in base64
  expect(tags).toEqual([`"${digest}-br"`, `"${digest}-gzip"`, `"${digest}"`]);
});

it('a prepared body has no form larger than the plain one', async () => {
  const same = { br: async () => new Uint8Array(3), gzip: async () => new Uint8Array(4) };
  expect((await formsOf(bytes, same)).map(({ encoding }) => encoding)).toEqual(['identity']);
});
