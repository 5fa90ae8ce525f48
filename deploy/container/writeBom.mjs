/**
 * Prints the image's bill of materials as CycloneDX: the packages of the lists in a folder that npm wrote, and Debian's packages of
 * this machine. It has no time and no random number, so that two builds give the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ name: string, version: string, purl: string, scope?: string }} Component */
/** @typedef {{ metadata: { component: Component }, components: Component[] }} List */

const [, , folder = '.'] = process.argv;
const product = readList(readdirSync(folder).find((name) => /^product-selector-.*\.cdx\.json$/.test(name)) ?? '');
// A package of both lists counts once. Tools aren't in the image.
const found = [
  ...product.components.filter(({ scope }) => scope === 'required'),
  ...readList('packages.cdx.json').components,
  ...debianPackages(),
];
const components = [...new Map(found.map((one) => [one.purl, one])).values()].sort((one, other) =>
  one.purl < other.purl ? -1 : 1,
);
const { component } = product.metadata;
const bom = { bomFormat: 'CycloneDX', specVersion: '1.5', version: 1, metadata: { component }, components };
process.stdout.write(`${JSON.stringify(bom, null, 2)}\n`);

/** @param {string} name @returns {List} */
function readList(name) {
  return JSON.parse(readFileSync(join(folder, name), 'utf8'));
}

/** The packages that Debian has installed here. @returns {Component[]} */
function debianPackages() {
  return readFileSync('/var/lib/dpkg/status', 'utf8')
    .split('\n\n')
    .filter((entry) => entry.includes('\nStatus: install ok installed\n'))
    .map((entry) => {
      const field = (/** @type {string} */ key) => new RegExp(`^${key}: (.*)$`, 'm').exec(entry)?.[1] ?? '';
      const [name, version] = [field('Package'), field('Version')];
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${field('Architecture')}`;
      return { 'bom-ref': purl, type: 'library', name, version, scope: 'required', purl };
    });
}
