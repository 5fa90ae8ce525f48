import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi, isProductList } from './api.ts';
import { RETRY_PAUSE_MS, RETRY_SPREAD_MS } from './request.ts';
import { createSharedCalls } from './sharedCalls.ts';

/** Not more: each visitor has about ten timers, and the fake clock searches all of them for the next one. */
const VISITORS = 100;
const BUCKET_MS = 100;

beforeEach(async () => {
  // Loaded here, so that no test has to advance the clock for it.
  await import('./receiveProducts.ts');
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

interface Scenario {
  /** The provider's answer, by milliseconds since it went down. */
  answer(now: number): Response | Promise<Response>;
  /** The arrival time of a visitor, by number. */
  comes(visitor: number): number;
}

/** The reading time of the landing page: 5 to 25 seconds, different for each visitor. */
const reads = (visitor: number) => 5000 + (((visitor * 7919) % VISITORS) * 20_000) / VISITORS;

/**
 * Visitors, each on a separate page with all of its requests: the initial data, the products while the visitor reads
 * the landing page, and the products again at Start if they failed to load.
 */
async function visit({ answer, comes }: Scenario) {
  const asked: { readonly time: number; readonly call: string }[] = [];
  let served = 0;
  const log = { error: vi.fn(), warn: vi.fn() };
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const provider = createApi({
      rest: 'https://provider.example/wp-json/',
      fetch: async (url) => {
        const call = new URL(url).pathname.split('/').at(-1) ?? '';
        asked.push({ time: Date.now(), call });
        const reply = await answer(Date.now());
        return call === 'init' && reply.ok ? Response.json({ nonce: 'n' }) : reply;
      },
      log,
      now: Date.now,
      random: Math.random,
      calls: createSharedCalls(),
      gone: new AbortController().signal,
    });
    setTimeout(async () => {
      void provider.initialData();
      const read = new Promise((resolve) => setTimeout(resolve, reads(visitor)));
      const preloaded = await provider.products();
      await read;
      if (isProductList(preloaded) || isProductList(await provider.products())) served += 1;
    }, comes(visitor));
  }
  await vi.advanceTimersByTimeAsync(120_000);
  return { times: asked.map(({ time }) => time), count: countCalls(asked), served };
}

function countCalls(asked: readonly { readonly call: string }[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { call } of asked) counts[call] = (counts[call] ?? 0) + 1;
  return counts;
}

/** The most requests in any tenth of a second after a moment. */
function peak(times: readonly number[], after: number): number {
  const buckets = new Map<number, number>();
  for (const time of times.filter((time) => time > after)) {
    const bucket = Math.floor(time / BUCKET_MS);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  return Math.max(0, ...buckets.values());
}

/**
 * The most requests in a tenth of a second for an even spread: six standard deviations above the mean, plus some at
 * Start.
 */
const highestPeak = (mean: number) => mean + 6 * Math.sqrt(mean) + 5;

/** Both calls of every visitor, spread evenly over the pause. */
const HIGHEST_PEAK = highestPeak((2 * VISITORS * BUCKET_MS) / RETRY_SPREAD_MS);

const busy = (after?: string) => Response.json({}, { status: 503, headers: after ? { 'Retry-After': after } : {} });
const good = () => Response.json({ products: [{ id: 'A', title: 'Split', system_type: 'split' }] });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('pages that fail together retry at different times, and all are served', async () => {
  const { times, count, served } = await visit({ answer: (now) => (now === 0 ? lost() : good()), comes: () => 0 });
  expect(count).toEqual({ init: 2 * VISITORS, products: 2 * VISITORS });
  expect(served).toBe(VISITORS);
  const again = times.filter((time) => time > 0);
  expect(Math.min(...again)).toBeGreaterThanOrEqual(RETRY_PAUSE_MS);
  expect(Math.max(...again)).toBeLessThanOrEqual(RETRY_PAUSE_MS + RETRY_SPREAD_MS);
  expect(peak(times, 0)).toBeLessThanOrEqual(HIGHEST_PEAK);
});

it('pages told to retry after 5 seconds do not all retry in the same second', async () => {
  const { times, served } = await visit({ answer: (now) => (now === 0 ? busy('5') : good()), comes: () => 0 });
  expect(served).toBe(VISITORS);
  expect(Math.min(...times.filter((time) => time > 0))).toBeGreaterThanOrEqual(5000);
  expect(peak(times, 0)).toBeLessThanOrEqual(HIGHEST_PEAK);
});

it('pages told to retry in a minute retry once each, when their visitor presses Start', async () => {
  const { times, count, served } = await visit({ answer: () => busy('60'), comes: () => 0 });
  expect(count).toEqual({ init: VISITORS, products: 2 * VISITORS });
  expect(served).toBe(0);
  // Reading times spread the visitors over 20 seconds.
  expect(peak(times, 0)).toBeLessThanOrEqual((2 * VISITORS * BUCKET_MS) / 20_000);
});

it('a provider that stays down gets six requests from each visitor and no more', async () => {
  const { times, count, served } = await visit({ answer: () => busy(), comes: () => 0 });
  expect(count).toEqual({ init: 2 * VISITORS, products: 4 * VISITORS });
  expect(served).toBe(0);
  expect(peak(times, 0)).toBeLessThanOrEqual(HIGHEST_PEAK);
});

it('after 20 seconds of downtime, waiting visitors never crowd the provider', async () => {
  const comes = (visitor: number) => (visitor * 30_000) / VISITORS;
  const { times, served } = await visit({ answer: (now) => (now < 20_000 ? busy() : good()), comes });
  expect(times.length).toBeLessThanOrEqual(6 * VISITORS);
  const startLater = Array.from({ length: VISITORS }, (_, visitor) => comes(visitor) + reads(visitor) >= 20_000);
  expect(served).toBeGreaterThanOrEqual(startLater.filter(Boolean).length);
  // Both calls of new visitors, the same number of retries, and the same number at Start.
  expect(peak(times, 0)).toBeLessThanOrEqual(highestPeak((3 * 2 * VISITORS * BUCKET_MS) / 30_000));
});
