import { readdirSync } from 'node:fs';
import { expect, test } from './test.ts';

const EMBED = new Set(readdirSync('dist/embed').map((file) => `/embed/${file}`));
const REST = '/wp-json/product-selector/v2';
const POSTCODE = '2480';

test('no request of a whole journey carries an answer or the postcode', async ({ page, selector }) => {
  const asked: { url: URL; method: string; body: string | null; headers: Record<string, string>; before: number }[] =
    [];
  const sockets: string[] = [];
  page.on('request', (request) =>
    asked.push({
      url: new URL(request.url()),
      method: request.method(),
      body: request.postData(),
      headers: request.headers(),
      before: Date.now(),
    }),
  );
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const from = Date.now();
  await page.goto('/');
  const home = new URL(page.url());
  await page.getByRole('textbox', { name: 'Postcode' }).fill(POSTCODE);
  await selector.reachResult();

  expect(sockets).toEqual([]);
  for (const { url, method, body, headers, before } of asked.filter(({ url }) => url.protocol !== 'data:')) {
    const { origin, pathname, search, hash } = url;
    expect(origin).toBe(home.origin);
    expect([method, body, hash]).toEqual(['GET', null, '']);
    expect(headers.referer ?? home.href).toMatch(new RegExp(`^${home.origin}/(embed/[\\w.-]+)?$`));
    if (pathname === `${REST}/products`) {
      // Only the time of the call.
      const [, time] = /^\?t=(\d{13})$/.exec(search) ?? [];
      expect(Number(time)).toBeGreaterThanOrEqual(from);
      expect(Number(time)).toBeLessThanOrEqual(before);
    } else {
      expect(search).toBe('');
      expect([home.pathname, `${REST}/init`, ...EMBED]).toContain(pathname);
    }
  }
  for (const needed of [`${REST}/products`, '/embed/zoneOfPostcode-', '/embed/ResultRoute-']) {
    expect(asked.some(({ url }) => url.pathname.startsWith(needed))).toBe(true);
  }
  // The answers are only in this tab's storage.
  expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).toContain(POSTCODE);
});
