import { readFileSync } from 'node:fs';

/**
 * The versions of packages as they are installed, by name.
 * @param {readonly string[]} packages
 * @param {string} [folder] that has the node_modules
 * @returns {Readonly<Record<string, string>>}
 */
export function readVersions(packages, folder = '.') {
  return Object.fromEntries(
    packages.map((name) => [
      name,
      JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version,
    ]),
  );
}
