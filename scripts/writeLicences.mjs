/**
 * Writes the tables of docs/licences.md from what has been built:
 *
 *   npm run package:wordpress && node scripts/writeLicences.mjs
 *
 * With `--check` it writes nothing and fails where the document says something else, or where the plugin's zip lacks a text.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { unzipSync } from 'fflate';

const DOCUMENT = 'docs/licences.md';
const ZIP = 'dist/product-selector.zip';
/** The texts that a build puts beside its scripts, and where they are in the zip. */
const BUNDLES = {
  selector: { file: 'dist/embed/LICENSES.txt', inZip: 'product-selector/element/LICENSES.txt' },
  'catalogue page in WordPress': {
    file: 'dist/wordpress/admin.LICENSES.txt',
    inZip: 'product-selector/admin/LICENSES.txt',
  },
};
/** What runs from node_modules, where each package has its own licence text. */
const PROGRAMS = { provider: 'dist/server/main.js', 'command line': 'dist/cli/main.js' };

/** @param {string} file */
const read = (file) => {
  if (!existsSync(file)) throw new Error(`There is no ${file}. Run: npm run package:wordpress`);
  return readFileSync(file, 'utf8');
};

/** @typedef {{ name: string, version: string, licence: string, where: string[] }} Part */

/** @returns {readonly Part[]} */
function bundled() {
  return merged(
    Object.entries(BUNDLES).flatMap(([where, { file }]) =>
      [...read(file).matchAll(/^={10,}\n\n(\S+) (\d\S*) \((.+)\)$/gm)].map(
        ([, name = '', version = '', licence = '']) => ({
          name,
          version,
          licence,
          where: [where],
        }),
      ),
    ),
  );
}

/** @returns {readonly Part[]} */
function installed() {
  return merged(
    Object.entries(PROGRAMS).flatMap(([where, file]) =>
      withDependencies(
        [...read(file).matchAll(/^import .*?from "(?!node:|\.)((?:@[^/"]+\/)?[^/"]+)/gm)].map(([, name = '']) => name),
      ).map((name) => {
        const { version, license } = JSON.parse(read(`node_modules/${name}/package.json`));
        return { name, version, licence: license, where: [where] };
      }),
    ),
  );
}

/**
 * Packages and all that they need.
 * @param {readonly string[]} names
 * @returns {readonly string[]}
 */
function withDependencies(names) {
  const all = new Set(names);
  for (const name of all) {
    const { dependencies = {} } = JSON.parse(read(`node_modules/${name}/package.json`));
    for (const needed of Object.keys(dependencies)) all.add(needed);
  }
  return [...all];
}

/**
 * One entry for each package, by name.
 * @param {readonly Part[]} parts
 */
function merged(parts) {
  const byKey = new Map();
  for (const part of parts) {
    const key = `${part.name} ${part.version}`;
    byKey.set(key, { ...part, where: [...new Set([...(byKey.get(key)?.where ?? []), ...part.where])] });
  }
  return [...byKey.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** @param {readonly Part[]} parts */
const table = (parts) =>
  [
    '| package | version | licence | in |',
    '|---|---|---|---|',
    ...parts.map(
      ({ name, version, licence, where }) => `| \`${name}\` | ${version} | ${licence} | ${where.join(', ')} |`,
    ),
  ].join('\n');

/** @param {string} text @param {string} name @param {string} inside */
function fill(text, name, inside) {
  const block = new RegExp(`(?<=^<!-- licences: ${name} -->\\n)[\\s\\S]*?(?=^<!-- end -->$)`, 'm');
  if (!block.test(text)) throw new Error(`${DOCUMENT} has no block "licences: ${name}".`);
  return text.replace(block, () => `\n${inside}\n\n`);
}

const before = read(DOCUMENT);
const after = fill(fill(before, 'bundled', table(bundled())), 'installed', table(installed()));
const problems = [];
if (process.argv.includes('--check')) {
  if (after !== before) problems.push(`${DOCUMENT} is not what the build contains. Run: npm run licences`);
  const zip = unzipSync(readFileSync(ZIP));
  for (const { file, inZip } of Object.values(BUNDLES)) {
    if (Buffer.from(zip[inZip] ?? []).toString() !== read(file))
      problems.push(`${ZIP} has not the texts of ${file} in ${inZip}.`);
  }
} else {
  writeFileSync(DOCUMENT, after);
}
for (const problem of problems) console.error(problem);
if (problems.length === 0) console.log(`${DOCUMENT} is what the build contains.`);
process.exitCode = problems.length > 0 ? 1 : 0;
