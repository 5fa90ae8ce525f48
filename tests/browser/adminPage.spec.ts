import type { Page, Route } from '@playwright/test';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { hostPage } from './helpers/hostPage.ts';
import { Selector } from './helpers/selector.ts';
import { expect, test } from './helpers/test.ts';
import { wordpressElement } from './helpers/wordpressElement.ts';

// In one worker, which builds `wp.element` once.
test.describe.configure({ mode: 'default' });

const ROUTE = '**/wp-json/product-selector/v2/**';
const REFUSED = /Failed to load resource|net::ERR_FAILED/;
const HEADER = 'id,title,system_type,phase,suits_areas\n';
const GOOD = `${HEADER}A,Split A,split,1,\nB,Brand new split,split,3,\n`;
const BAD = `${HEADER}A,Split A,split,1,\nB,<b>Bold</b>,teapot,3,\nC,Split C,split,9,\n`;

/** A WordPress with versions, reduced to the routes that the page uses; tests/wordpress runs the real one. */
class Site {
  readonly stored: { readonly id: number; readonly name: string; readonly body: string }[] = [];
  readonly posted: unknown[] = [];

  constructor(...titles: readonly string[]) {
    for (const title of titles) {
      const products = [{ id: 'A', title, system_type: 'split' }];
      this.#keep(`${title}.csv`, JSON.stringify({ products, updated: '2026-11-20T08:00:00Z' }));
    }
  }

  answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.method() === 'GET') {
      const id = Number(/\d+$/.exec(request.url())?.[0]);
      const version = this.stored.find((one) => one.id === id);
      return version ? route.fulfill({ contentType: 'application/json', body: version.body }) : this.#list(route);
    }
    const data = request.postDataJSON();
    this.posted.push(data);
    return route.fulfill({ status: 201, json: { id: this.#keep(data.name, data.body) } });
  }

  #keep(name: string, body: string): number {
    const id = this.stored.length + 1;
    this.stored.unshift({ id, name, body });
    return id;
  }

  #list(route: Route): Promise<void> {
    const versions = this.stored.map(({ id, name, body: { length: size } }) => ({
      id,
      name,
      size,
      author: 'Ada',
      published: '2026-11-20T08:00:00Z',
      systems: 1,
    }));
    return route.fulfill({
      json: { now: '2026-11-21T08:00:00Z', limit: 16_000_000, limited_by: 'selector', mapping: '', versions },
    });
  }
}

/** The parts of WordPress's `apiFetch` that the page uses; tests/wordpress runs the real one. */
function installApiFetch(): void {
  type Options = { path: string; method?: string; data?: unknown };
  type Next = (options: Options) => Promise<unknown>;
  const middlewares: ((options: Options, next: Next) => Promise<unknown>)[] = [];
  const send: Next = async ({ path, method = 'GET', data }) => {
    const body = data === undefined ? null : JSON.stringify(data);
    return fetch(`/wp-json/${path}`, { method, body, headers: { 'Content-Type': 'application/json' } });
  };
  const apiFetch = (options: Options): Promise<unknown> =>
    middlewares.reduce<Next>((next, use) => (given) => use(given, next), send)(options);
  apiFetch.use = (middleware: (typeof middlewares)[number]) => middlewares.push(middleware);
  Object.assign(window, { wp: { ...Reflect.get(window, 'wp'), apiFetch } });
}

/** Opens the catalogue page as WordPress prints it, with the routes of this site. */
async function openPage(page: Page, site: Site): Promise<void> {
  const words = '/wordpress/words.js';
  const settings = { login: '/wp-login.php', element: '/embed/product-selector.js', words, newPage: '/new', pages: [] };
  await page.addInitScript(installApiFetch);
  await page.route(/\/wordpress\/(admin\..*|words\.js)$/, (route) =>
    route.fulfill({ path: `dist/wordpress/${route.request().url().split('/').at(-1)}` }),
  );
  const element = await wordpressElement();
  await page.route('**/wordpress/element.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: element }),
  );
  await page.route(ROUTE, (route) => site.answer(route));
  const data = JSON.stringify(settings).replaceAll('"', '&quot;');
  await hostPage(page, {
    head: '<link rel="stylesheet" href="/wordpress/admin.css">',
    body: `<main class="wrap"><h1>Product Selector</h1><div id="product-selector-admin" class="ps-workshop" data-settings="${data}"></div></main>
      <script src="/wordpress/element.js"></script><script src="/wordpress/admin.js"></script>`,
  });
}

async function choose(page: Page, name: string, content: string): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

test('compares, previews and publishes a good file', async ({ page }) => {
  const site = new Site('Old title');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, site);
  const preview = page.getByRole('region', { name: 'Preview' });

  await test.step('names what changes', async () => {
    await choose(page, 'range.csv', GOOD);
    await expect(page.getByRole('status').getByText('range.csv is ready: 2 systems.')).toBeAttached();
    await expect(page.getByText('1 added (“Brand new split”).')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'title Old title → Split A' })).toBeVisible();
    await expect(page.getByText(/^The questions have [\d,]+ answer paths/)).toBeVisible();
  });

  await test.step('the preview shows the new catalogue, and asks the site for nothing', async () => {
    await new Selector(page, preview).answerForSingleRoom();
    await expect(preview.getByRole('article', { name: 'Brand new split' })).toBeVisible();
    await expect(preview.getByRole('article', { name: 'Old title' })).toHaveCount(0);
    await expect(preview.locator('product-selector')).toHaveCount(1);
    // The page itself reads what is published, for the range in words, without a time.
    expect(asked.filter((url) => /workshop-preview-|\/products\?/.test(url))).toEqual([]);
  });

  await test.step('the same file again, corrected, starts the preview again', async () => {
    await choose(page, 'range.csv', GOOD.replace('Brand new split', 'Mended split'));
    await preview.getByRole('button', { name: 'Start' }).click();
    await expect(preview.getByRole('radio', { name: 'No', exact: true })).toBeVisible();
  });

  await test.step('publishes it', async () => {
    await publish(page).click();
    await expect(page.locator(':focus')).toContainText('Published. Visitors now get the new catalogue');
    await expect(page.getByRole('row', { name: /range\.csv.*Published now/ })).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
    expect(site.posted).toHaveLength(1);
    expect(site.posted[0]).toMatchObject({ follows: 1, name: 'range.csv', systems: 2 });
    const sent = JSON.parse((site.posted[0] as { body: string }).body);
    expect(sent).toMatchObject({ updated: '2026-11-21T08:00:00Z', products: [{ id: 'A' }, { id: 'B', phase: 3 }] });
  });
});

test('works with the keyboard alone', async ({ page }) => {
  const site = new Site('First', 'Second');
  await openPage(page, site);
  await page.getByRole('button', { name: 'Restore' }).waitFor();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'range.csv', mimeType: 'text/csv', buffer: Buffer.from(GOOD) });
  await publish(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();

  await page.getByRole('button', { name: 'Restore' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Restore' })).toBeFocused();
  expect(site.posted).toEqual([]);
});

test('a file with errors fits 320 pixels, and passes axe', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, new Site('First', 'Second'));
  await choose(page, 'range.csv', BAD);
  await page
    .getByText(/\d,\d{3}/)
    .first()
    .waitFor();

  await test.step('nothing overflows, left to right or right to left', async () => {
    for (const dir of ['ltr', 'rtl']) {
      await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
      const spare = () =>
        page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);
      expect(await spare()).toBeGreaterThanOrEqual(0);
    }
  });

  await test.step('axe finds nothing', async () => {
    expect(await findingsOfAxe(page, { exclude: ['iframe'] })).toEqual([]);
  });
});

test('a preview that fails to load names the missing part, and the catalogue can be published', async ({
  page,
  expected,
}) => {
  expected.push(REFUSED);
  await page.route('**/embed/product-selector.js', (route) => route.abort());
  await openPage(page, new Site('Old title'));
  await choose(page, 'range.csv', GOOD);
  await expect(page.getByRole('alert').getByText('/embed/product-selector.js')).toBeVisible();
  await expect(publish(page)).toBeEnabled();
});

test('the words of headings load with the first file; without them, the page says what to do', async ({
  page,
  expected,
}) => {
  expected.push(REFUSED);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openPage(page, new Site('Old title'));
  await page.route('**/wordpress/words.js', (route) => route.abort());
  await expect(page.getByText('Drop your spreadsheet here')).toBeVisible();
  expect(asked).not.toContain('/wordpress/words.js');
  await choose(page, 'range.csv', 'id,title,system_type\nA,Split A,split\n');
  await expect(page.getByRole('alert').getByText('range.csv wasn’t read')).toBeVisible();
  expect(asked).toContain('/wordpress/words.js');
});

test('a page without settings shows a message', async ({ page }) => {
  const element = await wordpressElement();
  await page.route('**/wordpress/element.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: element }),
  );
  await page.route('**/wordpress/admin.js', (route) => route.fulfill({ path: 'dist/wordpress/admin.js' }));
  await hostPage(page, {
    body: `<div id="product-selector-admin"></div>
      <script src="/wordpress/element.js"></script><script src="/wordpress/admin.js"></script>`,
  });
  await expect(page.getByRole('alert')).toContainText('settings are missing');
});
