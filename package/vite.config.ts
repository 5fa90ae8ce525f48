import { defineConfig } from 'vite';
import { declarations } from '../scripts/declarations.ts';
import { elementManifest } from '../scripts/elementManifest.ts';
import { inProject } from '../scripts/importSource.mjs';
import { schemas } from '../scripts/schemas.ts';

const ENTRIES = ['serverComponent', 'noDom'];

/**
 * Builds what the package has beside the element and the programs: types, `custom-elements.json`, schemas, and what stands for the
 * element where there is no DOM. The engine and the provider's calls are built with the programs, whose code they share.
 */
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
  ],
  build: {
    target: 'es2023',
    outDir: 'dist/package',
    lib: {
      entry: Object.fromEntries(ENTRIES.map((name) => [name, inProject(`package/${name}.ts`)])),
      formats: ['es'],
      fileName: (_, name) => `${name}.js`,
    },
    // These messages only appear on a busy machine.
    rolldownOptions: { checks: { bundlerTimings: false }, output: { minify: true } },
  },
});
