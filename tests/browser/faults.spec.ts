import type { Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

const INIT = '**/wp-json/product-selector/v2/init';
const PRODUCTS = '**/wp-json/product-selector/v2/products?**';
const REFUSED = /net::ERR_FAILED|Failed to load resource/;
const NO_INIT = /^Error on fetching initial data/;
const NO_PRODUCTS = /^Error fetching products/;
/** The program for links shares code with the result's file. */
const NO_LINKS = /^Product Selector: left out, because its file can't be loaded: createVisitLink\.$/;

/** Has the page send the selector to one of its routes. */
const navigate = (page: Page, route: string) =>
  page
    .locator('product-selector')
    .evaluate((element, to) => (element as HTMLElement & { navigate(to: string): void }).navigate(to), route);

const SPLIT = { id: 'A', title: 'Split A', system_type: 'split', phase: 1 };

test('without a provider the questions continue, every screen says why, and the visitor can retry', async ({
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
  const question = selector.heading('Which smart controls matter to you?');
  const notice = page.getByText("We couldn't load our systems.");

  await test.step('the result says it', async () => {
    await selector.button('Start').waitFor();
    await navigate(page, '/result');
    await expect(notice).toBeVisible();
  });

  await test.step('a question says it, and the questions continue', async () => {
    await navigate(page, '/product');
    await expect(selector.heading('Do you already know which type of system you want?')).toBeFocused();
    await expect(notice).toBeVisible();
    await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
  });

  await test.step('the list says it, and the console has each failure', async () => {
    await expect(selector.heading('Systems for your home')).toBeFocused();
    await expect(notice).toBeVisible();
    // Each call is retried after its own random delay, so either may fail last, and a slow page may have called again.
    for (const line of [NO_INIT, NO_PRODUCTS])
      await expect.poll(() => logged.filter((text) => line.test(text))).not.toEqual([]);
  });

  await test.step('the last question has its counts after a retry, and the list its systems', async () => {
    await selector.press('Back');
    await expect(selector.heading('How big is the room?')).toBeFocused();
    await selector.press('Back');
    await expect(question).toBeFocused();
    // A pending call would still deliver the products by itself.
    await expect(selector.button('Try again')).toBeEnabled();
    await page.unroute(PRODUCTS);
    await selector.button('Try again').click();
    await expect(page.getByText(/^\d+ models fit\.$/).first()).toBeAttached();
    await expect(notice).toHaveCount(0);
    await expect(question).toBeFocused();
    await selector.answer('Not Sure');
    await expect(page.getByRole('region', { name: "Where we'd start" })).toBeVisible();
    await expect(selector.heading('Systems for your home')).toBeFocused();
    await selector.openAnswers();
    await expect(page.getByRole('definition').filter({ hasText: /^Townhouse$/ })).toBeVisible();
  });
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
  await page.route(PRODUCTS, (route) => route.fulfill({ json: [SPLIT] }));
  await page.goto('/');
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
  await selector.press('Back');
  await selector.button('Try again').click();
  await expect(page.getByRole('status').filter({ hasText: "We still can't load" })).toHaveCount(1);
  await page.route(PRODUCTS, (route) => route.fulfill({ json: [SPLIT, { ...SPLIT, id: 'B', title: 'Split B' }] }));
  await selector.button('Try again').click();
  await expect(page.getByRole('article', { name: 'Split B' })).toBeVisible();
  await expect(day).toHaveCount(0);
  await expect(selector.heading('Systems for your home')).toBeFocused();
});

test('the page leads to any route, and receives onNextPage once for each entry, never for the preload', async ({
  page,
  selector,
}) => {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    window.addEventListener('onNextPage', (event) => heard.push(`window ${(event as CustomEvent).detail}`));
    document.addEventListener('onNextPage', (event) => heard.push(`document ${(event as CustomEvent).detail}`));
  });
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const preloaded = page.waitForResponse(PRODUCTS);
  await page.goto('/');
  await selector.button('Start').hover();
  await preloaded;

  await test.step('an unknown route says Not Found and leads back to the start', async () => {
    await navigate(page, '/nowhere');
    await expect(selector.heading('Not Found')).toBeVisible();
    await selector.button('Back to the start').click();
    await selector.button('Start').waitFor();
    expect(await heard()).toEqual([]);
  });

  await test.step('the result without a chosen system shows a message and leads back', async () => {
    await navigate(page, '/result');
    await expect(page.getByText("You haven't chosen a system yet.")).toBeVisible();
    await selector.button('See what fits').click();
    await expect(selector.option('No')).toBeVisible();
  });

  await test.step('each entry is heard once', async () => {
    await expect.poll(heard).toEqual(['document onboarding', 'window onboarding']);
    await selector.press('Back');
    await selector.start();
    await expect(selector.option('No')).toBeVisible();
    await expect.poll(heard).toHaveLength(4);
    await selector.answer('No');
    await selector.press('Back');
    await selector.press('Back');
    await selector.start();
    await expect.poll(heard).toHaveLength(6);
  });

  await test.step('an unknown route says Not Found and continues the visit', async () => {
    await navigate(page, '/nowhere');
    await expect(selector.heading('Not Found')).toBeVisible();
    await selector.resume();
    await expect(selector.option('No')).toBeVisible();
  });
});

test('a missing screen reloads the page once; one that stays missing shows the error, and loads once it is back', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_PRODUCTS, NO_LINKS, /Failed to fetch dynamically imported module/, /error/i);
  await saveVisit(page);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/embed/ProductRoute-*.js', (route) => (loads < 2 ? route.abort() : route.continue()));
  await page.route('**/embed/ResultRoute-*.js', (route) => route.abort());
  await page.goto('/');

  await test.step('a screen that is missing until a reload reloads the page once, and the visitor continues', async () => {
    await selector.resume();
    await expect.poll(() => loads).toBe(2);
  });

  await test.step('a screen that stays missing shows the error, and that the answers are kept', async () => {
    await selector.resume();
    await expect.poll(() => loads).toBe(3);
    await selector.resume();
    await expect(selector.heading('Something went wrong!')).toBeVisible();
    await expect(page.getByText(/kept your answers/)).toBeVisible();
    await expect(page.getByText(/Failed to fetch/)).toBeHidden();
    await selector.button('Show Error').click();
    await expect(page.getByText(/Failed to fetch/)).toBeVisible();
    await selector.press('Hide Error');
    await expect(page.getByText(/Failed to fetch/)).toBeHidden();
    expect(loads).toBe(3);
  });

  await test.step('it loads with Try again once it is back', async () => {
    await page.unroute('**/embed/ResultRoute-*.js');
    await selector.button('Try again').click();
    await expect(selector.heading('Systems for your home')).toBeVisible();
  });
});

test('a missing file that reads the products reloads the page once, as a missing screen does, and an empty one is named', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/Failed to fetch dynamically imported module/, /The file that reads the products is empty/, REFUSED);
  // Other files share the empty one.
  expected.push(/does not provide an export/);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/embed/receiveProducts-*.js', (route) => {
    if (loads < 2) return route.abort();
    return loads < 3 ? route.continue() : route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  await page.goto('/');
  await selector.press('Start');
  await expect.poll(() => loads).toBe(2);
  await selector.press('Start');
  await expect(selector.option('No')).toBeVisible();
  await page.goto('/');
  await selector.press('Start');
  await expect(selector.heading('Something went wrong!')).toBeVisible();
  await selector.press('Show Error');
  await expect(page.getByText('The file that reads the products is empty.')).toBeVisible();
  expect(loads).toBe(3);
});

test('a list that failed while the visitor answered loads at the last Continue, behind the pending screen', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, NO_LINKS);
  let loads = 0;
  page.on('load', () => loads++);
  await page.route('**/embed/ResultRoute-*.js', (route) => route.abort());
  await page.goto('/');
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ResultRoute'));
  await selector.start();
  await failed;
  // Playwright asks the newest route first, so no request passes between the two.
  const release = await hold(page, '**/embed/ResultRoute-*.js');
  await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space');
  selector.passesSize = false;
  await selector.answer('Not Sure');
  await selector.button('Continue').click();
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect(selector.heading('Systems for your home')).toBeFocused();
  expect(loads).toBe(1);
});

test('the page hears when the first screen is shown, and when a screen has failed', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(REFUSED, /dynamically imported module/);
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    for (const name of ['ready', 'failed'])
      addEventListener(`selector-${name}`, (event) => {
        heard.push((event as CustomEvent).detail?.what ?? name);
      });
  });
  await page.goto('/');
  await selector.button('Start').waitFor();
  await selector.start();
  await selector.answer('No');
  expect(await page.evaluate('heard')).toEqual(['ready']);

  await page.route('**/embed/LandingRoute-*.js', (route) => route.abort());
  await page.reload();
  await page.getByText('Something went wrong!').waitFor();
  await expect.poll(() => page.evaluate('heard')).toEqual(['ready', 'screen']);
});
