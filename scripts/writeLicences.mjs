/**
 * Writes the table of docs/licences.md from the build:
 *
 *   npm run package:wordpress && node scripts/writeLicences.mjs
 *
 * With `--check` it fails if the document differs from the build, or if the plugin's zip lacks a text.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';

const DOCUMENT = 'docs/licences.md';
const ZIP = 'dist/product-selector.zip';
/** The licence texts of the builds, and their places in the zip. */
const BUNDLES = [
  { where: 'selector', file: 'dist/embed/LICENSES.txt', inZip: 'product-selector/element/LICENSES.txt' },
  {
    where: 'catalogue page in WordPress',
    file: 'dist/wordpress/admin.LICENSES.txt',
    inZip: 'product-selector/admin/LICENSES.txt',
  },
];
/** Programs that load their packages from node_modules. */
const PROGRAMS = [
  { where: 'provider', file: 'dist/server/main.js' },
  { where: 'command line', file: 'dist/cli/main.js' },
];

const read = (/** @type {string} */ file) => readFileSync(file, 'utf8');

/** Where each package is, by its cells in the table. @type {Map<string, string[]>} */
const packages = new Map();
/** @param {(string | undefined)[]} cells Name, version and licence. @param {string} where */
function add([name, version, licence], where) {
  const key = `\`${name}\` | ${version} | ${licence}`;
  packages.set(key, [...new Set([...(packages.get(key) ?? []), where])]);
}

for (const { where, file } of BUNDLES) {
  for (const [, ...cells] of read(file).matchAll(/^={80}\n\n(\S+) (\d\S*) \((.+)\)$/gm)) add(cells, where);
}
for (const { where, file } of PROGRAMS) {
  const names = new Set(
    [...read(file).matchAll(/^import .*?from "(?!node:|\.)((?:@[^/"]+\/)?[^/"]+)/gm)].map(([, name]) => name),
  );
  // npm also installs the dependencies of each package.
  for (const name of names) {
    const { version, license, dependencies = {} } = JSON.parse(read(`node_modules/${name}/package.json`));
    add([name, version, license], where);
    for (const needed of Object.keys(dependencies)) names.add(needed);
  }
}

const rows = [...packages]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([key, where]) => `| ${key} | ${where.join(', ')} |`);
const table = ['| package | version | licence | in |', '|---|---|---|---|', ...rows].join('\n');
const before = read(DOCUMENT);
const after = before.replace(/^\| package[\s\S]*?(?=\n\n)/m, () => table);
const problems = [];
if (process.argv.includes('--check')) {
  if (after !== before) problems.push(`${DOCUMENT} differs from the build. Run: npm run licences`);
  const zip = unzipSync(readFileSync(ZIP));
  for (const { file, inZip } of BUNDLES) {
    if (Buffer.from(zip[inZip] ?? []).toString() !== read(file))
      problems.push(`${ZIP}: ${inZip} differs from ${file}.`);
  }
} else {
  writeFileSync(DOCUMENT, after);
}
console.log(problems.join('\n') || `${DOCUMENT} matches the build: ${packages.size} packages.`);
process.exitCode = problems.length > 0 ? 1 : 0;
