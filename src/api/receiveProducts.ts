import { dayOf } from '../catalogue/dayOf.ts';
import type { Problem } from '../catalogue/problem.ts';
import { type ReplyReading, readRows } from '../catalogue/readReply.ts';
import { withSalePrices } from '../catalogue/salePrices.ts';
import { cacheReply, forgetReply, readCachedReply } from './cachedReply.ts';
import { nextTask } from './nextTask.ts';
import type { Log, ProductList } from './productList.ts';
import { parseJson, ReplyError, type TextReply } from './request.ts';

export { forgetReply };

/** The console names at most this many problems one by one. */
const MAX_LINES = 20;
/** The longest turn of reading, but for its last row. */
const TURN_MS = 10;

/**
 * Reads a products reply and caches it as a fallback for when the provider cannot be reached.
 * @param rest the provider's REST root
 * @param now milliseconds since 1970
 * @throws ReplyError for a reply that cannot be used
 */
export async function receiveProducts(
  rest: string,
  reply: TextReply,
  log: Log,
  now: () => number,
): Promise<ProductList> {
  const list = await readProducts(reply, log, now());
  void (list.products.length > 0 ? cacheReply(rest, reply, now()) : forgetReply(rest));
  return { ...list, asOf: null };
}

/**
 * The cached catalogue, checked like a reply; null if there is none. Never rejects.
 * @param now milliseconds since 1970
 */
export async function readFallback(rest: string, now: () => number, log: Log): Promise<ProductList | null> {
  const kept = await readCachedReply(rest, now());
  if (kept) {
    try {
      const list = await readProducts(kept, log, now());
      log.warn(`Product Selector: using the catalogue of ${new Date(kept.received).toISOString()} from the cache`);
      return { ...list, asOf: kept.received };
    } catch {
      // The cache holds something else under this key: delete it.
    }
  }
  await forgetReply(rest);
  return null;
}

/**
 * Reads the text of a products reply, with the prices that hold today. Problems in single rows are logged; their sentences load only then.
 * @throws ReplyError if the reply is not a list, has too many rows, or has no usable row
 */
export async function readProducts(reply: TextReply, log: Log, now: number): Promise<Omit<ProductList, 'asOf'>> {
  const reading = await readInTurns(parseJson(reply));
  if (!reading.ok) throw new ReplyError(reply, (await describer())(reading.problem));
  const { products, updated, problems } = reading;
  if (problems.length > 0) await report(problems, log);
  // A catalogue with only bad rows is a fault; an empty one is not.
  if (products.length === 0 && problems.some(({ row }) => row !== null)) {
    throw new ReplyError(reply, 'none of its rows can be used');
  }
  return { products: withSalePrices(products, dayOf(now)), updated };
}

/** Reads the rows in turns, between which the page paints and hears presses. */
async function readInTurns(reply: unknown): Promise<ReplyReading> {
  const rows = readRows(reply);
  for (let begun = performance.now(); ; ) {
    const { done, value } = rows.next();
    if (done) return value;
    if (performance.now() - begun < TURN_MS) continue;
    await nextTask();
    begun = performance.now();
  }
}

async function report(problems: readonly Problem[], log: Log): Promise<void> {
  const lineOf = await describer();
  for (const problem of problems.slice(0, MAX_LINES)) {
    log.warn(`Product Selector: ${lineOf(problem, 'products reply')}`);
  }
  const more = problems.length - MAX_LINES;
  if (more > 0) log.warn(`Product Selector: products reply: ${more} more like these`);
}

/** Without the file of sentences, a problem has only its name. */
async function describer(): Promise<(problem: Problem, file?: string) => string> {
  const texts = await import('../catalogue/describeProblem.ts').catch(() => null);
  return texts?.describeProblem ?? (({ kind, row }, file) => `${file ?? 'reply'}, row ${row}: ${kind}`);
}
