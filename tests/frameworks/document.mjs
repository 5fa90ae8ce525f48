import { readFileSync } from 'node:fs';

/** The oldest Node of a section that names none; the same as the package's. */
const OLDEST_NODE = '20.19.0';

const TEXT = readFileSync('docs/frameworks.md', 'utf8');

/**
 * A section of the document.
 * @typedef Framework
 * @property {string} title
 * @property {string} name of its folder
 * @property {string[][]} commands that install its packages, as words
 * @property {string} node the oldest Node that it needs
 */

/** @param {string} text @returns {[string, string][]} */
const filesOf = (text) =>
  [...text.matchAll(/^```\w+ (\w+\/\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]);

/** The files of docs/frameworks.md by their names, as a reader copies them. @type {ReadonlyMap<string, string>} */
export const DOC_FILES = new Map(filesOf(TEXT));

/** The sections with commands, in the document's order. @type {readonly Framework[]} */
export const FRAMEWORKS = TEXT.split(/^## /m).flatMap((section) => {
  const [, lines] = section.match(/^```sh\n(.*?)^```$/ms) ?? [];
  if (!lines) return [];
  const commands = lines
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  const [first = ''] = filesOf(section).map(([file]) => file.split('/')[0]);
  const [, node = OLDEST_NODE] = section.match(/^Needs Node (\d+\.\d+\.\d+)/m) ?? [];
  return [{ title: section.split('\n')[0] ?? '', name: first, commands, node }];
});

/** A framework by its folder's name. @param {string} name */
export function findFramework(name) {
  const found = FRAMEWORKS.find((framework) => framework.name === name);
  if (!found) throw new Error(`docs/frameworks.md has no commands for ${name}`);
  return found;
}
