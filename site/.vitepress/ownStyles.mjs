import Beasties from 'beasties';

const SHEET = /<link rel="preload stylesheet" href="([./]+)assets\/style\.[\w-]+\.css" as="style">/;
/** Rules for classes that a page's first script sets, by the visitor's scheme and system. */
const SAID_BY_SCRIPT = [/\.dark\b/, /\.mac\b/];

/**
 * A page that contains the styles of its own elements, so the first paint waits for no other file. The whole sheet follows at the
 * page's end, for elements that scripts show later.
 *
 * @param {string} html
 * @param {string} folder the built site
 */
export function withOwnStyles(html, folder) {
  const [link, publicPath] = SHEET.exec(html) ?? [];
  if (!link || !publicPath) throw new Error('A page of the site has no link to the style sheet as VitePress wrote it.');
  const inlining = new Beasties({
    path: folder,
    publicPath,
    preload: 'body',
    allowRules: SAID_BY_SCRIPT,
    logLevel: 'silent',
  });
  return inlining.process(
    html.replace(link, link.replace('preload stylesheet', 'stylesheet').replace(' as="style"', '')),
  );
}
