import { tooManySystems } from './catalogueLimits.ts';
import { cleanText } from './cleanText.ts';
import { COLUMNS } from './columns.ts';
import { FirstOfEachId } from './firstOfEachId.ts';
import { isRecord } from './isRecord.ts';
import { type Facts, fileProblem, type Problem, type ProblemKind } from './problem.ts';
import type { Column, Product } from './product.ts';
import { readCell } from './readCell.ts';
import { readRow } from './readRow.ts';
import { readSales } from './salePrices.ts';
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

/** An unusable reply. */
interface RefusedReply {
  readonly ok: false;
  readonly problem: Problem;
}

/**
 * Reads the parsed JSON of the products call: `{"products": […], "updated": "…"}`, a bare list, or `{}` for no
 * products. Unusable rows are left out and reported by their place in the list (from 1); the rest is used. A reply with
 * another shape or too many rows is refused as a whole.
 */
export function readReply(reply: unknown): ReplyReading {
  const rows = readRows(reply);
  for (;;) {
    const { done, value } = rows.next();
    if (done) return value;
  }
}

/** The same, with a halt after each row. */
export function* readRows(reply: unknown): Generator<undefined, ReplyReading> {
  const shape = shapeOf(reply);
  if (!shape.ok) return shape;
  const tooMany = tooManySystems(shape.rows.length);
  if (tooMany !== null) return { ok: false, problem: tooMany };

  const problems: Problem[] = [];
  let unlisted = 0;
  const note = (problem: Problem): void => {
    if (problem.severity === 'error' || problems.length < MAX_PROBLEMS) problems.push(problem);
    else unlisted += 1;
  };
  const kept = new FirstOfEachId();
  let row = 0;
  for (const cells of shape.rows) {
    row += 1;
    if (!isRecord(cells)) {
      note({ kind: 'not-an-object', severity: 'error', row, column: null, id: null, value: shownValue(cells) });
      continue;
    }
    const reading = readRow((column) => readCell(COLUMNS[column], cellOf(cells, column), 'odd'), row);
    for (const problem of reading.problems) note(problem);
    const repeated = reading.product && kept.add(withSales(reading.product, cells), row);
    if (repeated) note(repeated);
    yield;
  }
  for (const problem of kept.mixedGroups()) note(problem);

  const updated = readDate(shape.updated);
  if (updated === null && shape.updated !== undefined && shape.updated !== null) {
    problems.unshift({ ...fileProblem('warning', 'not-a-date'), value: shownValue(shape.updated) });
  }
  if (unlisted > 0) problems.push(fileProblem('warning', 'not-listed', { more: unlisted }));
  return { ok: true, products: kept.products, updated, problems };
}

function withSales(product: Product, cells: Readonly<Record<string, unknown>>): Product {
  const sales = product.price && Object.hasOwn(cells, 'sales') ? readSales(cells.sales) : [];
  return product.price && sales.length > 0 ? { ...product, price: { ...product.price, sales } } : product;
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
  if (!isRecord(reply)) return refused('reply-shape');
  const keys = Object.keys(reply);
  if (keys.length === 0) return { ok: true, rows: [], updated: undefined };
  if (!Object.hasOwn(reply, 'products')) {
    return refused('no-products', { keys: shownValue(keys.join(', ')) });
  }
  if (!Array.isArray(reply.products)) return refused('products-no-list');
  return { ok: true, rows: reply.products, updated: Object.hasOwn(reply, 'updated') ? reply.updated : undefined };
}

function refused(kind: ProblemKind, facts?: Facts): RefusedReply {
  return { ok: false, problem: fileProblem('error', kind, facts) };
}

/** Further warnings are only counted: each cell of thousands of rows can have one. */
const MAX_PROBLEMS = 10_000;

/** Own keys only, so inherited properties never count as cells. A blank one leaves it to the column's second name. */
export function cellOf(cells: Readonly<Record<string, unknown>>, column: Column): unknown {
  const own = (name: string): unknown => (Object.hasOwn(cells, name) ? cells[name] : undefined);
  const cell = own(column);
  const { alias } = COLUMNS[column];
  const isBlank = cell === undefined || cell === null || (typeof cell === 'string' && cleanText(cell) === '');
  return alias !== undefined && isBlank ? own(alias) : cell;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

function readDate(updated: unknown): string | null {
  if (typeof updated !== 'string') return null;
  const text = cleanText(updated);
  return ISO_DATE.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}
