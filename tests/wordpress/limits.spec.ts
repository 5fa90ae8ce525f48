import { MOST_SYSTEMS } from '../../src/catalogue/catalogueLimits.ts';
import { RANGE } from './pages.ts';
import type { Site } from './startSite.mjs';
import { expect, test } from './test.ts';

const setPacket = (site: Site, bytes: number) =>
  site.php('global $wpdb; $wpdb->query("SET GLOBAL max_allowed_packet = $input");', bytes);

// A common limit on small hosts.
test.beforeAll(({ site }) => setPacket(site, 2 ** 20));
test.afterAll(({ site }) => setPacket(site, 2 ** 24));

const [HEADER = ''] = RANGE.split('\n');

test('the page rejects a catalogue too large for the database before sending it, with the figure and the setting', async ({
  admin,
}) => {
  const long = 'x'.repeat(1990);
  const rows = Array.from({ length: 600 }, (_, index) => `S${index},Split ${index},split,,,,2.5,,${long}`);
  const sent: string[] = [];
  admin.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('product-selector/v2')) sent.push(request.url());
  });
  await admin.goto('wp-admin/options-general.php?page=product-selector');
  const file = {
    name: 'long.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([`${HEADER},description`, ...rows].join('\n')),
  };
  await admin.locator('input[type=file]').first().setInputFiles(file);
  await expect(admin.getByText(/max_allowed_packet/).first()).toBeVisible({ timeout: 30_000 });
  await expect(admin.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  expect(sent).toEqual([]);
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
  const many = `array_map(fn ($id) => ['id' => "$id", 'title' => 'T', 'system_type' => 'split'], range(1, ${MOST_SYSTEMS + 1}))`;
  expect(await site.php(publishing(many))).toMatch(/^413 rest_catalogue_too_large There are 5,001 systems; .* 5,000\./);
});
