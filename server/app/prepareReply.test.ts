import { describe, expect, it } from 'vitest';
import { prepareReply } from './prepareReply.ts';

const bytes = new TextEncoder().encode('abc');
const SHORTER = { br: async () => new Uint8Array(1), gzip: async () => new Uint8Array(2) };
const FIELDS = { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' };

describe('a prepared answer', () => {
  it('has a tag for each form, which the same bytes have on every machine', async () => {
    const tags = (await prepareReply(bytes, FIELDS, SHORTER)).variants.map(({ etag }) => etag);
    const digest = 'ungWv48Bz-pBQUDeXa4iI7ADYaO'; // sha256sum, in base64
    expect(tags).toEqual([`"${digest}-br"`, `"${digest}-gzip"`, `"${digest}"`]);
  });

  it('says how it is compressed, how long it is, and that this depends on what was asked', async () => {
    const [br, , plain] = (await prepareReply(bytes, FIELDS, SHORTER)).variants;
    expect(br!.headers).toMatchObject({
      ...FIELDS,
      'Content-Encoding': 'br',
      'Content-Length': '1',
      Vary: 'Accept-Encoding',
    });
    expect(plain!.headers).toMatchObject({ ...FIELDS, 'Content-Length': '3', Vary: 'Accept-Encoding' });
    expect(plain!.headers).not.toHaveProperty('Content-Encoding');
  });

  it('leaves out with 304 what describes a body, and keeps what caches need', async () => {
    const [br] = (await prepareReply(bytes, FIELDS, SHORTER)).variants;
    expect(br!.notModified).toEqual({
      'Cache-Control': 'no-cache',
      ETag: br!.etag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    });
  });

  it('has no form that is not smaller', async () => {
    const same = { br: async () => new Uint8Array(3), gzip: async () => new Uint8Array(4) };
    expect((await prepareReply(bytes, FIELDS, same)).variants.map(({ encoding }) => encoding)).toEqual(['identity']);
  });
});
