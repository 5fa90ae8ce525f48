import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { Selector } from '../browser/helpers/selector.ts';
import { laterVersion, replaceFolder, thisVersion } from './nextVersion.ts';
import { createPage, openResult, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, PLUGIN, test } from './test.ts';

/** The browser's log line about a missing file. */
const GONE = /Failed to load resource: the server responded with a status of 404/;

let path: string;
/** Everything that a visitor's page loads from this version, by address. */
const kept = new Map<string, { body: Buffer; contentType: string }>();

test.beforeAll(async ({ site, browser }) => {
  await publish(site, RANGE);
  path = await createPage(site, 'Guide', '[product_selector]');
  const page = await browser.newPage({ baseURL: site.url });
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (/\/guide(-\d+)?\/$|loader\.js|\/element\//.test(response.url())) responses.push(response);
  });
  await page.goto(path);
  await new Selector(page).button('Start').hover();
  // A pointer over the selector loads everything that *Start* needs, the systems included. Nobody may still be waiting for the plugin's
  // answer when its folder is replaced.
  await page.waitForLoadState('networkidle');
  for (const response of responses) {
    const contentType = response.headers()['content-type'] ?? '';
    kept.set(response.url(), { body: await response.body(), contentType });
  }
  await page.close();
});

test.beforeEach(({ site }) => replaceFolder(thisVersion(), site.folder));

/** Serves what the first visitor loaded from the matching addresses, like a cache. */
const serveKept = (page: Page, keeps: RegExp) =>
  page.route(
    ({ href }) => keeps.test(href) && kept.has(href),
    (route) => route.fulfill(kept.get(route.request().url()) ?? {}),
  );

/** The addresses that answered a page with 404. */
function missing(page: Page): readonly string[] {
  const urls: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) urls.push(response.url());
  });
  return urls;
}

/** The page itself, the loader and the entry. */
const PAGE_AND_ENTRY = /\/guide(-\d+)?\/$|loader\.js|product-selector\.js/;

test.describe('a visitor with a cache', () => {
  // A request still in progress when the next test replaces the folder would find half of the plugin.
  test.afterEach(({ page }) => page.waitForLoadState('networkidle'));

  test('a cached entry loads its successor after the folder was replaced', async ({ site, page, expected }) => {
    expected.push(GONE);
    replaceFolder(laterVersion('NEXT'), site.folder);
    await serveKept(page, PAGE_AND_ENTRY);
    const gone = missing(page);
    const selector = await openResult(page, path);
    await expect(selector.button('Start again')).toBeVisible();
    expect(gone.filter((url) => url.includes('landing-'))).not.toEqual([]);
    expect(await page.evaluate(() => document.querySelectorAll('product-selector').length)).toBe(1);
  });

  test('a visitor whose next screen is gone continues after one reload', async ({ site, page, expected }) => {
    expected.push(GONE, /Failed to fetch dynamically imported module/);
    // The cache has everything except the screens after the landing screen.
    replaceFolder(laterVersion('NEXT'), site.folder);
    await serveKept(page, /\/guide(-\d+)?\/$|loader\.js|\/element\/(?!ProductRoute|ResultRoute)/);
    const gone = missing(page);
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.goto(path);
    const selector = new Selector(page);
    await selector.start();
    await expect.poll(() => loads).toBe(2);
    await selector.start();
    await expect(selector.option('No')).toBeVisible();
    expect(gone.filter((url) => url.includes('ProductRoute-'))).not.toEqual([]);
    expect(loads).toBe(2);
  });
});

test('a zip uploaded over another version brings its files alone, and keeps the catalogue', async ({ site }) => {
  replaceFolder(laterVersion('NEXT'), site.folder);
  expect(await (await fetch(site.url + path)).text()).toContain('landing-NEXT');
  await site.installPlugin(PLUGIN);
  const html = await (await fetch(site.url + path)).text();
  expect(html).toContain('<product-selector');
  expect(html).not.toContain('landing-NEXT');
  const folder = `${site.folder}/wp-content/plugins/product-selector`;
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  expect(files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort()).toEqual(
    [...thisVersion().keys()].sort(),
  );
  expect(await (await fetch(`${site.url}wp-json/product-selector/v2/products`)).text()).toContain('Alpine Split');
});

test('the addresses of loader and entry change only with their content', async ({ site }) => {
  const addresses = async () => {
    const html = await (await fetch(site.url + path)).text();
    const [, loader] = /src="([^"]*\/loader\.js[^"]*)"/.exec(html) ?? [];
    const [, entry] = /data-module="([^"]*)"/.exec(html) ?? [];
    return { loader, entry };
  };
  const before = await addresses();
  expect(before.entry).toMatch(/\/element\/product-selector\.js\?ver=[0-9a-f]{12}$/);
  expect(before.loader).toMatch(/\/loader\.js\?ver=[0-9a-f]{12}$/);
  replaceFolder(laterVersion('NEXT'), site.folder);
  const after = await addresses();
  expect(after.entry).not.toBe(before.entry);
  expect(after.loader).not.toBe(before.loader);
  replaceFolder(thisVersion(), site.folder);
  expect(await addresses()).toEqual(before);
});
