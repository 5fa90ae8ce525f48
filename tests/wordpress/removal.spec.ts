import { leaveInsight } from './earlierInsight.ts';
import { turnOn } from './enquiries.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, PLUGIN, test } from './test.ts';

// The tests of the next files share the site.
test.afterAll(({ site }) => site.installPlugin(PLUGIN));

const STORED = `
  global $wpdb;
  echo wp_json_encode([
    'tables' => $wpdb->get_col("SHOW TABLES LIKE '%product_selector%'"),
    'options' => $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%product%selector%'"),
    'cron' => array_values(array_filter(array_keys(array_merge(...array_values(array_filter(_get_cron_array(), 'is_array') ?: [[]]))), fn($hook) => str_contains($hook, 'selector'))),
    'capability' => get_role('administrator')->has_cap('manage_product_selector_enquiries'),
    'files' => file_exists(WP_PLUGIN_DIR . '/product-selector'),
  ]);`;

/** Acts like the Plugins screen. */
const change = (site: Site, code: string) =>
  site.php(`
    require_once ABSPATH . 'wp-admin/includes/admin.php';
    wp_set_current_user(1);
    $plugin = 'product-selector/product-selector.php';
    ${code}
    if (is_wp_error($error ?? null)) throw new Exception($error->get_error_message());`);

test('deactivating removes the routes and keeps catalogue, enquiries and the counters that insight left; deleting leaves nothing', async ({
  site,
}) => {
  await publish(site, RANGE);
  await turnOn(site);
  await leaveInsight(site);
  for (const name of ['installation', 'shop_reply', 'shop_changed', 'range'])
    await site.php(`update_option("product_selector_$input", "{}");`, name);
  const stored = async () => JSON.parse(await site.php(STORED));
  expect((await stored()).cron).toEqual(['product_selector_enquiries_hourly', 'product_selector_enquiries_daily']);
  const products = async () => (await fetch(`${site.url}wp-json/product-selector/v2/products`)).status;
  expect(await products()).toBe(200);
  await change(site, 'deactivate_plugins($plugin);');
  expect(await products()).toBe(404);
  expect(await stored()).toMatchObject({ tables: { length: 2 }, cron: [], capability: true });
  await change(site, '$error = activate_plugin($plugin);');
  expect(await products()).toBe(200);
  await change(site, 'deactivate_plugins($plugin);');
  await change(site, '$error = delete_plugins([$plugin]);');
  expect(await stored()).toEqual({ tables: [], options: [], cron: [], capability: false, files: false });
});
