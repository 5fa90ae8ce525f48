import type { Page } from '@playwright/test';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { untilIdle } from './helpers/untilIdle.ts';

const ELEMENT = '<product-selector><p>Call us.</p></product-selector>';

const namesOf = (text: string): readonly string[] => text.split(/\s+/);

async function walkOnPage(page: Page, before: string, around = ''): Promise<void> {
  await hostPage(page, { head: `<script>${before}</script>${LOADER}`, body: `${around}${ELEMENT}` });
  await new Selector(page).reachResult();
}

/** Opens these pages in frames of one page, and returns the console lines and errors, without the frames' addresses. */
async function openInFrames(page: Page, pages: readonly string[]): Promise<() => readonly string[]> {
  const found: string[] = [];
  page.on('console', (message) => found.push(message.text()));
  page.on('pageerror', (error) => found.push(`uncaught: ${error.message}`));
  await page.route('**/in-a-frame/*', (route) => {
    const at = Number(route.request().url().split('/').at(-1));
    return route.fulfill({ contentType: 'text/html', body: `<!doctype html><html lang="en">${pages[at]}${ELEMENT}` });
  });
  const frames = pages.map((_, at) => `<iframe title="${at}" src="/in-a-frame/${at}"></iframe>`);
  await hostPage(page, { body: frames.join('') });
  return () => found;
}

/** Names that the program doesn't need, and values that a page's script might give them. */
const UNNEEDED = namesOf(`Event Node Text Option Request History CSS Range Storage Notification Animation Image Comment
  Selection IntersectionObserver requestIdleCallback caches screen origin name status parent event
  setImmediate setInterval navigation innerHeight scrollY self`);

const GLOBALS = { screen: '{ id: 7 }', parent: '{ id: 7 }', event: 'null', self: 'null' } as Record<string, string>;

test('the selector works on a page with values, functions, words and getters on the prototypes, and globals with names that it does without', async ({
  page,
}) => {
  const globals = UNNEEDED.map((name) => `window.${name} = ${GLOBALS[name] ?? '"https://api.shop.example"'};`);
  await walkOnPage(
    page,
    `Object.prototype.version = 5; Object.prototype.extend = function () {};
     Object.prototype.all = () => true; Object.prototype.one = "1"; Object.prototype.lang = "x y"; Object.prototype.nonce = 7;
     Array.prototype.remove = function () {}; Array.prototype.last = 0;
     for (const { prototype } of [Object, Array]) Object.defineProperty(prototype, "debug", { enumerable: true, get() { return this; } });
     ${globals.join('\n')}`,
  );
});

test('the selector works on a page with frozen prototypes, its own fetch without streams or headers, and wrappers around the browser\u2019s functions, as monitors of errors put there', async ({
  page,
}) => {
  await walkOnPage(
    page,
    `for (const { prototype } of [Object, Array]) { prototype.debug = false; Object.freeze(prototype); }
     const own = window.fetch;
     window.fetch = async (...asked) => {
       const reply = await own(...asked);
       return { ok: reply.ok, status: reply.status, json: () => reply.json() };
     };
     for (const name of ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'queueMicrotask', 'fetch', 'addEventListener']) {
       const own = window[name];
       window[name] = function (...given) { return own.apply(this, given); };
     }
     window.Date = class extends Date { };`,
  );
});

test("a page that hides what the selector needs is named in one line, and the page's own content stays", async ({
  page,
  expected,
}) => {
  expected.push(/^Product Selector: /);
  const needed =
    namesOf(`AbortController AbortSignal CSSStyleSheet CustomEvent Element Headers Intl Map MessageChannel Promise
    ResizeObserver Response Set ShadowRoot Symbol TextDecoder URL URLSearchParams WeakMap clearTimeout
    getComputedStyle performance queueMicrotask requestAnimationFrame structuredClone
    Boolean HTMLIFrameElement JSON RegExp String fetch`);
  const hide = {
    [needed.join(', ')]: needed.map((name) => `window.${name} = "https://api.shop.example";`).join(' '),
    Map: 'window.Map = function (place) { this.place = place; }',
    'Function.prototype.bind':
      'Function.prototype.bind = function (own) { return (...given) => this.apply(own, given); }',
    'Array.prototype.find': 'Array.prototype.find = function (one) { return this.indexOf(one); }',
    // Our own list of names fails too.
    'Array.prototype.map': 'Array.prototype.map = function () { return [...this]; }',
  };
  const said = await openInFrames(
    page,
    Object.values(hide).map((script) => `<script>${script}</script>${LOADER}`),
  );
  const names = Object.keys(hide);
  await expect.poll(() => said().length).toBe(names.length);
  const named = said().map((line) => /^Product Selector: this page has replaced (.*)\. Rename/.exec(line)?.[1] ?? line);
  expect(new Set(named)).toEqual(new Set([...names.slice(0, -1), expect.stringContaining('Array.prototype.map')]));
  for (const at of names.keys()) await expect(page.frameLocator(`[title="${at}"]`).getByText('Call us.')).toBeVisible();
});

/** Names that the program stores when it starts. */
const TAKEN = namesOf(`AbortController AbortSignal CSSStyleSheet CustomEvent Document Element Headers Intl HTMLElement
  HTMLInputElement Map MessageChannel Promise ResizeObserver Response Set ShadowRoot TextDecoder
  URL URLSearchParams WeakMap WeakSet getComputedStyle performance queueMicrotask
  requestAnimationFrame structuredClone`);

test.describe('names of the browser that the page takes for itself change nothing', () => {
  // The test's own clock and presses inside the page need these names too.
  test.use({ realTime: true });

  const reachList = async (page: Page) => {
    const selector = new Selector(page);
    await selector.button('Start').click();
    for (const label of ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure', 'Living room']) {
      await selector.option(label).check();
      await selector.button('Continue').click();
    }
    await selector.heading('Systems for your home').waitFor();
  };

  test('after the start, while later files are still to come', async ({ page }) => {
    const release = await hold(page, '**/ProductRoute-*.js');
    await hostPage(page, { head: LOADER, body: ELEMENT });
    await new Selector(page).button('Start').waitFor();
    const content = TAKEN.map((name) => `window.${name} = "https://api.shop.example";`).join('\n');
    await page.addScriptTag({ content });
    release();
    await reachList(page);
  });

  test('as its classes and variables', async ({ page }) => {
    const script = 'class Map { } class URL { } class Response { } let history = []; let navigator = { };';
    await hostPage(page, { head: `<script>${script}</script>${LOADER}`, body: ELEMENT });
    await reachList(page);
  });
});

/** Old libraries' replacements for built-in functions: Prototype 1.6 and 1.7, MooTools 1.2, old polyfills. */
const OLD_LIBRARY = `
  Array.from = function (x) { if (!x) return []; if ('toArray' in Object(x)) return x.toArray(); const out = new Array(x.length || 0); for (let i = 0; i < out.length; i++) out[i] = x[i]; return out; };
  const own = { reduce() { return this.length > 1 ? this : this[0]; }, entries() { return Array.from(this); }, toArray() { return [...this]; }, last() { return this[this.length - 1]; },
    toJSON() { return '[' + this.map((x) => JSON.stringify(x)).join(', ') + ']'; }, find(f) { for (let i = 0; i < this.length; i++) if (f(this[i], i)) return this[i]; } };
  for (const name in own) Array.prototype[name] = own[name];
  Function.prototype.bind = function (o, ...a) { const f = this; return function (...b) { return f.apply(o, [...a, ...b]); }; };
  String.prototype.toJSON = function () { return this.valueOf(); };
  Object.keys = (o) => { const r = []; for (const k in o) r.push(k); return r; };
  Object.values = (o) => { const r = []; for (const k in o) r.push(o[k]); return r; };
  Object.entries = (o) => { const r = []; for (const k in o) r.push([k, o[k]]); return r; };`;

test('an old library’s kinds of built-in functions, there before the selector or after its start, change no list, no result and no saved visit', async ({
  page,
}) => {
  const texts: (readonly string[])[] = [];
  for (const [before, after] of [
    ['', ''],
    [OLD_LIBRARY, ''],
    ['', OLD_LIBRARY],
  ] as const) {
    await hostPage(page, { head: `<script>${before}</script>${LOADER}`, body: ELEMENT });
    const comeLate = async () => {
      await page.locator('product-selector').getByRole('button').first().waitFor();
      if (after) await page.addScriptTag({ content: after });
    };
    await comeLate();
    await page.evaluate(() => sessionStorage.clear());
    const selector = new Selector(page);
    /** The visible text once it is stable. */
    const read = async () => {
      let text = '';
      for (let same = 0; same < 3; ) {
        await untilIdle(page);
        const next = (await selector.shown.textContent()) ?? '';
        same = next === text ? same + 1 : 0;
        text = next;
      }
      return text;
    };
    await selector.start();
    await selector.answerAll(
      'Yes',
      'Ducted',
      'House - Pitched Roof',
      'Multiple Rooms',
      'Unsure',
      '3 Rooms',
      'Large Outdoor space',
    );
    await selector.answer('Voice Control', 'Mobile App');
    await selector.untilWhole();
    const list = await read();
    await selector.chooseFirst();
    await selector.untilPapers();
    const result = await read();
    await page.reload();
    await comeLate();
    await selector.resume();
    await selector.untilPapers();
    texts.push([list, result, await read()]);
  }
  expect(texts[1]).toEqual(texts[0]);
  expect(texts[2]).toEqual(texts[0]);
  expect(texts[0]?.[0]).toContain('models fit');
});

test('stays readable on a page without matchMedia', async ({ page, expected }) => {
  expected.push(/the page's colours were corrected/);
  await hostPage(page, {
    head: `<style>product-selector { --ps-ink: #fff }</style><script>delete window.matchMedia; window.matchMedia = undefined</script>${LOADER}`,
    body: ELEMENT,
  });
  const line = page.waitForEvent('console', (message) => message.text().includes("the page's colours"));
  await new Selector(page).button('Start').waitFor();
  expect((await line).text()).toContain('--ps-ink');
});

/** The document's properties that a page can hide with an element of that name. */
const namesOfDocument = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const names: string[] = [];
    for (const name in document) if (Object.getOwnPropertyDescriptor(document, name) === undefined) names.push(name);
    return names;
  });

const named = (names: readonly string[]) => names.map((name) => `<img name="${name}" alt="" hidden>`).join('');

/** The properties that the selector and React need. */
const NEEDED = namesOf(`createElement createElementNS createTextNode defaultView nodeName nodeType parentNode
  addEventListener`);

test('images and forms named like other properties of the document change nothing', async ({ page }) => {
  await page.goto('about:blank');
  const names = (await namesOfDocument(page)).filter((name) => !NEEDED.includes(name));
  expect(names.length).toBeGreaterThan(200);
  await walkOnPage(page, '', `${named(names)}<form id="body" name="querySelector"></form>`);
});

test("an image with a name that the selector or React needs keeps the page's own content, and one line says why", async ({
  page,
  expected,
}) => {
  // React itself is the first to fail without createElement.
  const lineOf = (name: string) => new RegExp(`document\\.${name}( is not a function|\\.)`);
  expected.push(...NEEDED.map(lineOf));
  const said = await openInFrames(
    page,
    NEEDED.map((name) => `${LOADER}<body>${named([name])}`),
  );
  await expect.poll(() => said().length).toBe(NEEDED.length);
  for (const [at, name] of NEEDED.entries()) {
    expect(
      said().filter((line) => lineOf(name).test(line)),
      name,
    ).toHaveLength(1);
    await expect(page.frameLocator(`[title="${at}"]`).getByText('Call us.')).toBeVisible();
  }
});
