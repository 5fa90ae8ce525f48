import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { askEarly } from './initialData.ts';
import { type Fetch, MAX_REPLY_MS, RETRY_PAUSE_MS, RETRY_SPREAD_MS } from './request.ts';
import { createSharedCalls } from './sharedCalls.ts';

beforeEach(async () => {
  // Loaded here, so that no test has to advance the clock for it.
  await import('./receiveProducts.ts');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const HOST = 'https://provider.example/blog';
const INIT = `${HOST}/wp-json/product-selector/v2/init`;
const PRODUCTS = `${HOST}/wp-json/product-selector/v2/products?t=1234`;
const CALLS = [
  ['initialData', null, 'Error on fetching initial data'],
  ['products', {}, 'Error fetching products'],
] as const;

function setUp(answer: (init: RequestInit) => Response | Promise<Response>, rest = `${HOST}/wp-json/`) {
  const fetch = vi.fn<Fetch>(async (_, init) => answer(init));
  const log = { error: vi.fn(), warn: vi.fn() };
  const calls = createSharedCalls();
  const random = vi.fn(() => 0.5);
  const optionsOf = (gone: AbortSignal) => ({
    ...{ rest, fetch, log, calls, gone, random },
    now: () => Date.now() - startedAt + 1234,
  });
  const join = (gone = new AbortController().signal) => createApi(optionsOf(gone));
  const early = (given?: ReturnType<typeof askEarly>) => {
    const options = optionsOf(new AbortController().signal);
    const list = given ?? askEarly(options);
    return { ...createApi(options, undefined, list), list };
  };
  const startedAt = Date.now();
  return { fetch, log, random, join, early, provider: join() };
}

/** The result of a call, with the clock advanced as far as needed. */
async function ended(call: Promise<unknown>): Promise<unknown> {
  await vi.advanceTimersByTimeAsync(MAX_REPLY_MS);
  return call;
}

/** Errors when the request is aborted, as a real body does. */
function body({ signal }: RequestInit, pull?: (stream: ReadableStreamDefaultController<Uint8Array>) => void): Response {
  return new Response(
    new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('{"products": ['));
        signal?.addEventListener('abort', () => stream.error(signal.reason));
      },
      ...(pull && { pull }),
    }),
  );
}

const silence = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

it('the calls ask for the initial data', async () => {
  const { provider, fetch, log } = setUp(() => Response.json({ nonce: 'n', more: 1 }));
  expect(await provider.initialData()).toEqual({ nonce: 'n' });
  expect(fetch.mock.calls[0]?.[0]).toBe(INIT);
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'omit' });
  expect(fetch.mock.calls[0]?.[1].body).toBeUndefined();
  expect(log.error).not.toHaveBeenCalled();
});

it('the calls ask for the products with a timestamp and a JSON content type, without a body', async () => {
  const { provider, fetch } = setUp(() => Response.json({ products: [], updated: '2026-03-01' }));
  expect(await provider.products()).toEqual({ products: [], updated: '2026-03-01', asOf: null });
  expect(fetch.mock.calls[0]?.[0]).toBe(PRODUCTS);
  const init = fetch.mock.calls[0]?.[1];
  expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
  expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
  expect(init?.body).toBeUndefined();
});

it('products that were asked for early are read before the first call takes them, and asked for again by the next', async () => {
  const { fetch, log, early } = setUp(() => Response.json({ products: [], updated: '2026-03-01' }));
  const provider = early();
  expect(await provider.list).toMatchObject({ products: [], updated: '2026-03-01' });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await provider.products()).toMatchObject({ updated: '2026-03-01' });
  expect(fetch).toHaveBeenCalledTimes(1);
  await provider.products();
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(log.error).not.toHaveBeenCalled();
});

it('products that fail early are told as a failed call, and selectors of one page share them', async () => {
  const { fetch, log, early } = setUp(() => new Response(null, { status: 404 }));
  const [one, other] = [early(), early()];
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(await ended(Promise.all([one.products(), other.products()]))).toEqual([{}, {}]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(1);
});

it('the products are asked for again if their reader failed to load early', async () => {
  const { log, early } = setUp(() => Response.json({ products: [], updated: '2026-03-01' }));
  const missing = Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  missing.catch(() => {});
  expect(await early(missing).products()).toMatchObject({ updated: '2026-03-01' });
  expect(log.error).not.toHaveBeenCalled();
});

it('the calls work with plain permalinks too, with the path in the query', async () => {
  const { provider, fetch } = setUp(
    () => Response.json({ nonce: 'n', products: [] }),
    'https://provider.example/?rest_route=/',
  );
  await provider.initialData();
  await provider.products();
  await provider.freshData();
  expect(fetch.mock.calls.map(([url]) => url)).toEqual([
    'https://provider.example/?rest_route=/product-selector/v2/init',
    'https://provider.example/?rest_route=/product-selector/v2/products&t=1234',
    'https://provider.example/?rest_route=/product-selector/v2/init&t=1234',
  ]);
});

it('the calls ask for fresh initial data at the same path, past caches', async () => {
  const { provider, fetch } = setUp(() => Response.json({ nonce: 'n' }));
  expect(await provider.freshData()).toEqual({ nonce: 'n' });
  expect(fetch.mock.calls[0]?.[0]).toBe(`${INIT}?t=1234`);
});

it.each(['initialData', 'products'] as const)(
  'the calls share a request for %s in progress, and no other',
  async (call) => {
    const { provider, join, fetch } = setUp(() => Response.json({ nonce: 'n', products: [] }));
    const [one, other] = await Promise.all([provider[call](), provider[call](), join()[call]()]);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(other).toEqual(one);
    await provider[call]();
    expect(fetch).toHaveBeenCalledTimes(2);
  },
);

it('the calls are aborted when the last selector waiting for them is removed, and nothing is logged', async () => {
  const { join, fetch, log } = setUp(silence);
  const [first, second] = [new AbortController(), new AbortController()];
  const waits = [join(first.signal).products(), join(second.signal).products()];
  await vi.advanceTimersByTimeAsync(0);
  const signal = fetch.mock.calls[0]?.[1].signal;
  first.abort();
  expect(signal?.aborted).toBe(false);
  second.abort();
  expect(signal?.aborted).toBe(true);
  expect(await Promise.all(waits)).toEqual([{}, {}]);
  expect(log.error).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
  void join().products();
  expect(fetch).toHaveBeenCalledTimes(2);
});

describe.each(CALLS)('%s', (call, nothing, message) => {
  it.each<[string, object]>([
    ['only text()', { text: async () => '{"nonce":"n","products":[]}' }],
    ['only json()', { json: async () => ({ nonce: 'n', products: [] }) }],
    ['an empty body', { body: null, text: async () => '{"nonce":"n","products":[]}' }],
  ])('accepts a reply of the page’s own fetch with %s', async (_, reply) => {
    const { provider, log } = setUp(() => ({ ok: true, status: 200, ...reply }) as Response);
    expect(await ended(provider[call]())).not.toEqual(nothing);
    expect(log.error).not.toHaveBeenCalled();
  });

  it.each<[string, object | undefined, RegExp]>([
    ['has no body', { ok: true, status: 200 }, /gave a reply without a body/],
    ['is too long a text', { ok: true, status: 200, text: async () => ' '.repeat(17 * 1024 * 1024) }, /larger than 16/],
    ['has no headers to read', { ok: false, status: 404 }, /status 404/],
    ['has headers without get', { ok: false, status: 503, headers: { 'Retry-After': '1' } }, /status 503/],
    ['is nothing', undefined, /could not be reached/],
  ])('returns nothing when the reply of the page’s own fetch %s, and logs why', async (_, reply, why) => {
    const { provider, log } = setUp(() => reply as Response);
    expect(await ended(provider[call]())).toEqual(nothing);
    expect(log.error).toHaveBeenCalledExactlyOnceWith(
      message,
      expect.objectContaining({ message: expect.stringMatching(why) }),
    );
  });

  it('stops reading a reply that is far too large', async () => {
    const chunk = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const { provider, log } = setUp((init) =>
      body(init, (stream) => {
        sent += 1;
        if (sent <= 50) stream.enqueue(chunk);
        else stream.close();
      }),
    );
    expect(await provider[call]()).toEqual(nothing);
    expect(sent).toBeLessThan(20);
    expect(String(log.error.mock.calls[0]?.[1])).toContain('larger than 16 MiB');
  });
});

describe.each(CALLS)('%s, after a failure', (call, nothing) => {
  const good = () => Response.json({ nonce: 'n', products: [] });
  const broken = () => Promise.reject(new TypeError('Failed to fetch'));
  const status =
    (code: number, after?: string, headers: Readonly<Record<string, string>> = {}) =>
    () =>
      Response.json(
        {},
        { status: code, headers: after === undefined ? headers : { ...headers, 'Retry-After': after } },
      );
  const brokenOff = () =>
    new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('network error')) }));
  const inSeconds = (seconds: number) => new Date(1234 + seconds * 1000).toUTCString();
  /** The test's random number is 0.5. */
  const SHORTEST = RETRY_PAUSE_MS + RETRY_SPREAD_MS / 2;

  it.each<[string, () => Response | Promise<Response>, number]>([
    ['no connection', broken, SHORTEST],
    ['a body that is cut off', brokenOff, SHORTEST],
    ['status 500', status(500), SHORTEST],
    ['status 502', status(502), SHORTEST],
    ['status 503', status(503), SHORTEST],
    ['status 504', status(504), SHORTEST],
    ['status 503 with Retry-After: 4', status(503, '4'), 4000 + RETRY_SPREAD_MS / 2],
    ['status 503 with a Retry-After in the past', status(503, inSeconds(-60)), SHORTEST],
    ['status 503 with an unreadable Retry-After', status(503, 'soon'), SHORTEST],
    ['status 429 with Retry-After: 0', status(429, '0'), SHORTEST],
    ['status 429 with Retry-After: 8', status(429, '8'), 8000 + RETRY_SPREAD_MS / 2],
    // HTTP dates have whole seconds, so five seconds after 1.234 s is 6 s.
    ['status 429 with a date in Retry-After', status(429, inSeconds(5)), 4766 + RETRY_SPREAD_MS / 2],
    [
      'status 503 with a date by a clock that is years ahead of the device',
      status(503, inSeconds(1e8 + 5), { Date: inSeconds(1e8) }),
      5000 + RETRY_SPREAD_MS / 2,
    ],
  ])('retries %s once, after the pause', async (_, failure, pause) => {
    let asked = 0;
    const { provider, fetch, log } = setUp(() => (asked++ === 0 ? failure() : good()));
    const done = vi.fn();
    const result = provider[call]().finally(done);
    await vi.advanceTimersByTimeAsync(pause - 1);
    expect(fetch).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(await result).toMatchObject(nothing === null ? { nonce: 'n' } : { products: [] });
    expect(log.error).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['status 400', status(400)],
    ['status 401', status(401)],
    ['status 403', status(403)],
    ['status 404', status(404)],
    ['status 410', status(410)],
    ['status 501', status(501)],
    ['status 429 without Retry-After', status(429)],
    ['status 429 with an unreadable Retry-After', status(429, 'soon')],
    ['status 429 with a Retry-After beyond the ten seconds', status(429, '9')],
    ['status 503 with a Retry-After beyond the ten seconds', status(503, '3600')],
    ['status 503 with a date beyond the ten seconds', status(503, inSeconds(600))],
  ])('does not retry %s', async (_, failure) => {
    const { provider, fetch, log } = setUp(failure);
    const done = vi.fn();
    void provider[call]().finally(done);
    await vi.advanceTimersByTimeAsync(0);
    expect(done).toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  it('has ten seconds in total, retry included', async () => {
    let asked = 0;
    const { provider, log } = setUp((init) => (asked++ === 0 ? broken() : silence(init)));
    const done = vi.fn();
    const result = provider[call]().finally(done);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(asked).toBe(2);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual(nothing);
    expect(String(log.error.mock.calls[0]?.[1])).toContain('within 10 seconds');
  });

  it('does not retry for a removed selector', async () => {
    const { join, fetch, log } = setUp(broken);
    const gone = new AbortController();
    const result = join(gone.signal)[call]();
    await vi.advanceTimersByTimeAsync(100);
    gone.abort();
    expect(await ended(result)).toEqual(nothing);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(log.error).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('retries with a new timestamp, if it has one', async () => {
    const { provider, fetch } = setUp(broken);
    await ended(provider[call]());
    const [first, second] = fetch.mock.calls.map(([url]) => url);
    if (call === 'products')
      expect([first, second]).toEqual([PRODUCTS, PRODUCTS.replace('1234', String(1234 + SHORTEST))]);
    else expect([first, second]).toEqual([INIT, INIT]);
  });
});

it('a reply keeps markup as text', async () => {
  const title = '<script>alert(1)</script>';
  const { provider, log } = setUp(() => Response.json([{ id: 'A', title, system_type: 'split' }]));
  expect((await provider.products()).products?.[0]).toMatchObject({ title, link: null });
  expect(log.warn).not.toHaveBeenCalled();
});
