import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { licences } from './licences.ts';

/** Builds `main.ts` of a folder as one file in `dist`; its packages stay in node_modules. */
export const nodeProgram = (folder: string) =>
  defineConfig({
    root: fileURLToPath(new URL('..', import.meta.url)),
    publicDir: false,
    plugins: [licences('LICENSES.txt')],
    build: {
      ssr: `${folder}/main.ts`,
      target: 'node20',
      outDir: `dist/${folder}`,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: { output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
