import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { findingsOfAxe } from './findingsOfAxe.ts';
import { hostPage } from './hostPage.ts';
import { Selector } from './selector.ts';
import { expect, test } from './test.ts';
import { wordpressElement } from './wordpressElement.ts';

const ROUTE = '**/wp-json/product-selector/v2/**';
const REFUSED = /Failed to load resource|net::ERR_FAILED/;
const HEADER = 'id,title,system_type,phase,suits_areas\n';
const GOOD = `${HEADER}A,Split A,split,1,\nB,Brand new split,split,3,\n`;
const BAD = `${HEADER}A,Split A,split,1,\nB,<b>Bold</b>,teapot,3,\nC,Split C,split,9,\n`;

interface Stored {
  readonly id: number;
  readonly name: string;
  readonly body: string;
}

/** A WordPress that keeps versions, reduced to the routes that the page uses. */
class Site {
  readonly stored: Stored[] = [];
  readonly posted: unknown[] = [];
  nonce = 'aaaaaaaaaa';
  limit = 16_000_000;
  /** The response of the nonce's address. */
  renewal: { readonly status: number; readonly body: string } = { status: 200, body: 'bbbbbbbbbb' };

  constructor(...titles: readonly string[]) {
    for (const title of titles) this.keep(`${title}.csv`, body({ id: 'A', title, system_type: 'split' }));
  }

  keep(name: string, text: string): number {
    const id = this.current + 1;
    this.stored.unshift({ id, name, body: text });
    return id;
  }

  get current(): number {
    return this.stored[0]?.id ?? 0;
  }

  answer(route: Route): Promise<void> {
    const request = route.request();
    if (request.headers()['x-wp-nonce'] !== this.nonce) return problem(route, 403, 'rest_cookie_invalid_nonce');
    const [, id, restore] = /versions(?:\/(\d+))?(\/restore)?$/.exec(request.url()) ?? [];
    if (request.method() === 'GET') return id ? this.#body(route, Number(id)) : this.#list(route);
    const data = request.postDataJSON();
    this.posted.push(data);
    if (data.follows !== this.current) return problem(route, 409, 'rest_catalogue_moved_on');
    const old = this.stored.find((version) => version.id === Number(id));
    const kept = restore && old ? this.keep(old.name, old.body) : this.keep(data.name, data.body);
    return route.fulfill({ status: 201, json: { id: kept } });
  }

  #list(route: Route): Promise<void> {
    const versions = this.stored.map(({ id, name, body: { length: size } }) => ({
      ...{ id, name, size, author: 'Ada', published: '2026-11-20T08:00:00Z', systems: 1 },
    }));
    const { limit } = this;
    return route.fulfill({
      json: { now: '2026-11-21T08:00:00Z', limit, limited_by: 'max_allowed_packet', mapping: '', versions },
    });
  }

  #body(route: Route, id: number): Promise<void> {
    const found = this.stored.find((version) => version.id === id);
    return found
      ? route.fulfill({ contentType: 'application/json', body: found.body })
      : problem(route, 404, 'rest_no_version');
  }
}

function body(...products: readonly object[]): string {
  return JSON.stringify({ products, updated: '2026-11-20T08:00:00Z' });
}

function problem(route: Route, status: number, code: string): Promise<void> {
  return route.fulfill({ status, json: { code, message: 'No.', data: { status } } });
}

/** The parts of WordPress's `apiFetch` that the page uses; tests/wordpress runs the real one. */
function installApiFetch(): void {
  type Options = { path: string; method?: string; data?: unknown; cache?: RequestCache };
  type Next = (options: Options) => Promise<unknown>;
  const middlewares: ((options: Options, next: Next) => Promise<unknown>)[] = [];
  let nonce = 'aaaaaaaaaa';
  const orThrow = (response: Response): Response => {
    if (!response.ok) throw response;
    return response;
  };
  const send: Next = async ({ path, method = 'GET', data, cache = 'default' }) => {
    const body = data === undefined ? null : JSON.stringify(data);
    const headers = { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
    return orThrow(await fetch(`/wp-json/${path}`, { method, cache, body, headers }));
  };
  const apiFetch = async (options: Options): Promise<unknown> => {
    try {
      return await middlewares.reduce<Next>((next, use) => (given) => use(given, next), send)(options);
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'rest_cookie_invalid_nonce') throw error;
      nonce = await orThrow(await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
      return apiFetch(options);
    }
  };
  apiFetch.use = (middleware: (typeof middlewares)[number]) => middlewares.push(middleware);
  Object.assign(window, { wp: { ...Reflect.get(window, 'wp'), apiFetch } });
}

const SCRIPTS = '<script src="/wordpress/element.js"></script><script src="/wordpress/admin.js"></script>';

async function serveElement(page: Page): Promise<void> {
  const body = await wordpressElement();
  await page.route('**/wordpress/element.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Opens the catalogue page as WordPress prints it, with the routes of this site. */
async function openPage(page: Page, site: Site): Promise<void> {
  const settings = { login: '/wp-login.php', element: '/embed/product-selector.js', newPage: '/new', pages: [] };
  await page.addInitScript(installApiFetch);
  await page.route('**/wordpress/admin.*', (route) =>
    route.fulfill({ path: `dist/wordpress/${route.request().url().split('/').at(-1)}` }),
  );
  await serveElement(page);
  await page.route(ROUTE, (route) => site.answer(route));
  await page.route('**/admin-ajax.php**', (route) => route.fulfill({ contentType: 'text/html', ...site.renewal }));
  const data = JSON.stringify(settings).replaceAll('"', '&quot;');
  await hostPage(page, {
    head: '<link rel="stylesheet" href="/wordpress/admin.css">',
    body: `<main class="wrap"><h1>Product Selector</h1><div id="product-selector-admin" data-settings="${data}"></div></main>
      ${SCRIPTS}`,
  });
}

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

test('compares, previews and publishes a good file', async ({ page }) => {
  const site = new Site('Old title');
  await openPage(page, site);
  await choose(page, 'range.csv', GOOD);
  await expect(page.getByRole('status').getByText('range.csv is ready: 2 systems.')).toBeAttached();
  await expect(page.getByText('1 system is added, 0 systems are removed, 1 system is changed.')).toBeVisible();
  await expect(page.getByRole('row', { name: 'A Split A' })).toContainText('title Old title → Split A');
  await expect(page.getByText('The questions have 1,504 answer paths')).toBeVisible();
  await publish(page).click();
  await expect(page.getByText('Published. Visitors now get the new catalogue')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Published. Visitors now get the new catalogue');
  await expect(page.getByRole('row', { name: /range\.csv.*Published now/ })).toBeVisible();
  expect(site.posted).toHaveLength(1);
  expect(site.posted[0]).toMatchObject({ follows: 1, name: 'range.csv', systems: 2 });
  const sent = JSON.parse((site.posted[0] as { body: string }).body);
  expect(sent).toMatchObject({ updated: '2026-11-21T08:00:00Z', products: [{ id: 'A' }, { id: 'B', phase: 3 }] });
});

test('groups the answer paths with no match by cause, and downloads every one', async ({ page }) => {
  await openPage(page, new Site('Old title'));
  await choose(page, 'range.csv', GOOD);
  const causes = page.getByRole('list', { name: 'Answer paths with no match, by cause' }).getByRole('listitem');
  const cause = causes.filter({ hasText: 'No system that covers the whole home: ' });
  await expect(cause).toContainText(/whole home: [\d,]+ answer paths\s*For example: .* · Whole Home · /);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all answer paths as text' }).click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [, count = ''] = /^No system that covers the whole home: ([\d,]+) answer paths$/m.exec(text) ?? [];
  expect(text.match(/^ {4}.* · Whole Home · .*$/gm)).toHaveLength(Number(count.replace(',', '')));
});

test('names the families that visitors never see first, and the blanks that matter', async ({ page }) => {
  await openPage(page, new Site('Old title'));
  await choose(page, 'range.csv', readFileSync('catalogue/products.csv'));
  const listBelow = (title: RegExp) =>
    page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
  const first = listBelow(/^Families that are never at the top of the list \(\d+\)$/);
  await expect(first).toContainText('WB-WALL Wattlebird Wall Split');
  const starting = listBelow(/^Families that are never among the three to start from \(\d+\)$/);
  await expect(starting).toContainText('WB-CASS-060 Wattlebird Ceiling Cassette 6.0 kW');
  const blanks = page.getByRole('table', { name: 'Blanks that leave the most to check' });
  await expect(blanks.getByRole('row').nth(1)).toHaveText(/^controls\d+$/);
});

test('the preview shows the new catalogue and stores nothing in the site’s session', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openPage(page, new Site('Old title'));
  await choose(page, 'range.csv', GOOD);
  const preview = page.frameLocator('iframe[title="Preview of the selector"]');
  await new Selector(page, preview).answerForSingleRoom();
  await expect(preview.getByRole('article', { name: 'Brand new split' })).toBeVisible();
  await expect(preview.getByRole('article', { name: 'Old title' })).toHaveCount(0);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  expect(asked.filter((url) => /v2\/(init|products)/.test(url))).toEqual([]);

  // The same file again, corrected: the preview starts again.
  await choose(page, 'range.csv', GOOD.replace('Brand new split', 'Mended split'));
  await preview.getByRole('button', { name: 'Start' }).click();
  await expect(preview.getByRole('radio', { name: 'No', exact: true })).toBeVisible();
});

test('errors name row and column, as text; the other rows are published only on request', async ({ page }) => {
  const site = new Site('Old title');
  await openPage(page, site);
  await choose(page, 'range.csv', BAD);
  const errors = page.getByRole('list', { name: 'Errors: these rows can’t be used' }).getByRole('listitem');
  await expect(errors).toHaveText(/^Row 3, system_type \(id B\): “teapot” isn't a system type/);
  await expect(page.getByRole('list', { name: 'Warnings: worth a look' })).toContainText("“9” isn't 1 or 3.");
  await expect(publish(page)).toBeDisabled();
  await expect(publish(page)).toHaveAccessibleDescription(
    /^range\.csv isn’t ready: 1 row can’t be used\. Fix it, or publish without it\./,
  );
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all problems as text' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('range-problems.txt');
  expect(readFileSync(await saved.path(), 'utf8')).toContain(
    "error: range.csv, row 3, column `system_type` (id B): “teapot” isn't",
  );
  await choose(page, 'range.csv', GOOD);
  await expect(publish(page)).toBeEnabled();
  await expect(page.getByRole('button', { name: /without/ })).toHaveCount(0);

  await choose(page, 'range.csv', BAD);
  await page.getByRole('button', { name: 'Publish without these rows (1)' }).click();
  await expect(page.getByText('Published. Visitors now get the new catalogue')).toBeVisible();
  const [sent] = site.posted as { systems: number; body: string }[];
  expect(sent?.systems).toBe(2);
  expect(JSON.parse(sent?.body ?? '').products).toEqual([
    { id: 'A', title: 'Split A', system_type: 'split', phase: 1 },
    { id: 'C', title: 'Split C', system_type: 'split' },
  ]);
});

test('names one cause of many errors once, and opens it to the first fifty rows', async ({ page }) => {
  await openPage(page, new Site());
  const rows = Array.from({ length: 60 }, (_, index) => `S${index},Split,teapot,1,\n`).join('');
  await choose(page, 'range.csv', HEADER + rows);
  const errors = page.getByRole('list', { name: /^Errors/ }).getByRole('listitem');
  await expect(errors).toContainText(/^system_type: 60 values like “teapot” aren't a system type\./);
  await expect(errors).toHaveCount(1);
  await page.getByText('Show all 60 cases').click();
  await expect(page.getByRole('table', { name: /^60 values/ }).getByRole('row')).toHaveCount(51);
  await expect(page.getByText('… and 10 more.')).toBeVisible();
  await expect(page.getByText('Nothing is published yet')).toBeVisible();
});

test('markup in titles is shown as text everywhere', async ({ page }) => {
  await openPage(page, new Site('<i>old</i>'));
  await choose(page, '<u>a</u>.csv', `${HEADER}A,<img src=x onerror="document.title='owned'">,split,1,\n`);
  await expect(page.getByRole('row', { name: /<img src=x/ })).toContainText('<i>old</i> → <img src=x');
  await expect(page.locator('#product-selector-admin :is(img, i, u)')).toHaveCount(0);
  expect(await page.title()).toBe('Somebody else');
});

test("the second publisher sees the first one's changes, reviews them and loses nothing", async ({
  page,
  expected,
}) => {
  expected.push(REFUSED);
  const site = new Site('Old title');
  await openPage(page, site);
  await choose(page, 'range.csv', GOOD);
  await expect(publish(page)).toBeEnabled();
  site.keep('hers.csv', body({ id: 'A', title: 'Her title', system_type: 'split' }));
  await publish(page).click();
  await expect(page.getByText('Someone else published a catalogue in the meantime.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('Someone else published a catalogue in the meantime.');
  await expect(page.getByRole('row', { name: 'A Split A' })).toContainText('Her title → Split A');
  await publish(page).click();
  await expect(page.getByText('Published. Visitors now get the new catalogue')).toBeVisible();
  expect(site.posted).toEqual([expect.objectContaining({ follows: 2 })]);
});

test('a rejection at the last moment leads to the same review', async ({ page, expected }) => {
  expected.push(REFUSED);
  const site = new Site('Old title');
  await openPage(page, site);
  await choose(page, 'range.csv', GOOD);
  await page.route(ROUTE, async (route) => {
    if (route.request().method() === 'POST' && site.current === 1) site.keep('hers.csv', body());
    await route.fallback();
  });
  await publish(page).click();
  await expect(page.getByText('Someone else published a catalogue in the meantime.')).toBeVisible();
  await expect(page.getByText('2 systems are added, 0 systems are removed')).toBeVisible();
});

test('an expired nonce is renewed silently', async ({ page, expected }) => {
  expected.push(REFUSED);
  const site = new Site('Old title');
  await openPage(page, site);
  await choose(page, 'range.csv', GOOD);
  await expect(publish(page)).toBeEnabled();
  site.nonce = 'bbbbbbbbbb';
  await publish(page).click();
  await expect(page.getByText('Published. Visitors now get the new catalogue')).toBeVisible();
});

test('a signed-out user signs in beside the page and publishes again', async ({ page, context, expected }) => {
  expected.push(REFUSED);
  const site = new Site('Old title');
  await context.route('**/wp-login.php', (route) => route.fulfill({ contentType: 'text/html', body: 'Sign in' }));
  await openPage(page, site);
  await choose(page, 'range.csv', GOOD);
  await expect(publish(page)).toBeEnabled();
  Object.assign(site, { nonce: 'cccccccccc', renewal: { status: 400, body: '0' } });
  await publish(page).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Sign in (opens in a new tab)' }).click();
  await (await opened).close();
  site.renewal = { status: 200, body: 'cccccccccc' };
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect(page.getByText('Published. Visitors now get the new catalogue')).toBeVisible();
  expect(site.posted).toEqual([expect.objectContaining({ name: 'range.csv', systems: 2 })]);
});

test('rejects a file of 60 MB by its size, and names the limit', async ({ page }, { outputDir }) => {
  await openPage(page, new Site('Old title'));
  mkdirSync(outputDir, { recursive: true });
  writeFileSync(`${outputDir}/film.csv`, '');
  truncateSync(`${outputDir}/film.csv`, 60 * 1024 * 1024);
  await page.locator('input[type=file]').first().setInputFiles(`${outputDir}/film.csv`);
  await expect(
    page.getByRole('alert').getByText('film.csv: The file is 63 MB; the limit for a catalogue file is 8 MB.'),
  ).toBeVisible();
  await expect(publish(page)).toHaveCount(0);
});

const UNUSABLE_FILES: Readonly<Record<string, readonly [name: string, content: string | Buffer, reason: string]>> = {
  'A PHP file': ['shop.csv', '<?php\necho "hello, you";\n', 'The header is missing id, title, system_type.'],
  'A picture': ['shop.csv', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]), 'is a picture (PNG)'],
  'A workbook': ['shop.csv', Buffer.from([0x50, 0x4b, 3, 4]), 'is damaged or incomplete'],
  'An empty file': ['shop.csv', '', 'The file is empty.'],
  'JSON of another shape': ['shop.json', '{"systems":[]}', 'The reply has no products. It has systems.'],
};

for (const [kind, [name, content, reason]] of Object.entries(UNUSABLE_FILES)) {
  test(`${kind} cannot be used`, async ({ page }) => {
    await openPage(page, new Site('Old title'));
    await choose(page, name, content);
    await expect(page.getByText(`${name} can’t be used. 1 error.`).last()).toBeVisible();
    await expect(page.getByRole('list', { name: /^Errors/ })).toContainText(reason);
    await expect(publish(page)).toBeDisabled();
  });
}

test('does not send a catalogue too large for the server', async ({ page }) => {
  const site = new Site('Old title');
  site.limit = 100;
  await openPage(page, site);
  await choose(page, 'range.csv', GOOD);
  await expect(publish(page)).toBeDisabled();
  await expect(publish(page)).toHaveAccessibleDescription(
    /is 0.2 KB; the limit is 0.1 KB.* setting max_allowed_packet/,
  );
});

const BLOCKS: Readonly<Record<string, readonly [answer: (route: Route) => Promise<void>, words: RegExp]>> = {
  'a security plugin': [
    (route) => problem(route, 403, 'rest_disabled'),
    /product-selector\/v2 are blocked \(status 403, rest_disabled\)/,
  ],
  'a firewall': [
    (route) => route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>No' }),
    /product-selector\/v2 are blocked before they reach the plugin \(status 403\)/,
  ],
  'a page instead of data': [
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Coming soon' }),
    /product-selector\/v2 returned a web page instead of data \(status 200\)/,
  ],
  'no connection': [(route) => route.abort(), /couldn’t be reached.*product-selector\/v2/],
};

for (const [what, [answer, words]] of Object.entries(BLOCKS)) {
  test(`${what} is named, and the file can still be checked`, async ({ page, expected }) => {
    expected.push(REFUSED);
    await openPage(page, new Site('Old title'));
    await page.route(ROUTE, answer);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(words);
    await choose(page, 'range.csv', GOOD);
    await expect(page.getByText('The questions have 1,504 answer paths')).toBeVisible();
    await expect(publish(page)).toBeDisabled();
    await page.unroute(ROUTE, answer);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(publish(page)).toBeEnabled();
  });
}

test('an earlier version can be downloaded, and restored after a review of its changes', async ({ page, expected }) => {
  expected.push(REFUSED);
  const site = new Site('First, title', 'Second');
  await openPage(page, site);
  const row = page.getByRole('row', { name: /First, title\.csv/ });
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('First, title.csv');
  expect(readFileSync(await saved.path(), 'utf8')).toContain('A,"First, title",');

  await row.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: /^Restore First, title\.csv of/ });
  await expect(dialog).toContainText('Second → First, title');
  site.keep('hers.csv', body());
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Someone else published');
  await expect(dialog).toContainText('1 system is added');
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Restored. Visitors now get that catalogue')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect(site.stored.map(({ name }) => name)).toEqual([
    'First, title.csv',
    'hers.csv',
    'Second.csv',
    'First, title.csv',
  ]);
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

test('nothing overflows at 320 pixels, left to right or right to left, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, new Site('First', 'Second'));
  await choose(page, 'range.csv', BAD);
  await page.getByText('The questions have 1,504 answer paths').waitFor();
  for (const dir of ['ltr', 'rtl']) {
    await page.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
    const spare = () =>
      page.evaluate(() => document.documentElement.clientWidth - document.documentElement.scrollWidth);
    expect(await spare()).toBeGreaterThanOrEqual(0);
  }
  expect(await findingsOfAxe(page, { context: { exclude: ['iframe'] } })).toEqual([]);
});

test('accepts a file dropped anywhere on the page, and ignores dropped text', async ({ page }) => {
  await openPage(page, new Site('Old title'));
  const drop = (content: string | null) =>
    page.getByRole('heading', { level: 1 }).evaluate((heading, text) => {
      const dataTransfer = new DataTransfer();
      if (text === null) dataTransfer.setData('text/plain', 'A text');
      else dataTransfer.items.add(new File([text], 'dropped.csv'));
      for (const type of ['dragover', 'drop']) {
        heading.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
      }
    }, content);
  await drop(null);
  await expect(page.getByRole('status').getByText('That wasn’t a file.')).toBeVisible();
  await drop(GOOD);
  await expect(page.getByText('dropped.csv is ready: 2 systems.').first()).toBeAttached();
  await expect(page.getByText('That wasn’t a file.')).toHaveCount(0);
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

test('a malformed reply shows a message instead of a blank page', async ({ page, expected }) => {
  expected.push(/TypeError/);
  await openPage(page, new Site());
  await page.route(ROUTE, (route) =>
    route.fulfill({ json: { now: '', limit: 1, limited_by: 'selector', mapping: '', versions: [null] } }),
  );
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('This page has stopped working.');
});

test('every sentence goes through WordPress’s translations, in the plugin’s text domain', async ({ page }) => {
  await page.addInitScript(() => {
    const marked = (text: string, domain: string) => (domain === 'product-selector' ? `«${text}»` : text);
    const i18n = {
      __: marked,
      _n: (one: string, many: string, count: number, domain: string) => marked(count === 1 ? one : many, domain),
      sprintf: (format: string, ...values: unknown[]) =>
        values.reduce<string>((text, value, index) => {
          return text.replace(new RegExp(`%(${index + 1}\\$)?[sd]`), String(value));
        }, format),
    };
    Object.assign(window, { wp: { i18n } });
  });
  await openPage(page, new Site('First', 'Second'));
  await choose(page, 'range.csv', BAD);
  await page.getByText('1,504').waitFor();
  const words = page.locator('#product-selector-admin').locator('h2, h3, h4, button, th[scope=col], p, caption');
  for (const text of await words.allTextContents()) if (text !== '') expect(text).toContain('«');
});

test('a page without settings shows a message', async ({ page }) => {
  await page.route('**/wordpress/admin.js', (route) => route.fulfill({ path: 'dist/wordpress/admin.js' }));
  await serveElement(page);
  await hostPage(page, {
    body: `<div id="product-selector-admin"></div>${SCRIPTS}`,
  });
  await expect(page.getByRole('alert')).toContainText('settings are missing');
});
