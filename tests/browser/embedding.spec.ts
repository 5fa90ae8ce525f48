import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '@playwright/test';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';

/** A page of somebody else's at an address of the test's server. */
async function hostPage(page: Page, body: string, head = ''): Promise<void> {
  await page.route('**/somebody-elses-page', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><head><title>Somebody else</title>${head}</head><body>${body}</body></html>`,
    }),
  );
  await page.goto('/somebody-elses-page');
}

const SCRIPT = '<script type="module" src="/embed/product-selector.js"></script>';

async function journey(page: Page): Promise<void> {
  const selector = new Selector(page);
  await selector.answerForSingleRoom();
  await selector.chooseFirst();
}

test('the page around keeps its address, history, title, globals, head and scroll position', async ({ page }) => {
  await hostPage(page, '<div style="height: 300px"></div><main></main><div style="height: 3000px"></div>');
  const facts = () =>
    page.evaluate(() => ({
      address: location.href,
      history: history.length,
      restoration: history.scrollRestoration,
      title: document.title,
      globals: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
      head: document.head.childElementCount,
      styles: document.styleSheets.length + document.adoptedStyleSheets.length,
      attributes: document.documentElement.getAttributeNames().concat(document.body.getAttributeNames()),
    }));
  await page.evaluate(() => window.scrollTo(0, 120));
  const before = await facts();
  await page.evaluate(async () => {
    const main = document.querySelector('main');
    main?.append(document.createElement('product-selector'));
    await import('/embed/product-selector.js' as string);
  });
  await new Selector(page).button('Start').waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(120);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body');
  await journey(page);
  expect(await facts()).toEqual(before);
});

test('a router of the page that stands at the global name stays there', async ({ page }) => {
  await hostPage(
    page,
    '<script>window.__TSR_ROUTER__ = "the page\'s own"</script><product-selector></product-selector>',
    SCRIPT,
  );
  await new Selector(page).button('Start').waitFor();
  expect(await page.evaluate('window.__TSR_ROUTER__')).toBe("the page's own");
});

test('two selectors on one page are independent, also after a reload', async ({ page }) => {
  await hostPage(
    page,
    '<section aria-label="left"><product-selector></product-selector></section><section aria-label="right"><product-selector></product-selector></section>',
    SCRIPT,
  );
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

test('styles of the page do not reach in', async ({ page }) => {
  const hostile = `<style>* { font-size: 40px !important; position: fixed } button, label, legend, input, h2, p { all: unset; color: red; display: none }
    body { letter-spacing: 1em; text-transform: uppercase; line-height: 4; direction: ltr }</style>`;
  const look = async (head: string) => {
    await hostPage(
      page,
      '<product-selector style="display: block; position: static"></product-selector>',
      `${SCRIPT}${head}`,
    );
    const start = new Selector(page).button('Start');
    await start.waitFor();
    return start.evaluate((button) => {
      const style = getComputedStyle(button);
      return ['display', 'color', 'letterSpacing', 'textTransform', 'lineHeight', 'position', 'minBlockSize'].map(
        (name) => style.getPropertyValue(name) || style[name as 'color'],
      );
    });
  };
  const clean = await look('');
  await page.unrouteAll();
  expect(await look(hostile)).toEqual(clean);
});

test('an element that is moved keeps its answers, and one that is taken out leaves nothing behind', async ({
  page,
}) => {
  await hostPage(page, '<main></main><product-selector></product-selector>', SCRIPT);
  const selector = new Selector(page);
  await selector.start();
  await selector.answer('Yes');
  await page.evaluate(() =>
    document.querySelector('main')?.append(document.querySelector('product-selector') as Element),
  );
  await expect(selector.option('Ducted')).toBeVisible();
  const left = await page.evaluate(async () => {
    const element = document.querySelector('product-selector') as HTMLElement;
    element.remove();
    await Promise.resolve();
    await new Promise((resolve) => requestAnimationFrame(resolve));
    return element.shadowRoot?.childElementCount;
  });
  expect(left).toBe(0);
});

test('the script loaded twice, also with a version, runs once', async ({ page }) => {
  await hostPage(
    page,
    '<product-selector></product-selector>',
    `${SCRIPT}<script type="module" src="/embed/product-selector.js?ver=1"></script>`,
  );
  await journey(page);
});

test('it works from another origin and folder, and asks the provider that host names', async ({ page }) => {
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
  await hostPage(
    page,
    '<product-selector host="http://provider.example/shop/"></product-selector>',
    '<script type="module" src="http://cdn.example/any/folder/product-selector.js"></script>',
  );
  await journey(page);
  await expect(page.getByRole('heading', { name: 'Far away' })).toBeVisible();
  expect(new Set(asked)).toEqual(
    new Set(['/shop/wp-json/product-selector/v2/init', '/shop/wp-json/product-selector/v2/products']),
  );
});

test('it runs under a strict content security policy', async ({ page }) => {
  await hostPage(
    page,
    '<product-selector></product-selector>',
    `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">${SCRIPT}`,
  );
  await journey(page);
});

test('headings begin at the level that the page asks for', async ({ page }) => {
  await hostPage(page, '<product-selector heading-level="4"></product-selector>', SCRIPT);
  await expect(page.getByRole('heading', { level: 4, name: /Find the air conditioning/ })).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what stands inside the element is shown', async ({ page }) => {
    await hostPage(page, '<product-selector>Call us.</product-selector>', SCRIPT);
    await expect(page.getByText('Call us.')).toBeVisible();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 768, 1280]) {
    test(`nothing is wider than the page at ${width} px, ${colorScheme}`, async ({ page, selector }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await selector.button('Start').waitFor();
      const overflow = () =>
        page.evaluate(() => {
          const root = document.querySelector('product-selector')?.shadowRoot;
          const right = document.documentElement.clientWidth;
          return (
            [...(root?.querySelectorAll(':not(dialog *, .visually-hidden)') ?? [])].filter(
              (part) => part.getBoundingClientRect().right > right,
            ).length + Math.max(0, document.documentElement.scrollWidth - right)
          );
        });
      expect(await overflow()).toBe(0);
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
        expect(await overflow()).toBe(0);
        await selector.button('Continue').click();
      }
      await expect(selector.heading('Systems for your home')).toBeVisible();
      expect(await overflow()).toBe(0);
      await selector.chooseFirst();
      expect(await overflow()).toBe(0);
    });
  }
}
