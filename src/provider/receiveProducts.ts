import { inSlices } from './inSlices.ts';
import { forgetRange, keepRange, LONGEST_RANGE, readKeptPart } from './keptRange.ts';
import type { Log, ProductList } from './provider.ts';
import { readProducts } from './readProducts.ts';
import type { TextReply } from './request.ts';

export { forgetRange };

/**
 * Reads a products reply, and where it names a next part, that too; then keeps it for a day on which the provider cannot
 * be reached.
 * @param rest where the provider's addresses begin
 * @param ask for the next part
 * @throws ReplyError for a reply that is no list
 */
export async function receiveProducts(
  rest: string,
  first: TextReply,
  log: Log,
  now: () => number,
  ask: (address: string) => Promise<TextReply>,
): Promise<ProductList> {
  const reading = readProducts(log, now);
  const parts = [first];
  const received = now();
  let size = first.text.length;
  let next = await inSlices(reading.part(first.url, first.text));
  while (next) {
    const part = await ask(next);
    // One part too many says that the range is too long; more would only be held for nothing.
    if (size <= LONGEST_RANGE) parts.push(part);
    size += part.text.length;
    next = await inSlices(reading.part(next, part.text));
  }
  const list = reading.end();
  void (list.products.length > 0 ? keepRange(rest, parts, received) : forgetRange(rest));
  return { ...list, asOf: null };
}

/**
 * What stands in for a range that could not be loaded: the one that was last received from the provider, read as a reply
 * is. Null when none is kept. Never rejects.
 * @param now milliseconds since 1970
 */
export async function readStandIn(rest: string, now: () => number, log: Log): Promise<ProductList | null> {
  const reading = readProducts(log, now);
  try {
    for (let number = 0; ; number += 1) {
      const part = await readKeptPart(rest, number, now());
      if (!part) break;
      if ((await inSlices(reading.part(part.url, part.text))) !== null) continue;
      log.warn(`Product Selector: the range as of ${new Date(part.received).toISOString()} stands in`);
      return { ...reading.end(), asOf: part.received };
    }
  } catch {
    // Not what was kept: it goes.
  }
  await forgetRange(rest);
  return null;
}
