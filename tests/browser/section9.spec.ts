import type { Page } from '@playwright/test';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/**
 * The figures of the specification's section 9, each proven by what a visitor sees or the network carries, with a clock
 * that the test turns by hand. Fetches and imports do not run by that clock, so their effects are waited for.
 */
const PRODUCTS = '**/wp-json/product-selector/v2/products?**';
const CHUNK = '**/embed/ProductRoute-*.js';
const QUESTION = /Do you already know/;

/** Opens the page with the clock stopped. */
async function open(page: Page, selector: Selector): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01Z'));
  await page.goto('/');
  await selector.button('Start').waitFor();
}

/** Counts the products calls, and tells when so many have been answered and the page has taken the answer in. */
function countProducts(page: Page) {
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v2/products')) asked += 1;
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/v2/products')) answered += 1;
  });
  return { asked: () => asked, answered: () => answered };
}

/** Lets what is under way in the page (promises, messages, frames) come to rest without turning the clock. */
async function rest(page: Page): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) {
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve();
          port2.postMessage(null);
        }),
    );
  }
}

/** The landing page has preloaded everything. */
async function preloaded(page: Page, products: ReturnType<typeof countProducts>): Promise<void> {
  await expect.poll(products.answered).toBe(1);
  await page.clock.runFor(1000);
  await rest(page);
}

test('the questions appear 1000 ms after they were asked for, and reading the landing page counts', async ({
  page,
  selector,
}) => {
  const products = countProducts(page);
  await open(page, selector);
  await expect.poll(products.answered).toBe(1);
  await page.clock.runFor(600);
  await selector.start();
  await page.clock.runFor(399);
  await rest(page);
  await expect(selector.heading(QUESTION)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(selector.heading(QUESTION)).toBeVisible();
  expect(products.asked()).toBe(1);
});

test('after a second on the landing page Start shows the first question at once', async ({ page, selector }) => {
  const products = countProducts(page);
  await open(page, selector);
  await preloaded(page, products);
  await selector.start();
  await expect(selector.heading(QUESTION)).toBeVisible();
  expect(products.asked()).toBe(1);
});

test('a screen that takes longer than 1000 ms shows the pending screen, for at least 500 ms', async ({
  page,
  selector,
}) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(PRODUCTS, async (route) => {
    await held;
    await route.continue();
  });
  const products = countProducts(page);
  await open(page, selector);
  await selector.start();
  await page.clock.runFor(999);
  await rest(page);
  await expect(selector.button('Start')).toBeVisible();
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText('Loading…')).toBeVisible();
  release();
  await expect.poll(products.answered).toBe(1);
  await page.clock.runFor(499);
  await rest(page);
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(selector.heading(QUESTION)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(selector.heading(QUESTION)).toBeVisible();
});

for (const sign of ['hover', 'focus'] as const) {
  test(`${sign} on Start preloads after 50 ms what has gone stale`, async ({ page, selector }) => {
    const products = countProducts(page);
    await open(page, selector);
    await preloaded(page, products);
    await page.clock.runFor(31_000);
    await selector.button('Start')[sign]();
    await page.clock.runFor(49);
    await rest(page);
    expect(products.asked()).toBe(1);
    await page.clock.runFor(1);
    await expect.poll(products.asked).toBe(2);
  });
}

test('a pointer that leaves Start within 50 ms preloads nothing', async ({ page, selector }) => {
  const products = countProducts(page);
  await open(page, selector);
  await preloaded(page, products);
  await page.clock.runFor(31_000);
  await selector.button('Start').hover();
  await page.clock.runFor(49);
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await rest(page);
  expect(products.asked()).toBe(1);
});

for (const [wait, calls] of [
  [29_900, 1],
  [30_000, 2],
] as const) {
  test(`what was preloaded ${wait} ms ago is ${calls === 1 ? 'fresh' : 'stale, and loaded anew behind the question'}`, async ({
    page,
    selector,
  }) => {
    const products = countProducts(page);
    await open(page, selector);
    await preloaded(page, products);
    await page.clock.runFor(wait);
    await selector.start();
    await expect(selector.heading(QUESTION)).toBeVisible();
    await rest(page);
    await expect.poll(products.asked).toBe(calls);
  });
}

for (const [wait, kept] of [
  [5 * 60_000 - 2000, true],
  [5 * 60_000, false],
] as const) {
  test(`a screen loaded ${wait} ms ago is ${kept ? 'still there' : 'loaded from the beginning'}`, async ({
    page,
    selector,
  }) => {
    const products = countProducts(page);
    await open(page, selector);
    await preloaded(page, products);
    await selector.answerForSingleRoom();
    await selector.chooseFirst();
    await page.clock.runFor(wait);
    await selector.button('Back').click();
    await rest(page);
    if (kept) {
      await expect(selector.heading('Systems for your home')).toBeVisible();
      return;
    }
    await expect.poll(products.answered).toBe(2);
    await page.clock.runFor(999);
    await rest(page);
    await expect(selector.heading('Systems for your home')).toHaveCount(0);
    // The pending screen comes up now, and stays its 500 ms.
    await page.clock.runFor(501);
    await expect(selector.heading('Systems for your home')).toBeVisible();
  });
}

test('scroll positions are saved once in 100 ms, and restored on the way back', async ({ page, selector }) => {
  const products = countProducts(page);
  await open(page, selector);
  await preloaded(page, products);
  const box = page.locator('product-selector');
  await box.evaluate((element) => element.setAttribute('style', 'block-size: 300px; overflow: auto'));
  await selector.start();
  await selector.answer('No');
  await expect(selector.heading(/What kind of home/)).toBeFocused();
  const scrollTo = (top: number) =>
    box.evaluate(
      (element, to) =>
        new Promise<void>((resolve) => {
          element.addEventListener('scroll', () => resolve(), { once: true });
          element.scrollTop = to;
        }),
      top,
    );
  const reads = await box.evaluateHandle((element) => {
    const counter = { count: 0 };
    const own = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop') as PropertyDescriptor;
    Object.defineProperty(element, 'scrollTop', {
      configurable: true,
      get() {
        counter.count += 1;
        return own.get?.call(element);
      },
      set: (top: number) => own.set?.call(element, top),
    });
    return counter;
  });
  await scrollTo(10);
  await scrollTo(20);
  await page.clock.runFor(99);
  expect(await reads.evaluate(({ count }) => count)).toBe(0);
  await scrollTo(30);
  await page.clock.runFor(1);
  expect(await reads.evaluate(({ count }) => count)).toBe(1);
  await scrollTo(40);
  await page.clock.runFor(100);
  expect(await reads.evaluate(({ count }) => count)).toBe(2);
  await selector.option('Townhouse').evaluate((radio: HTMLInputElement) => radio.click());
  await selector.button('Continue').evaluate((button: HTMLButtonElement) => button.click());
  await expect(selector.heading(/Which areas/)).toBeFocused();
  await selector.button('Back').evaluate((button: HTMLButtonElement) => button.click());
  await expect(selector.heading(/What kind of home/)).toBeFocused();
  expect(await box.evaluate((element) => element.scrollTop)).toBe(40);
});

test('the way begins at the landing page, and Start is what asks for another screen to be shown', async ({
  page,
  selector,
}) => {
  const chunk = page.waitForRequest(CHUNK);
  await open(page, selector);
  await chunk;
  await expect(selector.heading('Find the air conditioning that suits your home')).toBeVisible();
});

test('calls that are never answered are given up after 10 seconds', async ({ page, selector, expected }) => {
  expected.push(/^Error on fetching initial data/, /^Error fetching products/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route('**/wp-json/**', () => {});
  await open(page, selector);
  await selector.start();
  await page.clock.runFor(9_999);
  await rest(page);
  expect(logged).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => logged.filter((text) => /^Error/.test(text)).length).toBe(2);
  await page.clock.runFor(500);
  await expect(selector.heading(QUESTION)).toBeVisible();
});
