import { writeReply } from '../../src/catalogue/writeReply.ts';
import { readFile } from '../samples/readFile.ts';
import type { Site } from './startSite.mjs';

/** Publishes a spreadsheet as an administrator, as the catalogue page does. Returns the version's id. */
export async function publish(site: Site, csv: string, name = 'range.csv'): Promise<number> {
  const { products } = readFile(name, new TextEncoder().encode(csv));
  const body = writeReply(products, '2026-01-02T03:04:05.000Z');
  const code = `
    wp_set_current_user(1);
    global $wpdb;
    $current = $wpdb->get_var("SELECT MAX(id) FROM {$wpdb->prefix}product_selector_versions");
    $request = new WP_REST_Request('POST', '/product-selector/v2/versions');
    $request->set_header('Content-Type', 'application/json');
    $request->set_body(wp_json_encode($input + ['follows' => (int) $current]));
    $response = rest_do_request($request);
    if ($response->is_error()) throw new Exception($response->as_error()->get_error_message());
    echo $response->get_data()['id'];
  `;
  return Number(await site.php(code, { name, body }));
}
