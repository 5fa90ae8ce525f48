import { readFileSync, rmSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { inProject } from '../scripts/importSource.mjs';
import { licences } from '../scripts/licences.ts';

/** The folders of the programs and of what they share, in the output folder. */
const FOLDERS = ['cli', 'server', 'programs'];
/** Packages that stay in node_modules. They only load with enquiries, or with assistants. */
const OUTSIDE = ['libsql', 'nodemailer', 'pg', '@modelcontextprotocol/server'];

/** Empties the folders, and adds the program of the thread for a SQLite store, which a program starts from the folder it shares. */
const ownFiles: Plugin = {
  name: 'own-files',
  generateBundle({ dir = '' }) {
    for (const folder of FOLDERS) rmSync(`${dir}/${folder}`, { recursive: true, force: true });
    const source = readFileSync(inProject('server/enquiries/sqliteThread.mjs'), 'utf8');
    this.emitFile({ type: 'asset', fileName: 'programs/sqliteThread.mjs', source });
  },
};

/** Builds the command line and the provider, which share most of their code. They need no packages except these. */
export default defineConfig({
  root: inProject('.'),
  publicDir: false,
  plugins: [licences('programs/LICENSES.txt'), ownFiles],
  ssr: { noExternal: true, external: OUTSIDE },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: false,
    sourcemap: true,
    rolldownOptions: {
      input: { 'cli/main': inProject('cli/main.ts'), 'server/main': inProject('server/main.ts') },
      // A part's program is for browsers; tools only read its words.
      external: /\/start\.tsx?$/,
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'programs/[name].js',
        codeSplitting: { groups: [{ name: 'shared', minShareCount: 2 }] },
        minify: true,
      },
    },
  },
});
