import { UnreadableFile } from './unreadableFile.ts';

const ENOUGH_BYTES = 1000;

/** Tells a zip, as workbooks are, from possible text. Throws `UnreadableFile` for a PDF and a web page, which are text too. */
export function formatOf(bytes: Uint8Array): 'zip' | 'text' {
  // UTF-16 puts zeros between Latin letters.
  const start = String.fromCharCode(...bytes.subarray(0, ENOUGH_BYTES).filter((byte) => byte !== 0));
  // The second mark is of a zip without entries.
  if (['PK\u0003\u0004', 'PK\u0005\u0006'].some((mark) => start.startsWith(mark))) return 'zip';
  if (/^(?:%PDF|[\xef\xbb\xbf\xfe\xff\s]*<(?:!doctype html|html|table|meta))/i.test(start)) {
    throw new UnreadableFile('other-format');
  }
  return 'text';
}
