/**
 * The plugin's two calls beside a bare route that returns an empty body, on one WordPress site:
 *
 *   npm run package:wordpress && npm run bench:wordpress
 */
import { request } from 'node:http';
import { startSite } from '../tests/wordpress/startSite.mjs';
import { drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { median, quantile } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

const SYSTEMS = 500;
const ROUNDS = 400;
const WARM_UP = 20;
const REST = 'wp-json/product-selector/v2';
const CALLS = {
  'bare route, empty body': () => 'wp-json/bare/v1/empty',
  'products, whole reply': (/** @type {number} */ round) => `${REST}/products?t=${round}`,
  init: () => `${REST}/init`,
};

const site = await startSite({});
try {
  await site.installPlugin('dist/product-selector.zip');
  const body = replyOf(drawCatalogue(SYSTEMS));
  await site.php(
    `file_put_contents(WPMU_PLUGIN_DIR . '/bare.php', '<?php add_action("rest_api_init", fn() => register_rest_route("bare/v1",
       "/empty", ["callback" => "__return_null", "permission_callback" => "__return_true"]));');
     wp_set_current_user(1);
     $request = new WP_REST_Request('POST', '/product-selector/v2/versions');
     $request->set_header('Content-Type', 'application/json');
     $request->set_body(wp_json_encode($input));
     if (rest_do_request($request)->get_status() !== 201) throw new Exception('The catalogue could not be published.');`,
    { follows: 0, name: 'catalogue.csv', systems: SYSTEMS, body },
  );
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(CALLS).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [name, pathOf] of Object.entries(CALLS)) {
      const start = performance.now();
      await ask(pathOf(round));
      if (round >= WARM_UP) times[name]?.push(performance.now() - start);
    }
  }
  const bare = median(Object.values(times)[0] ?? []);
  record('wordpress', {
    command: 'npm run package:wordpress && npm run bench:wordpress',
    versions: JSON.parse(
      await site.php(`global $wpdb;
        echo wp_json_encode(['WordPress' => get_bloginfo('version'), 'PHP' => PHP_VERSION, 'MariaDB' => $wpdb->get_var('SELECT VERSION()')]);`),
    ),
    conditions: [
      `${SYSTEMS} systems in a reply of ${(body.length / 1000).toFixed(1)} kB, ${ROUNDS} calls each, each on its own connection.`,
    ],
    tables: [
      table(
        ['call', 'median', 'p95', '÷ bare'],
        Object.entries(times).map(([name, all]) => [
          name,
          `${median(all).toFixed(2)} ms`,
          `${quantile(all, 0.95).toFixed(2)} ms`,
          `${(median(all) / bare).toFixed(2)} ×`,
        ]),
      ),
    ],
  });
} finally {
  await site.stop();
}

/**
 * One request on its own connection, as visitors make it.
 * @param {string} path
 * @returns {Promise<void>}
 */
function ask(path) {
  return new Promise((resolve, reject) => {
    request(`${site.url}${path}`, { agent: false }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${path} returned ${reply.statusCode}.`));
      reply.on('error', reject).on('end', resolve).resume();
    })
      .on('error', reject)
      .end();
  });
}
