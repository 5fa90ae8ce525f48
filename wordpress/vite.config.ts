import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { licences } from '../scripts/licences.ts';

interface Script {
  /** Below this folder. */
  readonly entry: string;
  /** "iife" for a classic script, as WordPress enqueues it; "es" for a script module. */
  readonly format: 'iife' | 'es';
}

/** The plugin's scripts, one build each, because a classic script is one file. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  admin: { entry: 'admin/main.tsx', format: 'iife' },
  block: { entry: 'block/editor.ts', format: 'iife' },
  // A module that leaves no global, even where an optimiser puts it into a classic script.
  loader: { entry: 'loader.ts', format: 'iife' },
  // The words of headings, which the page loads with the first file.
  words: { entry: '../sheets/recognise/vocabulary.ts', format: 'es' },
};

/** WordPress's own React, 18.3 in 6.5 to 6.8: the page uses nothing newer. */
const GLOBALS = { react: 'wp.element', 'react-dom/client': 'wp.element' };

const WORDS_LATER: Plugin = {
  name: 'words-later',
  enforce: 'pre',
  resolveId: (id) =>
    id.endsWith('/vocabulary.ts') ? fileURLToPath(new URL('admin/loadedWords.ts', import.meta.url)) : null,
};

/**
 * Builds one of the plugin's scripts to dist/wordpress: `vite build -c wordpress/vite.config.ts --mode admin`. An
 * unknown mode, as when a tool reads the file, means the first.
 */
export default defineConfig(({ mode }) => {
  const [name, script] = Object.entries(SCRIPTS).find(([known]) => known === mode) ?? Object.entries(SCRIPTS)[0]!;
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    resolve: { alias: { 'react/jsx-runtime': fileURLToPath(new URL('admin/jsxRuntime.ts', import.meta.url)) } },
    plugins: [licences(`${name}.LICENSES.txt`), ...(name === 'admin' ? [WORDS_LATER] : [])],
    // A library build leaves it undefined.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/wordpress',
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
      lib: {
        entry: fileURLToPath(new URL(script.entry, import.meta.url)),
        formats: [script.format],
        name: 'productSelector',
        fileName: () => `${name}.js`,
        cssFileName: name,
      },
      rolldownOptions: {
        external: Object.keys(GLOBALS),
        treeshake: { propertyReadSideEffects: false },
        onLog(level, log, handle) {
          // Papa Parse imports Node's streams, which nothing here uses.
          if (!log.message.includes('Module "stream" has been externalized')) handle(level, log);
        },
        // They help a bundler drop unused code, and everything here is used.
        output: { minify: true, comments: { annotation: false }, globals: GLOBALS },
      },
    },
  };
});
