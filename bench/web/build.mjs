/** Builds the pages of the peers with our own Vite, and puts ours beside them. */
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { importSource, inProject } from '../../scripts/importSource.mjs';

/** @typedef {import('./peers.mjs').Peer} Peer */

/** @param {string} path below this folder */
const here = (path) => inProject(`bench/web/${path}`);

/** The module whose tooltips the pages of the peers don't carry. */
const QUESTION_SET = inProject('src/questionnaire/questionSet.ts');

// Loading a module through Vite would set it to development, and packages would then come with their aids for developers.
process.env.NODE_ENV = 'production';

/** The question set without the tooltips, which only our selector has. */
async function flowModule() {
  const { FLOW } = await importSource('src/questionnaire/questionSet.ts');
  const text = JSON.stringify(FLOW, (key, value) => (key === 'tooltip' || key === 'iconName' ? undefined : value));
  return `export const FLOW = ${text};`;
}

/**
 * The files of a page's script and style by their names, minified; the script is `page.js`, the style `page.css`.
 * @param {Peer} peer
 */
async function bundle({ entry, alias = {} }) {
  const source = await flowModule();
  const built = await build({
    configFile: false,
    root: here('pages'),
    logLevel: 'error',
    resolve: { alias: Object.fromEntries(Object.entries(alias).map(([from, to]) => [from, here(to)])) },
    plugins: [
      {
        name: 'flow',
        enforce: 'pre',
        load: (id) => (id === QUESTION_SET ? source : null),
      },
    ],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: here(`pages/${entry}`),
        // Directives such as "use client" mean nothing in a browser bundle.
        onLog(level, log, handle) {
          if (level === 'warn' && log.code === 'MODULE_LEVEL_DIRECTIVE') return;
          handle(level, log);
        },
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  return new Map(output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
}

/** @param {string} head @param {string} [body] */
export const htmlPage = (head, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Questions</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/**
 * The files of a peer's page by their names; `index.html` is the page.
 * @param {Peer} peer
 * @returns {Promise<ReadonlyMap<string, string>>}
 */
export async function buildPage(peer) {
  const files = await bundle(peer);
  if (peer.inline) {
    const css = readFileSync(here('pages/page.css'), 'utf8').replace(/\s+/g, ' ');
    const { TITLE, LEAD } = await importSource('bench/web/pages/texts.ts');
    // Its landing page needs no script to be seen.
    const landing = `<section><h1>${TITLE}</h1><p>${LEAD}</p><button type="button" class="start">Start</button></section>`;
    const body = `${landing}<script type="module">${files.get('page.js')}</script>`;
    return new Map([['index.html', htmlPage(`<style>${css}</style>`, body)]]);
  }
  const sheet = files.has('page.css') ? '<link rel="stylesheet" href="page.css">' : '';
  return files.set('index.html', htmlPage(`${sheet}<script type="module" src="page.js"></script>`));
}
