import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { pinnedFiles } from '../../scripts/packPinned.mjs';
import { hostPage, LOADER } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';

/** The strictest policy a page can send: only files of its own origin, nothing inline, no eval, no blob or data scripts. */
const POLICY =
  "default-src 'self'; base-uri 'none'; form-action 'none'; frame-src 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'; report-uri /reports";

/** Records every policy violation that the page receives as an event or sends as a report. */
async function watchBreaches(page: Page): Promise<() => Promise<readonly string[]>> {
  const reports: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/reports') reports.push(`report: ${request.postData()}`);
  });
  await page.addInitScript(() => {
    const breaches: string[] = [];
    Object.defineProperty(window, 'breaches', { value: breaches });
    document.addEventListener('securitypolicyviolation', (event) => {
      breaches.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  return async () => [...(await page.evaluate<string[]>('breaches')), ...reports];
}

test('a whole journey breaks no rule of the strictest policy and creates no trusted type', async ({ page }) => {
  const breaches = await watchBreaches(page);
  await hostPage(page, {
    headers: { 'Content-Security-Policy': POLICY },
    head: LOADER,
    body: '<product-selector></product-selector>',
  });
  const selector = new Selector(page);
  const postcode = page.getByRole('textbox', { name: 'Postcode' });
  await postcode.fill('30_00');
  await page.getByText(/only have letters, digits/).waitFor();
  await postcode.fill('2480');
  await selector.start();
  await selector.button('Continue').click();
  await page.getByText('Choose an option').waitFor();
  await selector.answer('Yes');
  for (const label of ['Ducted', 'Split']) await explain(page, selector, label);
  await selector.answer('Ducted');
  await explain(page, selector, 'House - Pitched Roof');
  await selector.answer('House - Pitched Roof');
  await selector.answer('Multiple Rooms');
  await explain(page, selector, 'Individual Room Zoning');
  await selector.answer('Individual Room Zoning');
  await selector.answer('3 Rooms');
  await explain(page, selector, 'Small Outdoor space');
  await selector.answer('Small Outdoor space');
  await selector.answer('Voice Control', 'Mobile App');
  // Energy figures need a decided size.
  await selector.openNextRow();
  const row = page.getByRole('article').filter({ has: page.getByRole('group', { name: 'Size' }) });
  await row.getByRole('radio').first().check();
  await row.getByRole('button', { name: /^Choose / }).click();
  await selector.button('Energy').click();
  await expect(page.getByRole('radio', { name: 'Average', exact: true })).toBeChecked();
  await page.getByRole('textbox', { name: /Electricity price/ }).fill('28.5');
  await selector.change('What kind of home is it?');
  await selector.answer('Apartment');
  await page.locator('product-selector').evaluate((element) => element.remove());
  expect(await breaches()).toEqual([]);
});

test('a PDF is read under the strictest policy', async ({ page, context }) => {
  const paper = await context.newPage();
  await paper.setContent(
    '<h1>Quotation</h1><p>Supply and install one Fernlea FX35Z wall split, 3.5 kW</p><p>Total $2,890 including GST</p>',
  );
  const pdf = await paper.pdf();
  await paper.close();
  const breaches = await watchBreaches(page);
  await hostPage(page, {
    headers: { 'Content-Security-Policy': POLICY },
    head: LOADER,
    body: '<product-selector quote="on"></product-selector>',
  });
  await page.getByRole('button', { name: "I've got a quote" }).click();
  const file = { name: 'quote.pdf', mimeType: 'application/pdf', buffer: pdf };
  await page.getByLabel('Or choose a file').setInputFiles(file);
  await expect(page.getByRole('group', { name: 'Total' })).toContainText('$2,890');
  await expect(page.getByRole('group', { name: 'Maker and model' })).toContainText('FX35Z');
  expect(await breaches()).toEqual([]);
});

/** Opens an explanation, checks its pictures, and closes it. */
async function explain(page: Page, selector: Selector, label: string): Promise<void> {
  await selector.button(`More about ${label}`).click();
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img').first();
  await expect(picture.locator('path').first()).toBeVisible();
  const next = dialog.getByRole('button', { name: 'Next picture' });
  if (await next.isVisible()) {
    await next.click();
    await expect(picture.locator('path').first()).toBeVisible();
  }
  await page.keyboard.press('Escape');
}

test('the test detects an inline style, an inline script, markup from text and a foreign picture', async ({
  page,
  expected,
}) => {
  expected.push(/Content Security Policy/, /TrustedHTML/, /Failed to load resource/);
  const breaches = await watchBreaches(page);
  await hostPage(page, {
    headers: { 'Content-Security-Policy': POLICY },
    body: '<p style="color: red">Styled</p><script>0</script><img alt="" src="http://pictures.example/a.png">',
  });
  const refused = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>made up</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
  await expect
    .poll(breaches)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^style-src-attr/),
        expect.stringMatching(/^script-src-elem/),
        expect.stringMatching(/^img-src/),
        expect.stringMatching(/^require-trusted-types-for/),
        expect.stringMatching(/^report: /),
      ]),
    );
});

const PINNED = 'https://provider.example/product-selector-pinned/';
const CONTENT = '<product-selector host="https://provider.example"><p>Call us.</p></product-selector>';

const docs = (block: RegExp): string => block.exec(readFileSync('docs/embedding.md', 'utf8'))![1]!;

/** Opens a page with the lines of `tag.html` under the policy of docs/embedding.md; `change` names a file that was changed since. */
async function openPinned(page: Page, change?: RegExp): Promise<{ readonly loaded: string[] }> {
  const files = pinnedFiles(PINNED);
  const policy = docs(/^```http nonce\nContent-Security-Policy: (.*)$/m);
  const loaded: string[] = [];
  await page.route('https://provider.example/**', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    if (!pathname.startsWith('/product-selector-pinned/')) {
      return route.fulfill({
        response: await route.fetch({ url: new URL(pathname, test.info().project.use.baseURL).href }),
      });
    }
    const name = pathname.split('/').at(-1)!;
    loaded.push(`${name}${search}`);
    return route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: name.endsWith('.css') ? 'text/css' : 'text/javascript',
      body: `${files[name]}${change?.test(name) ? '\n' : ''}`,
    });
  });
  await hostPage(page, {
    headers: { 'Content-Security-Policy': policy },
    head: withNonce(files['tag.html']!),
    body: CONTENT,
  });
  return { loaded };
}

/** The lines of a page's head with the nonce of docs/embedding.md on each. */
const withNonce = (head: string): string => head.replaceAll(/<(script|link|style)(?=[\s>])/g, '<$1 nonce="R4nd0m"');

test('the lines of start.html run under the printed policy with a nonce and strict-dynamic', async ({ page }) => {
  const breaches = await watchBreaches(page);
  const head = readFileSync('dist/embed/start.html', 'utf8').replaceAll('https://provider.example/embed/', '/embed/');
  const policy = docs(/^```http nonce\nContent-Security-Policy: (.*)$/m).replaceAll(
    'https://provider.example',
    "'self'",
  );
  await hostPage(page, {
    headers: { 'Content-Security-Policy': policy },
    head: withNonce(head),
    body: CONTENT.replace(/ host="[^"]*"/, ''),
  });
  await new Selector(page).reachResult();
  expect(await breaches()).toEqual([]);
});

test('the printed file shows the late sentence under a policy without inline scripts', async ({ page, expected }) => {
  expected.push(/404|MIME/);
  const breaches = await watchBreaches(page);
  await page.route('**/late.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: docs(/^```js late\n([^`]*)/m) }),
  );
  await hostPage(page, {
    headers: { 'Content-Security-Policy': POLICY },
    head: '<link rel="stylesheet" href="/embed/landing.css"><script src="/late.js"></script><script type="module" src="/gone/product-selector.js"></script>',
    body: '<product-selector><div class="product-selector-landing"><p class="product-selector-late">Reload.</p></div></product-selector>',
  });
  await expect(page.getByText('Reload.')).toBeVisible();
  expect(await breaches()).toEqual([]);
});

test('a pinned version runs under a policy with a nonce, with a digest for each file it loads', async ({ page }) => {
  const breaches = await watchBreaches(page);
  const { loaded } = await openPinned(page);
  const selector = new Selector(page);
  await selector.reachResult();
  expect(await breaches()).toEqual([]);
  const { files } = JSON.parse(pinnedFiles(PINNED)['integrity.json']!);
  expect(loaded.length).toBeGreaterThan(6);
  expect(loaded.filter((name) => !Object.hasOwn(files, name))).toEqual([]);
});

for (const file of ['product-selector.js', 'landing-…']) {
  test(`a pinned page keeps its own content if ${file} has other bytes, and loads nothing without a digest`, async ({
    page,
    expected,
  }) => {
    expected.push(/integrity|digest/, /^Product Selector could not be loaded/, /preload/);
    const { loaded } = await openPinned(page, new RegExp(`^${file.replace('…', '')}`));
    await expect(page.locator('html')).toHaveClass('product-selector-failed');
    await expect(page.getByText('Call us.')).toBeVisible();
    expect(loaded.filter((name) => name.includes('?'))).toEqual([]);
  });
}

test('a pinned page runs no later screen with other bytes', async ({ page, expected }) => {
  expected.push(/integrity|digest/, /dynamically imported module/, /error/i);
  const { loaded } = await openPinned(page, /^ProductRoute-/);
  const selector = new Selector(page);
  const reloaded = page.waitForEvent('framenavigated');
  await selector.start();
  await reloaded;
  await selector.start();
  await expect(selector.heading('Something went wrong!')).toBeVisible();
  expect(loaded.filter((name) => name.includes('?'))).toEqual([]);
});

test('a pinned page runs no program with other bytes: the page reloads once, then the first file says so', async ({
  page,
  expected,
}) => {
  expected.push(/integrity|digest/, /dynamically imported module/, /error/i);
  const { loaded } = await openPinned(page, /^core-/);
  const selector = new Selector(page);
  const reloaded = page.waitForEvent('framenavigated');
  await selector.start();
  await reloaded;
  await expect(selector.heading('Something went wrong!')).toBeFocused();
  await selector.button('Show Error').click();
  await expect(page.getByText(/TypeError/)).toBeVisible();
  expect(loaded.filter((name) => name.includes('?'))).toEqual([]);
});
