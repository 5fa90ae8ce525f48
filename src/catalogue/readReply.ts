import { LEAVE_OUT, tooManySystems } from './catalogueLimits.ts';
import { cleanText } from './cleanText.ts';
import { FirstOfEachId } from './firstOfEachId.ts';
import type { Problem } from './problem.ts';
import type { Product } from './product.ts';
import { quoted } from './reading.ts';
import { readRow } from './readRow.ts';
import { shownValue } from './shownValue.ts';

export type ReplyReading =
  | {
      readonly ok: true;
      readonly products: Product[];
      /** When the catalogue last changed, ISO 8601; null if the reply doesn't say. */
      readonly updated: string | null;
      readonly problems: Problem[];
    }
  | RefusedReply;

/** An unusable reply: why, and the right shape. */
interface RefusedReply {
  readonly ok: false;
  readonly reason: string;
  readonly suggestion: string;
}

/**
 * Reads the parsed JSON of the products call: `{"products": […], "updated": "…"}`, a bare list, or `{}` for no
 * products. Unusable rows are left out and reported by their place in the list (from 1); the rest is used. A reply with
 * another shape or too many rows is refused as a whole.
 */
export function readReply(reply: unknown): ReplyReading {
  const shape = shapeOf(reply);
  if (!shape.ok) return shape;
  const tooMany = tooManySystems(shape.rows.length);
  if (tooMany !== null) return { ok: false, reason: tooMany, suggestion: LEAVE_OUT };

  const problems: Problem[] = [];
  let unlisted = 0;
  const note = (problem: Problem): void => {
    if (problem.severity === 'error' || problems.length < MAX_PROBLEMS) problems.push(problem);
    else unlisted += 1;
  };
  const kept = new FirstOfEachId();
  for (const [index, cells] of shape.rows.entries()) {
    const row = index + 1;
    if (!isRecord(cells)) {
      note(notAnObject(row, cells));
      continue;
    }
    const reading = readRow(cells, { row, textNumbers: 'odd' });
    for (const problem of reading.problems) note(problem);
    const repeated = reading.product && kept.add(reading.product, row);
    if (repeated) note(repeated);
  }
  for (const problem of kept.mixedGroups()) note(problem);

  const updated = readDate(shape.updated);
  if (updated === null && shape.updated !== undefined && shape.updated !== null) {
    problems.unshift(notADate(shape.updated));
  }
  if (unlisted > 0) problems.push(notListed(unlisted));
  return { ok: true, products: kept.products, updated, problems };
}

type ReplyShape =
  | {
      readonly ok: true;
      readonly rows: readonly unknown[];
      /** The raw value; undefined if missing. */
      readonly updated: unknown;
    }
  | RefusedReply;

function shapeOf(reply: unknown): ReplyShape {
  if (Array.isArray(reply)) return { ok: true, rows: reply, updated: undefined };
  if (!isRecord(reply)) return wrongShape("The reply isn't an object or a list.");
  const keys = Object.keys(reply);
  if (keys.length === 0) return { ok: true, rows: [], updated: undefined };
  if (!Object.hasOwn(reply, 'products')) {
    return wrongShape(`The reply has no products. It has ${shownValue(keys.join(', '))}.`);
  }
  if (!Array.isArray(reply.products)) return wrongShape("The reply's products aren't a list.");
  return { ok: true, rows: reply.products, updated: Object.hasOwn(reply, 'updated') ? reply.updated : undefined };
}

function wrongShape(reason: string): RefusedReply {
  return { ok: false, reason, suggestion: 'Use the shape {"products": [ … ]}.' };
}

/** Further warnings are only counted: each cell of thousands of rows can have one. */
const MAX_PROBLEMS = 10_000;

function notListed(more: number): Problem {
  const reason = `${more} more warnings aren't listed.`;
  return { ...NOTHING_KNOWN, severity: 'warning', reason, suggestion: 'Fix the listed ones first.' };
}

const NOTHING_KNOWN = { row: null, column: null, id: null, value: null } as const;

function notAnObject(row: number, cells: unknown): Problem {
  return {
    ...NOTHING_KNOWN,
    severity: 'error',
    row,
    value: shownValue(cells),
    reason: `${quoted(cells)} isn't an object.`,
    suggestion: 'Send each product as an object whose keys are column names.',
  };
}

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
    reason: `“updated” is ${quoted(updated)}, which isn't a date.`,
    suggestion: 'Send a date such as 2026-03-01T09:30:00Z.',
  };
}
