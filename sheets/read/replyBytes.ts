import type { Product } from '../../src/catalogue/product.ts';
import { writeReply } from '../../src/catalogue/writeReply.ts';

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
