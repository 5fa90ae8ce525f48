import type { Page } from '@playwright/test';
import { Selector } from '../browser/selector.ts';
import { createPage, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { takePicture } from './takePicture.ts';
import { expect, signIn, test } from './test.ts';

const ADDRESS = 'wp-admin/options-general.php?page=product-selector';

const choose = (page: Page, name: string, text: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const published = (page: Page) => page.getByText('Published. Visitors now get the new catalogue');

test('a catalogue is uploaded, corrected and published, and the previous one restored', async ({ site, admin }) => {
  // Earlier tests may have published anything.
  await site.php('global $wpdb; $wpdb->query("DELETE FROM {$wpdb->prefix}product_selector_versions");');
  const address = await createPage(site, 'Find “your” system', '[product_selector heading-level="3"]');
  await admin.setViewportSize({ width: 1100, height: 800 });
  await admin.goto('wp-admin/plugins.php');
  await admin
    .getByRole('row', { name: /Product Selector/ })
    .getByRole('link', { name: 'Settings' })
    .click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Product Selector' })).toBeVisible();
  await choose(admin, 'range.csv', RANGE.replace('A-50,Alpine Split 5.0 kW,split', 'A-50,Alpine Split 5.0 kW,teapot'));
  await expect(admin.getByRole('listitem').filter({ hasText: /^Row 3, system_type \(id A-50\)/ })).toBeVisible();
  await expect(publishButton(admin)).toBeDisabled();
  await takePicture(admin, 'wordpress-problems');
  await choose(admin, 'range.csv', RANGE);
  await expect(admin.getByText(/Visitors will get 3 systems/)).toBeVisible();
  await new Selector(admin, admin.frameLocator('iframe')).button('Start').waitFor();
  await takePicture(admin, 'wordpress-publish');
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();
  const link = admin.getByRole('link', { name: 'Find “your” system' });
  await expect(link).toHaveAttribute('href', new RegExp(`${address}$`));
  const products = async () => {
    const reply = await admin.request.get('wp-json/product-selector/v2/products');
    return ((await reply.json()) as { products: { title: string; item_group_id?: string }[] }).products;
  };
  const titles = async () => (await products()).map(({ title }) => title);
  expect(await titles()).toContain('Alpine Split 5.0 kW');
  expect((await products()).map((product) => product.item_group_id)).toEqual(['ALPINE', 'ALPINE', undefined]);
  await choose(admin, 'new.csv', RANGE.replace('Alpine Split 5.0 kW', 'Alpine Split 5.3 kW'));
  await expect(admin.getByText('title Alpine Split 5.0 kW → Alpine Split 5.3 kW')).toBeVisible();
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();
  expect(await titles()).toContain('Alpine Split 5.3 kW');
  const versions = admin.getByRole('table').filter({ has: admin.getByRole('button', { name: /Restore/ }) });
  await expect(versions.getByRole('row')).toHaveCount(3);
  await takePicture(admin, 'wordpress-versions');
  await versions
    .getByRole('button', { name: /Restore/ })
    .first()
    .click();
  await admin
    .getByRole('dialog')
    .getByRole('button', { name: /Restore/ })
    .click();
  await expect.poll(titles).toContain('Alpine Split 5.0 kW');
  expect(
    await site.php(
      'global $wpdb; echo $wpdb->get_var("SELECT COUNT(*) FROM {$wpdb->prefix}product_selector_versions");',
    ),
  ).toBe('3');
});

test('a catalogue with fewer than half of the published systems needs a second confirmation', async ({
  site,
  admin,
}) => {
  const rows = Array.from(
    { length: 63 },
    (_, index) => `S-${index},System ${index},split,wall_mounted,townhouse,single_room,5`,
  );
  const [header = ''] = RANGE.split('\n');
  const file = (count: number) => [header, ...rows.slice(0, count)].join('\n');
  await publish(site, file(63));
  const systems = async () => {
    const reply = await admin.request.get('wp-json/product-selector/v2/products');
    return ((await reply.json()) as { products: unknown[] }).products.length;
  };
  await admin.goto(ADDRESS);
  await choose(admin, 'few.csv', file(7));
  await publishButton(admin).click();
  const dialog = admin.getByRole('dialog', { name: 'Publish 7 systems in place of 63?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(publishButton(admin)).toBeFocused();
  expect(await systems()).toBe(63);
  // Exactly half isn't a sharp drop.
  await choose(admin, 'half.csv', file(32));
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();
  expect(await systems()).toBe(32);
  await choose(admin, 'few.csv', file(7));
  await publishButton(admin).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Publish 7 systems' }).click();
  await expect(published(admin)).toBeVisible();
  expect(await systems()).toBe(7);
});

test('publishing an unchanged catalogue makes no new version, and the page says so', async ({ site, admin }) => {
  const id = await publish(site, RANGE.replace('Alpine', `Alpine ${Date.now()}`), 'first.csv');
  await admin.goto(ADDRESS);
  const body = await (await admin.request.get('wp-json/product-selector/v2/products')).text();
  await choose(admin, 'again.json', body);
  await publishButton(admin).click();
  await expect(admin.getByText('Nothing has changed. Visitors already have these systems')).toBeVisible();
  await expect(admin.getByRole('table').getByText('again.json')).toHaveCount(0);
  expect(
    await site.php(
      'global $wpdb; echo $wpdb->get_var("SELECT MAX(id) FROM {$wpdb->prefix}product_selector_versions");',
    ),
  ).toBe(String(id));
});

test('if two administrators publish at once, the second sees the changes of the first', async ({ admin, site }) => {
  await admin.goto(ADDRESS);
  await choose(admin, 'mine.csv', RANGE);
  await expect(publishButton(admin)).toBeEnabled();
  await publish(site, RANGE.replace('Alpine Ducted 10 kW', 'Somebody else was here'), 'theirs.csv');
  await publishButton(admin).click();
  await expect(admin.getByText('theirs.csv').first()).toBeVisible();
  await expect(admin.getByText(/Somebody else was here/).first()).toBeVisible();
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();
});

test('an administrator with an expired session signs in again without losing the file', async ({
  site,
  page,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await signIn(page.request, site, 'admin');
  await page.goto(ADDRESS);
  await choose(page, 'range.csv', RANGE.replace('Alpine', `Alpine ${Date.now()}`));
  await expect(publishButton(page)).toBeEnabled();
  await page.context().clearCookies();
  await publishButton(page).click();
  await expect(page.getByText('You are signed out.')).toBeVisible();
  await expect(page.getByRole('link', { name: /sign in/i })).toBeVisible();
  await signIn(page.request, site, 'admin');
  await page.getByRole('button', { name: 'Publish again' }).click();
  await expect(published(page)).toBeVisible();
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

test('Site Health reports that the routes answer', async ({ admin }) => {
  await admin.goto('wp-admin/site-health.php');
  await admin.getByRole('button', { name: /passed tests/i }).click();
  await expect(admin.getByRole('button', { name: /Product Selector|product-selector/i })).toBeVisible({
    timeout: 20_000,
  });
});

test.describe('without JavaScript', () => {
  test('the catalogue page says that it needs JavaScript', async ({ browser, signedIn, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: signedIn, baseURL: site.url });
    const page = await context.newPage();
    await page.goto(ADDRESS);
    await expect(page.getByText('This page needs JavaScript')).toBeVisible();
    await context.close();
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

test('a page that has been open since yesterday publishes with a new nonce', async ({ admin, expected }) => {
  expected.push(/status of 403/);
  await admin.goto(ADDRESS);
  await choose(admin, 'range.csv', RANGE.replace('Alpine Split 5.0 kW', `Alpine Split of ${Date.now()}`));
  await expect(publishButton(admin)).toBeEnabled();
  await expireNonce(admin);
  await publishButton(admin).click();
  await expect(published(admin)).toBeVisible();
});
