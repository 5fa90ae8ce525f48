import { defineConfig } from 'vite';
import { declarations } from '../scripts/declarations.ts';
import { elementManifest } from '../scripts/elementManifest.ts';
import { licences } from '../scripts/licences.ts';
import { inProject } from '../scripts/nodeProgram.ts';

/** Frameworks set an object as a property only of a defined element, so a module that imports this one waits for it. */
const ELEMENT = "import { ready } from '../embed/product-selector.js';\nawait ready;\n";

/** Builds the engine and the server for `npm pack`, with their types and `custom-elements.json`. They need no other package. */
export default defineConfig({
  root: inProject('.'),
  publicDir: false,
  plugins: [
    declarations('package/tsconfig.json', ['package/engine.d.ts', 'package/server.d.ts']),
    {
      name: 'element',
      generateBundle() {
        this.emitFile({ type: 'asset', fileName: 'element.js', source: ELEMENT });
      },
    },
    elementManifest('custom-elements.json'),
    licences('LICENSES.txt'),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist/package',
    // A library build keeps the exports and takes no part of Node.
    lib: {
      entry: { engine: inProject('package/engine.ts'), server: inProject('package/server.ts') },
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    minify: true,
    rolldownOptions: {
      onLog(level, log, handle) {
        // Papa Parse imports Node's streams, which nothing here uses.
        if (!log.message.includes('Module "stream" has been externalized')) handle(level, log);
      },
      // They only show on a busy machine.
      checks: { bundlerTimings: false },
      output: { chunkFileNames: '[name].js', minify: true },
    },
  },
});
