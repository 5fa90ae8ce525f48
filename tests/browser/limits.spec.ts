import type { Locator, Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import {
  LANDING,
  MATCHES,
  open,
  openAndRead,
  openLanding,
  PRODUCTS,
  type Products,
  pass,
  QUESTION,
  rest,
  SECOND,
  watchProducts,
} from './helpers/stoppedClock.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

/**
 * Every number in the specification's section 9, written as the specification states it. The tests check what a visitor
 * sees or what the network carries, and advance the clock by hand. Fetches and imports don't follow that clock, so the
 * tests wait for their effects.
 */
const INIT = '**/wp-json/product-selector/v2/init';
const MINUTE = 60 * SECOND;

test('the first question appears after 1000 ms; calls without an answer time out after 10 s: the initial data delay nothing; the cache lifetime of 5 minutes decides what a return from the landing page shows', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/^Error on fetching initial data/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.route(INIT, () => {});
  const products = watchProducts(page);
  await open(page, selector);

  await test.step('the first question appears after 1000 ms, not after 999', async () => {
    await expect.poll(products.answered).toBe(1);
    await pass(page, 1);
    await selector.start();
    await pass(page, 998);
    await expect(selector.button('Start')).toBeVisible();
    await expect(selector.heading(QUESTION)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(selector.heading(QUESTION)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(products.asked()).toBe(1);
  });

  await test.step('the initial data delay nothing, and their failure is logged', async () => {
    await pass(page, 8999);
    expect(logged).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => logged).toEqual([expect.stringMatching(/^Error on fetching initial data\b/)]);
    await expect(selector.heading(QUESTION)).toBeVisible();
    expect(products.asked()).toBe(1);
    await page.unroute(INIT);
  });

  let age = 9 * SECOND;
  await returnTwice(page, products, {
    async leave() {
      await pass(page, 5 * MINUTE - 5 * SECOND - age);
      age = 0;
      await selector.button('Back').click();
      await selector.button('Start').waitFor();
    },
    comeBack: () => selector.button('Start').click(),
    from: selector.heading(LANDING),
    back: selector.heading(QUESTION),
  });
});

test('the pending screen has the layout of the question and speaks after it has appeared; after 10 s the visitor continues without products', async ({
  page,
  selector,
  expected,
}) => {
  expected.push(/^Error fetching products/);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.setViewportSize({ width: 1280, height: 844 });
  await page.route(PRODUCTS, () => {});
  await open(page, selector);
  await page.locator('product-selector').evaluate(({ shadowRoot }) => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => {
      const text = shadowRoot?.querySelector('.pending [role=status]')?.textContent;
      if (typeof text === 'string' && text !== said.at(-1)) said.push(text);
    }).observe(shadowRoot as ShadowRoot, { childList: true, characterData: true, subtree: true });
  });
  // Inside the panel, because the first question scrolls it to the window's top.
  const boxOf = (line: Locator) =>
    line.evaluate((element) => {
      const { x, y, width } = element.getBoundingClientRect();
      return { x, width, y: y - (element.closest('[lang]')?.getBoundingClientRect().y ?? Number.NaN) };
    });
  const boxes = async (line: Locator) => {
    const wide = await boxOf(line);
    await page.setViewportSize({ width: 390, height: 844 });
    const narrow = await boxOf(line);
    await page.setViewportSize({ width: 1280, height: 844 });
    return { wide, narrow };
  };
  await selector.start();
  await pass(page, 3000);
  await test.step('screen readers notice words that come after their place', async () => {
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    expect(await page.evaluate('said')).toEqual(['', 'Loading…']);
  });
  // The outline is decoration: a title, lines and a button.
  await expect(page.locator('product-selector [role=status] ~ [aria-hidden=true]')).toHaveCount(6);
  const words = await boxes(page.getByText('Loading…'));

  await test.step('the visitor continues without products, and their failure is logged', async () => {
    await pass(page, 6999);
    expect(logged).toEqual([]);
    await expect(page.getByText('Loading…')).toBeVisible();
    await page.clock.runFor(1);
    await expect.poll(() => logged).toEqual([expect.stringMatching(/^Error fetching products\b/)]);
    await expect(selector.heading(QUESTION)).toBeVisible();
  });

  await test.step('the question has the layout of the pending screen', async () => {
    const progress = await boxes(page.getByText(/^Question 1/));
    for (const width of ['wide', 'narrow'] as const) {
      expect(Math.abs(words[width].x - progress[width].x), width).toBeLessThanOrEqual(2);
      expect(Math.abs(words[width].width - progress[width].width), width).toBeLessThanOrEqual(2);
      expect(Math.abs(words[width].y - progress[width].y), width).toBeLessThanOrEqual(width === 'wide' ? 32 : 120);
    }
  });

  await test.step('the list says that the systems could not be loaded', async () => {
    await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
    await expect(selector.heading(MATCHES)).toBeVisible();
    await expect(page.getByText("We couldn't load our systems.")).toBeVisible();
  });
});

test('preload delay: 50 ms of hover or focus on Start reload stale data, 49 ms do not; data is fresh for 30 s', async ({
  page,
  selector,
}) => {
  const products = await openAndRead(page, selector);
  const start = selector.button('Start');
  const signs = {
    hover: { begin: () => start.hover(), end: () => page.mouse.move(0, 0) },
    focus: { begin: () => start.focus(), end: () => start.blur() },
  };
  let asked = 1;
  for (const [sign, { begin, end }] of Object.entries(signs)) {
    await test.step(`${sign} loads no fresh data again`, async () => {
      await begin();
      await pass(page, 1000);
      expect(products.asked()).toBe(asked);
      await end();
    });
    await pass(page, 31 * SECOND);

    await test.step(`${sign} that ends within 50 ms loads nothing`, async () => {
      await begin();
      await pass(page, 49);
      await end();
      await pass(page, 1000);
      expect(products.asked()).toBe(asked);
    });

    await test.step(`${sign} reloads stale data after 50 ms, not after 49`, async () => {
      await begin();
      await pass(page, 49);
      expect(products.asked()).toBe(asked);
      await page.clock.runFor(1);
      asked += 1;
      await expect.poll(products.answered).toBe(asked);
      expect(products.asked()).toBe(asked);
      await end();
      await rest(page);
      // The reloaded questions take a second, too.
      await pass(page, 1000);
    });
  }

  await test.step('preload stale time: preloaded data is not reloaded 1 ms before 30 s', async () => {
    await pass(page, 30 * SECOND - 1);
    await selector.start();
    await expect(selector.heading(QUESTION)).toBeVisible();
    await pass(page, 1000);
    expect(products.asked()).toBe(asked);
  });
});

test('a part whose file never arrives doesn’t hold up the first question for its 30 s', async ({ page, selector }) => {
  await hold(page, '**/embed/quoteProgram-*.js');
  await openLanding(page, selector);
  await page.locator('product-selector').evaluate((element) => element.setAttribute('quote', 'on'));
  await selector.press('Start');
  const isShown = async () => {
    await pass(page, SECOND / 4);
    return selector.heading(QUESTION).isVisible();
  };
  await expect.poll(isShown).toBe(true);
});

/**
 * Returns to `/product` 1 ms before its cached screen expires, and after its reload 1 ms later than that. While away, the clock
 * advances less than the 10 s after which a call times out.
 */
async function returnTwice(
  page: Page,
  products: Products,
  { leave, comeBack, from, back }: Record<'leave' | 'comeBack', () => Promise<void>> & Record<'from' | 'back', Locator>,
): Promise<void> {
  const before = products.answered();

  await test.step('1 ms earlier, the cached screen shows', async () => {
    const release = await products.hold();
    await leave();
    await pass(page, 5 * SECOND - 1);
    await comeBack();
    await expect(back).toBeVisible();
    expect(products.answered()).toBe(before);
    release();
    await expect.poll(products.answered).toBeGreaterThan(before);
    await rest(page);
    await pass(page, 1000);
    expect(products.asked()).toBe(products.answered());
  });

  await test.step('1 ms later, the screen loads from the beginning; the pending screen appears after 1000 ms, for 500 ms', async () => {
    const between = products.answered();
    const release = await products.hold();
    await leave();
    await pass(page, 5 * SECOND + 1);
    await comeBack();
    await pass(page, 999);
    await expect(from).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await expect(back).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(from).toHaveCount(0);
    release();
    await expect.poll(products.answered).toBeGreaterThan(between);
    await pass(page, 499);
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(back).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(back).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });
}

test('initial history path "/": the landing page comes first, and loads alone until somebody shows interest; stale preloaded data is reloaded behind the question; the cache lifetime of 5 minutes decides what a return from the result shows', async ({
  page,
  selector,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const screen = /\/embed\/(\w+)Route-[^/]*\.js$/.exec(request.url())?.[1];
    if (screen) fetched.push(screen);
  });
  const releaseScreen = await hold(page, '**/embed/ProductRoute-*.js');
  const products = watchProducts(page);

  await test.step('the landing page comes first, and loads alone', async () => {
    // The page's own address doesn't matter.
    await openLanding(page, selector, '/?path=/result#/result');
    await expect(selector.heading(LANDING)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/result');
    await pass(page, 1000);
    expect(fetched).toEqual([]);
    expect(products.asked()).toBe(0);
  });

  await test.step('interest loads the landing page’s program, the question and the products', async () => {
    const taken = selector.showInterest();
    await expect.poll(() => fetched).toEqual(['Landing', 'Product']);
    releaseScreen();
    await taken;
    await expect.poll(products.answered).toBe(1);
    await rest(page);
  });

  await test.step('preloaded data is reloaded once, 1 ms after 30 s, behind the question', async () => {
    await pass(page, 30 * SECOND + 1);
    const release = await products.hold();
    await selector.start();
    await expect(selector.heading(QUESTION)).toBeVisible();
    await expect.poll(products.asked).toBe(2);
    expect(products.answered()).toBe(1);
    release();
    await expect.poll(products.answered).toBe(2);
    await pass(page, 1000);
    await expect(selector.heading(QUESTION)).toBeVisible();
    expect(products.asked()).toBe(2);
  });

  await test.step('the list and the result load behind the first question', async () => {
    await expect.poll(() => fetched).toEqual(['Landing', 'Product', 'Result']);
    await selector.answerAll('No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
    await expect(selector.heading(MATCHES)).toBeVisible();
  });

  await returnTwice(page, products, {
    async leave() {
      await selector.chooseFirst();
      await pass(page, 5 * MINUTE - 5 * SECOND);
    },
    comeBack: () => selector.button('Back').click(),
    from: selector.heading('What to do next'),
    back: selector.heading(MATCHES),
  });
  expect(fetched).toEqual(['Landing', 'Product', 'Result']);
});
