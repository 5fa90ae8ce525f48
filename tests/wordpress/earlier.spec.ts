import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EARLIER, EDITIONS } from '../earlierEditions.ts';
import { send, turnOff } from './enquiries.ts';
import { expect, PLUGIN, test } from './test.ts';

// The tests of the next files share the site.
test.afterAll(async ({ site }) => {
  await turnOff(site);
  await site.php(`${FORGET} ProductSelector\\Versions::set_up();`);
});

const FORGET = `
  global $wpdb;
  foreach ($wpdb->get_col("SHOW TABLES LIKE '%product_selector%'") as $table) $wpdb->query("DROP TABLE $table");
  foreach ($wpdb->get_col("SELECT option_name FROM $wpdb->options WHERE option_name LIKE '%product\\\\_selector%'") as $option) delete_option($option);`;

/** The tables and options of an earlier plugin, whose enquiries came a minute ago. */
function readEarlier(edition: string): unknown {
  const minuteAgo = new Date(Date.now() - 60_000).toISOString().slice(0, 19).replace('T', ' ');
  const text = readFileSync(join(EARLIER, edition, 'wordpress.json'), 'utf8');
  return JSON.parse(text.replaceAll(/"2026-11-27 \d\d:\d\d:\d\d"/g, `"${minuteAgo}"`));
}

/** Puts the tables and options of an earlier plugin in place of this one's. */
const LEAVE = `${FORGET}
  foreach ($input['tables'] as $name => $table) {
    $wpdb->query(str_replace('{prefix}', $wpdb->prefix, $table['create']));
    foreach ($table['rows'] as $row) $wpdb->insert($wpdb->prefix . $name, $row);
  }
  foreach ($input['options'] as $name => $value) update_option($name, maybe_unserialize($value));`;

for (const edition of EDITIONS) {
  test(`the catalogue, the settings and the enquiries of edition ${edition} stay, and more come`, async ({ site }) => {
    await site.php(LEAVE, readEarlier(edition));
    await site.installPlugin(PLUGIN);
    const rest = `${site.url}wp-json/product-selector/v2`;
    const { products } = Object(await (await fetch(`${rest}/products?t=1`)).json());
    expect(products.map(({ id }: { id: string }) => id)).toEqual(['K25', 'K50', 'W125', 'M80']);
    const { enquiry } = Object(await (await fetch(`${rest}/init`)).json());
    expect(enquiry.fields).toMatchObject({ postcode: true, note: true });
    await send(site, { key: 'ffffffff-0000-4000-8000-000000000001', note: 'Of today' });
    expect(await site.php(`echo ProductSelector\\Enquiry_Store::is_current() ? 'current' : 'outdated';`)).toBe(
      'current',
    );
    const list = `echo wp_json_encode(array_map(['ProductSelector\\Enquiry_Text', 'data'], ProductSelector\\Enquiry_List::page('', 10)));`;
    const found = JSON.parse(await site.php(list)).toReversed();
    expect(found).toMatchObject([
      { name: 'Ada Nguyễn', email: 'ada1@example.com', note: 'Two storeys (1).', suspicions: [] },
      { email: 'ada2@example.com', suspicions: [expect.anything()] },
      { note: 'Of today' },
    ]);
    expect(found[0].brief).toMatchObject({
      text: 'A split system for a bedroom',
      answers: { Q0: 'No' },
      system: 'K25',
    });
  });
}
