import { describeProblem } from '../catalogue/describeProblem.ts';
import type { Problem } from '../catalogue/problem.ts';
import { readReply } from '../catalogue/readReply.ts';
import type { Log, ProductList } from './provider.ts';
import { ReplyError } from './request.ts';

/** At most this many dropped rows are named one by one on the console. */
const MOST_LINES = 20;

/**
 * Reads the products reply; what could not be used goes to the log. A part of its own, fetched beside the reply: before
 * there is one nobody needs it.
 *
 * @param url where it came from
 * @throws ReplyError for a reply that is no list at all
 */
export function readProducts(url: string, reply: unknown, log: Log): ProductList {
  const reading = readReply(reply);
  if (!reading.ok) throw new ReplyError(url, reading.reason);
  report(reading.problems, log);
  return { products: reading.products, updated: reading.updated };
}

function report(problems: readonly Problem[], log: Log): void {
  for (const problem of problems.slice(0, MOST_LINES)) {
    log.warn(`Product Selector: ${describeProblem(problem, 'products reply')}`);
  }
  const more = problems.length - MOST_LINES;
  if (more > 0) log.warn(`Product Selector: products reply: ${more} more like these`);
}
