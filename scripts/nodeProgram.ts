import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { inProject } from './importSource.mjs';
import { licences } from './licences.ts';

/** Packages that stay in node_modules. They only load with enquiries: one has native code, the others look for optional packages. */
const OUTSIDE = ['libsql', 'nodemailer', 'pg'];

/** The program of the thread for a SQLite store, which the program starts from its own folder. */
const sqliteThread: Plugin = {
  name: 'sqlite-thread',
  generateBundle() {
    const fileName = 'sqliteThread.mjs';
    const source = readFileSync(inProject(`server/enquiries/${fileName}`), 'utf8');
    this.emitFile({ type: 'asset', fileName, source });
  },
};

/** Builds `main.ts` of a folder as one file in `dist` that needs no packages except these, and no file but the thread's. */
export const nodeProgram = (folder: string) =>
  defineConfig({
    root: inProject('.'),
    publicDir: false,
    plugins: [licences('LICENSES.txt'), sqliteThread],
    ssr: { noExternal: true, external: OUTSIDE },
    build: {
      ssr: `${folder}/main.ts`,
      target: 'node20',
      outDir: `dist/${folder}`,
      emptyOutDir: true,
      sourcemap: true,
      // A part's program is for browsers; tools only read its words.
      rolldownOptions: {
        external: /\/start\.tsx?$/,
        output: { entryFileNames: 'main.js', codeSplitting: false, minify: { compress: true, mangle: false } },
      },
    },
  });
