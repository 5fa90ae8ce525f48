import { fileTooLarge, replyTooLarge } from './catalogueLimits.ts';
import { decodeText } from './decodeText.ts';
import type { Problem } from './problem.ts';
import type { Product } from './product.ts';
import { readCsv } from './readCsv.ts';
import { NO_SYSTEMS } from './readiness.ts';
import { readReply } from './readReply.ts';
import { writeReply } from './writeReply.ts';

export interface Catalogue {
  readonly products: readonly Product[];
  readonly problems: readonly Problem[];
}

/** The part of TextEncoder we use, declared here because pure folders have no DOM types. */
interface Encoders {
  readonly TextEncoder: new () => { encode(text: string): Uint8Array };
}
const { TextEncoder } = globalThis as unknown as Encoders;

/** `updated` in the usual format; only its length matters here. */
const SOME_TIME = '2026-01-01T00:00:00.000Z';

/**
 * Reads a catalogue file: JSON in the shape of the products reply if the name says so, else CSV. Never throws. A file
 * over a limit gives an error for the whole file and no products.
 */
export function readCatalogue(file: string, bytes: Uint8Array): Catalogue {
  const tooLarge = fileTooLarge(bytes.length);
  if (tooLarge !== null) return refused(tooLarge, 'Is it the right file?');
  const { text, problems: ofText } = decodeText(bytes);
  // Without text there are no rows to judge; more errors would hide the cause.
  if (ofText.some(({ severity }) => severity === 'error')) return { products: [], problems: ofText };
  const { products, problems } = file.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text);
  // Windows-1252 text and characters that JSON escapes take more room in the reply than in the file.
  const unloadable = replyTooLarge(new TextEncoder().encode(writeReply(products, SOME_TIME)).length);
  if (unloadable !== null) return refused(unloadable, 'Shorten the descriptions, or leave out systems.');
  const isEmpty = products.length === 0 && !problems.some(({ severity }) => severity === 'error');
  return { products, problems: [...ofText, ...problems, ...(isEmpty ? [NO_SYSTEMS] : [])] };
}

function readJson(text: string): Catalogue {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch (error) {
    return refused(
      `The file isn't JSON (${error instanceof Error ? error.message : error}).`,
      'Export the file again.',
    );
  }
  const result = readReply(reply);
  return result.ok ? result : refused(result.reason, result.suggestion);
}

function refused(reason: string, suggestion: string): Catalogue {
  const problem: Problem = { severity: 'error', row: null, column: null, id: null, value: null, reason, suggestion };
  return { products: [], problems: [problem] };
}
