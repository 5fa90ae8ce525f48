import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './hostPage.ts';
import { saveVisit } from './savedVisit.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

const INIT = '**/wp-json/product-selector/v2/init';
const PRODUCTS = '**/wp-json/product-selector/v2/products?**';
const REFUSED = /net::ERR_FAILED|Failed to load resource/;
const NO_INIT = /^Error on fetching initial data/;
const NO_PRODUCTS = /^Error fetching products/;
const KEPT = /answers are kept/;

/** Has the page send the selector to one of its routes. */
const navigate = (page: Page, route: string) =>
  page
    .locator('product-selector')
    .evaluate((element, to) => (element as HTMLElement & { navigate(to: string): void }).navigate(to), route);

const SPLIT = { id: 'A', title: 'Split A', system_type: 'split', phase: 1 };

test('makes both calls exactly as specified', async ({ page, context, selector }) => {
  await context.addCookies([{ name: 'wordpress_logged_in', value: 'x', url: 'http://127.0.0.1/' }]);
  const asked: { url: URL; method: string; headers: Record<string, string>; body: string | null }[] = [];
  page.on('request', async (request) => {
    if (!request.url().includes('/wp-json/')) return;
    asked.push({
      url: new URL(request.url()),
      method: request.method(),
      headers: request.headers(),
      body: request.postData(),
    });
  });
  await page.goto('/');
  await selector.answerForSingleRoom();
  const of = (name: string) => asked.filter(({ url }) => url.pathname === `/wp-json/product-selector/v2/${name}`);
  expect(of('init')).toHaveLength(1);
  expect(of('products').length).toBeGreaterThan(0);
  for (const { method, headers, body } of asked) {
    expect(method).toBe('GET');
    expect(body).toBeNull();
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('x-wp-nonce');
  }
  expect(of('init')[0]?.url.search).toBe('');
  expect(of('products')[0]?.headers['content-type']).toBe('application/json');
  expect(of('products')[0]?.url.searchParams.get('t')).toMatch(/^\d{13}$/);
});

test('without a provider the questions continue, a notice says why, and the visitor can retry', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_INIT, NO_PRODUCTS);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(INIT, (route) => route.abort());
  await page.route(PRODUCTS, (route) => route.abort());
  await page.goto('/');
  await selector.answerForSingleRoom();
  await expect(page.getByText("We couldn't load our systems.")).toBeVisible();
  // Each call is retried after its own random delay, so either may fail last.
  await expect.poll(() => logged.filter((text) => NO_INIT.test(text)).length).toBe(1);
  expect(logged.some((text) => NO_PRODUCTS.test(text))).toBe(true);
  // A pending call would still deliver the products by itself.
  await expect(selector.button('Try again')).toBeEnabled();
  await page.unroute(PRODUCTS);
  await selector.button('Try again').click();
  await expect(page.getByRole('region', { name: 'Fits everything you asked for' })).toBeVisible();
  await expect(selector.heading('Systems for your home')).toBeFocused();
  await expect(page.getByRole('definition').filter({ hasText: /^Townhouse$/ })).toBeVisible();
});

test('a question says that the systems could not be loaded, and goes on with them after a retry', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_PRODUCTS);
  await page.route(PRODUCTS, (route) => route.abort());
  await page.goto('/');
  await selector.button('Start').click();
  await expect(page.getByText("We couldn't load our systems.")).toBeVisible();
  await expect(selector.button('Try again')).toBeEnabled();
  await page.unroute(PRODUCTS);
  await selector.button('Try again').click();
  await expect(page.getByText(/^\d+ systems$/).first()).toBeVisible();
  await expect(page.getByText("We couldn't load our systems.")).toHaveCount(0);
  await expect(selector.heading('Do you already know which type of system you want?')).toBeFocused();
});

test('two selectors of one provider share requests, and each reloads separately later', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\/v2\//, '')));
  await hostPage(page, {
    head: LOADER,
    body: '<section aria-label="left"><product-selector></product-selector></section><section aria-label="right"><product-selector></product-selector></section>',
  });
  const left = new Selector(page, page.getByRole('region', { name: 'left' }));
  const right = new Selector(page, page.getByRole('region', { name: 'right' }));
  await left.answerForSingleRoom();
  await right.answerForSingleRoom();
  await expect(right.at.getByRole('article').first()).toBeVisible();
  const count = (call: string) => asked.filter((path) => path === call).length;
  expect([count('init'), count('products')]).toEqual([1, 1]);
  await left.chooseFirst();
  await left.button('Back').click();
  await expect.poll(() => count('products')).toBe(2);
});

test('the fallback from an earlier visit shows its date, and gives way to the new catalogue', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(
    REFUSED,
    NO_PRODUCTS,
    /^Product Selector: using the catalogue of 2026-03-14T02:00:00.000Z from the cache$/,
  );
  await page.clock.setFixedTime('2026-03-14T02:00:00Z');
  await saveVisit(page);
  await withProducts(page, [SPLIT]);
  await selector.button('Start').waitFor();
  await expect.poll(() => page.evaluate(() => caches.match('https://kept.invalid/catalogue').then(Boolean))).toBe(true);
  await page.clock.setFixedTime('2026-03-20T02:00:00Z');
  await page.route(PRODUCTS, (route) => route.fulfill({ status: 403, json: {} }));
  await page.goto('/');
  await selector.resumeMatches();
  const day = page.getByText('This is our range as of 14 March 2026.');
  await expect(day).toBeVisible();
  await selector.chooseFirst();
  await expect(day).toBeVisible();
  await expect(selector.heading('Split A')).toBeVisible();
  await selector.button('Back').click();
  await selector.button('Try again').click();
  await expect(page.getByRole('status').filter({ hasText: "We still can't load" })).toHaveCount(1);
  await page.route(PRODUCTS, (route) => route.fulfill({ json: [SPLIT, { ...SPLIT, id: 'B', title: 'Split B' }] }));
  await selector.button('Try again').click();
  await expect(page.getByRole('article', { name: 'Split B' })).toBeVisible();
  await expect(day).toHaveCount(0);
  await expect(selector.heading('Systems for your home')).toBeFocused();
});

async function withProducts(page: Page, reply: unknown): Promise<void> {
  await page.route(PRODUCTS, (route) => route.fulfill({ json: reply }));
  await page.goto('/');
}

test('an empty object means that systems are coming, and offers no retry', async ({ page, selector }) => {
  await saveVisit(page);
  await withProducts(page, {});
  await selector.resumeMatches();
  await expect(page.getByText('Our systems are coming soon. Please check back, or contact us.')).toBeVisible();
  await expect(selector.button('Try again')).toHaveCount(0);
});

test('accepts a bare list too', async ({ page, selector }) => {
  await saveVisit(page);
  await withProducts(page, [SPLIT]);
  await selector.resumeMatches();
  await expect(page.getByRole('article', { name: 'Split A' })).toBeVisible();
});

test('the console names bad rows, and the rest is used, as plain text', async ({ page, selector, expected }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  expected.push(/^Product Selector: products reply/);
  await saveVisit(page);
  await withProducts(page, {
    products: [
      SPLIT,
      { title: 'No id', system_type: 'split' },
      { ...SPLIT, title: 'Twice' },
      { ...SPLIT, id: 'B', title: 'Heater', system_type: 'heater' },
      {
        ...SPLIT,
        id: 'C',
        title: '<script>document.title = "owned"</script>',
        link: 'javascript:alert(1)',
        cooling_capacity_kw: '2.5',
      },
    ],
  });
  await selector.resumeMatches();
  await expect(page.getByRole('article')).toHaveCount(2);
  const scripted = page.getByRole('article', { name: '<script>document.title = "owned"</script>' });
  await expect(scripted).toContainText('2.5');
  await scripted.getByRole('button', { name: /^Details of / }).click();
  await scripted.getByRole('button', { name: /^Choose/ }).click();
  await expect(selector.heading('What to do next')).toBeVisible();
  await expect(page.getByRole('link', { name: /See full details/ })).toHaveCount(0);
  expect(await page.title()).not.toBe('owned');
  for (const named of [/row 2.*id/, /A.*row|row 3/, /heater/, /link/, /cooling_capacity_kw/]) {
    await expect.poll(() => logged.some((text) => named.test(text)), String(named)).toBe(true);
  }
});

test('the page receives onNextPage once for each entry, and never for the preload', async ({ page, selector }) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener('onNextPage', (event) => heard.push(`window ${(event as CustomEvent).detail}`));
    document.addEventListener('onNextPage', (event) => heard.push(`document ${(event as CustomEvent).detail}`));
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const preloaded = page.waitForResponse(PRODUCTS);
  await page.goto('/');
  await preloaded;
  await selector.button('Start').waitFor();
  expect(await heard()).toEqual([]);
  await selector.start();
  await expect(selector.option('No')).toBeVisible();
  await expect.poll(heard).toEqual(['document onboarding', 'window onboarding']);
  await selector.answer('No');
  await selector.button('Back').click();
  await selector.button('Back').click();
  await selector.start();
  await expect.poll(heard).toHaveLength(4);
});

test('a screen that is missing until a reload reloads the page once, and the visitor continues', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_PRODUCTS);
  let loads = 0;
  await page.route('**/embed/ProductRoute-*.js', (route) => (loads < 2 ? route.abort() : route.continue()));
  page.on('load', () => loads++);
  await page.goto('/');
  await selector.start();
  await expect.poll(() => loads).toBe(2);
  await selector.start();
  await expect(selector.option('No')).toBeVisible();
  expect(loads).toBe(2);
});

/**
 * Opens the demo page and reaches the error screen, because the questions' file stays missing: the first press reloads
 * the page. Gives back how often the page has loaded.
 */
async function missQuestions(page: Page, press: () => Promise<void>): Promise<() => number> {
  await page.route('**/embed/ProductRoute-*.js', (route) => route.abort());
  let loads = 0;
  page.on('load', () => loads++);
  await page.goto('/');
  await press();
  await expect.poll(() => loads).toBe(2);
  await press();
  await expect(page.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible();
  return () => loads;
}

test('a screen that stays missing shows the error, and loads with Try again once it is back', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, /Failed to fetch dynamically imported module/, /error/i);
  const loads = await missQuestions(page, () => selector.start());
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await expect(page.getByText(/Failed to fetch/)).toBeHidden();
  await selector.button('Show Error').click();
  await expect(page.getByText(/Failed to fetch/)).toBeVisible();
  await selector.button('Hide Error').click();
  await expect(page.getByText(/Failed to fetch/)).toBeHidden();
  expect(loads()).toBe(2);
  await page.unroute('**/embed/ProductRoute-*.js');
  await selector.button('Try again').click();
  await expect(selector.option('No')).toBeVisible();
});

test('a screen that stays missing says that answers are kept, if there are any', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, /Failed to fetch dynamically imported module/, /error/i);
  await saveVisit(page);
  await missQuestions(page, () => selector.resume());
  await expect(page.getByText(KEPT)).toBeVisible();
});

test('an unknown route says Not Found and leads back to the start', async ({ page, selector }) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await navigate(page, '/nowhere');
  await expect(selector.heading('Not Found')).toBeVisible();
  await expect(page.getByText(KEPT)).toHaveCount(0);
  await selector.button('Back to the start').click();
  await selector.start();
  await selector.answer('No');
  await navigate(page, '/nowhere');
  await expect(selector.heading('Not Found')).toBeVisible();
  await expect(page.getByText(KEPT)).toBeVisible();
  await selector.resume();
  await expect(selector.heading('What kind of home')).toBeVisible();
});

test('an unknown route says that the answers of an earlier visit are kept, and continues it', async ({
  page,
  selector,
}) => {
  await saveVisit(page);
  await page.goto('/');
  await selector.button('Start').waitFor();
  await navigate(page, '/nowhere');
  await expect(page.getByText(KEPT)).toBeVisible();
  await selector.resumeMatches();
});

test('without systems and without answers, nothing says that answers are kept', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_PRODUCTS);
  await page.route(PRODUCTS, (route) => route.abort());
  await page.goto('/');
  await selector.button('Start').waitFor();
  await navigate(page, '/result');
  await expect(page.getByText("We couldn't load our systems.")).toBeVisible();
  await expect(page.getByText(KEPT)).toHaveCount(0);
});

test('the result without a chosen system shows a message and leads back', async ({ page, selector }) => {
  await page.goto('/');
  await selector.button('Start').waitFor();
  await navigate(page, '/result');
  await expect(page.getByText("You haven't chosen a system yet.")).toBeVisible();
  await selector.button('Back').click();
  await expect(selector.option('No')).toBeVisible();
});

test('the provider’s picture is shown, and a picture that fails to load leaves no gap', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
  await page.route('http://pictures.example/good.svg', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: svg }),
  );
  await page.route('http://pictures.example/bad.svg', (route) => route.fulfill({ status: 404 }));
  await saveVisit(page);
  await withProducts(page, [
    { ...SPLIT, image_link: 'http://pictures.example/good.svg' },
    { ...SPLIT, id: 'B', title: 'Split B', image_link: 'http://pictures.example/bad.svg' },
  ]);
  await selector.resumeMatches();
  await expect(page.getByRole('img', { name: 'Picture: Split A' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Picture: Split B' })).toHaveCount(0);
});
