import { rmSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { inProject } from '../scripts/importSource.mjs';
import { licences } from '../scripts/licences.ts';
import { quoteReaderOf } from '../scripts/quoteReader.ts';

/** The folders of the programs and of what they share, in the output folder. */
const FOLDERS = ['cli', 'server', 'programs', 'workshop'];
/** Packages that stay in node_modules: the server's, and those that only load with enquiries or assistants. */
const OUTSIDE = ['hono', '@hono/node-server', 'libsql', 'nodemailer', 'pg', '@modelcontextprotocol/server'];

/** Empties the folders, which share the output folder with others. */
const emptied: Plugin = {
  name: 'emptied-folders',
  generateBundle({ dir = '' }) {
    for (const folder of FOLDERS) rmSync(`${dir}/${folder}`, { recursive: true, force: true });
  },
};

/** Papa Parse asks for Node's streams, which nothing here uses, and browsers have none. */
const withoutStreams: Plugin = {
  name: 'without-streams',
  enforce: 'pre',
  resolveId: { filter: { id: /^stream$/ }, handler: () => '\0stream' },
  load: { filter: { id: /^\0stream$/ }, handler: () => 'module.exports = {};' },
};

/**
 * Builds the command line, the provider, the package's engine and calls, and the page of the workshop, which share most of their
 * code. Each loads the files with code of its own alone, and the engine none that needs Node. They need no packages except these.
 */
export default defineConfig({
  root: inProject('.'),
  publicDir: false,
  plugins: [quoteReaderOf(), withoutStreams, licences('programs/LICENSES.txt'), emptied],
  // The workshop's page is a few forms, which a view library of 8 kB shows as well as one of 60.
  resolve: {
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react-dom/client': 'preact/compat/client',
      react: 'preact/compat',
    },
  },
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true, external: OUTSIDE, resolve: { conditions: ['module', 'browser', 'production'] } },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    cssCodeSplit: false,
    cssMinify: true,
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        'cli/main': inProject('cli/main.ts'),
        'server/main': inProject('server/main.ts'),
        'programs/engine': inProject('package/engine.ts'),
        'programs/server': inProject('package/server.ts'),
        'workshop/workshop': inProject('workshop/command/main.tsx'),
      },
      // A part's screens are for the selector; tools only read its words.
      external: /\/parts\/\w+\/(?:start|[A-Z]\w+)\.tsx?$/,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'programs/[name].js',
        assetFileNames: 'workshop/workshop[extname]',
        // A bundler takes this file alone for a program that only imports the questions.
        codeSplitting: {
          groups: [{ name: 'questions', test: /\/questionnaire\/(question|questionSet|tooltipTexts)\.ts$/ }],
        },
        minify: true,
        // They help a bundler drop unused code of a file, and these files have what their programs use.
        comments: { annotation: false },
      },
    },
  },
});
