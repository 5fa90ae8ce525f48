import type { CDPSession, Page, Request } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

test.use({ realTime: true });

/** Every open listener, timer and observer of a page, one descriptive line each. */
interface Ledger {
  open(): string[];
}

/**
 * Runs before the page's own scripts, and records listeners, timers and observers. It records listeners only on objects
 * that outlive a selector (window, document, its root elements, media query lists, the element itself). Listeners on nodes
 * inside the selector disappear with those nodes.
 */
function keepBooks(): void {
  const listeners = new Map<string, { target: WeakRef<EventTarget>; line: string }>();
  const ids = new WeakMap<object, number>();
  let next = 0;
  const idOf = (of: object | null) => {
    if (of === null) return 0;
    if (!ids.has(of)) ids.set(of, ++next);
    return ids.get(of);
  };
  const outlives = (target: EventTarget) =>
    !(target instanceof Node) ||
    [document, document.documentElement, document.head, document.body].includes(target as never) ||
    (target instanceof Element && target.localName === 'product-selector');
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const captureOf = (options?: boolean | EventListenerOptions) =>
    typeof options === 'object' ? options.capture === true : options === true;
  EventTarget.prototype.addEventListener = function add(type, listener, options) {
    // Called without a target, it means the window.
    const target = (this ?? window) as EventTarget;
    if (listener && outlives(target)) {
      const key = `${idOf(target)} ${type} ${captureOf(options)} ${idOf(listener)}`;
      listeners.set(key, {
        target: new WeakRef(target),
        line: `${target instanceof Element ? target.localName : target.constructor.name} hears ${type}`,
      });
      const gone = () => listeners.delete(key);
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (once) addEventListener.call(target, type, gone, { once: true });
      if (signal) addEventListener.call(signal, 'abort', gone);
    }
    return addEventListener.call(target, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function remove(type, listener, options) {
    const target = (this ?? window) as EventTarget;
    if (listener) listeners.delete(`${idOf(target)} ${type} ${captureOf(options)} ${idOf(listener)}`);
    return removeEventListener.call(target, type, listener, options);
  };

  const timers = new Map<string, string>();
  const runs = (name: string, clear: string, repeats = false) => {
    const scope = window as unknown as Record<string, (...rest: unknown[]) => number>;
    const begin = scope[name] as (...rest: unknown[]) => number;
    const end = scope[clear] as (...rest: unknown[]) => number;
    scope[name] = (action: unknown, ...rest: unknown[]) => {
      const id = begin.call(
        window,
        (...given: unknown[]) => {
          if (!repeats) timers.delete(`${clear} ${id}`);
          (action as (...given: unknown[]) => void)(...given);
        },
        ...rest,
      );
      timers.set(`${clear} ${id}`, `${name} ${rest[0] ?? ''}`.trim());
      return id;
    };
    scope[clear] = (id: unknown) => {
      timers.delete(`${clear} ${id}`);
      return end.call(window, id);
    };
  };
  runs('setTimeout', 'clearTimeout');
  runs('setInterval', 'clearInterval', true);
  runs('requestAnimationFrame', 'cancelAnimationFrame');
  runs('requestIdleCallback', 'cancelIdleCallback');

  const observers = new Map<object, string>();
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver', 'PerformanceObserver'] as const) {
    const { observe, disconnect } = window[name].prototype;
    window[name].prototype.observe = function begin(this: object, ...rest: never[]) {
      observers.set(this, `${name} observes`);
      return (observe as (...rest: never[]) => void).apply(this, rest);
    };
    window[name].prototype.disconnect = function end(this: never) {
      observers.delete(this);
      return disconnect.call(this);
    };
  }

  const ledger: Ledger = {
    open: () =>
      [
        ...[...listeners.values()].filter(({ target }) => target.deref()).map(({ line }) => line),
        ...timers.values(),
        ...observers.values(),
      ].sort(),
  };
  Object.defineProperty(window, 'ledger', { value: ledger });
}

/**
 * React's one listener for the whole page, however many selectors come and go. `selectionchange` is the only event that
 * doesn't pass through React's own root element, so React listens on the document, once.
 */
const OF_REACT = 'HTMLDocument hears selectionchange';

const readOpen = (page: Page) => page.evaluate(() => (window as unknown as { ledger: Ledger }).ledger.open());
const countNodes = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);
const add = (page: Page) =>
  page.evaluate(() => void document.querySelector('main')?.append(document.createElement('product-selector')));
const remove = (page: Page) =>
  page.evaluate(async () => {
    const element = document.querySelector('product-selector');
    element?.remove();
    // A router may put it back a frame later, so it empties itself after a moment.
    while (element?.shadowRoot?.firstChild) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

async function openEmptyPage(page: Page): Promise<void> {
  await hostPage(page, { head: LOADER, body: '<main></main>' });
  await page.evaluate(() => customElements.whenDefined('product-selector'));
  // Playwright's first call into an element adds its own listeners, so that call comes before the counting.
  await page.locator('main').evaluate(() => {});
}

async function journey(page: Page): Promise<void> {
  const selector = new Selector(page);
  await page.getByRole('textbox', { name: 'Postcode' }).fill('3000');
  await selector.start();
  await selector.answer('Yes');
  await selector.button('More about Split').click();
  await page.keyboard.press('Escape');
  await selector.answerAll('Split', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure');
  await selector.chooseFirst();
}

/** The page's counts after garbage collection. */
async function collected(devtools: CDPSession) {
  // Twice, because the first round runs finalizers that may hold objects themselves.
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  return { nodes, jsEventListeners };
}

test('a removed selector leaves no listener, timer, observer or node, however often it is added, and is garbage-collected', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(keepBooks);
  await openEmptyPage(page);
  const before = await readOpen(page);
  const nodes = await countNodes(page);
  await test.step('an element added and removed in one task requests no products and leaves nothing', async () => {
    const asked: string[] = [];
    const note = (request: Request) => asked.push(request.url());
    page.on('request', note);
    await page.evaluate(() => {
      const element = document.createElement('product-selector');
      document.body.append(element);
      element.remove();
      Object.assign(window, { passing: element });
    });
    await expect.poll(() => page.evaluate('passing.shadowRoot.childNodes.length')).toBe(0);
    await expect.poll(async () => (await readOpen(page)).filter((line) => line !== OF_REACT)).toEqual(before);
    page.off('request', note);
    expect(asked.filter((address) => address.includes('/products'))).toEqual([]);
  });
  const devtools = await page.context().newCDPSession(page);
  const isCollected = async () => {
    await collected(devtools);
    return page.evaluate('last.deref() === undefined');
  };
  /** The counts after the first round. */
  let after: Awaited<ReturnType<typeof collected>> | undefined;
  for (let round = 0; round < 2; round += 1) {
    await page.evaluate(() => sessionStorage.clear());
    await add(page);
    await journey(page);
    expect(await readOpen(page)).toContain('product-selector hears scroll');
    await page.evaluate(() => {
      Object.assign(window, { last: new WeakRef(document.querySelector('product-selector') as Element) });
    });
    await remove(page);
    await expect.poll(() => readOpen(page)).toEqual([...before, OF_REACT].sort());
    expect(await countNodes(page)).toBe(nodes);
    await test.step('it is garbage-collected, with all its nodes and listeners', async () => {
      await expect.poll(isCollected).toBe(true);
      after ??= await collected(devtools);
      await expect.poll(() => collected(devtools)).toEqual(after);
    });
  }
});

test('removed while a request is pending, it aborts its calls, logs nothing, leaves nothing open and shows no later screen', async ({
  page,
  expected,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.addInitScript(keepBooks);
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.defineProperty(window, 'heard', { value: heard });
    addEventListener('onNextPage', () => heard.push('onNextPage'));
  });
  const ended: string[] = [];
  page.on('requestfailed', (request) => ended.push(`${new URL(request.url()).pathname} given up`));

  await test.step('aborts its calls to the provider, logs nothing and leaves nothing open', async () => {
    const release = await hold(page, '**/wp-json/**');
    await openEmptyPage(page);
    const before = await readOpen(page);
    const asked = page.waitForRequest('**/v2/products?**');
    await add(page);
    await new Selector(page).button('Start').hover();
    await asked;
    await remove(page);
    // Removal doesn't stop the questions' one-second timer. It ends by itself, and nothing listens. React may not have begun.
    await expect.poll(async () => (await readOpen(page)).filter((line) => line !== OF_REACT)).toEqual(before);
    await expect
      .poll(() => [...ended].sort())
      .toEqual(['init', 'products'].map((call) => `/wp-json/product-selector/v2/${call} given up`));
    expect(logged).toEqual([]);
    release();
  });

  await test.step('a screen that loads later is not shown, and the page receives no event', async () => {
    const release = await hold(page, '**/embed/ProductRoute-*.js');
    await openEmptyPage(page);
    const before = await readOpen(page);
    await add(page);
    await new Selector(page).start();
    await page.getByText('Loading…').waitFor();
    await page.evaluate(() => Object.assign(window, { gone: document.querySelector('product-selector') }));
    await remove(page);
    const came = page.waitForResponse('**/embed/ProductRoute-*.js');
    release();
    await (await came).finished();
    await expect.poll(() => readOpen(page)).toEqual([...before, OF_REACT].sort());
    expect(await page.evaluate('gone.shadowRoot.childNodes.length')).toBe(0);
    expect(await page.evaluate('heard')).toEqual([]);
  });

  await test.step('a screen that fails later does not reload the page', async () => {
    expected.push(/Failed to load resource/);
    let loads = 0;
    page.on('load', () => loads++);
    const fail = await hold(page, '**/embed/ProductRoute-*.js', (route) => route.abort());
    await openEmptyPage(page);
    await add(page);
    await new Selector(page).start();
    await page.getByText('Loading…').waitFor();
    await remove(page);
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('ProductRoute'));
    fail();
    await failed;
    // A reloading page would request its own address again.
    await page.evaluate(() => fetch('/embed/product-selector.js').then((reply) => reply.text()));
    expect(loads).toBe(1);
  });
});
