import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createProvider, isProductList } from './provider.ts';
import { RETRY_PAUSE_MS, RETRY_SPREAD_MS } from './request.ts';
import { createSharedCalls } from './sharedCalls.ts';

const VISITORS = 1000;
const BUCKET_MS = 100;

beforeEach(async () => {
  // Fetched here, so that no test has to turn the clock for it.
  await import('./receiveProducts.ts');
  vi.useFakeTimers({ now: 0 });
});

afterEach(() => {
  vi.useRealTimers();
});

// Thousands of timers, one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

interface Scenario {
  /** What the provider answers at this moment, milliseconds since it went down. */
  answer(now: number): Response | Promise<Response>;
  /** When a visitor comes, by the visitor's number. */
  comes(visitor: number): number;
}

/** So many visitors, each with a page of their own, who ask for the products once. */
async function visit({ answer, comes }: Scenario) {
  const times: number[] = [];
  let served = 0;
  const log = { error: vi.fn(), warn: vi.fn() };
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    const provider = createProvider({
      rest: 'https://provider.example/wp-json/',
      fetch: async () => {
        times.push(Date.now());
        return answer(Date.now());
      },
      log,
      now: Date.now,
      random: Math.random,
      calls: createSharedCalls(),
      gone: new AbortController().signal,
    });
    setTimeout(async () => {
      if (isProductList(await provider.products())) served += 1;
    }, comes(visitor));
  }
  await vi.advanceTimersByTimeAsync(120_000);
  return { times, served, failed: log.error.mock.calls.length };
}

/** How many requests there were in the fullest tenth of a second after a moment. */
function peak(times: readonly number[], after: number): number {
  const buckets = new Map<number, number>();
  for (const time of times.filter((time) => time > after)) {
    const bucket = Math.floor(time / BUCKET_MS);
    buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
  }
  return Math.max(0, ...buckets.values());
}

/**
 * What falls into a tenth of a second when the pauses are spread evenly: 50 of 1000. By chance there are more in some;
 * 45 more is beyond six standard deviations of it.
 */
const EVEN_SHARE = (VISITORS * BUCKET_MS) / RETRY_SPREAD_MS;
const HIGHEST_PEAK = EVEN_SHARE + 45;

const busy = (after?: string) => Response.json({}, { status: 503, headers: after ? { 'Retry-After': after } : {} });
const good = () => Response.json({ products: [{ id: 'A', title: 'Split', system_type: 'split' }] });
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

it('pages that fail at one moment come back spread out, and all are served', async () => {
  const { times, served, failed } = await visit({ answer: (now) => (now === 0 ? lost() : good()), comes: () => 0 });
  expect(times).toHaveLength(2 * VISITORS);
  expect([served, failed]).toEqual([VISITORS, 0]);
  const again = times.filter((time) => time > 0);
  expect(Math.min(...again)).toBeGreaterThanOrEqual(RETRY_PAUSE_MS);
  expect(Math.max(...again)).toBeLessThanOrEqual(RETRY_PAUSE_MS + RETRY_SPREAD_MS);
  expect(peak(times, 0)).toBeLessThanOrEqual(HIGHEST_PEAK);
});

it('pages that are all told to come back after 5 seconds do not all come in the fifth', async () => {
  const { times, served } = await visit({ answer: (now) => (now === 0 ? busy('5') : good()), comes: () => 0 });
  expect(served).toBe(VISITORS);
  expect(Math.min(...times.filter((time) => time > 0))).toBeGreaterThanOrEqual(5000);
  expect(peak(times, 0)).toBeLessThanOrEqual(HIGHEST_PEAK);
});

it('pages that are told to come back in a minute do not come back by themselves', async () => {
  const { times, served, failed } = await visit({ answer: () => busy('60'), comes: () => 0 });
  expect(times).toHaveLength(VISITORS);
  expect([served, failed]).toEqual([0, VISITORS]);
});

it('a provider that stays down is asked twice by each visitor and then left alone', async () => {
  const { times, served, failed } = await visit({ answer: () => busy(), comes: () => 0 });
  expect(times).toHaveLength(2 * VISITORS);
  expect([served, failed]).toEqual([0, VISITORS]);
  expect(peak(times, 0)).toBeLessThanOrEqual(HIGHEST_PEAK);
});

it('visitors who come one after the other while it is down for 20 seconds never make a crowd when it is back', async () => {
  const { times, served, failed } = await visit({
    answer: (now) => (now < 20_000 ? busy() : good()),
    comes: (visitor) => visitor * 30,
  });
  expect(times.length).toBeLessThanOrEqual(2 * VISITORS);
  expect(served + failed).toBe(VISITORS);
  // Three or four come in each tenth of a second, and as many come again for those who failed before.
  expect(peak(times, 0)).toBeLessThanOrEqual(25);
});
