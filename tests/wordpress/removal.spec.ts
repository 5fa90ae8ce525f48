import { turnOn } from './enquiries.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
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

test('deactivating removes the routes and keeps catalogue and enquiries; deleting leaves nothing', async ({
  site,
  admin,
  expected,
}) => {
  expected.push(/Failed to load resource/);
  await publish(site, RANGE);
  await turnOn(site);
  const stored = async () => JSON.parse(await site.php(STORED));
  expect((await stored()).cron).toEqual(['product_selector_enquiries_hourly']);
  const products = () => admin.request.get('wp-json/product-selector/v2/products');
  expect((await products()).status()).toBe(200);
  await admin.goto('wp-admin/plugins.php');
  await admin.getByRole('link', { name: /^Deactivate Product Selector/ }).click();
  await admin.getByText('Plugin deactivated.').waitFor();
  expect((await products()).status()).toBe(404);
  expect(await stored()).toMatchObject({ tables: { length: 2 }, cron: [], capability: true });
  await admin.getByRole('link', { name: /^Activate Product Selector/ }).click();
  await admin.getByText('Plugin activated.').waitFor();
  expect((await products()).status()).toBe(200);
  await admin.getByRole('link', { name: /^Deactivate Product Selector/ }).click();
  await admin.getByText('Plugin deactivated.').waitFor();
  admin.once('dialog', (dialog) => dialog.accept());
  await admin.getByRole('link', { name: /^Delete Product Selector/ }).click();
  await admin.getByText(/was successfully deleted/).waitFor();
  expect(await stored()).toEqual({ tables: [], options: [], cron: [], capability: false, files: false });
});
