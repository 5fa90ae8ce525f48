import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi, isProductList } from './api.ts';
import { cacheReply, forgetReply, readCachedReply } from './cachedReply.ts';
import type { Fetch } from './request.ts';
import { createSharedCalls } from './sharedCalls.ts';

const REST = 'https://provider.example/wp-json/';
const OTHER = 'https://other.example/?rest_route=/';
const DAY = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-03-14T09:00:00Z');

beforeEach(() => {
  stubCaches();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A minimal browser cache; it copies stored replies, as browsers do. */
function stubCaches() {
  const stored = new Map<string, Map<string, Response>>();
  const put = vi.fn(async (of: Map<string, Response>, url: string, reply: Response) => void of.set(url, reply));
  vi.stubGlobal('caches', {
    match: async (url: string, { cacheName }: { cacheName: string }) => stored.get(cacheName)?.get(url)?.clone(),
    delete: async (name: string) => stored.delete(name),
    async open(name: string) {
      const of = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, of);
      return { put: (url: string, reply: Response) => put(of, url, reply) };
    },
  });
  return { stored, put };
}

const addresses = (stored: ReadonlyMap<string, ReadonlyMap<string, Response>>) =>
  [...stored].flatMap(([name, of]) => [...of.keys()].map((url) => `${name} ${url}`));

const reply = (text: string) => ({ url: 'https://provider.example/products', text });

it('a cached reply is the last one received, for each provider', async () => {
  await cacheReply(REST, reply('one'), NOW - 5);
  await cacheReply(OTHER, reply('other'), NOW - 4);
  await cacheReply(REST, reply('two'), NOW - 3);
  expect(await readCachedReply(REST, NOW)).toEqual({ ...reply('two'), received: NOW - 3 });
  expect(await readCachedReply(OTHER, NOW)).toEqual({ ...reply('other'), received: NOW - 4 });
  await forgetReply(REST);
  expect(await readCachedReply(REST, NOW)).toBeNull();
  expect(await readCachedReply(OTHER, NOW)).not.toBeNull();
});

it('a cached reply is one entry of a separate cache, at an address that is never requested', async () => {
  const { stored } = stubCaches();
  await cacheReply(REST, reply('one'), NOW);
  expect(addresses(stored)).toEqual([
    'product-selector https://provider.example/wp-json/ https://kept.invalid/catalogue',
  ]);
});

it('a cached reply is never a mix of two tabs’ replies, in any order of their steps', async () => {
  const { put } = stubCaches();
  let letFirstGo = (): void => {};
  const first = new Promise<void>((resolve) => {
    letFirstGo = resolve;
  });
  put.mockImplementationOnce(async (of, url, kept) => {
    await first;
    of.set(url, kept);
  });
  const slow = cacheReply(REST, reply('["of the first tab"]'), NOW - 1);
  await cacheReply(REST, reply('["of the second tab"]'), NOW);
  expect(await readCachedReply(REST, NOW)).toMatchObject(reply('["of the second tab"]'));
  letFirstGo();
  await slow;
  const kept = await readCachedReply(REST, NOW);
  expect([
    { ...reply('["of the first tab"]'), received: NOW - 1 },
    { ...reply('["of the second tab"]'), received: NOW },
  ]).toContainEqual(kept);
});

it.each([
  ['seven days old', NOW - 7 * DAY, true],
  ['a millisecond older', NOW - 7 * DAY - 1, false],
  ['from this moment', NOW, true],
  ['from the future', NOW + 1, false],
  ['without a time', Number.NaN, false],
])('a cached reply that is %s is used: %3$s', async (_, received, used) => {
  await cacheReply(REST, reply('one'), received);
  expect(await readCachedReply(REST, NOW)).toEqual(used ? { ...reply('one'), received } : null);
});

it('a cached reply is deleted if the newer one is too large or there is no room for it', async () => {
  const { stored, put } = stubCaches();
  await cacheReply(REST, reply('one'), NOW);
  await cacheReply(REST, reply(' '.repeat(4 * 1024 * 1024 + 1)), NOW);
  expect(addresses(stored)).toEqual([]);
  await cacheReply(REST, reply('two'), NOW);
  put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await cacheReply(REST, reply('three'), NOW);
  expect(addresses(stored)).toEqual([]);
});

it.each<[string, () => void]>([
  ['has no caches', () => vi.stubGlobal('caches', undefined)],
  [
    'refuses access to them',
    () => {
      const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
      vi.stubGlobal('caches', { match: refuse, delete: refuse, open: refuse });
    },
  ],
  [
    'throws when code names them',
    () =>
      Object.defineProperty(globalThis, 'caches', {
        configurable: true,
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
])('a cached reply breaks nothing if the browser %s', async (_, block) => {
  block();
  await cacheReply(REST, reply('one'), NOW);
  expect(await readCachedReply(REST, NOW)).toBeNull();
  await forgetReply(REST);
  Reflect.deleteProperty(globalThis, 'caches');
});

const split = { id: 'A', title: 'Split', system_type: 'split' };
const catalogue = () => Response.json({ products: [split], updated: '2026-01-01' });

/** Loads the products once per answer, a day apart, with a new selector each time. */
async function answerDaily(...answers: readonly (() => Response | Promise<Response>)[]) {
  // Loaded here, so that no test has to advance the clock for it.
  await import('./receiveProducts.ts');
  vi.useFakeTimers({ now: NOW });
  const log = { error: vi.fn(), warn: vi.fn() };
  const lists = [];
  for (const answer of answers) {
    const list = ask(answer, log);
    await vi.advanceTimersByTimeAsync(DAY);
    lists.push(await list);
  }
  return { lists, log };
}

async function ask(answer: () => Response | Promise<Response>, log: Pick<Console, 'error' | 'warn'>) {
  const fetch: Fetch = async () => answer();
  const gone = new AbortController().signal;
  const calls = createSharedCalls();
  const provider = createApi({ rest: REST, fetch, log, gone, calls, now: Date.now, random: () => 0 });
  const list = await provider.products();
  return isProductList(list) ? list : provider.fallback();
}

const refused = () => Promise.reject(new TypeError('Failed to fetch'));
const status = (code: number) => () => Response.json({}, { status: code });

it.each<[string, () => Response | Promise<Response>]>([
  ['cannot be reached', refused],
  ['answers 403', status(403)],
  ['answers 404', status(404)],
  ['answers 429', status(429)],
  ['answers 500', status(500)],
  ['answers 503', status(503)],
  ['sends a web page', () => new Response('<!doctype html>')],
  ['sends another shape', () => Response.json({ products: 7 })],
  ['sends no usable row', () => Response.json([{ error: 'database gone' }])],
  ['does not answer', () => new Promise(() => {})],
])(
  'the fallback is the cached catalogue, with its date, if the provider %s; the failure is logged',
  async (_, answer) => {
    const { lists, log } = await answerDaily(catalogue, answer);
    expect(lists[1]).toMatchObject({ products: [{ id: 'A' }], updated: '2026-01-01', asOf: NOW });
    expect(log.error).toHaveBeenCalledExactlyOnceWith('Error fetching products', expect.anything());
    expect(log.warn).toHaveBeenCalledWith(
      'Product Selector: using the catalogue of 2026-03-14T09:00:00.000Z from the cache',
    );
  },
);

it('the fallback is empty after 410, which withdraws the catalogue, and stays empty', async () => {
  const { lists, log } = await answerDaily(catalogue, status(410), refused);
  expect(lists.slice(1)).toEqual([{}, {}]);
  expect(log.error).toHaveBeenCalledTimes(2);
  expect(log.warn).not.toHaveBeenCalled();
});

it('the fallback is empty if the cached catalogue is empty', async () => {
  const empty = () => Response.json({ products: [] });
  expect((await answerDaily(catalogue, empty, refused)).lists[2]).toEqual({});
});

it('the fallback is not read without a caller that waits for it', async () => {
  await cacheReply(REST, reply(JSON.stringify([split])), NOW);
  const log = { error: vi.fn(), warn: vi.fn() };
  const gone = new AbortController();
  const fetch: Fetch = (_, { signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
  const calls = createSharedCalls();
  const provider = createApi({ rest: REST, fetch, log, gone: gone.signal, calls, now: () => NOW, random: () => 0 });
  const list = provider.products();
  gone.abort();
  expect(await list).toEqual({});
  expect(await provider.fallback()).toEqual({});
  expect(log.error).not.toHaveBeenCalled();
  expect(log.warn).not.toHaveBeenCalled();
});

it('the fallback is checked like a reply: bad rows are left out, and anything but a list is deleted', async () => {
  const { stored } = stubCaches();
  const bad = { ...split, id: 'B', system_type: 'toaster' };
  await cacheReply(REST, reply(JSON.stringify([split, bad])), NOW);
  const { lists, log } = await answerDaily(refused);
  expect(lists[0]).toMatchObject({ products: [{ id: 'A' }] });
  expect(log.warn).toHaveBeenCalledWith(expect.stringMatching(/row 2, column `system_type`/));
  await cacheReply(REST, reply('{"products": 7}'), NOW);
  expect((await answerDaily(refused)).lists[0]).toEqual({});
  expect(addresses(stored)).toEqual([]);
});
