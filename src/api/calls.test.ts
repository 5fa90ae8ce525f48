import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { loadSizeRules } from './loadSizeRules.ts';
import { type Fetch, MAX_REPLY_MS } from './request.ts';
import { sendEnquiry } from './sendEnquiry.ts';
import { sendInsight } from './sendInsight.ts';
import { createSharedCalls } from './sharedCalls.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RULES = 'https://shop.example/rules.json';
const REST = 'https://provider.example/wp-json/';

function networkOf(answer: (init: RequestInit) => Response | Promise<Response>) {
  const fetch = vi.fn<Fetch>(async (_, init) => answer(init));
  return { fetch, now: () => Date.now(), random: () => 0 };
}
const silence = ({ signal }: RequestInit): Promise<Response> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
/** What a call ended with, with the clock advanced as far as needed. */
async function ended<Result>(call: Promise<Result>): Promise<Result | Error> {
  const end = call.catch((error: Error) => error);
  await vi.advanceTimersByTimeAsync(3 * MAX_REPLY_MS);
  return end;
}

it('the size rules are loaded without cookies, referrer or redirects', async () => {
  const network = networkOf(() => Response.json({ rules: [] }));
  expect(await ended(loadSizeRules(network, RULES))).toEqual({ rules: [] });
  expect(network.fetch).toHaveBeenCalledExactlyOnceWith(RULES, expect.objectContaining({ method: 'GET' }));
  const init = network.fetch.mock.calls[0]?.[1];
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
});

it('the size rules are read up to 1 MiB, and no longer than ten seconds', async () => {
  const chunk = new Uint8Array(256 * 1024).fill(32);
  let sent = 0;
  const endless = networkOf(
    () =>
      new Response(
        new ReadableStream({
          pull(stream) {
            sent += 1;
            stream.enqueue(chunk);
          },
        }),
      ),
  );
  expect(String(await ended(loadSizeRules(endless, RULES)))).toContain(`GET ${RULES}: the reply is larger than 1 MiB`);
  expect(sent).toBeLessThan(8);
  expect(String(await ended(loadSizeRules(networkOf(silence), RULES)))).toContain('within 10 seconds');
});

it.each([
  ['HTML', () => new Response('<!doctype html>'), 'the reply is not JSON'],
  ['an error', () => new Response('', { status: 404 }), 'answered with status 404'],
])('the size rules are refused from %s', async (_, answer, why) => {
  expect(String(await ended(loadSizeRules(networkOf(answer), RULES)))).toContain(why);
});

it('a message of insight goes out once without a header or cookies, and says whether it arrived', async () => {
  const body = { kind: 'steps' };
  const good = networkOf(() => new Response(null, { status: 204 }));
  expect(await ended(sendInsight(good, REST, body))).toBe(true);
  const [url, init] = good.fetch.mock.calls[0]!;
  expect(url).toBe(`${REST}product-selector/v2/insight`);
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true, body: '{"kind":"steps"}' });
  expect(init.headers).toBeUndefined();
  for (const answer of [
    () => new Response(null, { status: 503 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    silence,
  ]) {
    const bad = networkOf(answer);
    expect(await ended(sendInsight(bad, REST, body))).toBe(false);
    expect(bad.fetch).toHaveBeenCalledTimes(1);
  }
});

const URL_OF_ENQUIRIES = `${REST}product-selector/v2/enquiries`;
function enquire(answer: (init: RequestInit) => Response | Promise<Response>) {
  const log = { error: vi.fn(), warn: vi.fn() };
  const sender = { network: networkOf(answer), url: URL_OF_ENQUIRIES, nonce: 'n', log, askAgain: async () => null };
  return { log, sent: ended(sendEnquiry(sender, { name: 'Ada' })) };
}

it.each<[string, () => Response | Promise<Response>, string, string]>([
  ['another body', () => new Response('', { status: 422 }), 'changed', 'answered with status 422'],
  ['too many', () => new Response('', { status: 429 }), 'busy', 'answered with status 429'],
  ['an old nonce', () => new Response('', { status: 403 }), 'refused', 'answered with status 403'],
  ['an error', () => new Response('', { status: 503 }), 'failed', 'answered with status 503'],
  ['no connection', () => Promise.reject(new TypeError('Failed')), 'failed', 'could not be reached'],
  ['a page in between', () => new Response('<!doctype html>'), 'failed', 'the reply is not JSON'],
  ['a reply of another program', () => Response.json({}), 'failed', 'the reply has no reference'],
])('an enquiry that fails by %s leaves one line with its method and reason', async (_, answer, kind, why) => {
  const { log, sent } = enquire(answer);
  expect(await sent).toEqual({ kind });
  expect(log.error).toHaveBeenCalledTimes(1);
  const [what, reason] = log.error.mock.calls[0]!;
  expect(what).toBe('Error sending the enquiry');
  expect((reason as Error).message).toContain(`POST ${URL_OF_ENQUIRIES}: `);
  expect((reason as Error).message).toContain(why);
});

it('an enquiry that arrives leaves no line', async () => {
  const { log, sent } = enquire(() => Response.json({ reference: '7K3M-Q2XF' }));
  expect(await sent).toEqual({ kind: 'arrived', reference: '7K3M-Q2XF' });
  expect(log.error).not.toHaveBeenCalled();
});

it.each<[unknown, object | undefined]>([
  [
    { notes: true, steps: true },
    { notes: true, steps: true },
  ],
  [{ notes: true }, { notes: true, steps: false }],
  [
    { notes: 'yes', steps: true },
    { notes: false, steps: true },
  ],
  [{ notes: false, steps: false }, undefined],
  [{ notes: 1, steps: 'true' }, undefined],
  [{}, undefined],
  ['on', undefined],
  [true, undefined],
  [[true, true], undefined],
  [null, undefined],
])('the initial data with the insight %j turn on %j', async (insight, parts) => {
  const network = networkOf(() => Response.json({ nonce: 'n', insight }));
  const log = { error: vi.fn(), warn: vi.fn() };
  const api = createApi({
    ...network,
    rest: REST,
    log,
    calls: createSharedCalls(),
    gone: new AbortController().signal,
  });
  expect(await ended(api.initialData())).toEqual({ nonce: 'n', ...(parts && { insight: parts }) });
});
