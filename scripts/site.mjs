/**
 * `npm run site`, after the build: the site in `dist/site`. Its generator has packages of its own, which are installed where they
 * are missing or old.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { commitTime } from './commitTime.mjs';
import { importSource, inProject } from './importSource.mjs';

const GENERATOR = 'site/node_modules/vitepress';
const RANGE = 'catalogue/products.csv';
const ROUTES = 'dist/site/wp-json/product-selector/v2';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(inProject(file), 'utf8'));

/** True if the generator's packages are there in the versions that it names. */
function isInstalled() {
  return Object.entries(readJson('site/package.json').devDependencies).every(([name, version]) => {
    const manifest = `site/node_modules/${name}/package.json`;
    return existsSync(inProject(manifest)) && readJson(manifest).version === version;
  });
}

/** The demo range as files that a web server sends like a provider's replies. */
async function writeReplies() {
  /** @type {typeof import('../sheets/read/readCatalogue.ts')} */
  const { readCatalogueFile } = await importSource('sheets/read/readCatalogue.ts');
  /** @type {typeof import('../src/catalogue/writeReply.ts')} */
  const { writeReply } = await importSource('src/catalogue/writeReply.ts');
  const { products } = readCatalogueFile(readFileSync(inProject(RANGE)), { name: RANGE });
  mkdirSync(inProject(ROUTES), { recursive: true });
  writeFileSync(inProject(`${ROUTES}/init`), '{"nonce":""}');
  writeFileSync(inProject(`${ROUTES}/products`), writeReply(products, commitTime().toISOString()));
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
    // package.json names only the package's files among those that do something when they load.
    rolldownOptions: { input: inProject('site/frame/index.html'), treeshake: false },
  },
});
cpSync(inProject('dist/embed'), inProject('dist/site/embed'), { recursive: true });
await writeReplies();
console.info('The site is in dist/site. Any web server can host the folder, at any place.');
