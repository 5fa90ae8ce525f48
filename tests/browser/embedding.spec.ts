import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { hold } from './helpers/hold.ts';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

test('a page keeps its own router, and gives the selector its font and heading level, but not its language', async ({
  page,
}) => {
  await hostPage(page, {
    head: `<style>:root { --font: cursive } body { font-family: "Shop Sans", monospace }</style>
      ${LOADER}<script type="module" src="/embed/product-selector.js?ver=1"></script>`,
    body: `<script>window.__TSR_ROUTER__ = "the page's own"</script>
      <div lang="ar" dir="rtl"><product-selector heading-level="4"></product-selector></div>`,
  });
  const selector = new Selector(page);
  const start = selector.button('Start');
  await start.waitFor();

  await test.step('the page’s own router keeps its global name', async () => {
    expect(await page.evaluate('window.__TSR_ROUTER__')).toBe("the page's own");
  });

  await test.step('headings begin at the level that the page sets', async () => {
    await expect(page.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
  });

  await test.step("its words are English on a page in another language, and its font is the page's", async () => {
    const found = await start.evaluate((button) => ({
      lang: button.closest('[lang]')?.getAttribute('lang'),
      direction: getComputedStyle(button).direction,
      font: getComputedStyle(button).fontFamily,
    }));
    expect(found).toEqual({ lang: 'en-AU', direction: 'ltr', font: '"Shop Sans", monospace' });
  });

  await test.step('the script runs once if it loads twice, even with a version', async () => {
    await selector.start();
    await expect(selector.option('No')).toBeVisible();
  });
});

test('selectors on one page share requests, and are independent, in shadow roots too, even after a reload', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\/v2\//, '')));
  const count = (call: string) => asked.filter((path) => path === call).length;
  const plain = '<product-selector></product-selector>';
  const shadow = `<template shadowrootmode="open">${plain}</template>`;
  const place = (name: string, content: string) => `<section aria-label="${name}">${content}</section>`;
  // A reply that arrived before the last selector's request would not be shared.
  const release = await hold(page, '**/v2/*');
  await hostPage(page, {
    head: LOADER,
    body: place('one', plain) + place('two', plain) + place('three', shadow) + place('four', shadow),
  });
  const [one, two, three, four] = ['one', 'two', 'three', 'four'].map(
    (name) => new Selector(page, page.getByRole('region', { name })),
  ) as [Selector, Selector, Selector, Selector];

  await test.step('they share requests', async () => {
    for (const selector of [one, two, three, four]) await selector.button('Start').hover();
    await expect.poll(() => count('products')).toBe(1);
    // A selector requests the systems in the frame after its first screen.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect([count('init'), count('products')]).toEqual([1, 1]);
    release();
    await one.answerForSingleRoom();
    await two.start();
    await expect(two.option('Yes')).not.toBeChecked();
    await three.start();
    await three.answer('Yes');
    await expect(three.option('Ducted')).toBeVisible();
  });

  await test.step('each reloads separately later', async () => {
    await one.chooseFirst();
    const before = count('products');
    await one.button('Back').click();
    await one.heading('Systems for your home').waitFor();
    await expect.poll(() => count('products')).toBeGreaterThan(before);
  });

  await test.step('each continues its own visit after a reload', async () => {
    await page.reload();
    await one.resumeMatches();
    await three.resume();
    await expect(three.option('Ducted')).toBeVisible();
    for (const other of [two, four]) {
      await expect(other.button('Start')).toBeVisible();
      await expect(other.button('Continue where you left off')).toHaveCount(0);
    }
  });
});

test('selectors with one id, and the selectors of a page and of its frame, keep visits of their own', async ({
  page,
  expected,
}) => {
  expected.push(/have the id/);
  const lines: string[] = [];
  page.on('console', (message) => message.text().includes('have the id') && lines.push(message.text()));
  const guide = '<product-selector id="guide"></product-selector>';
  await page.route('**/framed', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Framed</title>${LOADER}${guide}` }),
  );
  const place = (name: string, content: string) => `<section aria-label="${name}">${content}</section>`;
  await hostPage(page, {
    head: LOADER,
    body: `${place('one', guide)}${place('two', guide)}<iframe src="/framed" title="Framed"></iframe>`,
  });
  const [one, two] = ['one', 'two'].map((name) => new Selector(page, page.getByRole('region', { name })));
  const all = [one as Selector, two as Selector, new Selector(page, page.frameLocator('iframe'))];
  const answers = [
    ['Yes', 'Ducted'],
    ['No', 'Townhouse'],
    ['No', 'Apartment'],
  ] as const;
  for (const [at, selector] of all.entries()) {
    const [first, second] = answers[at]!;
    await selector.start();
    await selector.answer(first);
    await selector.option(second).check();
  }
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toContain('two selectors have the id "guide"');
  await page.reload();
  for (const [at, selector] of all.entries()) {
    await selector.resume();
    await expect(selector.option(answers[at]![1])).toBeChecked();
  }
});

test('works from another origin and folder, with the provider that host names', async ({ page }) => {
  const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
  await page.route('http://cdn.example/any/folder/**', (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    return route.fulfill({ headers: CORS, contentType: 'text/javascript', body: readFileSync(`dist/embed/${file}`) });
  });
  const asked: string[] = [];
  await page.route('http://provider.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const json = route.request().url().includes('/init')
      ? { nonce: 'n' }
      : [{ id: 'A', title: 'Far away', system_type: 'split' }];
    return route.fulfill({ headers: CORS, json });
  });
  await saveVisit(page, {}, '0@http://provider.example/shop/wp-json/');
  await hostPage(page, {
    head: '<script type="module" src="http://cdn.example/any/folder/product-selector.js"></script>',
    body: '<product-selector host="http://provider.example/shop/"></product-selector>',
  });
  const selector = new Selector(page);
  await selector.resumeMatches();
  await selector.chooseFirst();
  await expect(page.getByRole('heading', { name: 'Far away' })).toBeVisible();
  expect(new Set(asked)).toEqual(
    new Set(['/shop/wp-json/product-selector/v2/init', '/shop/wp-json/product-selector/v2/products']),
  );
});

test('the content inside the element is visible until the selector replaces it, in an old browser, and without the first file', async ({
  page,
  expected,
}) => {
  const content = { head: LOADER, body: '<product-selector><p>Call us.</p></product-selector>' };

  await test.step('it stays visible until the selector replaces it', async () => {
    const release = await hold(page, '**/embed/landing-*.js');
    const asked = page.waitForRequest('**/embed/landing-*.js');
    const opened = hostPage(page, content);
    await asked;
    await expect(page.getByText('Call us.')).toBeVisible();
    release();
    await opened;
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
    await expect(page.getByText('Call us.')).toBeHidden();
  });

  await test.step('it stays in an old browser, and nothing more loads', async () => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    for (const missing of ['delete AbortSignal.any', 'CSS.supports = () => false']) {
      const script = await page.addInitScript(missing);
      // The last page's requests end here, so they don't count.
      await page.goto('about:blank');
      fetched.length = 0;
      await hostPage(page, content);
      await expect(page.getByText('Call us.'), missing).toBeVisible();
      const embedded = fetched.filter((path) => path.startsWith('/embed/'));
      expect(embedded, missing).toEqual(['/embed/product-selector.js']);
      await script.dispose();
    }
  });

  await test.step('it stays if the first file fails to load', async () => {
    expected.push(/Failed to load resource/);
    await page.route('**/embed/product-selector.js', (route) => route.abort());
    await page.goto('about:blank');
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/product-selector.js'));
    await hostPage(page, content);
    await failed;
    await expect(page.getByText('Call us.')).toBeVisible();
    expect(await page.evaluate(() => customElements.get('product-selector'))).toBeUndefined();
  });
});
