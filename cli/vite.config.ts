import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from '../scripts/licences.ts';

/** Builds the command line as one file; its packages stay in node_modules. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  publicDir: false,
  plugins: [licences('LICENSES.txt')],
  build: {
    ssr: 'cli/main.ts',
    target: 'node20',
    outDir: 'dist/cli',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
  },
});
