import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from '../src/api/api.ts';
import { MAX_REPLY_MS } from '../src/api/request.ts';
import { createSharedCalls } from '../src/api/sharedCalls.ts';

/** The table of docs/failures.md about replies: each with the number of requests and the reason on the console. */
const ROWS = [...readFileSync('docs/failures.md', 'utf8').matchAll(/^\| (.+) \| (\d) \| (.+) \|$/gm)].map(
  ([, reply = '', requests, reason = '']) => ({ reply, requests: Number(requests), reason }),
);
const GOOD = JSON.stringify({ nonce: 'n', products: [{ id: 'A', title: 'Split', system_type: 'split' }] });

type Reply = (init: RequestInit) => Response | Promise<Response>;

const lost: Reply = () => Promise.reject(new TypeError('Failed to fetch'));
const status =
  (code: number, headers: Readonly<Record<string, string>> = {}): Reply =>
  () =>
    new Response('<!doctype html>', { status: code, headers });
const text =
  (body: string): Reply =>
  () =>
    new Response(body);
/** A body that starts, and ends only when the request is aborted. */
const endless =
  (begin: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Reply =>
  ({ signal }) =>
    new Response(
      new ReadableStream({
        start(controller) {
          begin(controller);
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      }),
    );
const bytes = (part: string) => new TextEncoder().encode(part);

/** What `fetch` gives the page for each, as `fetch` reports it. */
const REPLIES: Readonly<Record<string, Reply>> = {
  'connection refused': lost,
  'a web page': text('<!doctype html><title>Moved</title>'),
  'status 403': status(403),
  'status 404': status(404),
  'status 429': status(429, { 'Retry-After': '1' }),
  'status 500': status(500),
  'status 503': status(503),
  'an empty body': text(''),
  'body cut off': () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })),
  '10 MB of other content': text('x '.repeat(5 * 1024 * 1024)),
  'one byte a second': endless((controller) => {
    const timer = setInterval(() => controller.enqueue(bytes('{')), 1000);
    setTimeout(() => clearInterval(timer), MAX_REPLY_MS - 1);
  }),
  'no reply': ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  'a reply that never ends': endless((controller) => controller.enqueue(bytes(GOOD.slice(0, 20)))),
  'blocked by CORS': lost,
};

beforeEach(async () => {
  // Imported here, so no test has to advance the clock for it.
  await import('../src/api/receiveProducts.ts');
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Calls the provider once, and advances the clock as far as needed. */
async function ask(call: 'initialData' | 'products', reply: Reply) {
  const fetch = vi.fn(async (_: string, init: RequestInit) => reply(init));
  const logged: string[] = [];
  const error = (message: string, thrown: unknown): void => {
    logged.push(`${message} ${thrown}`);
  };
  const provider = createApi({
    rest: 'https://provider.example/wp-json/',
    fetch,
    log: { error, warn: error },
    now: Date.now,
    random: () => 0.5,
    calls: createSharedCalls(),
    gone: new AbortController().signal,
  });
  const result = provider[call]();
  await vi.advanceTimersByTimeAsync(MAX_REPLY_MS);
  return { result: await result, asked: fetch.mock.calls.length, logged };
}

it('docs/failures.md has a row for each reply that fails', () => {
  expect(ROWS.map(({ reply }) => reply).sort()).toEqual(Object.keys(REPLIES).sort());
});

it.each(ROWS)(
  'a call that gets $reply asks $requests times and says why, once',
  async ({ reply, requests, reason }) => {
    for (const [call, line, route] of [
      ['initialData', 'Error on fetching initial data', 'init'],
      ['products', 'Error fetching products', 'products'],
    ] as const) {
      const { result, asked, logged } = await ask(call, REPLIES[reply]!);
      expect(asked).toBe(requests);
      expect(logged.map((said) => said.replace(/\?t=\d+/, ''))).toEqual([
        `${line} ReplyError: GET https://provider.example/wp-json/product-selector/v2/${route}: ${reason}`,
      ]);
      expect(result).toEqual(call === 'products' ? {} : null);
    }
  },
);

it.each([
  ['initialData', '{"code":"rest_no_route","data":{"status":404}}', null],
  ['products', '{"code":"rest_no_route","data":{"status":404}}', {}],
  ['initialData', 'null', null],
  ['products', 'null', {}],
] as const)('%s that gets JSON of another shape isn’t asked for again', async (call, body, expected) => {
  const { result, asked, logged } = await ask(call, text(body));
  expect({ result, asked, lines: logged.length }).toEqual({ result: expected, asked: 1, lines: 1 });
});

it('a reply with another content type, or one that comes after seconds, is used', async () => {
  const late: Reply = () => new Promise((resolve) => setTimeout(() => resolve(new Response(GOOD)), 2000));
  for (const reply of [text(GOOD), late]) {
    expect(await ask('initialData', reply)).toMatchObject({ result: { nonce: 'n' }, asked: 1, logged: [] });
    expect(await ask('products', reply)).toMatchObject({ result: { products: [{ id: 'A' }] }, asked: 1, logged: [] });
  }
});
