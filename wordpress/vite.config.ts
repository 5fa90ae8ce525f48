import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from '../scripts/licences.ts';

/**
 * The plugin's scripts, one build each, because a classic script is one file. The loader is one too, so it leaves no global, even
 * where an optimiser puts it into another script.
 */
const SCRIPTS: Readonly<Record<string, string>> = {
  admin: 'admin/main.tsx',
  block: 'block/editor.ts',
  loader: 'loader.ts',
};

/** WordPress's own React, 18.3 in 6.5 to 6.8: the page uses nothing newer. */
const GLOBALS = { react: 'wp.element', 'react-dom/client': 'wp.element' };

/**
 * Builds one of the plugin's scripts to dist/wordpress: `vite build -c wordpress/vite.config.ts --mode admin`. An
 * unknown mode, as when a tool reads the file, means the first.
 */
export default defineConfig(({ mode }) => {
  const [name, entry] = Object.entries(SCRIPTS).find(([known]) => known === mode) ?? Object.entries(SCRIPTS)[0]!;
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    resolve: { alias: { 'react/jsx-runtime': fileURLToPath(new URL('admin/jsxRuntime.ts', import.meta.url)) } },
    plugins: [licences(`${name}.LICENSES.txt`)],
    // A library build leaves it undefined.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: 'dist/wordpress',
      emptyOutDir: false,
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
      lib: {
        entry: fileURLToPath(new URL(entry, import.meta.url)),
        formats: ['iife'],
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
