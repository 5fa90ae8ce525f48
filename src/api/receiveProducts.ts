import { cacheReply, forgetReply, readCachedReply } from './cachedReply.ts';
import type { Log, ProductList } from './productList.ts';
import { readProducts } from './readProducts.ts';
import type { TextReply } from './request.ts';

export { forgetReply };

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
  const list = await readProducts(reply, log);
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
      const list = await readProducts(kept, log);
      log.warn(`Product Selector: using the catalogue of ${new Date(kept.received).toISOString()} from the cache`);
      return { ...list, asOf: kept.received };
    } catch {
      // The cache holds something else under this key: delete it.
    }
  }
  await forgetReply(rest);
  return null;
}
