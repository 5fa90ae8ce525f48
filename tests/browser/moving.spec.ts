import type { Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { installClock, Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** Ways in which a page moves an element to another place: in one task, across tasks, and in a later frame. */
const MOVES: Readonly<Record<string, string>> = {
  'to another place': 'aside.append(element)',
  'together with its parent': 'aside.append(element.parentElement)',
  'into a shadow root': "aside.attachShadow({ mode: 'open' }).append(element)",
  'into a slot of another element':
    "aside.attachShadow({ mode: 'open' }).append(document.createElement('slot')); aside.append(element)",
  'out of the page and in again': 'element.remove(); aside.append(element)',
  'through a fragment': 'new DocumentFragment().append(element); aside.append(element)',
  'after a microtask, as Turbo keeps an element':
    'element.remove(); return Promise.resolve().then(() => aside.append(element))',
  'a frame later, as Livewire and Unpoly may': `element.remove();
    return new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)).then(() => aside.append(element))`,
  'through a document that nobody sees, as Astro keeps an element':
    "new DOMParser().parseFromString('', 'text/html').body.append(element); aside.append(element)",
  'without a removal, if the browser supports that': 'aside.moveBefore?.(element, null) ?? 0',
};

/** Moves the selector to a new place of the page. */
const move = (page: Page, how: string) =>
  page.locator('product-selector').evaluate((element, how) => {
    const aside = document.createElement('aside');
    document.body.append(aside);
    return new Function('element', 'aside', how)(element, aside);
  }, how);

test('a visit survives any way in which the page moves, removes or replaces its selector', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<main><product-selector></product-selector></main>' });
  const selector = new Selector(page);
  await test.step('a selector keeps the visit, the place and the typed text, however the page moves it', async () => {
    const asked: string[] = [];
    await page.getByRole('textbox', { name: 'Postcode' }).fill('2480');
    await selector.start();
    await selector.answer('Yes');
    await selector.option('Ducted').check();
    page.on('request', (request) => asked.push(request.url()));
    for (const [name, how] of Object.entries(MOVES)) {
      await move(page, how);
      await expect(selector.option('Ducted'), name).toBeChecked();
      await expect(page.locator('product-selector [lang]'), name).toHaveCount(1);
      await selector.button('Continue').click();
      await expect(selector.heading(/What kind of home/), name).toBeFocused();
      await selector.press('Back');
    }
    await selector.press('Back');
    await selector.press('Back');
    await expect(page.getByRole('textbox', { name: 'Postcode' })).toHaveValue('2480');
    expect(asked.filter((address) => address.includes('/products'))).toEqual([]);
  });
  await test.step('a selector that returns later starts again and offers to continue', async () => {
    await selector.start();
    await selector.answer('Yes');
    await page.evaluate(async () => {
      const element = document.querySelector('product-selector') as Element;
      element.remove();
      while (element.shadowRoot?.firstChild) await new Promise((resolve) => requestAnimationFrame(resolve));
      document.querySelector('main')?.append(element);
    });
    await selector.resume();
    await expect(selector.option('Ducted')).toBeVisible();
  });
  await test.step('a selector that replaces another offers to continue its visit', async () => {
    const replace = async () => {
      await page.evaluate(() =>
        document.querySelector('main')?.replaceChildren(document.createElement('product-selector')),
      );
      await expect(selector.button('Continue where you left off')).toBeVisible();
    };
    await replace();
    await selector.start();
    await selector.answer('Yes');
    await replace();
  });
});

test('a visit goes on in its place while the page changes the attributes of its selector', async ({ page }) => {
  await page.route('**/shop/wp-json/**', (route) =>
    route.continue({ url: route.request().url().replace('/shop', '') }),
  );
  await hostPage(page, { head: LOADER, body: '<product-selector host=""></product-selector>' });
  const selector = new Selector(page);
  const element = page.locator('product-selector');
  const home = (level: number) => page.getByRole('heading', { level, name: /What kind of home/ });
  const set = (name: string, value: string) =>
    element.evaluate((element, [name, value]) => element.setAttribute(name!, value!), [name, value]);
  await set('share-url', 'https://shop.example/guide');
  await selector.start();
  await selector.answer('No');
  await home(2).waitFor();
  await selector.option('Townhouse').check();

  await test.step('the headings get another level', async () => {
    await set('heading-level', '4');
    await home(4).waitFor();
    await expect(selector.option('Townhouse')).toBeChecked();
  });
  await test.step('the same provider by another spelling changes nothing', async () => {
    await page.evaluate(() =>
      Object.assign(window, { box: document.querySelector('product-selector')?.shadowRoot?.firstChild }),
    );
    await set('host', `${new URL(page.url()).origin}/`);
    expect(await page.evaluate('document.querySelector("product-selector").shadowRoot.firstChild === window.box')).toBe(
      true,
    );
  });
  await test.step('with another provider, the visit stays at its question', async () => {
    const asked = page.waitForRequest(/shop\/wp-json.*products/);
    await set('host', '/shop');
    await asked;
    await expect(selector.option('Townhouse')).toBeChecked();
    await expect(home(4)).toBeVisible();
  });
  await test.step('links stay where the page takes away the share-url that its own lines had set', async () => {
    await element.evaluate((element) => element.removeAttribute('share-url'));
    expect(await element.evaluate((element: HTMLElement & { shareUrl?: string }) => element.shareUrl)).toBe(
      'https://shop.example/guide',
    );
  });
});

test('a selector moved while loading continues to load', async ({ page }) => {
  const release = await hold(page, '**/wp-json/**');
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector><aside></aside>' });
  const selector = new Selector(page);
  await selector.start();
  await page.getByText('Loading…').waitFor();
  await move(page, MOVES['to another place'] as string);
  release();
  await selector.answer('Yes');
  await expect(selector.option('Ducted')).toBeVisible();
});

/** The browser restores or activates a page after the tab's other page has continued the visit. */
const goOnElsewhere = (page: Page, kept: object | null, event: string) =>
  page.evaluate(
    ([kept, event]) => {
      const key = 'product-selector:0';
      // A page hears `pagehide` before it is cached, and saves pending changes.
      if (event === 'pageshow') window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      if (kept)
        sessionStorage.setItem(key, JSON.stringify({ ...JSON.parse(sessionStorage.getItem(key) ?? '{}'), ...kept }));
      else sessionStorage.removeItem(key);
      if (event === 'pageshow') window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      else document.dispatchEvent(new Event(event));
    },
    [kept, event] as const,
  );

test('a page from the cache, or drawn ahead, goes on with the newest visit of the tab', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<product-selector back="steps"></product-selector>' });
  const selector = new Selector(page);
  await selector.start();
  await selector.answer('No');
  await selector.heading(/What kind of home/).waitFor();
  await test.step('at the question of that visit, and with its answers', async () => {
    const newer = { answers: { Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse' }, at: 'Q3' };
    await goOnElsewhere(page, newer, 'pageshow');
    await selector.heading(/Which areas/).waitFor();
    await selector.option('Whole Home').check();
    await selector.button('Continue').click();
    await selector.heading(/control/).waitFor();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(sessionStorage.getItem('product-selector:0') ?? '{}').answers))
      .toEqual({ ...newer.answers, Q3: 'Whole Home' });
  });
  await test.step('at the start, if that visit began again', async () => {
    await goOnElsewhere(page, null, 'pageshow');
    await selector.button('Start').waitFor();
    await expect(selector.button('Continue where you left off')).toBeHidden();
  });
  await test.step('with an offer, on the landing screen of a page that was drawn ahead', async () => {
    await goOnElsewhere(page, { version: 1, answers: { Q0: 'No' }, at: 'Q2' }, 'prerenderingchange');
    await selector.resume();
    await selector.heading(/What kind of home/).waitFor();
  });
});

test('a page that leaves before its last step is in the history goes on with the newest visit too', async ({
  page,
}) => {
  await installClock(page);
  await hostPage(page, { head: LOADER, body: '<product-selector back="steps"></product-selector>' });
  const entries = () => page.evaluate(() => history.length);
  const before = await entries();
  const selector = new Selector(page);
  await selector.start();
  await expect.poll(entries).toBe(before + 1);
  // Without a paint, the entry of the next step waits.
  await page.clock.pauseAt(Date.now() + 60_000);
  await selector.answer('No');
  await selector.heading(/What kind of home/).waitFor();
  expect(await entries()).toBe(before + 1);
  await goOnElsewhere(page, { answers: { Q0: 'Yes', Q1: 'Ducted', Q2: 'Townhouse' }, at: 'Q3' }, 'pageshow');
  await selector.heading(/Which areas/).waitFor();
});

test('two pages that share the document for a moment go on with one visit', async ({ page }) => {
  const next = '<product-selector></product-selector>';
  await hostPage(page, { head: LOADER, body: `<main>${next}</main>` });
  const selector = new Selector(page);
  await selector.start();
  await selector.answer('Yes');
  await selector.option('Ducted').waitFor();
  await page.evaluate(async (next) => {
    const old = document.querySelector('main') as HTMLElement;
    old.insertAdjacentHTML('afterend', `<main>${next}</main>`);
    const element = document.querySelectorAll('product-selector')[1] as HTMLElement;
    while (!element.shadowRoot?.querySelector('button')) await new Promise((resolve) => setTimeout(resolve, 10));
    old.remove();
  }, next);
  await selector.resume();
  await selector.option('Ducted').waitFor();
});

test('a selector keeps its styles in another document, and back', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<product-selector></product-selector><iframe></iframe>' });
  const selector = new Selector(page);
  await selector.start();
  await selector.answer('Yes');
  await selector.option('Ducted').waitFor();
  const look = () =>
    page.evaluate(() => {
      const paper = document.querySelector('iframe')?.contentDocument as Document;
      const element = [document, paper].map((one) => one.querySelector('product-selector')).find(Boolean) as Element;
      const button = element.shadowRoot?.querySelector('.button-primary') as Element;
      return getComputedStyle(button).backgroundColor;
    });
  const before = await look();
  const moved = (to: string) =>
    page.evaluate(`{
    const paper = document.querySelector('iframe').contentDocument;
    ${to}.append(document.querySelector('product-selector') ?? paper.querySelector('product-selector'));
  }`);
  await moved('paper.body');
  expect(await look()).toBe(before);
  await moved('document.body');
  expect(await look()).toBe(before);
  await selector.answer('Ducted');
  await selector.heading(/What kind of home/).waitFor();
});

test('an element that is removed while its files load leaves the next one independent', async ({ page }) => {
  const release = await hold(page, '**/embed/landing-*.js');
  const asked = page.waitForRequest('**/embed/landing-*.js');
  const opened = hostPage(page, { head: LOADER, body: '<main><product-selector></product-selector></main>' });
  await asked;
  await page.evaluate(() => document.querySelector('product-selector')?.remove());
  release();
  await opened;
  await page.evaluate(() => customElements.whenDefined('product-selector'));
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('product-selector')));
  const selector = new Selector(page);
  await selector.start();
  await selector.answer('Yes');
  await expect(selector.option('Ducted')).toBeVisible();
});

test('a page that swaps its content again and again keeps the visit, and one selector', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<main><product-selector></product-selector></main>' });
  const selector = new Selector(page);
  const swap = () =>
    page.evaluate(() => {
      (document.querySelector('main') as HTMLElement).innerHTML = '<product-selector></product-selector>';
    });
  const answers = ['Yes', 'Ducted', 'Townhouse', 'Whole Home', 'Unsure'];
  await selector.start();
  for (const answer of answers) {
    await selector.answer(answer);
    await swap();
    // Before its first render, like a page that swaps every second on a slow device.
    await swap();
    await selector.resume();
  }
  await selector.heading(/How much space/).waitFor();
  await expect(page.locator('product-selector [lang]')).toHaveCount(1);
});
