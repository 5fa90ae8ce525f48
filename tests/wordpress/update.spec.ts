import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Response } from '@playwright/test';
import { Selector } from '../browser/selector.ts';
import { laterVersion, type PluginFiles, replaceFolder, thisVersion, writeZip } from './nextVersion.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const PLUGIN = 'product-selector/product-selector.php';
/** The browser's log line about a missing file. */
const GONE = /Failed to load resource: the server responded with a status of 404/;
const CHUNK = /\/element\/(?!product-selector\.js)[\w-]+\.js$/;

let path: string;

test.beforeAll(async ({ site }) => {
  await publish(site, RANGE);
  path = await createPage(site, 'Guide', '[product_selector]');
});

test.beforeEach(({ site }) => replaceFolder(thisVersion(), site.folder));
// A request that is still being answered when the next test replaces the folder would find half of the plugin.
test.afterEach(({ page }) => page.waitForLoadState('networkidle'));

/** Updates the plugin as the *Update now* button does. */
async function update(site: Site, files: PluginFiles, name: string): Promise<void> {
  const zip = writeZip(files, join(site.folder, `../${name}.zip`));
  const code = `
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
    wp_set_current_user(1);
    $news = (object) ['plugin' => '${PLUGIN}', 'slug' => 'product-selector', 'new_version' => '9.9.9', 'package' => $input];
    set_site_transient('update_plugins', (object) ['last_checked' => time(), 'response' => ['${PLUGIN}' => $news]]);
    $done = (new Plugin_Upgrader(new WP_Ajax_Upgrader_Skin()))->bulk_upgrade(['${PLUGIN}']);
    if (!is_array($done['${PLUGIN}'] ?? null)) throw new Exception('The plugin was not updated.');
    echo is_plugin_active('${PLUGIN}') ? 'active' : 'inactive';`;
  expect(await site.php(code, zip)).toBe('active');
}

/** Visits the page once, and returns a function that serves the matching responses to another visitor, like a cache. */
async function fillCache(browser: Browser, site: Site, keeps: RegExp): Promise<(page: Page) => Promise<void>> {
  const page = await browser.newPage({ baseURL: site.url });
  const kept = new Map<string, { body: Buffer; contentType: string }>();
  const received: Promise<void>[] = [];
  const keep = async (response: Response) => {
    const contentType = response.headers()['content-type'] ?? '';
    kept.set(response.url(), { body: await response.body(), contentType });
  };
  page.on('response', (response) => {
    if (keeps.test(response.url())) received.push(keep(response));
  });
  await page.goto(path);
  await new Selector(page).button('Start').waitFor();
  // The page preloads everything that *Start* needs, the systems included. Nobody may still be waiting for the plugin's
  // answer when its folder is replaced.
  await page.waitForLoadState('networkidle');
  await Promise.all(received);
  await page.close();
  return async (visitor) => {
    await visitor.route(
      (url) => kept.has(url.href),
      (route) => route.fulfill(kept.get(route.request().url()) ?? {}),
    );
  };
}

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

for (const [name, replace] of [
  ['an update', (site: Site, files: PluginFiles) => update(site, files, 'update')],
  [
    'an upload',
    (site: Site, files: PluginFiles) => site.installPlugin(writeZip(files, join(site.folder, '../upload.zip'))),
  ],
] as const) {
  test(`a cached page and entry find all of their files after ${name} by WordPress`, async ({
    site,
    browser,
    page,
  }) => {
    const serve = await fillCache(browser, site, PAGE_AND_ENTRY);
    await replace(site, laterVersion('NEXT'));
    await serve(page);
    const gone = missing(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (CHUNK.test(request.url())) scripts.push(request.url());
    });
    await page.goto(path);
    await new Selector(page).reachResult();
    expect(gone).toEqual([]);
    expect(scripts.length).toBeGreaterThan(3);
    expect(scripts.filter((url) => url.includes('-NEXT'))).toEqual([]);
    // A visitor without that cache gets the new version.
    await page.unrouteAll();
    const fetched = page.waitForResponse(/core-NEXT/);
    await page.goto(path);
    expect((await fetched).status()).toBe(200);
    await new Selector(page).button('Start').waitFor();
  });
}

test('an update keeps the files of the two previous versions and removes older ones', async ({ site }) => {
  const cores = () =>
    readdirSync(join(site.folder, 'wp-content/plugins/product-selector/element'))
      .filter((name) => name.startsWith('core-'))
      .map((name) => name.slice(5, 9))
      .sort();
  const [first = ''] = cores();
  await update(site, laterVersion('NEX2'), 'second');
  expect(cores()).toEqual([first, 'NEX2'].sort());
  await update(site, laterVersion('NEX3'), 'third');
  expect(cores()).toEqual([first, 'NEX2', 'NEX3'].sort());
  // Installing the same version again changes nothing.
  await update(site, laterVersion('NEX3'), 'third');
  expect(cores()).toEqual([first, 'NEX2', 'NEX3'].sort());
  await update(site, laterVersion('NEX4'), 'fourth');
  expect(cores()).toEqual(['NEX2', 'NEX3', 'NEX4']);
});

test('an update of another plugin changes nothing', async ({ site }) => {
  const files = new Map([['product-selector.php', Buffer.from('<?php /* Plugin Name: Other */')]]);
  const zip = writeZip(files, join(site.folder, '../other.zip'));
  const left = await site.php(
    `require_once ABSPATH . 'wp-admin/includes/admin.php';
     require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
     WP_Filesystem();
     global $wp_filesystem;
     $folder = "$input-unpacked/";
     if (is_dir($folder)) $wp_filesystem->delete($folder, true);
     unzip_file($input, $folder);
     rename($folder . 'product-selector', $folder . 'other');
     echo apply_filters('upgrader_source_selection', $folder . 'other/', $folder, null, []) === $folder . 'other/' ? 'same' : 'changed';
     echo ' ', implode(',', array_diff(scandir($folder . 'other'), ['.', '..']));`,
    zip,
  );
  expect(left).toBe('same product-selector.php');
});

test('a cached entry loads its successor after the folder was replaced', async ({ site, browser, page, expected }) => {
  expected.push(GONE);
  const serve = await fillCache(browser, site, PAGE_AND_ENTRY);
  replaceFolder(laterVersion('NEXT'), site.folder);
  await serve(page);
  const gone = missing(page);
  await page.goto(path);
  await new Selector(page).reachResult();
  expect(gone.filter((url) => url.includes('core-'))).not.toEqual([]);
  expect(await page.evaluate(() => document.querySelectorAll('product-selector').length)).toBe(1);
});

test('a visitor whose next screen is gone continues after one reload', async ({ site, browser, page, expected }) => {
  expected.push(GONE, /Failed to fetch dynamically imported module/);
  // The cache has everything except the screens after the landing screen.
  const serve = await fillCache(browser, site, /\/guide(-\d+)?\/$|loader\.js|\/element\/(?!ProductRoute|ResultRoute)/);
  replaceFolder(laterVersion('NEXT'), site.folder);
  await serve(page);
  const gone = missing(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(path);
  const selector = new Selector(page);
  await selector.start();
  await expect.poll(() => loads).toBe(2);
  await selector.reachResult();
  expect(gone.filter((url) => url.includes('ProductRoute-'))).not.toEqual([]);
  expect(loads).toBe(2);
});

test('the addresses of loader and entry change only with their content', async ({ site, page }) => {
  const addresses = async () => {
    const html = await (await page.request.get(path)).text();
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
