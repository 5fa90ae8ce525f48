import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ended, networkOf, silence } from '../../../tests/networkOf.ts';
import { readParts } from './rules/insight.ts';
import { sendInsight } from './sendInsight.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const REST = 'https://provider.example/wp-json/';

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

it.each<[unknown, object | null]>([
  [
    { notes: true, steps: true },
    { notes: true, steps: true },
  ],
  [{ notes: true }, { notes: true, steps: false }],
  [
    { notes: 'yes', steps: true },
    { notes: false, steps: true },
  ],
  [{ notes: false, steps: false }, null],
  [{ notes: 1, steps: 'true' }, null],
  [{}, null],
  ['on', null],
  [true, null],
  [[true, true], null],
  [null, null],
])('the initial data’s insight %j turns on %j', (insight, parts) => {
  expect(readParts(insight)).toEqual(parts);
});
