import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createApi } from '../src/api/api.ts';
import { MAX_REPLY_MS } from '../src/api/request.ts';
import { createSharedCalls } from '../src/api/sharedCalls.ts';
import { FAULTS } from './faults/fault.ts';
import { readRow } from './faults/faultTables.ts';

/**
 * Runs all rows of docs/faults.md about calls, as `fetch` reports them to the page, against the product's own request,
 * retry and time limit. The browser tests run one row of each kind that a visitor can tell apart.
 */
const DOCUMENT = readFileSync('docs/faults.md', 'utf8');
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

/** The reply that `fetch` gives the page for each fault, by fault name. */
const REPLIES: Readonly<Record<string, Reply>> = {
  'connection refused': lost,
  'name not found': lost,
  '301 to a web page': text('<!doctype html><title>Moved</title>'),
  'status 403': status(403),
  'status 404': status(404),
  'status 429, Retry-After': status(429, { 'Retry-After': '1' }),
  'status 500': status(500),
  'status 503': status(503),
  'empty body': text(''),
  'body cut off': () =>
    new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('network error')) })),
  'declared length too short': text(GOOD.slice(0, 20)),
  'another content type': text(GOOD),
  'JSON of another shape': text('{"code":"rest_no_route","data":{"status":404}}'),
  '10 MB of other content': text('x '.repeat(5 * 1024 * 1024)),
  'one byte a second': endless((controller) => {
    const timer = setInterval(() => controller.enqueue(bytes('{')), 1000);
    setTimeout(() => clearInterval(timer), MAX_REPLY_MS - 1);
  }),
  'no reply': ({ signal }) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  'a reply that never ends': endless((controller) => controller.enqueue(bytes(GOOD.slice(0, 20)))),
  'a reply after the visitor has left': () =>
    new Promise((resolve) => setTimeout(() => resolve(new Response(GOOD)), 2000)),
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

/** The explanation of a failure. */
const STALE = 'docs/faults.md says otherwise. If the change is meant, write it again: npm run faults';
const row = (part: string, name: string) => readRow(DOCUMENT, part, name) ?? {};

/** The provider's log lines in a row of docs/faults.md. The row lists the browser's own lines too. */
const linesOf = ({ Logged = '' }: Readonly<Record<string, string>>) =>
  Logged.split('; ').filter((line) => line.startsWith('Error '));

/** A log line as docs/faults.md shows it: without the address, the time and the randomly chosen shape. */
const plain = (line: string) =>
  line
    .replace('https://provider.example', '…')
    .replace(/\?t=\d+/, '?t=…')
    .replace(/: the (reply|products of the reply) (has no|is neither|are not).*/i, ': what the reply lacks');

describe.each(FAULTS.map(({ name }) => name))('a call with the fault: %s', (name) => {
  const reply = REPLIES[name] as Reply;

  it('has the nonce and the number of requests that docs/faults.md states', async () => {
    const expected = row('`init`', name);
    const { result, asked, logged } = await ask('initialData', reply);
    expect(logged.map(plain), STALE).toEqual(linesOf(expected));
    expect(result, STALE).toEqual(logged.length > 0 ? null : { nonce: 'n' });
    expect(String(asked), STALE).toBe(expected.Requests);
  });

  it('has the products that docs/faults.md states, with and without a fallback', async () => {
    const expected = row('`products`', name);
    const { result, asked, logged } = await ask('products', reply);
    expect(logged.map(plain), STALE).toEqual(linesOf(expected));
    expect(result !== null && 'products' in result, STALE).toBe(expected['The visitor sees'] === 'nothing unusual');
    // Both calls follow the same retry rule.
    expect(String(asked), STALE).toBe(row('`init`', name).Requests);
    expect(linesOf(row('`products`, with a cached catalogue', name)), STALE).toEqual(linesOf(expected));
  });
});
