import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ELSEWHERE = /^([a-z]+:|#|\/)/i;
/** A page, or the sentences that one page has to download. */
const PAGE = /(?:\.md|\/?messages-de\.json)(#|$)/;

/**
 * The address that GitHub makes for a heading; the links in the docs use it.
 *
 * @param {string} heading
 */
export const headingAddress = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** @param {{ type: string, attrGet(name: string): string | null }} token */
const isToFile = (token) => {
  const to = token.type === 'link_open' ? (token.attrGet('href') ?? '') : '#';
  return !ELSEWHERE.test(to) && !PAGE.test(to);
};

/**
 * Removes links to files and folders of the project that aren't pages of the site; their text stays. A link that has a page's
 * file as its text gets the page's title. Pictures in HTML get addresses that the build follows. Code in a line is text, also
 * with the braces of a template.
 *
 * @param {any} markdown
 */
export function withPagesOnly(markdown) {
  markdown.core.ruler.after(
    'inline',
    'pages-only',
    (/** @type {{ tokens: any[], env: { relativePath?: string } }} */ { tokens, env }) => {
      for (const block of tokens) {
        block.content = pictures(block.type, block.content);
        if (block.children) block.children = withTitles(withoutFiles(block.children), env.relativePath ?? '');
      }
    },
  );
}

/** @param {any[]} tokens @param {string} page the page's path in the project */
function withTitles(tokens, page) {
  for (const [at, token] of tokens.entries()) {
    const text = tokens[at + 1];
    if (token.type !== 'link_open' || text.type !== 'text' || !/^[\w./-]+\.md$/.test(text.content)) continue;
    const [file] = token.attrGet('href').split('#');
    text.content = `“${titleOf(fileURLToPath(new URL(`../../${page}/../${file}`, import.meta.url)))}”`;
  }
  return tokens;
}

/** The title of a page. @param {string} file */
export function titleOf(file) {
  const [, title] = /^# (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
  if (!title) throw new Error(`${file} has no title. Begin it with a line such as "# Accessibility".`);
  return title.replaceAll('`', '');
}

/** @param {string} type @param {string} content */
const pictures = (type, content) =>
  type.startsWith('html') ? content.replaceAll(' src="pictures/', ' src="./pictures/') : content;

/** @param {any[]} tokens */
function withoutFiles(tokens) {
  let isInside = false;
  return tokens.filter((token) => {
    token.content = pictures(token.type, token.content);
    // Vue takes two braces for its own, also in code.
    if (token.type === 'code_inline') token.attrSet('v-pre', '');
    // These pages stand at the top of the site.
    if (token.type === 'link_open') token.attrSet('href', token.attrGet('href').replace('../site/pages/', '../'));
    if (isToFile(token)) isInside = true;
    else if (!isInside || token.type !== 'link_close') return true;
    else isInside = false;
    return false;
  });
}
