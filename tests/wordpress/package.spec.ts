import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { commitTime } from '../../scripts/commitTime.mjs';
import { COLUMN_HELP } from '../../sheets/write/columnHelp.ts';
import { COLUMN_NAMES } from '../../src/catalogue/columns.ts';
import { thisVersion } from './nextVersion.ts';
import { expect, PLUGIN, test } from './test.ts';

/** The zip to upload, and the one for WordPress's public directory. */
const ZIPS = [PLUGIN, 'dist/product-selector-directory.zip'];

const filesOf = (zip: string) => unzipSync(readFileSync(zip));

test('only the zip to upload tells WordPress that no public directory may update the plugin', async ({ site }) => {
  const code = `
    require_once ABSPATH . 'wp-admin/includes/plugin.php';
    echo get_plugin_data(WP_PLUGIN_DIR . '/product-selector/product-selector.php', false, false)['UpdateURI'];`;
  expect(await site.php(code)).toBe('false');
  const [uploaded, listed] = ZIPS.map(filesOf);
  expect(Object.keys(listed!)).toEqual(Object.keys(uploaded!));
  const different = Object.keys(listed!).filter((name) => !Buffer.from(uploaded![name]!).equals(listed![name]!));
  expect(different).toEqual(['product-selector/product-selector.php', 'product-selector/readme.txt']);
  expect(strFromU8(listed![different[0]!]!)).not.toMatch(/Update URI/i);
  expect(strFromU8(listed![different[1]!]!)).not.toContain('the public directory');
});

test('every file in the zips has the time of the commit', () => {
  const time = commitTime().toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '.');
  for (const zip of ZIPS) {
    const entries = execFileSync('unzip', ['-Z', '-T', zip], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.startsWith('-'));
    expect(entries.length).toBe(Object.keys(filesOf(zip)).length);
    expect(entries.filter((entry) => !entry.includes(` ${time}`))).toEqual([]);
  }
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
