import { readdirSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { expect, test } from './helpers/test.ts';

const EMBED = new Set(readdirSync('dist/embed').map((file) => `/embed/${file}`));
const REST = '/wp-json/product-selector/v2';
const POSTCODE = '2480';

interface Asked {
  readonly request: Request;
  readonly before: number;
}

/** Collects the requests of a page. */
function listen(page: Page): readonly Asked[] {
  const asked: Asked[] = [];
  page.on('request', (request) => asked.push({ request, before: Date.now() }));
  return asked;
}

test('a whole journey ends at a result, no request carries an answer or the postcode, and it makes both calls exactly as specified', async ({
  page,
  context,
  selector,
}) => {
  await context.addCookies([{ name: 'wordpress_logged_in', value: 'x', url: 'http://127.0.0.1/' }]);
  const asked = listen(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const from = Date.now();
  await page.goto('/');
  const home = new URL(page.url());

  await test.step('the shortest answer path, for a single room, ends at a result with reasons', async () => {
    await page.getByRole('textbox', { name: 'Postcode' }).fill(POSTCODE);
    await selector.start();
    await selector.answerAll('No', 'House - Pitched Roof', 'Single Room', 'Large Outdoor space', 'Not Sure');
    await expect(selector.heading('Systems for your home')).toBeFocused();
    const first = page.getByRole('region', { name: "Where we'd start" }).getByRole('article').first();
    const title = await first.getByRole('heading').textContent();
    await first.getByRole('button', { name: `Choose ${title}` }).click();
    await expect(page.getByRole('heading', { name: title!, level: 1 })).toBeFocused();
    await expect(selector.heading('Why it fits')).toBeVisible();
    await expect(selector.heading('To check')).toBeVisible();
    await expect(page.getByText(/body corporate|owners corporation/)).toHaveCount(0);
    await selector.openAnswers();
    await expect(selector.button('Change: What kind of home is it?')).toBeVisible();
  });

  await test.step('no request carries an answer or the postcode', async () => {
    expect(sockets).toEqual([]);
    for (const { request, before } of asked.filter(({ request }) => !request.url().startsWith('data:'))) {
      const { origin, pathname, search, hash } = new URL(request.url());
      expect(origin).toBe(home.origin);
      expect([request.method(), request.postData(), hash]).toEqual(['GET', null, '']);
      expect(request.headers().referer ?? home.href).toMatch(new RegExp(`^${home.origin}/(embed/[\\w.-]+)?$`));
      if (pathname === `${REST}/products`) {
        // The only parameter is the time of the call.
        const [, time] = /^\?t=(\d{13})$/.exec(search) ?? [];
        expect(Number(time)).toBeGreaterThanOrEqual(from);
        // The page's clock is a second ahead once the questions have begun.
        expect(Number(time)).toBeLessThanOrEqual(before + 1000);
      } else {
        expect(search).toBe('');
        expect([home.pathname, `${REST}/init`, ...EMBED]).toContain(pathname);
      }
    }
    for (const needed of [`${REST}/products`, '/embed/postcodeReply-', '/embed/ResultRoute-']) {
      expect(asked.some(({ request }) => new URL(request.url()).pathname.startsWith(needed))).toBe(true);
    }
    // The answers are only in this tab's storage.
    expect(await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)))).toContain(POSTCODE);
  });

  await test.step('both calls are as specified, without a cookie or a nonce', async () => {
    const headersOf = (path: string) =>
      Promise.all(
        asked
          .filter(({ request }) => new URL(request.url()).pathname === path)
          .map(({ request }) => request.allHeaders()),
      );
    const [init, products] = [await headersOf(`${REST}/init`), await headersOf(`${REST}/products`)];
    expect(init).toHaveLength(1);
    expect(products.length).toBeGreaterThan(0);
    for (const headers of [...init, ...products]) {
      expect(headers).not.toHaveProperty('cookie');
      expect(headers).not.toHaveProperty('x-wp-nonce');
    }
    expect(products[0]?.['content-type']).toBe('application/json');
    // The browser has the cookie, and sends it unless something prevents that.
    expect((await headersOf('/'))[0]).toHaveProperty('cookie');
  });
});
