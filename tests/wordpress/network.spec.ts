import { post } from '../enquiries/enquiryContract.ts';
import { enquiryOf } from '../enquiries/storeContract.ts';
import { leaveInsight } from './earlierInsight.ts';
import { enquiryProvider, turnOn } from './enquiries.ts';
import { createPage, openResult, RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { type Site, startSite } from './startSite.mjs';
import { expect, PLUGIN, test } from './test.ts';

let site: Site;

// In this worker, because another one would start another browser.
test.beforeAll(async () => {
  site = await startSite({ network: true, theme: 'classic', folder: '/shop' });
  await site.installPlugin(PLUGIN);
});
test.afterEach(() => expect(site.newLogLines(), 'PHP logged').toEqual([]));
test.afterAll(() => site?.stop());

const TABLES = `global $wpdb; echo wp_json_encode($wpdb->get_col("SHOW TABLES LIKE '%product_selector%'"));`;

test('in a classic theme and a separate folder, a visitor reaches the result from the block', async ({ page }) => {
  await publish(site, RANGE);
  const block = '<!-- wp:product-selector/product-selector {"headingLevel":3,"accent":"#5b2a86"} /-->';
  const address = site.url + (await createPage(site, 'Guide', block));
  await openResult(page, address);
  expect(new URL(page.url()).pathname).toMatch(/^\/shop\//);
  await expect(page.getByRole('heading', { name: 'Alpine Split' }).first()).toBeVisible();
  await expect(page.locator('product-selector')).toHaveAttribute('heading-level', '3');
});

test('each site of a network has a separate catalogue and enquiries, and deleting the plugin removes them all', async () => {
  await site.php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php';
     deactivate_plugins('product-selector/product-selector.php');
     $error = activate_plugin('product-selector/product-selector.php', '', true);
     if (is_wp_error($error)) throw new Exception($error->get_error_message());`,
  );
  expect(JSON.parse(await site.php(TABLES))).toHaveLength(2);
  await publish(site, RANGE);
  const products = (of: string) => fetch(`${site.url}${of}wp-json/product-selector/v2/products`);
  expect((await products('')).status).toBe(200);
  expect(await (await products('second/')).text()).toBe('{}');
  await site.php(`wpmu_create_blog(get_network()->domain, get_network()->path . 'third/', 'Third test shop', 1);`);
  expect(JSON.parse(await site.php(TABLES))).toHaveLength(3);
  const first = enquiryProvider(site);
  const second = { rest: first.rest.replace('wp-json', 'second/wp-json') };
  await turnOn(site);
  const sent = { ...enquiryOf(), nonce: await first.nonce(10) };
  expect((await post(second, sent)).status).toBe(404);
  await turnOn(site, {}, 2);
  // The sites share their salts, and still don't take each other's nonces.
  expect((await post(second, sent)).status).toBe(403);
  expect((await post(first, sent)).status).toBe(201);
  // Each site loses the table of insight at its own first request after an update.
  await leaveInsight(site, 2);
  await leaveInsight(site, 3);
  await products('third/');
  const tables: string[] = JSON.parse(await site.php(TABLES));
  expect(tables).toHaveLength(6);
  expect(tables.filter((name) => name.endsWith('insight'))).toEqual([expect.stringContaining('_2_')]);
  // A site takes its tables along.
  await site.php(`require_once ABSPATH . 'wp-admin/includes/ms.php'; wpmu_delete_blog(2, true);`);
  expect(JSON.parse(await site.php(TABLES))).toHaveLength(3);
  await site.php(
    `require_once ABSPATH . 'wp-admin/includes/plugin.php'; require_once ABSPATH . 'wp-admin/includes/file.php';
     deactivate_plugins('product-selector/product-selector.php', false, true);
     $error = delete_plugins(['product-selector/product-selector.php']);
     if (is_wp_error($error)) throw new Exception($error->get_error_message());`,
  );
  expect(JSON.parse(await site.php(TABLES))).toEqual([]);
});
