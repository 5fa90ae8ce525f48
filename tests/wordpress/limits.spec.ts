import { MAX_SYSTEMS } from '../../src/catalogue/catalogueLimits.ts';
import { RANGE } from './pages.ts';
import { publish } from './publish.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const setPacket = (site: Site, bytes: number) =>
  site.php('global $wpdb; $wpdb->query("SET GLOBAL max_allowed_packet = $input");', bytes);

/** Publishes products, given as PHP, without the page. */
const publishing = (products: string) => `
    wp_set_current_user(1);
    $request = new WP_REST_Request('POST', '/product-selector/v2/versions');
    $request->set_header('Content-Type', 'application/json');
    $body = wp_json_encode(['products' => ${products}, 'updated' => '2026-01-01T00:00:00Z']);
    $request->set_body(wp_json_encode(['follows' => ProductSelector\\Versions::current_id(), 'name' => 'x.csv', 'body' => $body]));
    $response = rest_do_request($request);
    echo $response->get_status(), ' ', $response->get_data()['code'], ' ', $response->get_data()['message'];`;

const LONG = "[['id' => 'A', 'title' => str_repeat('x', 1500000), 'system_type' => 'split']]";

test('a catalogue that the database can’t take leaves the published one, and the database’s reason is said', async ({
  site,
}) => {
  await publish(site, RANGE);
  // A limit of small hosts.
  await setPacket(site, 2 ** 20);
  expect(await site.php(publishing(LONG))).toMatch(/^500 rest_catalogue_not_stored .*max_allowed_packet/);
  await setPacket(site, 2 ** 24);
  expect(await (await fetch(`${site.url}wp-json/product-selector/v2/products`)).text()).toContain('Alpine Split');
});

test('the server rejects more systems than the selector loads, even without the page', async ({ site }) => {
  const many = `array_map(fn ($id) => ['id' => "$id", 'title' => 'T', 'system_type' => 'split'], range(1, ${MAX_SYSTEMS + 1}))`;
  expect(await site.php(publishing(many))).toMatch(/^413 rest_catalogue_too_large There are 5,001 systems; .* 5,000\./);
});
