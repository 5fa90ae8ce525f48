import { defineConfig } from 'vite';
import { inProject } from './importSource.mjs';
import { licences } from './licences.ts';

/** Packages that stay in node_modules. They only load with enquiries: one has native code, the others look for optional packages. */
const OUTSIDE = ['libsql', 'nodemailer', 'pg'];

/** Builds `main.ts` of a folder as one file in `dist` that needs no packages except these. */
export const nodeProgram = (folder: string) =>
  defineConfig({
    root: inProject('.'),
    publicDir: false,
    plugins: [licences('LICENSES.txt')],
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: `${folder}/main.ts`,
      target: 'node20',
      outDir: `dist/${folder}`,
      emptyOutDir: true,
      sourcemap: true,
      // A part's program is for browsers; tools only read its words.
      rolldownOptions: { external: /\/start\.tsx?$/, output: { entryFileNames: 'main.js', codeSplitting: false } },
    },
  });
