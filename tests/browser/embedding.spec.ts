import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { hold } from './hold.ts';
import { hostPage, LOADER } from './hostPage.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

test('the page’s own router keeps its global name', async ({ page }) => {
  await hostPage(page, {
    head: LOADER,
    body: '<script>window.__TSR_ROUTER__ = "the page\'s own"</script><product-selector></product-selector>',
  });
  await new Selector(page).button('Start').waitFor();
  expect(await page.evaluate('window.__TSR_ROUTER__')).toBe("the page's own");
});

test('two selectors on one page are independent, even after a reload', async ({ page }) => {
  await hostPage(page, {
    head: LOADER,
    body: '<section aria-label="left"><product-selector></product-selector></section><section aria-label="right"><product-selector></product-selector></section>',
  });
  const left = new Selector(page, page.getByRole('region', { name: 'left' }));
  const right = new Selector(page, page.getByRole('region', { name: 'right' }));
  await left.start();
  await right.start();
  await left.answer('Yes');
  await expect(left.option('Ducted')).toBeVisible();
  await expect(right.option('Yes')).not.toBeChecked();
  await page.reload();
  await left.button('Continue where you left off').click();
  await expect(left.option('Ducted')).toBeVisible();
  await expect(right.button('Start')).toBeVisible();
  await expect(right.button('Continue where you left off')).toHaveCount(0);
});

test('the script runs once if it loads twice, even with a version', async ({ page }) => {
  await hostPage(page, {
    head: `${LOADER}<script type="module" src="/embed/product-selector.js?ver=1"></script>`,
    body: '<product-selector></product-selector>',
  });
  await new Selector(page).reachResult();
});

test('works from another origin and folder, with the provider that host names', async ({ page }) => {
  const CORS = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
  await page.route('http://cdn.example/any/folder/**', (route) => {
    const file = basename(new URL(route.request().url()).pathname);
    const contentType = file.endsWith('.svg') ? 'image/svg+xml' : 'text/javascript';
    return route.fulfill({ headers: CORS, contentType, body: readFileSync(`dist/embed/${file}`) });
  });
  const asked: string[] = [];
  await page.route('http://provider.example/**', (route) => {
    asked.push(new URL(route.request().url()).pathname);
    const json = route.request().url().includes('/init')
      ? { nonce: 'n' }
      : [{ id: 'A', title: 'Far away', system_type: 'split' }];
    return route.fulfill({ headers: CORS, json });
  });
  await hostPage(page, {
    head: '<script type="module" src="http://cdn.example/any/folder/product-selector.js"></script>',
    body: '<product-selector host="http://provider.example/shop/"></product-selector>',
  });
  await new Selector(page).reachResult();
  await expect(page.getByRole('heading', { name: 'Far away' })).toBeVisible();
  expect(new Set(asked)).toEqual(
    new Set(['/shop/wp-json/product-selector/v2/init', '/shop/wp-json/product-selector/v2/products']),
  );
});

test('headings begin at the level that the page sets', async ({ page }) => {
  await hostPage(page, { head: LOADER, body: '<product-selector heading-level="4"></product-selector>' });
  await expect(page.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the content inside the element is visible', async ({ page }) => {
    await hostPage(page, { head: LOADER, body: '<product-selector>Call us.</product-selector>' });
    await expect(page.getByText('Call us.')).toBeVisible();
  });
});

test('the content inside the element stays visible until the selector replaces it', async ({ page }) => {
  const release = await hold(page, '**/embed/core-*.js');
  const asked = page.waitForRequest('**/embed/core-*.js');
  const opened = hostPage(page, { head: LOADER, body: '<product-selector><p>Call us.</p></product-selector>' });
  await asked;
  await expect(page.getByText('Call us.')).toBeVisible();
  release();
  await opened;
  await expect(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await expect(page.getByText('Call us.')).toBeHidden();
});

for (const [name, script] of [
  ['AbortSignal.any', 'delete AbortSignal.any'],
  ['light-dark()', 'CSS.supports = () => false'],
] as const) {
  test(`the content inside the element stays in a browser without ${name}, and nothing more loads`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.addInitScript(script);
    await hostPage(page, { head: LOADER, body: '<product-selector>Call us.</product-selector>' });
    await expect(page.getByText('Call us.')).toBeVisible();
    expect(fetched.filter((path) => path.startsWith('/embed/'))).toEqual(['/embed/product-selector.js']);
  });
}

for (const [name, file] of [
  ['the first file', '**/embed/product-selector.js'],
  ['the core', '**/embed/core-*.js'],
] as const) {
  test(`the content inside the element stays if ${name} fails to load`, async ({ page, expected }) => {
    expected.push(/Failed to load resource/, /Failed to fetch dynamically imported module/);
    await page.route(file, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed');
    await hostPage(page, { head: LOADER, body: '<product-selector>Call us.</product-selector>' });
    await failed;
    await expect(page.getByText('Call us.')).toBeVisible();
    expect(await page.evaluate(() => customElements.get('product-selector'))).toBeUndefined();
  });
}

test("its words are English on a page in another language, and its font is the page's", async ({ page }) => {
  await hostPage(page, {
    head: `<style>:root { --font: cursive } body { font-family: "Shop Sans", monospace }</style>${LOADER}`,
    body: '<div lang="ar" dir="rtl"><product-selector></product-selector></div>',
  });
  const start = new Selector(page).button('Start');
  await start.waitFor();
  const found = await start.evaluate((button) => ({
    lang: button.closest('[lang]')?.getAttribute('lang'),
    direction: getComputedStyle(button).direction,
    font: getComputedStyle(button).fontFamily,
  }));
  expect(found).toEqual({ lang: 'en-AU', direction: 'ltr', font: '"Shop Sans", monospace' });
});

test('selectors in shadow roots of the page are independent too, even after a reload', async ({ page }) => {
  const shadow = '<template shadowrootmode="open"><product-selector></product-selector></template>';
  await hostPage(page, {
    head: LOADER,
    body: `<section aria-label="left">${shadow}</section><section aria-label="right">${shadow}</section>`,
  });
  const left = new Selector(page, page.getByRole('region', { name: 'left' }));
  const right = new Selector(page, page.getByRole('region', { name: 'right' }));
  await left.start();
  await left.answer('Yes');
  await page.reload();
  await left.button('Continue where you left off').click();
  await expect(left.option('Ducted')).toBeVisible();
  await expect(right.button('Start')).toBeVisible();
  await expect(right.button('Continue where you left off')).toHaveCount(0);
});

test('nothing is wider than the page on any screen, at 320, 768 and 1,280 px', async ({ page, selector }) => {
  /** What sticks out, at each width. */
  const overflow = async () => {
    const found: number[] = [];
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      found.push(
        await page.evaluate(() => {
          const root = document.querySelector('product-selector')?.shadowRoot;
          const right = document.documentElement.clientWidth;
          return (
            [...(root?.querySelectorAll(':not(dialog *)') ?? [])].filter(
              // What only a screen reader is given is clipped to nothing.
              (part) => part.getBoundingClientRect().right > right && getComputedStyle(part).clipPath === 'none',
            ).length + Math.max(0, document.documentElement.scrollWidth - right)
          );
        }),
      );
    }
    return found;
  };
  const none = [0, 0, 0];
  await page.goto('/');
  await selector.button('Start').waitFor();
  expect(await overflow()).toEqual(none);
  await selector.start();
  for (const label of [
    'Yes',
    'Ducted',
    'House - Pitched Roof',
    'Multiple Rooms',
    'Individual Temperature Control',
    '3 Rooms',
    'Small Outdoor space',
    'Mobile App',
  ]) {
    await selector.option(label).check();
    expect(await overflow(), label).toEqual(none);
    await selector.button('Continue').click();
  }
  await expect(selector.heading('Systems for your home')).toBeVisible();
  expect(await overflow()).toEqual(none);
  await selector.chooseFirst();
  expect(await overflow()).toEqual(none);
});
