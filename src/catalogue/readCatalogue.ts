import { decodeText } from './decodeText.ts';
import type { Problem } from './problem.ts';
import type { Product } from './product.ts';
import { readCsv } from './readCsv.ts';
import { readReply } from './readReply.ts';

export interface Catalogue {
  readonly products: readonly Product[];
  readonly problems: readonly Problem[];
}

/** Reads the bytes of a catalogue file: JSON in the shape of the products reply when its name says so, else CSV. Total. */
export function readCatalogue(file: string, bytes: Uint8Array): Catalogue {
  const { text, problems: ofText } = decodeText(bytes);
  // Rows cannot be judged in what is no text; saying that they are wrong too would hide the cause.
  if (ofText.some(({ severity }) => severity === 'error')) return { products: [], problems: ofText };
  const { products, problems } = file.toLowerCase().endsWith('.json') ? readJson(text) : readCsv(text);
  return { products, problems: [...ofText, ...problems] };
}

function readJson(text: string): Catalogue {
  let reply: unknown;
  try {
    reply = JSON.parse(text);
  } catch (error) {
    return refused(`This is not JSON (${error instanceof Error ? error.message : error}).`, 'Export the file again.');
  }
  const result = readReply(reply);
  return result.ok ? result : refused(result.reason, 'Use the shape {"products": [ … ]}.');
}

function refused(reason: string, suggestion: string): Catalogue {
  const problem: Problem = { severity: 'error', row: null, column: null, id: null, value: null, reason, suggestion };
  return { products: [], problems: [problem] };
}
