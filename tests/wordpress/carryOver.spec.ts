import { readFile } from 'node:fs/promises';
import { INSIGHT_CSV, leaveInsight } from './earlierInsight.ts';
import { turnOff } from './enquiries.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
import { expect, test } from './test.ts';

const SETTINGS = 'wp-admin/options-general.php?page=product-selector';
const LEFT = `
  global $wpdb;
  echo wp_json_encode([
    'tables' => $wpdb->get_col("SHOW TABLES LIKE '%product_selector_insight%'"),
    'options' => $wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%selector_insight%'"),
    'may' => get_role('administrator')->has_cap('manage_product_selector_enquiries'),
  ]);`;

test('after the update insight is gone, and an administrator saves its counters before deleting them', async ({
  site,
  admin,
}) => {
  await publish(site, RANGE);
  await turnOff(site);
  await leaveInsight(site);
  const reply = await fetch(`${site.url}wp-json/product-selector/v2/init`);
  expect(Object.keys(Object(await reply.json()))).not.toContain('insight');
  // A page that was open during the update still sends its steps.
  const late = await fetch(`${site.url}wp-json/product-selector/v2/insight`, { method: 'POST', body: '{}' });
  expect(late.status).toBe(404);
  const left = async () => JSON.parse(await site.php(LEFT));
  expect(await left()).toEqual({ tables: [], options: ['product_selector_insight_csv'], may: false });

  await admin.goto(site.url + SETTINGS);
  const [download] = await Promise.all([
    admin.waitForEvent('download'),
    admin.getByRole('link', { name: 'Save the counters (CSV)' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toBe(INSIGHT_CSV);
  await admin.getByRole('link', { name: 'Delete the counters' }).click();
  await expect(admin.getByText('Insight is gone')).toHaveCount(0);
  expect(await left()).toEqual({ tables: [], options: [], may: false });
});

test('a stranger can’t save or delete the counters that insight left', async ({ site }) => {
  await leaveInsight(site);
  const address = `${site.url}wp-admin/admin-post.php?action=product_selector_insight`;
  for (const more of ['', '&delete=1']) {
    const reply = await fetch(address + more, { redirect: 'manual' });
    expect(await reply.text()).not.toContain('combination');
  }
  expect(JSON.parse(await site.php(LEFT)).options).toEqual(['product_selector_insight_csv']);
  await site.php(`delete_option('product_selector_insight_csv');`);
});
