import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProvider } from './provider.ts';
import type { Fetch } from './request.ts';

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
  return { fetch, log, provider: createProvider({ rest, fetch, log, now: () => 1234 }) };
}

/** Like a real body, it ends with an error when the request is aborted. */
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

describe('the calls', () => {
  it('ask for the initial data', async () => {
    const { provider, fetch, log } = setUp(() => Response.json({ nonce: 'n', more: 1 }));
    expect(await provider.initialData()).toEqual({ nonce: 'n' });
    expect(fetch.mock.calls[0]?.[0]).toBe(INIT);
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ method: 'GET', credentials: 'omit' });
    expect(fetch.mock.calls[0]?.[1].body).toBeUndefined();
    expect(log.error).not.toHaveBeenCalled();
  });

  it('ask for the products with a timestamp and a JSON content type, without a body', async () => {
    const { provider, fetch } = setUp(() => Response.json({ products: [], updated: '2026-03-01' }));
    expect(await provider.products()).toEqual({ products: [], updated: '2026-03-01' });
    expect(fetch.mock.calls[0]?.[0]).toBe(PRODUCTS);
    const init = fetch.mock.calls[0]?.[1];
    expect(init).toMatchObject({ method: 'GET', credentials: 'omit' });
    expect(init?.headers).toEqual({ 'Content-Type': 'application/json' });
    expect(init?.body).toBeUndefined();
  });

  it('go to plain addresses too, where the path is in the query', async () => {
    const { provider, fetch } = setUp(
      () => Response.json({ nonce: 'n', products: [] }),
      'https://provider.example/?rest_route=/',
    );
    await provider.initialData();
    await provider.products();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual([
      'https://provider.example/?rest_route=/product-selector/v2/init',
      'https://provider.example/?rest_route=/product-selector/v2/products&t=1234',
    ]);
  });

  it('share a request for the initial data that is under way, and no other', async () => {
    const { provider, fetch } = setUp(() => Response.json({ nonce: 'n' }));
    await Promise.all([provider.initialData(), provider.initialData()]);
    expect(fetch).toHaveBeenCalledTimes(1);
    await provider.initialData();
    expect(fetch).toHaveBeenCalledTimes(2);
  });
});

describe.each(CALLS)('%s', (call, nothing, message) => {
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['is not JSON', () => new Response('{"products": ['), 'not JSON'],
    ['is empty', () => new Response(null), 'not JSON'],
    ['is a web page', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }), 'not JSON'],
    ['has another shape', () => Response.json({ code: 'rest_no_route' }), 'The reply has no|the reply has no'],
    ['is null', () => Response.json(null), 'reply'],
    ['has status 404', () => Response.json({ nonce: 'n', products: [] }, { status: 404 }), '404'],
    ['has status 500', () => Response.json({ nonce: 'n', products: [] }, { status: 500 }), '500'],
    ['does not come', () => Promise.reject(new TypeError('Failed to fetch')), 'could not be reached'],
  ])('comes to nothing when the reply %s, and says why', async (_, answer, why) => {
    const { provider, log } = setUp(answer);
    expect(await provider[call]()).toEqual(nothing);
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

  it.each([
    ['no reply at all', silence],
    ['half a reply', (init: RequestInit) => body(init)],
  ])('gives up on %s after ten seconds', async (_, answer) => {
    vi.useFakeTimers();
    const { provider, log } = setUp(answer);
    const done = vi.fn();
    const result = provider[call]().finally(done);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await result).toEqual(nothing);
    expect(String(log.error.mock.calls[0]?.[1])).toContain('within 10 seconds');
  });
});

describe('a reply with bad rows', () => {
  const good = { id: 'A', title: 'Split', system_type: 'split' };

  it.each<[string, object, boolean, RegExp]>([
    ['no id', { ...good, id: '' }, false, /row 2, column id: The row has no id/],
    ['an id twice', good, false, /row 2, column id \(id A\): Row 1 has the same id/],
    [
      'a number as text',
      { ...good, id: 'B', cooling_capacity_kw: '7.1' },
      true,
      /row 2, column cooling_capacity_kw \(id B\): .*text/,
    ],
    [
      'an unknown word',
      { ...good, id: 'B', system_type: 'toaster' },
      false,
      /row 2, column system_type \(id B\): "toaster"/,
    ],
    [
      'a script for a link',
      { ...good, id: 'B', link: 'javascript:alert(1)' },
      true,
      /row 2, column link \(id B\): .*not a web address/,
    ],
  ])('is used, with a warning about %s', async (_, row, kept, warning) => {
    const { provider, log } = setUp(() => Response.json({ products: [good, row, { ...good, id: 'C' }] }));
    const list = await provider.products();
    expect(list.products?.map((product: { id: string }) => product.id)).toEqual(kept ? ['A', 'B', 'C'] : ['A', 'C']);
    expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(warning));
    expect(log.error).not.toHaveBeenCalled();
  });

  it('keeps markup as text', async () => {
    const title = '<script>alert(1)</script>';
    const { provider, log } = setUp(() => Response.json([{ ...good, title }]));
    expect((await provider.products()).products?.[0]).toMatchObject({ title, link: null });
    expect(log.warn).not.toHaveBeenCalled();
  });
});
