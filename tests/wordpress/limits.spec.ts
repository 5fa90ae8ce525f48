import { MAX_SYSTEMS } from '../../src/catalogue/catalogueLimits.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const setPacket = (site: Site, bytes: number) =>
  site.php('global $wpdb; $wpdb->query("SET GLOBAL max_allowed_packet = $input");', bytes);

// A common limit on small hosts.
test.beforeAll(({ site }) => setPacket(site, 2 ** 20));
test.afterAll(({ site }) => setPacket(site, 2 ** 24));

test('the page learns the database’s limit and its setting, so that it sends nothing larger', async ({ site }) => {
  const code = `
    wp_set_current_user(1);
    echo wp_json_encode(rest_do_request(new WP_REST_Request('GET', '/product-selector/v2/versions'))->get_data());`;
  const { limit, limited_by } = JSON.parse(await site.php(code));
  expect(limited_by).toBe('max_allowed_packet');
  expect(limit).toBeGreaterThan(2 ** 18);
  expect(limit).toBeLessThan(2 ** 20);
});

/** Publishes products, given as PHP, without the page. */
const publishing = (products: string) => `
    wp_set_current_user(1);
    $request = new WP_REST_Request('POST', '/product-selector/v2/versions');
    $request->set_header('Content-Type', 'application/json');
    $body = wp_json_encode(['products' => ${products}, 'updated' => '2026-01-01T00:00:00Z']);
    $request->set_body(wp_json_encode(['follows' => 0, 'name' => 'x.csv', 'systems' => 1, 'body' => $body]));
    $response = rest_do_request($request);
    echo $response->get_status(), ' ', $response->get_data()['code'], ' ', $response->get_data()['message'];`;

test('the server rejects a catalogue too large for the database, even without the page', async ({ site }) => {
  const long = "[['id' => 'A', 'title' => str_repeat('x', 900000), 'system_type' => 'split']]";
  expect(await site.php(publishing(long))).toMatch(/^413 rest_catalogue_too_large .*max_allowed_packet/);
});

test('the server rejects more systems than the selector loads, even without the page', async ({ site }) => {
  const many = `array_map(fn ($id) => ['id' => "$id", 'title' => 'T', 'system_type' => 'split'], range(1, ${MAX_SYSTEMS + 1}))`;
  expect(await site.php(publishing(many))).toMatch(/^413 rest_catalogue_too_large There are 5,001 systems; .* 5,000\./);
});
