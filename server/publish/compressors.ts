import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compressors } from '../app/prepareFile.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Node's own compression, outside the main thread.
 *
 * @param quality 0 to 11 for Brotli, and up to 9 for gzip: 9 takes a small part of the time of 11, for a slightly larger reply
 */
export function compressors(quality: number): Compressors {
  return {
    br: async (bytes) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      return new Uint8Array(await compressBrotli(bytes, { params }));
    },
    gz: async (bytes) =>
      new Uint8Array(await compressGzip(bytes, { level: Math.min(quality, constants.Z_BEST_COMPRESSION) })),
  };
}
