/**
 * Packs the build into the WordPress plugin, ready for Plugins → Add New → Upload:
 *
 *   npm run build && node scripts/packageWordpress.mjs
 *
 * dist/wordpress/product-selector is the plugin as a folder, dist/product-selector.zip as a file, and
 * dist/product-selector-directory.zip the one for WordPress's public directory. Equal sources of one commit give equal bytes.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { commitTime } from './commitTime.mjs';
import { forDirectory } from './forDirectory.mjs';
import { importSource } from './importSource.mjs';
import { makePot } from './makePot.mjs';
import { translatePlugin } from './translatePlugin.mjs';
import { withVersion } from './withVersion.mjs';

const SLUG = 'product-selector';
const FOLDER = `dist/wordpress/${SLUG}`;
/** Files of the plugin that contain its version. */
const VERSIONED = ['product-selector.php', 'readme.txt', 'block/block.json', 'block/editor.asset.php'];

if (!existsSync('dist/embed/product-selector.js')) throw new Error('Nothing is built yet. Run: npm run build');

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
cpSync('wordpress/plugin', FOLDER, { recursive: true });
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
for (const file of VERSIONED) {
  const text = readFileSync(`wordpress/plugin/${file}`, 'utf8');
  writeFileSync(`${FOLDER}/${file}`, withVersion(text, version));
}
// Older Node versions can't import TypeScript.
/** @type {typeof import('./pluginAttributes.ts')} */
const { attributesPhp, withAttributes } = await importSource('scripts/pluginAttributes.ts');
writeFileSync(`${FOLDER}/attributes.php`, attributesPhp());
const block = `${FOLDER}/block/block.json`;
writeFileSync(block, withAttributes(readFileSync(block, 'utf8')));
cpSync('LICENSE', `${FOLDER}/LICENSE`);
const isLeftOut = (/** @type {string} */ file) => /\.(map|d\.ts)$/.test(file);
cpSync('dist/embed', `${FOLDER}/element`, { recursive: true, filter: (file) => !isLeftOut(file) });
// WordPress pages load loader.js instead of the entry, and landing.css by a link.
const start = readFileSync('dist/embed/start.html', 'utf8').match(/<link rel="modulepreload"[^>]*>/g) ?? [];
writeFileSync(`${FOLDER}/element/start.html`, start.join(''));
mkdirSync(`${FOLDER}/statistics`);
/** The documented lines for statistics: the name of their block, and their page. */
const STATISTICS = {
  google: ['ga4', 'google-analytics'],
  gtag: ['gtag', 'google-analytics'],
  matomo: ['matomo', 'matomo'],
  'matomo-tags': ['matomo-tags', 'matomo'],
};
for (const [name, [block, page]] of Object.entries(STATISTICS)) {
  const [, lines] = readFileSync(`docs/statistics/${page}.md`, 'utf8').split(`\n\`\`\`html ${block}\n<script>\n`);
  if (!lines) throw new Error(`docs/statistics/${page}.md has no lines “html ${block}” for the plugin's statistics.`);
  writeFileSync(`${FOLDER}/statistics/${name}.js`, lines.split('</script>')[0] ?? '');
}
mkdirSync(`${FOLDER}/admin`);
for (const file of ['admin.js', 'admin.css']) cpSync(`dist/wordpress/${file}`, `${FOLDER}/admin/${file}`);
cpSync('dist/wordpress/admin.LICENSES.txt', `${FOLDER}/admin/LICENSES.txt`);
cpSync('dist/wordpress/block.js', `${FOLDER}/block/editor.js`);
cpSync('dist/wordpress/loader.js', `${FOLDER}/loader.js`);
mkdirSync(`${FOLDER}/languages`, { recursive: true });
writeFileSync(`${FOLDER}/languages/${SLUG}.pot`, makePot());
mkdirSync(`${FOLDER}/german`);
for (const [file, text] of Object.entries(translatePlugin())) writeFileSync(`${FOLDER}/german/${file}`, text);
cpSync('docs/messages-de.json', `${FOLDER}/german/messages.json`);

/** @type {typeof import('./columnList.ts')} */
const { columnList } = await importSource('scripts/columnList.ts');
writeFileSync(`${FOLDER}/columns.txt`, columnList());
/** @type {typeof import('./enquiryRules.ts')} */
const { enquiryRules } = await importSource('scripts/enquiryRules.ts');
writeFileSync(`${FOLDER}/enquiries.json`, enquiryRules());

const files = readdirSync(FOLDER, { recursive: true })
  .map(String)
  .filter((file) => statSync(join(FOLDER, file)).isFile())
  .sort();
// The plugin has no source maps.
for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
  const text = readFileSync(join(FOLDER, file), 'utf8');
  writeFileSync(join(FOLDER, file), text.replace(/\n\/[/*]# sourceMappingURL=.*\s*$/, '\n'));
}
/** @type {Record<string, Uint8Array>} */
const contents = Object.fromEntries(
  files.map((file) => [`${SLUG}/${file}`, new Uint8Array(readFileSync(join(FOLDER, file)))]),
);
// A zip has local times. Newer times also tell PHP's cache of compiled files that an update has replaced the files.
process.env.TZ = 'UTC';
const mtime = commitTime();
for (const [zip, packed] of Object.entries({ [SLUG]: contents, [`${SLUG}-directory`]: forDirectory(contents) })) {
  const bytes = zipSync(packed, { level: 9, mtime });
  writeFileSync(`dist/${zip}.zip`, bytes);
  console.log(`dist/${zip}.zip: ${files.length} files, ${Math.ceil(bytes.length / 1000)} kB`);
}
