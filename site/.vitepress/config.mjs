import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { licences } from '../../scripts/licences.ts';
import { headingAddress, withPagesOnly } from './pageLinks.mjs';
import { indexOptions, searchOptions, searchText } from './search.mjs';
import { searchRoles } from './searchRoles.mjs';
import { sidebar } from './sidebar.mjs';

const inProject = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { description } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));

const ICON =
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='8' fill='#0b6e8f'/><path d='M6 16 16 7l10 9M9 14v11h14V14' fill='none' stroke='#fff' stroke-width='2.5'/></svg>";

/** The site: the project's Markdown files in their own places, and the pages of `site/pages`. */
export default {
  title: 'Product Selector',
  description,
  lang: 'en-AU',
  head: [['link', { rel: 'icon', href: `data:image/svg+xml,${encodeURIComponent(ICON)}` }]],
  // The folder works anywhere on a server.
  base: './',
  srcDir: inProject(''),
  srcExclude: ['!(docs|site|*.md)/**', '!(CHANGELOG|CONTRIBUTING|SECURITY).md', 'site/!(pages)/**'],
  rewrites: { 'site/pages/:page': ':page' },
  outDir: inProject('dist/site'),
  cacheDir: inProject('.cache/vitepress'),
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    anchor: { slugify: headingAddress },
    config: withPagesOnly,
  },
  themeConfig: {
    nav: [
      { text: 'Playground', link: '/playground' },
      { text: 'Workshop', link: '/workshop' },
      { text: 'Theme builder', link: '/theme' },
      { text: 'Docs', link: '/docs/how-it-works', activeMatch: '^/docs/' },
    ],
    sidebar: sidebar(inProject('')),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { _render: searchText, miniSearch: { options: indexOptions, searchOptions } },
    },
  },
  vite: {
    // The project's own configuration is for the selector.
    configFile: false,
    publicDir: false,
    plugins: [searchRoles, licences('LICENSES.txt')],
    build: {
      chunkSizeWarningLimit: 2000,
      rolldownOptions: {
        onLog(/** @type {any} */ level, /** @type {any} */ log, /** @type {any} */ handle) {
          // Papa Parse imports Node's streams, which nothing here uses.
          if (!log.message.includes('Module "stream" has been externalized')) handle(level, log);
        },
      },
    },
  },
};
