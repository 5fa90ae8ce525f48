/**
 * The products call of the WordPress plugin beside a bare route of the same WordPress that answers with an empty body, in
 * alternating order on one site, with a range of 500 systems:
 *
 *   npm run package:wordpress && npm run bench:wordpress
 */
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { startSite } from '../tests/wordpress/startSite.mjs';
import { drawCatalogue } from './drawCatalogue.mjs';
import { record } from './record.mjs';

const SYSTEMS = 500;
const ROUNDS = 400;
const WARM_UP = 20;

/** @type {typeof import('../src/catalogue/writeReply.ts')} */
const { writeReply } = (
  await runnerImport(fileURLToPath(new URL('../src/catalogue/writeReply.ts', import.meta.url)), { configFile: false })
).module;

const site = await startSite({});
try {
  await site.installPlugin('dist/product-selector.zip');
  const body = writeReply(drawCatalogue(SYSTEMS), '2026-01-01T00:00:00Z');
  await site.php(
    `file_put_contents(WPMU_PLUGIN_DIR . '/bare.php', '<?php add_action("rest_api_init", fn() => register_rest_route("bare/v1",
       "/empty", ["callback" => "__return_null", "permission_callback" => "__return_true"]));');
     wp_set_current_user(1);
     $request = new WP_REST_Request('POST', '/product-selector/v2/versions');
     $request->set_header('Content-Type', 'application/json');
     $request->set_body(wp_json_encode($input));
     if (rest_do_request($request)->get_status() !== 201) throw new Exception('The range could not be published.');`,
    { follows: 0, name: 'range.csv', systems: SYSTEMS, body },
  );
  const calls = {
    'bare route, empty body': () => ask('wp-json/bare/v1/empty'),
    'products, whole reply': (/** @type {number} */ t) => ask(`wp-json/product-selector/v2/products?t=${t}`),
    init: () => ask('wp-json/product-selector/v2/init'),
  };
  /** @type {Record<string, number[]>} */
  const times = Object.fromEntries(Object.keys(calls).map((name) => [name, []]));
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    for (const [name, call] of Object.entries(calls)) {
      const start = performance.now();
      await call(round);
      if (round >= WARM_UP) times[name]?.push(performance.now() - start);
    }
  }
  const rows = ['| call | median | p95 | ÷ bare |', '|---|---:|---:|---:|'];
  const bare = at(times['bare route, empty body'] ?? [], 0.5);
  for (const [name, all] of Object.entries(times)) {
    const median = at(all, 0.5);
    rows.push(
      `| ${name} | ${median.toFixed(2)} ms | ${at(all, 0.95).toFixed(2)} ms | ${(median / bare).toFixed(2)} × |`,
    );
  }
  const versions = JSON.parse(
    await site.php(`global $wpdb;
      echo wp_json_encode(['WordPress' => get_bloginfo('version'), 'PHP' => PHP_VERSION, 'MariaDB' => $wpdb->get_var('SELECT VERSION()')]);`),
  );
  record('wordpress', {
    command: 'npm run package:wordpress && npm run bench:wordpress',
    versions,
    conditions: [
      `${SYSTEMS} systems in a reply of ${(body.length / 1000).toFixed(1)} kB, ${ROUNDS} calls each in alternating order, each on a connection of its own.`,
    ],
    tables: { calls: rows.join('\n') },
  });
} finally {
  await site.stop();
}

/**
 * One call on a connection of its own, as visitors make it, read to its end.
 * @param {string} path
 * @returns {Promise<void>}
 */
function ask(path) {
  return new Promise((resolve, reject) => {
    request(`${site.url}${path}`, { agent: false }, (reply) => {
      if (reply.statusCode !== 200) reject(new Error(`${path} is answered with ${reply.statusCode}`));
      reply.on('error', reject).on('end', resolve).resume();
    })
      .on('error', reject)
      .end();
  });
}

/**
 * @param {readonly number[]} values
 * @param {number} share 0.5 for the median
 */
function at(values, share) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
