/** Builds the pages of the peers with our own Vite. */
import { readFileSync } from 'node:fs';
import { build } from 'vite';
import { importSource, inProject } from '../../scripts/importSource.mjs';

/** @typedef {import('./peers.mjs').Peer} Peer */

const PAGES = inProject('bench/web/pages');
const QUESTION_SET = inProject('src/questionnaire/questionSet.ts');

/** The question set without the tooltips, which only our selector has. */
async function flowModule() {
  const { FLOW } = await importSource('src/questionnaire/questionSet.ts');
  const text = JSON.stringify(FLOW, (key, value) => (key === 'tooltip' || key === 'iconName' ? undefined : value));
  return `export const FLOW = ${text};`;
}

/** @param {string} head @param {string} [body] */
export const htmlPage = (head, body = '') =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Questions</title><link rel="icon" href="data:,">${head}</head><body>${body}</body></html>`;

/** The files of a peer's page by name, minified. @param {Peer} peer @returns {Promise<ReadonlyMap<string, string>>} */
export async function buildPage({ entry, inline }) {
  const flow = await flowModule();
  const built = await build({
    configFile: false,
    root: PAGES,
    logLevel: 'error',
    plugins: [{ name: 'flow', enforce: 'pre', load: (id) => (id === QUESTION_SET ? flow : null) }],
    oxc: { jsx: { runtime: 'automatic' } },
    build: {
      write: false,
      target: 'es2022',
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: `${PAGES}/${entry}`,
        output: { entryFileNames: 'page.js', chunkFileNames: '[name]-[hash].js', assetFileNames: 'page[extname]' },
      },
    },
  });
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built);
  const files = new Map(output.map((file) => [file.fileName, String(file.type === 'chunk' ? file.code : file.source)]));
  if (!inline) {
    const sheet = files.has('page.css') ? '<link rel="stylesheet" href="page.css">' : '';
    return files.set('index.html', htmlPage(`${sheet}<script type="module" src="page.js"></script>`));
  }
  const css = readFileSync(`${PAGES}/page.css`, 'utf8').replace(/\s+/g, ' ');
  const { TITLE, LEAD } = await importSource('bench/web/pages/texts.ts');
  const landing = `<section><h1>${TITLE}</h1><p>${LEAD}</p><button type="button" class="start">Start</button></section>`;
  const body = `${landing}<script type="module">${files.get('page.js')}</script>`;
  return new Map([['index.html', htmlPage(`<style>${css}</style>`, body)]]);
}
