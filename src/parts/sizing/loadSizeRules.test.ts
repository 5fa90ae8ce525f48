import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended, networkOf, silence } from '../../../tests/networkOf.ts';
import { loadSizeRules } from './loadSizeRules.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const RULES = 'https://shop.example/rules.json';

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
