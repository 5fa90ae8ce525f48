/**
 * Builds the worker with a published folder as one file, `dist/workerd/worker.js`:
 *
 *   npm run build && node deploy/workerd/build.mjs published
 *   workerd serve deploy/workerd/config.capnp
 *
 * `--allow-origin`, `--frame-ancestors`, `--agents` and `--share-url` mean the same as for the provider (docs/provider.md).
 */
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

const PREPARED = 'virtual:prepared';
const AGENTS = 'virtual:agents';
/** @param {string} path of the project */
const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** @type {{ module: typeof import('./prepareWorker.ts') }} */
const { module } = await runnerImport(inProject('deploy/workerd/prepareWorker.ts'), { configFile: false });
const { lines, exitCode, agents, json } = await module.prepareWorker(process.argv.slice(2));
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
        resolveId: (id) => (id === PREPARED || id === AGENTS ? id : null),
        load(id) {
          if (id === PREPARED) return `export default ${JSON.stringify(json)};`;
          // Without --agents, the worker has nothing of the package.
          const source = agents
            ? `export * from ${JSON.stringify(inProject('deploy/workerd/agents.ts'))}`
            : 'export const createAnswers = null;';
          return id === AGENTS ? source : null;
        },
      },
    ],
    ssr: { noExternal: true, target: 'webworker', resolve: { conditions: ['workerd', 'module', 'import', 'default'] } },
    build: {
      ssr: 'deploy/workerd/worker.ts',
      target: 'es2023',
      outDir: inProject('dist/workerd'),
      rolldownOptions: { output: { entryFileNames: 'worker.js', codeSplitting: false } },
    },
  });
}
