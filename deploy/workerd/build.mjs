/**
 * Builds the worker with a published folder as one file, `dist/workerd/worker.js`:
 *
 *   npm run build && node deploy/workerd/build.mjs published
 *   workerd serve deploy/workerd/config.capnp
 *
 * `--allow-origin` and `--frame-ancestors` mean the same as for the provider (docs/provider.md).
 */
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const PREPARED = 'virtual:prepared';
/** @param {string} path of the project */
const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @type {{ module: typeof import('./prepareWorker.ts') }} */
const { module } = await runnerImport(inProject('deploy/workerd/prepareWorker.ts'), { configFile: false });
const { lines, exitCode, json } = await module.prepareWorker(process.argv.slice(2));
for (const line of lines) console.error(line);
process.exitCode = exitCode;
if (json !== null) {
  await build({
    configFile: false,
    root: inProject('.'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'prepared',
        resolveId: (id) => (id === PREPARED ? id : null),
        load: (id) => (id === PREPARED ? `export default ${JSON.stringify(json)};` : null),
      },
    ],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'deploy/workerd/worker.ts',
      target: 'es2023',
      outDir: inProject('dist/workerd'),
      rolldownOptions: { output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  });
}
