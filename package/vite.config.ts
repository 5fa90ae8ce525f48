import { defineConfig } from 'vite';
import { declarations } from '../scripts/declarations.ts';
import { elementManifest } from '../scripts/elementManifest.ts';
import { inProject } from '../scripts/importSource.mjs';
import { licences } from '../scripts/licences.ts';
import { schemas } from '../scripts/schemas.ts';

const ENTRIES = ['engine', 'server', 'serverComponent', 'noDom'];

const QUESTIONS = /\/questionnaire\/(question|questionSet|tooltipTexts)\.ts$/;

/** Builds everything in the package except the element, with types and `custom-elements.json`. It needs no other package. */
export default defineConfig({
  root: inProject('.'),
  publicDir: false,
  plugins: [
    declarations('package/tsconfig.json', ['package/engine.d.ts', 'package/server.d.ts']),
    elementManifest('custom-elements.json'),
    {
      name: 'landing-types',
      generateBundle() {
        // TypeScript asks for the type of an imported style sheet.
        this.emitFile({ type: 'asset', fileName: 'landing.d.ts', source: 'export {};\n' });
      },
    },
    schemas('schemas'),
    licences('LICENSES.txt'),
  ],
  build: {
    target: 'es2023',
    outDir: 'dist/package',
    // A library build keeps the exports and includes no part of Node.
    lib: {
      entry: Object.fromEntries(ENTRIES.map((name) => [name, inProject(`package/${name}.ts`)])),
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    minify: true,
    rolldownOptions: {
      // Only an app that answers assistants loads it.
      external: '@modelcontextprotocol/server',
      onLog(level, log, handle) {
        // Papa Parse imports Node's streams, which nothing here uses.
        if (!log.message.includes('Module "stream" has been externalized')) handle(level, log);
      },
      // These messages only appear on a busy machine.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: '[name].js',
        minify: true,
        // A bundler takes this file alone for a program that only imports the questions.
        codeSplitting: {
          groups: [
            { name: 'questions', test: QUESTIONS, priority: 2 },
            { name: 'quote', test: /\/parts\/quote\//, priority: 1 },
            { name: 'sheets', test: /\/(sheets|catalogue|papaparse|fflate)\//, priority: 1 },
            { name: 'matching', test: /\/src\// },
          ],
        },
      },
    },
  },
});
