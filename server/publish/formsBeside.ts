import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { Compressors } from '../app/prepareFile.ts';

/**
 * The compressed forms that lie beside a file, where they hold the same bytes; otherwise compressed here.
 *
 * @param read the form with this ending; may throw
 */
export function formsBeside(read: (ending: 'br' | 'gz') => Uint8Array<ArrayBuffer>, own: Compressors): Compressors {
  const beside =
    (
      ending: 'br' | 'gz',
      open: (bytes: Uint8Array, most: { readonly maxOutputLength: number }) => Promise<Uint8Array>,
      compress: NonNullable<Compressors['br']>,
    ) =>
    async (plain: Uint8Array<ArrayBuffer>) => {
      try {
        const form = read(ending);
        if (Buffer.from(await open(form, { maxOutputLength: plain.length })).equals(plain)) return form;
      } catch {
        // There is none, or it isn't whole.
      }
      return compress(plain);
    };
  return { br: beside('br', promisify(brotliDecompress), own.br!), gz: beside('gz', promisify(gunzip), own.gz!) };
}
