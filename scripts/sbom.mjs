/**
 * `npm run sbom`: the product's bill of materials as CycloneDX, in `dist/product-selector-<version>.cdx.json`. npm writes the
 * list from `package-lock.json`. The builds contain everything that they import, so all of these packages are development
 * dependencies; the list in docs/licences.md says which of them reach visitors or servers.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ name: string, version: string, scope?: string }} Component */
/** @typedef {{ metadata: { component: { name: string } }, components: Component[] }} Bom */

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
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];
  const bom = withScopes(
    JSON.parse(execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })),
    readFileSync('docs/licences.md', 'utf8'),
  );
  const file = `dist/product-selector-${version}.cdx.json`;
  mkdirSync('dist', { recursive: true });
  writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);
  const shipped = bom.components.filter(({ scope }) => scope !== 'excluded').length;
  console.log(`${file} has ${bom.components.length} packages, of which ${shipped} reach visitors or servers.`);
}
