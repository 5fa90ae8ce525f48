/**
 * `npm run site`, after the packages: makes the site in `dist/site`, with the plugin and the npm package to download. Its
 * generator has its own packages, which are installed if they are missing or old.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { commitTime } from './commitTime.mjs';
import { importSource, inProject } from './importSource.mjs';

const GENERATOR = 'site/node_modules/vitepress';
const RANGE = 'catalogue/products.csv';
const ROUTES = 'dist/site/wp-json/product-selector/v2';
const FRAME = 'dist/site/frame/index.html';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));

/** True if the generator's packages are installed in the versions that it names. */
function isInstalled() {
  return Object.entries(readJson('site/package.json').devDependencies).every(([name, version]) => {
    const manifest = `site/node_modules/${name}/package.json`;
    return existsSync(inProject(manifest)) && readJson(manifest).version === version;
  });
}

/** Writes the demo range as files that a web server sends like a provider's replies, and in words into the frame with the selector. */
async function writeReplies() {
  /** @type {typeof import('../sheets/read/readCatalogue.ts')} */
  const { readCatalogueFile } = await importSource('sheets/read/readCatalogue.ts');
  /** @type {typeof import('../src/catalogue/writeReply.ts')} */
  const { writeReply } = await importSource('src/catalogue/writeReply.ts');
  const { products } = readCatalogueFile(readFileSync(inProject(RANGE)), { name: RANGE });
  mkdirSync(inProject(ROUTES), { recursive: true });
  writeFileSync(inProject(`${ROUTES}/init`), '{"nonce":""}');
  const updated = commitTime().toISOString();
  writeFileSync(inProject(`${ROUTES}/products`), writeReply(products, updated));
  /** @type {typeof import('../src/words/rangeHtml.ts')} */
  const { rangeHtml } = await importSource('src/words/rangeHtml.ts');
  /** @type {typeof import('../server/demoPage.ts')} */
  const { landingContent } = await importSource('server/demoPage.ts');
  const range = rangeHtml(products, { installation: null, on: updated.slice(0, 10) });
  writeFileSync(inProject('dist/site/range.html'), range);
  const content = landingContent('<a href="../">Product Selector</a>', 2, range);
  const selector = `<link rel="stylesheet" href="../embed/landing.css"><product-selector>${content}</product-selector>`;
  const page = readFileSync(inProject(FRAME), 'utf8');
  writeFileSync(
    inProject(FRAME),
    page.replace('<main></main>', () => `<main>${selector}</main>`),
  );
}

async function writeSchemas() {
  /** @type {typeof import('./schemas.ts')} */
  const { schemaFiles } = await importSource('scripts/schemas.ts');
  mkdirSync(inProject('dist/site/schemas'), { recursive: true });
  for (const [file, text] of schemaFiles()) writeFileSync(inProject(`dist/site/schemas/${file}`), text);
}

/** @param {string} file @param {readonly string[]} given */
const run = (file, given) => execFileSync(file, given, { cwd: inProject(''), stdio: 'inherit' });

if (!isInstalled()) run('npm', ['ci', '--prefix', 'site', '--no-audit', '--no-fund']);
run(process.execPath, [`${GENERATOR}/bin/vitepress.js`, 'build', 'site']);
await build({
  configFile: false,
  root: inProject('site'),
  base: './',
  publicDir: false,
  logLevel: 'warn',
  build: {
    outDir: inProject('dist/site'),
    emptyOutDir: false,
    assetsDir: 'frame',
    target: 'es2022',
    // package.json lists modules that do something when they load, but only those among the package's files.
    rolldownOptions: { input: inProject('site/frame/index.html'), treeshake: false },
  },
});
cpSync(inProject('dist/embed'), inProject('dist/site/embed'), { recursive: true });
// The files of a published folder, for the workshop's download.
const embed = readdirSync(inProject('dist/embed')).filter((file) => !/\.(map|d\.ts)$/.test(file));
writeFileSync(inProject('dist/site/embed.json'), JSON.stringify(embed));
cpSync(inProject('dist/product-selector.zip'), inProject('dist/site/product-selector.zip'));
const { version } = readJson('package.json');
cpSync(inProject(`dist/product-selector-${version}.tgz`), inProject('dist/site/product-selector.tgz'));
cpSync(inProject('docs/messages-de.json'), inProject('dist/site/docs/messages-de.json'));
await writeReplies();
await writeSchemas();
console.info('The site is in dist/site. Any web server can host the folder, at any place.');
