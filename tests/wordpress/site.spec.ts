import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './test.ts';

test('the test site reports each line that PHP logs once', async ({ site }) => {
  await site.php('trigger_error("first"); echo $nothing;');
  expect(site.newLogLines()).toEqual([
    expect.stringMatching(/^PHP Notice: {2}first in /),
    expect.stringMatching(/^PHP Warning: {2}Undefined variable \$nothing in /),
  ]);
  expect(site.newLogLines()).toEqual([]);
});

test('the test site reports a misuse that WordPress shows only in a header', async ({ site, request }) => {
  const folder = join(site.folder, 'wp-content/plugins/careless');
  mkdirSync(folder);
  writeFileSync(
    join(folder, 'careless.php'),
    `<?php /* Plugin Name: Careless */
    add_action('rest_api_init', fn() => register_rest_route('careless/v1', '/say', ['callback' => '__return_true']));`,
  );
  await site.php('require_once ABSPATH . "wp-admin/includes/plugin.php"; activate_plugin("careless/careless.php");');
  await request.get('wp-json/careless/v1/say');
  expect(site.newLogLines()).toEqual([expect.stringMatching(/^In REST, doing_it_wrong_run: register_rest_route \| /)]);
  await site.php('require_once ABSPATH . "wp-admin/includes/plugin.php"; deactivate_plugins("careless/careless.php");');
  rmSync(folder, { recursive: true });
});

test('PHP reaches the site itself, and no other host', async ({ site }) => {
  const ask = (url: string) =>
    site.php(
      '$reply = wp_remote_get($input); echo is_wp_error($reply) ? $reply->get_error_message() : $reply["response"]["code"];',
      url,
    );
  expect(await ask(`${site.url}wp-json/`)).toBe('200');
  expect(await ask('https://elsewhere.example/')).toBe('A test site calls nobody.');
  expect(site.newLogLines()).toEqual(['A call left the site: https://elsewhere.example/']);
});
