import { cleanText } from './cleanText.ts';
import type { Problem } from './problem.ts';
import type { Product } from './product.ts';
import { readRow } from './readRow.ts';
import { repeatedId } from './repeatedId.ts';
import { shownValue } from './shownValue.ts';

export type ReplyReading =
  | {
      readonly ok: true;
      readonly products: Product[];
      /** When the provider last changed the catalogue, ISO 8601; null when the reply does not say. */
      readonly updated: string | null;
      readonly problems: Problem[];
    }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads the parsed JSON of the products call: `{"products": […], "updated": "…"}`, a bare list, or `{}` for no products.
 * A row that cannot be used is left out and reported under its place in the list (from 1); the rest is used. A reply of
 * another shape is refused as a whole.
 */
export function readReply(reply: unknown): ReplyReading {
  if (Array.isArray(reply)) return readRows(reply, undefined);
  if (!isRecord(reply)) return { ok: false, reason: 'The reply is neither an object nor a list.' };
  const keys = Object.keys(reply);
  if (keys.length === 0) return readRows([], undefined);
  if (!Object.hasOwn(reply, 'products')) {
    return { ok: false, reason: `The reply has no products; it has ${shownValue(keys.join(', '))}.` };
  }
  if (!Array.isArray(reply.products)) return { ok: false, reason: 'The products of the reply are not a list.' };
  return readRows(reply.products, Object.hasOwn(reply, 'updated') ? reply.updated : undefined);
}

function readRows(rows: readonly unknown[], updated: unknown): ReplyReading {
  const date = readDate(updated);
  const problems: Problem[] = date === null && updated !== undefined && updated !== null ? [notADate(updated)] : [];
  const products: Product[] = [];
  const rowOfId = new Map<string, number>();
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    if (!isRecord(cells)) {
      problems.push({
        ...NOTHING_KNOWN,
        severity: 'error',
        row,
        value: shownValue(cells),
        reason: 'The entry is not an object.',
        suggestion: 'Send each product as an object whose keys are column names.',
      });
      continue;
    }
    const reading = readRow(cells, { row, textNumbers: 'odd' });
    problems.push(...reading.problems);
    if (reading.product === null) continue;
    const { id } = reading.product;
    const earlier = rowOfId.get(id);
    if (earlier === undefined) {
      rowOfId.set(id, row);
      products.push(reading.product);
      continue;
    }
    problems.push(repeatedId(row, id, earlier));
  }
  return { ok: true, products, updated: date, problems };
}

const NOTHING_KNOWN = { row: null, column: null, id: null, value: null } as const;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function readDate(updated: unknown): string | null {
  if (typeof updated !== 'string') return null;
  const text = cleanText(updated);
  return ISO_DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}

function notADate(updated: unknown): Problem {
  return {
    ...NOTHING_KNOWN,
    severity: 'warning',
    value: shownValue(updated),
    reason: `"updated" is "${shownValue(updated)}", not a date.`,
    suggestion: 'Send a date such as 2026-03-01T09:30:00Z.',
  };
}
