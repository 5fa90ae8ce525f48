import type { Page } from '@playwright/test';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

const ELEMENT = '<product-selector><p>Call us.</p></product-selector>';

async function walkOnPage(page: Page, before: string, around = ''): Promise<void> {
  await hostPage(page, { head: `<script>${before}</script>${LOADER}`, body: `${around}${ELEMENT}` });
  await new Selector(page).reachResult();
}

for (const [name, script] of [
  [
    'values, functions, words and getters on the prototypes',
    `Object.prototype.version = 5; Object.prototype.extend = function () {};
     Object.prototype.all = () => true; Object.prototype.one = "1"; Object.prototype.lang = "x y"; Object.prototype.nonce = 7;
     Array.prototype.remove = function () {}; Array.prototype.last = 0;
     for (const { prototype } of [Object, Array]) Object.defineProperty(prototype, "debug", { enumerable: true, get() { return this; } })`,
  ],
  [
    'frozen prototypes, and its own fetch without streams or headers',
    `for (const { prototype } of [Object, Array]) { prototype.debug = false; Object.freeze(prototype); }
     const own = window.fetch;
     window.fetch = async (...asked) => {
       const reply = await own(...asked);
       return { ok: reply.ok, status: reply.status, json: () => reply.json() };
     };`,
  ],
] as const) {
  test(`the selector works on a page with ${name}`, async ({ page }) => {
    await walkOnPage(page, script);
  });
}

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
const NEEDED = [
  'createElement',
  'createElementNS',
  'createTextNode',
  'defaultView',
  'nodeName',
  'nodeType',
  'parentNode',
  'addEventListener',
];

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
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  for (const name of NEEDED) {
    // React itself is the first to fail without createElement.
    const line = new RegExp(`document\\.${name}( is not a function|\\.)`);
    expected.push(line);
    lines.length = 0;
    await hostPage(page, { head: LOADER, body: `${named([name])}${ELEMENT}` });
    await expect.poll(() => lines, name).toEqual([expect.stringMatching(line)]);
    await expect(page.getByText('Call us.')).toBeVisible();
  }
});

test('deletes a saved visit of 4.9 MB without reading it', async ({ page, selector }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const visit = JSON.stringify({ version: 1, answers: 'x'.repeat(4_900_000) });
    sessionStorage.setItem('product-selector:0', visit);
  });
  await page.addInitScript(() => {
    const { parse } = JSON;
    const lengths: number[] = [];
    Object.assign(window, { lengths });
    JSON.parse = (text, ...others) => {
      lengths.push(text.length);
      return parse(text, ...others);
    };
  });
  await page.reload();
  await selector.button('Start').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('product-selector:0'))).toBeNull();
  const lengths = await page.evaluate(() => (window as unknown as { lengths: number[] }).lengths);
  expect(Math.max(0, ...lengths)).toBeLessThan(1_000_000);
});
