import { MAX_REPLY_BYTES } from '../../src/catalogue/catalogueLimits.ts';
import { fileProblem } from '../../src/catalogue/problem.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';
import type { FileProblem } from '../open/explainFileProblem.ts';

/** The part of TextEncoder we use. It is declared here because pure folders have no DOM types. */
interface Encoders {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}
const { TextEncoder } = globalThis as unknown as Encoders;

/** `updated` in the usual format; only its length matters here. */
const SOME_TIME = '2026-01-01T00:00:00.000Z';

/** The number of bytes in a catalogue's reply. Windows-1252 text, and characters that JSON escapes, take more room than in the file. */
export function replyBytes(products: readonly Product[]): number {
  const reply = writeReply(products, SOME_TIME);
  // Encoding megabytes takes time, so plain ASCII skips it.
  return /[^\0-\x7f]/.test(reply) ? new TextEncoder().encode(reply).length : reply.length;
}

/** The problem of a reply of this size, which visitors can't load; null within the limit. */
export function replyTooLarge(bytes: number): FileProblem | null {
  if (bytes <= MAX_REPLY_BYTES) return null;
  const mebibytes = (amount: number): string => `${Math.ceil((amount / 1024 / 1024) * 10) / 10} MiB`;
  return fileProblem('error', 'reply-too-large', { size: mebibytes(bytes), most: mebibytes(MAX_REPLY_BYTES) });
}
