import { randomBytes } from 'node:crypto';

/** Signs and checks times. The key stays inside. */
export interface Nonces {
  /** A signed time: `v1.<seconds>.<random>.<signature>`. */
  create(now: number): Promise<string>;
  /** @param now in milliseconds since 1970 */
  judge(nonce: string | null, now: number): Promise<NonceVerdict>;
}

export type NonceVerdict = 'good' | 'too fast' | 'refused';

const MIN_AGE_S = 3;
const MAX_AGE_S = 24 * 60 * 60;
/** Clocks of several servers differ. */
const AHEAD_S = 300;

const NONCE = /^v1\.([0-9a-z]{1,10})\.([0-9a-f]{16})\.([\w-]{43})$/;

/**
 * Nonces need no table and serve behind several servers, because each is a time with an HMAC-SHA-256. One nonce may serve
 * many visitors, if a cache keeps the initial data; so uses are counted by the store, not forbidden here.
 *
 * @param secret at least 32 bytes, the same on all servers
 */
export async function createNonces(secret: Uint8Array<ArrayBuffer>): Promise<Nonces> {
  const { subtle } = globalThis.crypto;
  const key = await subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  return {
    async create(now) {
      const issued = Math.floor(now / 1000).toString(36);
      const random = randomBytes(8).toString('hex');
      const signature = await subtle.sign('HMAC', key, bytes(`v1.${issued}.${random}`));
      return `v1.${issued}.${random}.${Buffer.from(signature).toString('base64url')}`;
    },
    async judge(nonce, now) {
      const [, issued, random, signature] = NONCE.exec(nonce ?? '') ?? [];
      if (issued === undefined || random === undefined || signature === undefined) return 'refused';
      const signed = bytes(`v1.${issued}.${random}`);
      const given = Buffer.from(signature, 'base64url');
      // The last character has two bits to spare, and a nonce has one spelling.
      if (given.toString('base64url') !== signature) return 'refused';
      if (!(await subtle.verify('HMAC', key, given, signed))) return 'refused';
      const age = now / 1000 - Number.parseInt(issued, 36);
      if (age < -AHEAD_S || age > MAX_AGE_S) return 'refused';
      return age < MIN_AGE_S ? 'too fast' : 'good';
    },
  };
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}
