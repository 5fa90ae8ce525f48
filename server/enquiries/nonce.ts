import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Signs times and checks them. It keeps the key to itself. */
export interface Nonces {
  /** A signed time: `v1.<seconds>.<random>.<signature>`. */
  create(now: number): string;
  /** @param now in milliseconds since 1970 */
  judge(nonce: string | null, now: number): NonceVerdict;
}

export type NonceVerdict = 'good' | 'too fast' | 'refused';

/** The age of a nonce in seconds: a person takes longer than the least, and clocks of several servers differ by what it may be ahead. */
export const NONCE_AGE_S = { least: 3, most: 24 * 60 * 60, ahead: 300 } as const;

export const NONCE = /^(v1\.([0-9a-z]{1,10})\.[0-9a-f]{16})\.([\w-]{43})$/;

/**
 * Nonces need no table and work across several servers, because each is a time with an HMAC-SHA-256. Several visitors may get the
 * same nonce, if a cache keeps the initial data. So the store counts its uses, and nothing here forbids them.
 *
 * @param secret at least 32 bytes, the same on all servers
 */
export function createNonces(secret: Uint8Array): Nonces {
  const sign = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    create(now) {
      const signed = `v1.${Math.floor(now / 1000).toString(36)}.${randomBytes(8).toString('hex')}`;
      return `${signed}.${sign(signed)}`;
    },
    judge(nonce, now) {
      const [, signed, issued, signature] = NONCE.exec(nonce ?? '') ?? [];
      if (signed === undefined || issued === undefined || signature === undefined) return 'refused';
      if (!timingSafeEqual(Buffer.from(sign(signed)), Buffer.from(signature))) return 'refused';
      const age = now / 1000 - Number.parseInt(issued, 36);
      if (age < -NONCE_AGE_S.ahead || age > NONCE_AGE_S.most) return 'refused';
      return age < NONCE_AGE_S.least ? 'too fast' : 'good';
    },
  };
}
