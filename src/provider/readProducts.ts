import { describeProblem } from '../catalogue/describeProblem.ts';
import { parseSteps } from '../catalogue/parseSteps.ts';
import type { Problem } from '../catalogue/problem.ts';
import { createRowReader, type RowReader, shapeOf } from '../catalogue/readReply.ts';
import type { Log, ProductList } from './provider.ts';
import { notJson, ReplyError } from './request.ts';

/** At most this many dropped rows are named one by one on the console. */
const MOST_LINES = 20;
/** Bounds of a list that comes in parts, so that no provider keeps a visitor asking for ever. */
const MOST_PARTS = 100;
const MOST_MIB = 64;
const MOST_SECONDS = 60;

export interface ProductsReading {
  /**
   * Reads one part, a row a step; the last step gives the address of the next part, null when this was the last one.
   * Throws a `ReplyError` for a part that is no list, and for a next one that must not be asked for.
   */
  part(from: string, text: string): Generator<undefined, string | null, undefined>;
  /** The whole list. What could not be used goes to the log. Throws a `ReplyError` where that is every row there is. */
  end(): Omit<ProductList, 'asOf'>;
}

/**
 * Reads the products reply, and where it names a next part, that too. A part of its own, fetched beside the reply: before
 * there is one nobody needs it.
 *
 * @param now milliseconds, of a clock that goes on
 */
export function readProducts(log: Log, now: () => number): ProductsReading {
  const rows = createRowReader();
  const asked = new Set<string>();
  const begun = now();
  let size = 0;
  let updated: unknown;

  function followed(from: string, next: unknown): string | null {
    if (next === undefined || next === null || next === '') return null;
    const address = typeof next === 'string' ? addressOf(next, from) : null;
    if (address === null) throw new ReplyError(from, 'its next part is not an address of the same origin');
    if (asked.has(address)) throw new ReplyError(from, 'its next part is one that was read before');
    if (asked.size >= MOST_PARTS) throw new ReplyError(from, `the list has more than ${MOST_PARTS} parts`);
    if (now() - begun > MOST_SECONDS * 1000) {
      throw new ReplyError(from, `not all parts of the list came within ${MOST_SECONDS} seconds`);
    }
    return address;
  }

  return {
    *part(from, text) {
      asked.add(addressOf('', from) ?? from);
      size += text.length;
      if (size > MOST_MIB * 1024 * 1024) throw new ReplyError(from, `the parts hold more than ${MOST_MIB} MiB`);
      const shape = shapeOf(yield* readEarly(from, text, rows));
      if (!shape.ok) throw new ReplyError(from, shape.reason);
      for (const cells of shape.rows) {
        rows.add(cells);
        yield;
      }
      // Half of the old range and half of the new one is neither.
      updated ??= shape.updated;
      if ((shape.updated ?? updated) !== updated) throw new ReplyError(from, 'the list changed between its parts');
      return followed(from, shape.next);
    },
    end() {
      const reading = rows.end(updated);
      report(reading.problems, log);
      // A range in which nothing is right is no range that somebody has emptied.
      if (rows.count() > 0 && reading.products.length === 0) {
        throw new ReplyError([...asked][0] ?? '', 'none of its rows can be used');
      }
      return { products: reading.products, updated: reading.updated };
    },
  };
}

/** Reads rows while the text is being parsed, and gives the reply with those that are left. */
function* readEarly(from: string, text: string, rows: RowReader): Generator<undefined, unknown, undefined> {
  const parsing = parseSteps(text);
  try {
    for (;;) {
      const { done, value } = parsing.next();
      if (done) return value;
      for (const cells of value) {
        rows.add(cells);
        yield;
      }
      yield;
    }
  } catch (cause) {
    throw notJson(from, cause);
  }
}

/** The whole address, without a fragment; null when it is none or leads to another origin. */
function addressOf(address: string, from: string): string | null {
  if (!URL.canParse(address, from)) return null;
  const found = new URL(address, from);
  found.hash = '';
  return found.origin === new URL(from).origin ? found.href : null;
}

function report(problems: readonly Problem[], log: Log): void {
  for (const problem of problems.slice(0, MOST_LINES)) {
    log.warn(`Product Selector: ${describeProblem(problem, 'products reply')}`);
  }
  const more = problems.length - MOST_LINES;
  if (more > 0) log.warn(`Product Selector: products reply: ${more} more like these`);
}
