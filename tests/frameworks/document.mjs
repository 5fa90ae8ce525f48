import { readFileSync } from 'node:fs';

const OVERVIEW = readFileSync('docs/frameworks.md', 'utf8');
/** The pages of docs/frameworks/, in the order of the table in docs/frameworks.md. */
const PAGES = [...OVERVIEW.matchAll(/^\| \[[^\]]+\]\((frameworks\/[\w-]+\.md)\)/gm)].map(([, page = '']) =>
  readFileSync(`docs/${page}`, 'utf8'),
);

/**
 * A page of docs/frameworks/.
 * @typedef Framework
 * @property {string} title
 * @property {string} name of its folder
 * @property {string[][]} commands that install its packages, as words
 * @property {string} node the oldest Node that it needs
 */

/** @param {string} text @returns {[string, string][]} */
const filesOf = (text) =>
  [...text.matchAll(/^```\w+ (\w+\/\S+)\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]);

/** The files of these pages by their names, as a reader copies them. @type {ReadonlyMap<string, string>} */
export const DOC_FILES = new Map([OVERVIEW, ...PAGES].flatMap(filesOf));

/** @type {readonly Framework[]} */
export const FRAMEWORKS = PAGES.map((page) => {
  const [, title = ''] = page.match(/^# The selector in (.+)$/m) ?? [];
  const [, lines = ''] = page.match(/^```sh\n(.*?)^```$/ms) ?? [];
  const [, node = ''] = page.match(/\bNeeds Node (\d+\.\d+\.\d+)/) ?? [];
  const commands = lines
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));
  const [name = ''] = filesOf(page).map(([file]) => file.split('/')[0]);
  return { title, name, commands, node };
});

/** A framework by its folder's name. @param {string} name */
export function findFramework(name) {
  const found = FRAMEWORKS.find((framework) => framework.name === name);
  if (!found) throw new Error(`No page of docs/frameworks/ has files of ${name}`);
  return found;
}
