import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended, networkOf, silence } from '../../../tests/networkOf.ts';
import { loadOwnRules } from './loadOwnRules.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RULES = 'https://shop.example/rules.json';
/** The line on the console. */
async function lineOf(network: ReturnType<typeof networkOf>): Promise<unknown> {
  const warn = vi.fn();
  expect(await ended(loadOwnRules(RULES, warn, network))).toBeNull();
  return warn.mock.lastCall?.[0];
}

it('the size rules are loaded without cookies, referrer or redirects', async () => {
  const network = networkOf(() => Response.json({ rules: [] }));
  await lineOf(network);
  expect(network.fetch).toHaveBeenCalledExactlyOnceWith(RULES, expect.objectContaining({ method: 'GET' }));
  const init = network.fetch.mock.calls[0]?.[1];
  expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', redirect: 'error' });
});

it('the size rules are read up to 1 MiB, and no longer than ten seconds', async () => {
  const chunk = new Uint8Array(256 * 1024).fill(32);
  const pull = vi.fn((stream: ReadableStreamDefaultController) => stream.enqueue(chunk));
  const endless = networkOf(() => new Response(new ReadableStream({ pull })));
  expect(await lineOf(endless)).toContain(`GET ${RULES}: the reply is larger than 1 MiB`);
  expect(pull.mock.calls.length).toBeLessThan(8);
  expect(await lineOf(networkOf(silence))).toContain('within 10 seconds');
});

it.each([
  ['HTML', () => new Response('<!doctype html>'), 'the reply is not JSON'],
  ['an error', () => new Response('', { status: 404 }), 'answered with status 404'],
])('the size rules are refused from %s', async (_, answer, why) => {
  expect(await lineOf(networkOf(answer))).toContain(why);
});
