/**
 * `npm run sbom`: the bills of materials as CycloneDX: the product's in `dist/product-selector-<version>.cdx.json`, the site's in
 * `dist/site.cdx.json`. npm writes the lists from the lock files. The builds contain most of what they import, so nearly all of
 * these are development dependencies; the list in docs/licences.md says which of them reach visitors or servers.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ name: string, version: string, scope?: string }} Component */
/** @typedef {{ serialNumber?: string, metadata: { component: { name: string }, timestamp?: string }, components: Component[] }} Bom */

/** npm's list of the packages that a folder's lock file names, without the time and the random number that npm adds. @param {string} folder @returns {Bom} */
function npmList(folder) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
  const text = execFileSync('npm', args, { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const { serialNumber: _, ...bom } = /** @type {Bom} */ (JSON.parse(text));
  delete bom.metadata.timestamp;
  return bom;
}

/**
 * npm's list with the scope of each package: `required` in a build, `optional` beside a server that uses it, `excluded` for
 * tools.
 * @param {Bom} bom
 * @param {string} licences docs/licences.md
 * @returns {Bom}
 */
export function withScopes(bom, licences) {
  const rows = [...licences.matchAll(/^\| `(.+)` \| (\S+) \| \S+ \| (.+) \|$/gm)];
  const uses = new Map(
    rows.map(([, name = '', version, use = '']) => [`${name.split('node_modules/').at(-1)}@${version}`, use]),
  );
  const components = bom.components.map((component) => {
    const use = uses.get(`${component.name}@${component.version}`) ?? 'no build';
    // The database's builds, one for each kind of machine.
    const isBeside = use.includes('for enquiries') || component.name.startsWith('@libsql/');
    const scope = isBeside ? 'optional' : use.startsWith('no build') ? 'excluded' : 'required';
    return { ...component, scope };
  });
  // npm would use the folder's name.
  const component = { ...bom.metadata.component, name: 'product-selector' };
  return { ...bom, metadata: { ...bom.metadata, component }, components };
}

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const bom = withScopes(npmList('.'), readFileSync('docs/licences.md', 'utf8'));
  const file = `dist/product-selector-${version}.cdx.json`;
  mkdirSync('dist', { recursive: true });
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  const shipped = bom.components.filter(({ scope }) => scope !== 'excluded').length;
  console.log(`${file} has ${bom.components.length} packages, of which ${shipped} reach visitors or servers.`);
  writeFileSync('dist/site.cdx.json', `${JSON.stringify(npmList('site'), null, 2)}\n`);
}
