import type { Locator, Page } from '@playwright/test';
import { hold } from './hold.ts';
import type { Selector } from './selector.ts';
import { expect, test } from './test.ts';

test.use({ realTime: true });

/**
 * Every number in the specification's section 9, written as the specification states it. The tests check what a visitor
 * sees or what the network carries, and advance the clock by hand. Fetches and imports don't follow that clock, so the
 * tests wait for their effects.
 */
const INIT = '**/wp-json/product-selector/v2/init';
const PRODUCTS = '**/wp-json/product-selector/v2/products?**';
const LANDING = 'Find the air conditioning that suits your home';
const QUESTION = /Do you already know/;
const MATCHES = 'Systems for your home';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

interface Products {
  /** Number of products calls. */
  readonly asked: () => number;
  /** Number of completed products calls. */
  readonly answered: () => number;
  /** Holds back the replies to all further calls until the returned function is called. */
  hold(): Promise<() => void>;
}

function watchProducts(page: Page): Products {
  let asked = 0;
  let answered = 0;
  page.on('request', (request) => {
    if (request.url().includes('/v2/products')) asked += 1;
  });
  page.on('requestfinished', (request) => {
    if (request.url().includes('/v2/products')) answered += 1;
  });
  return {
    asked: () => asked,
    answered: () => answered,
    hold: () => hold(page, PRODUCTS),
  };
}

/** Opens the page with the clock stopped. */
async function open(page: Page, selector: Selector, address = '/'): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T10:00:00Z') });
  await page.clock.pauseAt(new Date('2026-11-21T10:00:01Z'));
  await page.goto(address);
  await selector.button('Start').waitFor();
}

/**
 * Lets pending work finish without advancing the clock: replies that have already arrived (the page reads a later one after
 * them), promises and React's renders.
 */
async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const reply = await fetch('/embed/product-selector.js', { cache: 'no-store' });
    await reply.text();
  });
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

/** Advances the clock and lets the triggered work finish. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await rest(page);
}

/** Opens the page and stays on the landing page until `/product` is preloaded. The preloaded data is then 0 ms old. */
async function openAndRead(page: Page, selector: Selector): Promise<Products> {
  const products = watchProducts(page);
  await open(page, selector);
  await expect.poll(products.answered).toBe(1);
  await rest(page);
  await pass(page, 1000);
  return products;
}

test.describe('delay before the questions: 1000 ms', () => {
  test('the first question appears after 1000 ms, not after 999', async ({ page, selector }) => {
    const products = watchProducts(page);
    await open(page, selector);
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

  test('has ended for a visitor who has read the landing page for 1000 ms', async ({ page, selector }) => {
    const products = await openAndRead(page, selector);
    await selector.start();
    await expect(selector.heading(QUESTION)).toBeVisible();
    expect(products.asked()).toBe(1);
  });
});

test.describe('pending screen: after 1000 ms, for at least 500 ms', () => {
  test('appears 1000 ms after Start and disappears 500 ms later', async ({ page, selector }) => {
    const products = watchProducts(page);
    const release = await products.hold();
    await open(page, selector);
    await selector.start();
    await pass(page, 999);
    await expect(selector.button('Start')).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(selector.button('Start')).toHaveCount(0);
    release();
    await expect.poll(products.answered).toBe(1);
    await pass(page, 499);
    await expect(page.getByText('Loading…')).toBeVisible();
    await expect(selector.heading(QUESTION)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(selector.heading(QUESTION)).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
  });

  test('disappears immediately once a slower screen has loaded', async ({ page, selector }) => {
    const products = watchProducts(page);
    const release = await products.hold();
    await open(page, selector);
    await selector.start();
    await pass(page, 3000);
    await expect(page.getByText('Loading…')).toBeVisible();
    release();
    await expect(selector.heading(QUESTION)).toBeVisible();
  });
});

test.describe('the pending screen', () => {
  for (const width of [1280, 390]) {
    test(`at ${width} px has the layout of the question`, async ({ page, selector }) => {
      await page.setViewportSize({ width, height: 844 });
      const products = watchProducts(page);
      const release = await products.hold();
      await open(page, selector);
      await selector.start();
      await pass(page, 1500);
      // Within the panel: the first question brings it to the window's top.
      const boxOf = (line: Locator) =>
        line.evaluate((element) => {
          const { x, y, width } = element.getBoundingClientRect();
          return { x, width, y: y - (element.closest('[lang]')?.getBoundingClientRect().y ?? Number.NaN) };
        });
      const words = await boxOf(page.getByText('Loading…'));
      release();
      const progress = await boxOf(page.getByText(/^Question 1/));
      expect(Math.abs(words.x - progress.x)).toBeLessThanOrEqual(2);
      expect(Math.abs(words.width - progress.width)).toBeLessThanOrEqual(2);
      expect(Math.abs(words.y - progress.y)).toBeLessThanOrEqual(width > 800 ? 32 : 120);
    });
  }

  test('speaks after it has appeared, so that screen readers notice', async ({ page, selector }) => {
    const products = watchProducts(page);
    const release = await products.hold();
    await open(page, selector);
    await page.locator('product-selector').evaluate(({ shadowRoot }) => {
      const said: string[] = [];
      Object.assign(window, { said });
      new MutationObserver(() => {
        const text = shadowRoot?.querySelector('.pending [role=status]')?.textContent;
        if (typeof text === 'string' && text !== said.at(-1)) said.push(text);
      }).observe(shadowRoot as ShadowRoot, { childList: true, characterData: true, subtree: true });
    });
    await selector.start();
    await pass(page, 1500);
    await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible();
    expect(await page.evaluate('said')).toEqual(['', 'Loading…']);
    release();
    await expect(selector.heading(QUESTION)).toBeVisible();
  });
});

test.describe('preload delay: 50 ms', () => {
  for (const sign of ['hover', 'focus'] as const) {
    test(`${sign} on Start reloads stale data after 50 ms, not after 49`, async ({ page, selector }) => {
      const products = await openAndRead(page, selector);
      await pass(page, 31 * SECOND);
      expect(products.asked()).toBe(1);
      await selector.button('Start')[sign]();
      await pass(page, 49);
      expect(products.asked()).toBe(1);
      await page.clock.runFor(1);
      await expect.poll(products.asked).toBe(2);
    });

    test(`${sign} that ends within 50 ms loads nothing`, async ({ page, selector }) => {
      const products = await openAndRead(page, selector);
      await pass(page, 31 * SECOND);
      await selector.button('Start')[sign]();
      await pass(page, 49);
      if (sign === 'hover') await page.mouse.move(0, 0);
      else await selector.button('Start').blur();
      await pass(page, 1000);
      expect(products.asked()).toBe(1);
    });

    test(`${sign} loads no fresh data again`, async ({ page, selector }) => {
      const products = await openAndRead(page, selector);
      await selector.button('Start')[sign]();
      await pass(page, 1000);
      expect(products.asked()).toBe(1);
    });
  }
});

test.describe('preload stale time: 30 s', () => {
  test('preloaded data is not reloaded 1 ms earlier', async ({ page, selector }) => {
    const products = await openAndRead(page, selector);
    await pass(page, 30 * SECOND - 1);
    await selector.start();
    await expect(selector.heading(QUESTION)).toBeVisible();
    await pass(page, 1000);
    expect(products.asked()).toBe(1);
  });

  test('preloaded data is reloaded once 1 ms later, behind the question', async ({ page, selector }) => {
    const products = await openAndRead(page, selector);
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
});

/** Ways to leave `/product` and return. While away, the clock advances less than the 10 s after which a call times out. */
const WAYS_BACK: readonly {
  readonly way: string;
  /** Leaves the preloaded landing page, takes some time, and ends on the screen the visitor returns from. */
  leave(page: Page, selector: Selector): Promise<void>;
  readonly from: string;
  readonly back: string;
  readonly seen: RegExp | string;
}[] = [
  {
    way: 'the landing page',
    async leave(page, selector) {
      await selector.start();
      await selector.heading(QUESTION).waitFor();
      await pass(page, 5 * MINUTE - 5 * SECOND);
      await selector.button('Back').click();
      await selector.button('Start').waitFor();
    },
    from: LANDING,
    back: 'Start',
    seen: QUESTION,
  },
  {
    way: 'the result',
    async leave(page, selector) {
      await selector.answerForSingleRoom();
      await selector.chooseFirst();
      await pass(page, 5 * MINUTE - 5 * SECOND);
    },
    from: 'What to do next',
    back: 'Back',
    seen: MATCHES,
  },
];

test.describe('cache lifetime: 5 minutes', () => {
  for (const { way, leave, from, back, seen } of WAYS_BACK) {
    test(`returning from ${way} 1 ms earlier shows the cached screen`, async ({ page, selector }) => {
      const products = await openAndRead(page, selector);
      const release = await products.hold();
      await leave(page, selector);
      await pass(page, 5 * SECOND - 1);
      await selector.button(back).click();
      await expect(selector.heading(seen)).toBeVisible();
      expect(products.answered()).toBe(1);
      release();
      await expect.poll(products.answered).toBeGreaterThan(1);
    });

    test(`returning from ${way} 1 ms later loads the screen from the beginning`, async ({ page, selector }) => {
      const products = await openAndRead(page, selector);
      const release = await products.hold();
      await leave(page, selector);
      await pass(page, 5 * SECOND + 1);
      await selector.button(back).click();
      await pass(page, 999);
      await expect(selector.heading(from)).toBeVisible();
      await expect(selector.heading(seen)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByText('Loading…')).toBeVisible();
      release();
      await expect.poll(products.answered).toBeGreaterThan(1);
      await pass(page, 500);
      await expect(selector.heading(seen)).toBeVisible();
    });
  }
});

test.describe('saving of scroll positions: once in 100 ms', () => {
  /** Gives the first selector a fixed height, so that it scrolls. */
  const makeBox = async (page: Page) => {
    const box = page.locator('product-selector');
    // The demo page's policy allows styles set by script, but no style attribute.
    await box.evaluate((element: HTMLElement) => {
      element.style.cssText = 'min-block-size: 0; block-size: 300px; overflow: auto';
    });
    return {
      top: () => box.evaluate((element) => element.scrollTop),
      /** Scrolls, and waits for the page's scroll event. */
      scrollTo: (top: number) =>
        box.evaluate(
          (element, to) =>
            new Promise<void>((resolve) => {
              element.addEventListener('scroll', () => resolve(), { once: true });
              element.scrollTop = to;
            }),
          top,
        ),
      /** Counts reads of the scroll position. */
      countReads: () =>
        box.evaluateHandle((element) => {
          const reads = { count: 0 };
          const own = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTop') as PropertyDescriptor;
          Object.defineProperty(element, 'scrollTop', {
            configurable: true,
            get() {
              reads.count += 1;
              return own.get?.call(element);
            },
            set: (top: number) => own.set?.call(element, top),
          });
          return reads;
        }),
    };
  };
  // A mouse click would first scroll the button into view.
  const press = (selector: Selector, button: string) => selector.button(button).dispatchEvent('click');

  test('300 ms of scrolling read the position three times', async ({ page, selector }) => {
    await openAndRead(page, selector);
    const box = await makeBox(page);
    const reads = await box.countReads();
    const seen: number[] = [];
    for (let top = 1; top <= 30; top += 1) {
      await box.scrollTo(top);
      await page.clock.runFor(9);
      seen.push(await reads.evaluate(({ count }) => count));
      await page.clock.runFor(1);
    }
    // The tenth, twentieth and thirtieth step end at 99, 199 and 299 ms, each just before a save.
    expect(seen).toEqual([...Array(10).fill(0), ...Array(10).fill(1), ...Array(10).fill(2)]);
    expect(await reads.evaluate(({ count }) => count)).toBe(3);
    await page.clock.runFor(1000);
    expect(await reads.evaluate(({ count }) => count)).toBe(3);
  });

  for (const [stay, restored] of [
    [99, 30],
    [100, 60],
  ] as const) {
    test(`a visitor who leaves a question ${stay} ms after scrolling returns to ${restored === 60 ? 'that position' : 'the position saved before'}`, async ({
      page,
      selector,
    }) => {
      await openAndRead(page, selector);
      await selector.start();
      await selector.answer('No');
      await expect(selector.heading(/What kind of home/)).toBeFocused();
      const box = await makeBox(page);
      await box.scrollTo(10);
      await page.clock.runFor(50);
      await box.scrollTo(30);
      await page.clock.runFor(50);
      await box.scrollTo(60);
      await page.clock.runFor(stay);
      await press(selector, 'Back');
      await expect(selector.heading(QUESTION)).toBeFocused();
      await press(selector, 'Continue');
      await expect(selector.heading(/What kind of home/)).toBeFocused();
      expect(await box.top()).toBe(restored);
    });
  }

  test('going back to the landing page restores its saved position', async ({ page, selector }) => {
    await openAndRead(page, selector);
    const box = await makeBox(page);
    await box.scrollTo(40);
    await page.clock.runFor(100);
    await press(selector, 'Start');
    await expect(selector.heading(QUESTION)).toBeFocused();
    expect(await box.top()).toBe(0);
    await press(selector, 'Back');
    await expect(selector.heading(LANDING)).toBeFocused();
    expect(await box.top()).toBe(40);
  });

  test('returning to the result from a changed answer restores its saved position', async ({ page, selector }) => {
    await openAndRead(page, selector);
    await selector.answerForSingleRoom();
    await selector.chooseFirst();
    const title = selector.heading(/./).and(page.locator(':focus'));
    await expect(title).toBeVisible();
    const box = await makeBox(page);
    await box.scrollTo(250);
    await page.clock.runFor(100);
    await selector.at.getByRole('button', { name: /^Change.*home/ }).dispatchEvent('click');
    await expect(selector.heading(/What kind of home/)).toBeFocused();
    await press(selector, 'Continue');
    await expect(title).toBeVisible();
    await expect(selector.heading('What to do next')).toBeVisible();
    expect(await box.top()).toBe(250);
  });
});

test.describe('initial history path: "/"', () => {
  test('the landing page comes first, regardless of the page’s address', async ({ page, selector }) => {
    await open(page, selector, '/?path=/result#/result');
    await expect(selector.heading(LANDING)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#/result');
  });

  test('loads the landing page only; then the questions, and the result when it is reached', async ({
    page,
    selector,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      const screen = /\/embed\/(\w+)Route-[^/]*\.js$/.exec(request.url())?.[1];
      if (screen) fetched.push(screen);
    });
    const release = await hold(page, '**/embed/ProductRoute-*.js');
    const products = watchProducts(page);
    await open(page, selector);
    await expect(selector.heading(LANDING)).toBeVisible();
    await expect.poll(products.answered).toBe(1);
    await pass(page, 1000);
    expect(fetched).toEqual(['Landing', 'Product']);
    release();
    await selector.answerForSingleRoom();
    expect(fetched).toEqual(['Landing', 'Product']);
    await selector.chooseFirst();
    expect(fetched).toEqual(['Landing', 'Product', 'Result']);
  });
});

test.describe('calls without an answer time out after 10 s', () => {
  test('the initial data delay nothing, and their failure is logged', async ({ page, selector, expected }) => {
    expected.push(/^Error on fetching initial data/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(INIT, () => {});
    const products = await openAndRead(page, selector);
    await expect(selector.heading(LANDING)).toBeVisible();
    await selector.start();
    await expect(selector.heading(QUESTION)).toBeVisible();
    await pass(page, 8999);
    expect(logged).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => logged).toEqual([expect.stringMatching(/^Error on fetching initial data\b/)]);
    await expect(selector.heading(QUESTION)).toBeVisible();
    expect(products.asked()).toBe(1);
  });

  test('the visitor continues without products, and their failure is logged', async ({ page, selector, expected }) => {
    expected.push(/^Error fetching products/);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.route(PRODUCTS, () => {});
    await open(page, selector);
    await selector.start();
    await pass(page, 9999);
    expect(logged).toEqual([]);
    await expect(page.getByText('Loading…')).toBeVisible();
    await page.clock.runFor(1);
    await expect.poll(() => logged).toEqual([expect.stringMatching(/^Error fetching products\b/)]);
    await expect(selector.heading(QUESTION)).toBeVisible();
    for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure']) {
      await selector.answer(label);
    }
    await expect(selector.heading(MATCHES)).toBeVisible();
    await expect(page.getByText("We couldn't load our systems.")).toBeVisible();
  });
});
