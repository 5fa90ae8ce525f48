import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, Response } from '@playwright/test';
import { Selector } from '../browser/helpers/selector.ts';
import { laterVersion, type PluginFiles, replaceFolder, thisVersion, writeZip } from './nextVersion.ts';
import { createPage, openResult, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const PLUGIN = 'product-selector/product-selector.php';
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

for (const way of ['update', 'upload'] as const) {
  test(`a cached page and entry find all of their files after an ${way} by WordPress`, async ({ site }) => {
    const elementFiles = (files: PluginFiles) => [...files.keys()].filter((file) => file.startsWith('element/'));
    const [cached, next] = [thisVersion(), laterVersion('NEXT')];
    if (way === 'update') await update(site, next, way);
    else await site.installPlugin(writeZip(next, join(site.folder, '../upload.zip')));
    const folder = join(site.folder, 'wp-content/plugins/product-selector');
    const wanted = [...elementFiles(cached), ...elementFiles(next)];
    expect(wanted.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    // A visitor without a cache gets the new version.
    expect(await (await fetch(site.url + path)).text()).toContain('landing-NEXT');
    const [first] = wanted.filter((file) => file.includes('landing-NEXT'));
    expect((await fetch(`${site.url}wp-content/plugins/product-selector/${first}`)).status).toBe(200);
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
