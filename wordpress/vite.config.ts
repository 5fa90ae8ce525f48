import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from '../scripts/licences.ts';

interface Script {
  /** Below this folder. */
  readonly entry: string;
  /** "iife" for a classic script, as WordPress enqueues it; "es" for a script module. */
  readonly format: 'iife' | 'es';
}

/** The plugin's scripts; each is a build of its own, since a classic script is one file. */
const SCRIPTS: Readonly<Record<string, Script>> = {
  admin: { entry: 'admin/main.tsx', format: 'iife' },
  block: { entry: 'block/editor.ts', format: 'iife' },
  loader: { entry: 'loader.ts', format: 'es' },
};

/**
 * Builds one of the plugin's scripts to dist/wordpress: `vite build -c wordpress/vite.config.ts --mode admin`. A mode that
 * names none, as when a tool only looks at the file, stands for the first.
 */
export default defineConfig(({ mode }) => {
  const [name, script] = Object.entries(SCRIPTS).find(([known]) => known === mode) ?? Object.entries(SCRIPTS)[0]!;
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    plugins: [licences(`${name}.LICENSES.txt`)],
    // A library build leaves this to whoever bundles it; here nobody does.
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
        onLog(level, log, handle) {
          // The reader of CSV could read Node's streams; here there are none, and nothing asks for them.
          if (!log.message.includes('Module "stream" has been externalized')) handle(level, log);
        },
        output: { minify: true },
      },
    },
  };
});
