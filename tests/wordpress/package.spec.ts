import { COLUMN_HELP } from '../../sheets/write/columnHelp.ts';
import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { thisVersion } from './nextVersion.ts';
import { expect, test } from './test.ts';

test('the header tells WordPress that no public directory may update the plugin', async ({ site }) => {
  const code = `
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    echo get_plugin_data(WP_PLUGIN_DIR . '/product-selector/product-selector.php', false, false)['UpdateURI'];`;
  expect(await site.php(code)).toBe('false');
});

test('no file of the plugin refers to a source map, since it contains none', () => {
  const files = [...thisVersion()];
  expect(files.filter(([path]) => path.endsWith('.map'))).toEqual([]);
  const referring = files.filter(([, content]) => content.includes('sourceMappingURL=')).map(([path]) => path);
  expect(referring).toEqual([]);
});

test('the plugin has a file that lists every catalogue column, and the readme names it', () => {
  const files = thisVersion();
  const lines = files.get('columns.txt')?.toString().split('\n') ?? [];
  const listed = lines.map((line) => /^([a-z0-9_]+): /.exec(line)?.[1]).filter(Boolean);
  expect(listed).toEqual([...COLUMN_NAMES]);
  const kinds = 'One of: split, multi_split, ducted, slim_ducted.';
  expect(lines).toContain(`system_type: ${COLUMN_HELP.system_type.meaning}. Required. ${kinds}`);
  expect(files.get('readme.txt')?.toString()).toContain('columns.txt');
});
