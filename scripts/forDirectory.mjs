import { strFromU8, strToU8 } from 'fflate';

/**
 * Lines of our own zip that must change for WordPress's public directory, which updates its plugins itself and refuses `Update
 * URI`.
 *
 * @type {readonly { file: string, from: RegExp, to: string }[]}
 */
const CHANGES = [
  { file: 'product-selector.php', from: /^ \* Update URI: .*\n/m, to: '' },
  {
    file: 'readme.txt',
    from: /^Upload the new zip under .* in the public directory\. /m,
    to: 'WordPress offers new versions under Dashboard → Updates; your catalogues stay. ',
  },
];

/**
 * The plugin's files for WordPress's public directory.
 *
 * @param {Readonly<Record<string, Uint8Array>>} contents by path in the zip
 * @returns {Record<string, Uint8Array>}
 */
export function forDirectory(contents) {
  const changed = { ...contents };
  for (const { file, from, to } of CHANGES) {
    const path = `product-selector/${file}`;
    const text = strFromU8(contents[path] ?? new Uint8Array());
    if (!from.test(text)) throw new Error(`${file} has no line like ${from}.`);
    changed[path] = strToU8(text.replace(from, to));
  }
  return changed;
}
