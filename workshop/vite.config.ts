import { defineConfig } from 'vite';
import { inProject } from '../scripts/importSource.mjs';
import { licences } from '../scripts/licences.ts';

/** Builds the page of `product-selector workshop` to dist/workshop. */
export default defineConfig({
  root: inProject('.'),
  publicDir: false,
  plugins: [licences('LICENSES.txt')],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'dist/workshop',
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox124', 'safari17.5'],
    lib: {
      entry: inProject('workshop/command/main.tsx'),
      formats: ['es'],
      fileName: () => 'workshop.js',
      cssFileName: 'workshop',
    },
    rolldownOptions: {
      onLog(level, log, handle) {
        // Papa Parse imports Node's streams, which nothing here uses.
        if (!log.message.includes('Module "stream" has been externalized')) handle(level, log);
      },
      output: { minify: true, codeSplitting: false },
    },
  },
});
