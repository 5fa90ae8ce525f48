import type { TextReply } from './request.ts';

/** When a part was received, milliseconds since 1970, and from where. */
const RECEIVED = 'Received';
const FROM = 'From';
/** What is older no longer stands in for the range. */
const LONGEST_CACHED_MS = 7 * 24 * 60 * 60 * 1000;
/** A longer reply is not kept: it would take a phone's storage for a visit that may never come. In characters. */
const LONGEST_REPLY = 4 * 1024 * 1024;

/** A reply as it was received earlier. */
export interface CachedReply extends TextReply {
  /** Milliseconds since 1970. */
  readonly received: number;
}

/** The cache of one provider. A page's own service worker has others, and may delete this one. */
const cacheOf = (rest: string): string => `product-selector ${rest}`;
/**
 * An address that nobody asks for, so that a service worker that looks through all caches never takes it for a reply. One
 * entry holds the whole reply, so two tabs can replace each other's but never mix them.
 */
const ADDRESS = 'https://kept.invalid/catalogue';

/** Does nothing where the browser refuses storage: blocked, full, a sandboxed frame, a page without https. */
async function quietly<Result>(use: () => Promise<Result>): Promise<Result | null> {
  try {
    return await use();
  } catch {
    return null;
  }
}

/** Keeps a reply on the device, in place of the one before. Never rejects. */
export async function cacheReply(rest: string, { url, text }: TextReply, received: number): Promise<void> {
  // The older one has to go in any case: where there is no room for the newer, none may stand in.
  await forgetReply(rest);
  if (text.length > LONGEST_REPLY) return;
  await quietly(async () => {
    const cache = await caches.open(cacheOf(rest));
    await cache.put(ADDRESS, new Response(text, { headers: { [RECEIVED]: String(received), [FROM]: url } }));
  });
}

/** Deletes what is kept of one provider. Never rejects. */
export async function forgetReply(rest: string): Promise<void> {
  await quietly(() => caches.delete(cacheOf(rest)));
}

/**
 * The reply that was kept last, as untrusted as one from the network; null when there is none, or when it is older than
 * seven days, or from a time that has not come yet. Never rejects.
 */
export async function readCachedReply(rest: string, now: number): Promise<CachedReply | null> {
  return quietly(async () => {
    const found = await caches.match(ADDRESS, { cacheName: cacheOf(rest) });
    const received = Number(found?.headers.get(RECEIVED) ?? Number.NaN);
    const age = now - received;
    if (!found || !(age >= 0 && age <= LONGEST_CACHED_MS)) return null;
    return { url: found.headers.get(FROM) ?? '', text: await found.text(), received };
  });
}
