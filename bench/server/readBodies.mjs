/** What every server of the benchmark sends: the bytes that ours prepared, with the fields that a right answer needs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const PATH = '/wp-json/product-selector/v2/products';

/** @typedef {{ body: Buffer, headers: Record<string, string | number> }} Reply */

/**
 * @param {string} folder with `identity`, `gzip` and `br`
 * @returns {Record<'identity' | 'gzip' | 'br', Reply>}
 */
export function readBodies(folder) {
  const read = (/** @type {string} */ encoding) => {
    const body = readFileSync(join(folder, encoding));
    return {
      body,
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'Content-Length': body.length,
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
        ETag: `"${body.length}-${encoding}"`,
        Vary: 'Accept-Encoding',
        'Access-Control-Allow-Origin': '*',
      },
    };
  };
  return { identity: read('identity'), gzip: read('gzip'), br: read('br') };
}

/**
 * The simplest choice there is.
 * @param {Record<'identity' | 'gzip' | 'br', Reply>} replies
 * @param {string | undefined} accepted
 */
export function chooseReply(replies, accepted) {
  if (accepted?.includes('br')) return replies.br;
  return accepted?.includes('gzip') ? replies.gzip : replies.identity;
}
