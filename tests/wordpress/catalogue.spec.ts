import type { Page } from '@playwright/test';
import { findingsOfAxe } from '../browser/helpers/findingsOfAxe.ts';
import { Selector } from '../browser/helpers/selector.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { takePicture } from './takePicture.ts';
import { expect, signIn, test } from './test.ts';

const ADDRESS = 'wp-admin/options-general.php?page=product-selector';

const CHANGED = RANGE.replace('Alpine Split 5.0 kW', 'Alpine Split 5.3 kW');

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
/** Chooses a file without errors and waits until it is checked. */
async function chooseReady(page: Page, name: string, text: string): Promise<void> {
  await choose(page, name, text);
  await expect(page.getByText(`${name} is ready`).first()).toBeAttached();
}
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const published = (page: Page) => page.getByText('Published. Visitors now get the new catalogue');

const products = async (site: Site) => {
  const reply = await fetch(`${site.url}wp-json/product-selector/v2/products`);
  return ((await reply.json()) as { products: { title: string; item_group_id?: string }[] }).products;
};
const titles = async (site: Site) => (await products(site)).map(({ title }) => title);
const versionCount = (site: Site) =>
  site.php('global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}product_selector_versions");');

test('a catalogue is uploaded, corrected and published, an unchanged one makes no new version, and the previous one is restored', async ({
  site,
  admin,
}) => {
  // Earlier tests may have published anything.
  await site.php('global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}product_selector_versions");');
  // The page names three with a selector.
  await site.php(
    `foreach (get_posts(array('post_type' => 'page', 'numberposts' => -1)) as $page) if (str_contains($page->post_content, 'product')) wp_delete_post($page->ID, true);`,
  );
  const address = await createPage(site, 'Find “your” system', '[product_selector heading-level="3"]');
  await admin.setViewportSize({ width: 1100, height: 800 });
  const links = await site.php(
    `echo implode(apply_filters('plugin_action_links_product-selector/product-selector.php', []));`,
  );
  expect(links.replaceAll('&#038;', '&')).toContain(`${site.url}${ADDRESS}">Settings</a>`);
  await admin.goto(ADDRESS);
  await expect(admin.getByRole('heading', { level: 1, name: 'Product Selector' })).toBeVisible();
  await choose(admin, 'range.csv', RANGE.replace('A-50,Alpine Split 5.0 kW,split', 'A-50,Alpine Split 5.0 kW,teapot'));
  await expect(admin.getByRole('listitem').filter({ hasText: /^Row 3, system_type \(id A-50\)/ })).toBeVisible();
  await expect(publishButton(admin)).toBeDisabled();
  await takePicture(admin, 'wordpress-problems');
  await chooseReady(admin, 'range.csv', RANGE);
  await expect(admin.getByText(/Visitors will get 3 systems/)).toBeVisible();
  await new Selector(admin, admin.getByRole('region', { name: 'Preview' })).button('Start').waitFor();
  await takePicture(admin, 'wordpress-publish');
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();
  const link = admin.getByRole('link', { name: 'Find “your” system' });
  await expect(link).toHaveAttribute('href', new RegExp(`${address}$`));
  expect(await titles(site)).toContain('Alpine Split 5.0 kW');
  expect((await products(site)).map((product) => product.item_group_id)).toEqual(['ALPINE', 'ALPINE', undefined]);

  await test.step('a changed file is compared, and published', async () => {
    await chooseReady(admin, 'new.csv', CHANGED);
    await expect(admin.getByText('title Alpine Split 5.0 kW → Alpine Split 5.3 kW')).toBeVisible();
    await publishButton(admin).click();
    await expect(published(admin)).toBeVisible();
    expect(await titles(site)).toContain('Alpine Split 5.3 kW');
  });

  const versions = admin.getByRole('table').filter({ has: admin.getByRole('button', { name: /Restore/ }) });
  await test.step('an unchanged file makes no new version', async () => {
    await chooseReady(admin, 'again.csv', CHANGED);
    await publishButton(admin).click();
    await expect(admin.getByText('Nothing has changed. Visitors already have these systems')).toBeVisible();
    await expect(versions.getByRole('row')).toHaveCount(3);
    expect(await versionCount(site)).toBe('2');
  });

  await test.step('the previous one is restored', async () => {
    await takePicture(admin, 'wordpress-versions');
    await versions
      .getByRole('button', { name: /Restore/ })
      .first()
      .click();
    await admin
      .getByRole('dialog')
      .getByRole('button', { name: /Restore/ })
      .click();
    await expect(versions.getByRole('row')).toHaveCount(4);
    expect(await titles(site)).toContain('Alpine Split 5.0 kW');
    expect(await versionCount(site)).toBe('3');
  });
});

/** WordPress prints this nonce for the page's calls, and renews it by itself. */
interface ApiFetch {
  nonceMiddleware: { nonce: string };
}

const expireNonce = (page: Page) =>
  page.evaluate(() => {
    const { wp } = globalThis as unknown as { wp: { apiFetch: ApiFetch } };
    wp.apiFetch.nonceMiddleware.nonce = '0123456789';
  });

test('if two administrators publish at once, the second sees the changes of the first; an expired nonce or session loses no file', async ({
  admin,
  site,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await publish(site, CHANGED);
  await admin.goto(ADDRESS);
  await chooseReady(admin, 'mine.csv', RANGE);
  await expect(publishButton(admin)).toBeEnabled();
  await publish(site, RANGE.replace('Alpine Ducted 10 kW', 'Somebody else was here'), 'theirs.csv');
  await publishButton(admin).click();
  await expect(admin.getByText('theirs.csv').first()).toBeVisible();
  await expect(admin.getByText(/Somebody else was here/).first()).toBeVisible();
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();

  await test.step('a page that has been open since yesterday publishes with a new nonce', async () => {
    await chooseReady(admin, 'new.csv', CHANGED);
    await expect(publishButton(admin)).toBeEnabled();
    await expireNonce(admin);
    await publishButton(admin).click();
    await expect(published(admin)).toBeVisible();
    expect(await titles(site)).toContain('Alpine Split 5.3 kW');
  });

  await test.step('an administrator with an expired session signs in again', async () => {
    await chooseReady(admin, 'range.csv', RANGE);
    await expect(publishButton(admin)).toBeEnabled();
    await admin.context().clearCookies();
    await publishButton(admin).click();
    await expect(admin.getByText('You are signed out.')).toBeVisible();
    await expect(admin.getByRole('link', { name: /sign in/i })).toHaveAttribute('target', '_blank');
    await signIn(admin.request, site, 'admin');
    await admin.getByRole('button', { name: 'Publish again' }).click();
    await expect(published(admin)).toBeVisible();
    expect(await titles(site)).toContain('Alpine Split 5.0 kW');
  });
});

test('the catalogue page works by keyboard, fits 320 pixels and passes axe with a file that has problems', async ({
  admin,
  site,
}) => {
  await publish(site, RANGE);
  await publish(site, CHANGED);
  const before = await versionCount(site);
  await admin.setViewportSize({ width: 320, height: 800 });
  await admin.goto(ADDRESS);
  const chooser = admin.waitForEvent('filechooser');
  await admin.getByRole('button', { name: 'Choose a file' }).press('Enter');
  const buffer = Buffer.from(RANGE.replace('A-50,Alpine Split 5.0 kW,split', 'A-50,<b>Bold</b>,teapot'));
  await (await chooser).setFiles({ name: 'range.csv', mimeType: 'text/csv', buffer });
  await expect(admin.getByRole('listitem').filter({ hasText: /^Row 3, system_type/ })).toBeVisible();
  await admin
    .getByText(/\d,\d{3}/)
    .first()
    .waitFor();
  for (const dir of ['ltr', 'rtl']) {
    await admin.locator('html').evaluate((html, value) => html.setAttribute('dir', value), dir);
    // WordPress's own parts have a sheet of their own for pages from right to left.
    const spare = await admin.locator('#product-selector-admin').evaluate((own) => own.clientWidth - own.scrollWidth);
    expect(spare, dir).toBeGreaterThanOrEqual(0);
  }
  expect(await findingsOfAxe(admin, '#product-selector-admin')).toEqual([]);
  const restore = admin.getByRole('button', { name: 'Restore' }).first();
  await restore.press('Enter');
  await admin.getByRole('dialog').waitFor();
  await admin.keyboard.press('Escape');
  await expect(admin.getByRole('dialog')).toHaveCount(0);
  await expect(restore).toBeFocused();
  expect(await versionCount(site)).toBe(before);
});

test('the preview shows the new catalogue and asks the site for nothing', async ({ admin, site }) => {
  await publish(site, RANGE);
  const asked: string[] = [];
  admin.on('request', (request) => asked.push(request.url()));
  await admin.goto(ADDRESS);
  const preview = admin.getByRole('region', { name: 'Preview' });
  await chooseReady(admin, 'new.csv', RANGE.replaceAll('Alpine Split', 'Norden Split'));
  await new Selector(admin, preview).answerForSingleRoom();
  await expect(preview.getByRole('article', { name: 'Norden Split' })).toBeVisible();
  // The page itself reads what is published, for the range in words; the selector would name a time.
  expect(asked.filter((url) => /workshop-preview-|\/products\?t=/.test(url))).toEqual([]);
});

test('a user without administrator rights sees nothing and may do nothing', async ({ site, playwright }) => {
  const versions = 'wp-json/product-selector/v2/versions';
  expect((await fetch(site.url + versions)).status).toBe(401);
  for (const user of ['subscriber', 'editor'] as const) {
    const request = await playwright.request.newContext({ baseURL: site.url });
    await signIn(request, site, user);
    expect((await request.get(ADDRESS)).status()).toBe(403);
    const nonce = await (await request.get('wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const headers = { 'X-WP-Nonce': nonce, 'Content-Type': 'application/json' };
    // The nonce is the user's own.
    expect((await request.get('wp-json/wp/v2/users/me', { headers })).status()).toBe(200);
    const refused = [
      await request.get(versions, { headers }),
      await request.get(`${versions}/1`, { headers }),
      await request.post(versions, { headers, data: '{}' }),
      await request.post(`${versions}/1/restore`, { headers, data: '{}' }),
    ].map((reply) => reply.status());
    expect(refused, user).toEqual([403, 403, 403, 403]);
    await request.dispose();
  }
});

test('the catalogue page says that it needs JavaScript', async ({ admin }) => {
  const html = await (await admin.request.get(ADDRESS)).text();
  expect(html).toMatch(/<div id="product-selector-admin" [^>]*><p class="hide-if-js">This page needs JavaScript/);
});

test('the page says so if an optimiser has taken its settings away', async ({ admin }) => {
  await admin.route(/page=product-selector$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/ data-settings="[^"]*"/, '');
    await route.fulfill({ response, body });
  });
  await admin.goto('wp-admin/options-general.php?page=product-selector');
  await expect(admin.getByText('This page’s settings are missing. Reload the page.')).toBeVisible();
});
