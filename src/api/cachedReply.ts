import type { TextReply } from './request.ts';

/** Headers of the cached reply: when it was received, in milliseconds since 1970, and its address. */
const RECEIVED = 'Received';
const FROM = 'From';
/** An older reply is no longer used as a fallback. */
const MAX_CACHED_MS = 7 * 24 * 60 * 60 * 1000;
/** Longer replies are not cached, to spare a phone's storage. In characters. */
const MAX_REPLY_LENGTH = 4 * 1024 * 1024;

export interface CachedReply extends TextReply {
  /** Milliseconds since 1970. */
  readonly received: number;
}

/** One provider's cache. A page's own service worker has other caches, and may delete this one. */
const cacheOf = (rest: string): string => `product-selector ${rest}`;
/**
 * Never requested, so a service worker that searches all caches can't serve it as a reply. One entry holds the whole
 * reply, so two tabs can overwrite each other's but never mix them.
 */
const ADDRESS = 'https://kept.invalid/catalogue';

/** Returns null if the browser refuses storage: blocked, full, a sandboxed frame, a page without https. */
async function quietly<Result>(use: () => Promise<Result>): Promise<Result | null> {
  try {
    return await use();
  } catch {
    return null;
  }
}

/** Caches a reply, replacing the one before. Never rejects. */
export async function cacheReply(rest: string, { url, text }: TextReply, received: number): Promise<void> {
  // The older reply is out of date, so it goes even if there is no room for the newer one.
  await forgetReply(rest);
  if (text.length > MAX_REPLY_LENGTH) return;
  await quietly(async () => {
    const cache = await caches.open(cacheOf(rest));
    await cache.put(ADDRESS, new Response(text, { headers: { [RECEIVED]: String(received), [FROM]: url } }));
  });
}

/** Deletes a provider's cached reply. Never rejects. */
export async function forgetReply(rest: string): Promise<void> {
  await quietly(() => caches.delete(cacheOf(rest)));
}

/**
 * The cached reply, as untrusted as one from the network; null if there is none, if it is older than seven days, or if
 * its date is in the future. Never rejects.
 */
export async function readCachedReply(rest: string, now: number): Promise<CachedReply | null> {
  return quietly(async () => {
    const found = await caches.match(ADDRESS, { cacheName: cacheOf(rest) });
    const received = Number(found?.headers.get(RECEIVED) ?? Number.NaN);
    const age = now - received;
    if (!found || !(age >= 0 && age <= MAX_CACHED_MS)) return null;
    return { url: found.headers.get(FROM) ?? '', text: await found.text(), received };
  });
}
