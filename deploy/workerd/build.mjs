/**
 * Builds the worker into `dist/workerd`, with a range in it:
 *
 *   npm run build && node deploy/workerd/build.mjs --catalogue my-range.csv
 *   workerd serve deploy/workerd/config.capnp
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build, runnerImport } from 'vite';

/** @param {string} path of the project */
const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FOLDER = inProject('dist/workerd');

/**
 * Says what is wrong on the console and gives false where there is something.
 * @param {string} catalogue
 */
async function buildWorker(catalogue) {
  /** @type {typeof import('./prepare.ts')} */
  const { prepare } = (await runnerImport(inProject('deploy/workerd/prepare.ts'), { configFile: false })).module;
  const prepared = await prepare(catalogue);
  if (!prepared.ok) {
    for (const line of prepared.lines) console.error(line);
    console.error(`The catalogue ${catalogue} cannot be used: mend the lines above and build again.`);
    return false;
  }
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(`${FOLDER}/bodies.bin`, prepared.bodies);
  writeFileSync(`${FOLDER}/index.json.txt`, prepared.index);
  await build({
    configFile: false,
    root: inProject('.'),
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: 'deploy/workerd/worker.ts',
      target: 'es2023',
      outDir: FOLDER,
      emptyOutDir: false,
      rolldownOptions: {
        external: /\/(bodies\.bin|index\.json\.txt)$/,
        output: { entryFileNames: 'worker.js', codeSplitting: false },
      },
    },
  });
  return true;
}

const { values } = parseArgs({ options: { catalogue: { type: 'string' } } });
try {
  if (!(await buildWorker(values.catalogue ?? inProject('catalogue/products.csv')))) process.exitCode = 1;
} catch (error) {
  console.error(`The worker cannot be built: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
