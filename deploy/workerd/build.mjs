/**
 * Builds the worker with its catalogue into `dist/workerd`:
 *
 *   npm run build && node deploy/workerd/build.mjs --catalogue my-catalogue.csv
 *   workerd serve deploy/workerd/config.capnp
 *
 * `--without-bad-rows`, `--allow-origin` and `--frame-ancestors` mean the same as for the provider (docs/provider.md).
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

/** @param {string} path of the project */
const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const FOLDER = inProject('dist/workerd');
const FAILED = 1;
const MISUSED = 2;

/** A module of this folder. @param {string} name */
const load = async (name) => (await runnerImport(inProject(`deploy/workerd/${name}.ts`), { configFile: false })).module;

/**
 * Prints problems and returns false if the catalogue is refused.
 * @param {string} catalogue
 * @param {boolean} withoutBadRows
 * @param {import('../../server/readValues.ts').Sites} sites
 */
async function buildWorker(catalogue, withoutBadRows, sites) {
  /** @type {typeof import('./prepare.ts')} */
  const { prepare } = await load('prepare');
  const prepared = await prepare(catalogue, withoutBadRows, sites);
  for (const line of prepared.lines) console.error(printable(line));
  if (!prepared.ok) return false;
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

/** @type {typeof import('./readBuildOptions.ts')} */
const { readBuildOptions } = await load('readBuildOptions');
/** @type {typeof import('../../src/catalogue/printable.ts')} */
const { printable } = (await runnerImport(inProject('src/catalogue/printable.ts'), { configFile: false })).module;
const read = readBuildOptions(process.argv.slice(2));
if (read.ok) {
  const { catalogue, withoutBadRows, sites } = read.value;
  try {
    if (!(await buildWorker(catalogue ?? inProject('catalogue/products.csv'), withoutBadRows, sites)))
      process.exitCode = FAILED;
  } catch (error) {
    console.error(printable(`The worker can't be built: ${error instanceof Error ? error.message : error}`));
    process.exitCode = FAILED;
  }
} else {
  console.error(printable(read.problem));
  process.exitCode = MISUSED;
}
