/**
 * Tests far more hostile catalogues, saved visits and messages than the check has time for:
 *
 *   npm run fuzz -- [--catalogues 100000] [--drawn 2000] [--seed 1]
 *
 * Each case is read, matched and worded. For the rendered ones, every screen is compared with the screen of the same
 * catalogue in harmless words. A case that breaks a promise is shrunk and saved in tests/fuzz/corpus, so the check repeats
 * it from then on. Exits with 1 if it found something. Pass the printed seed to repeat a run.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

const REPORT = '.cache/fuzz.jsonl';
/** Cases that one process renders. The document keeps some megabytes of each. */
const BATCH = 100;
const { values } = parseArgs({
  options: { catalogues: { type: 'string' }, drawn: { type: 'string' }, seed: { type: 'string' } },
});
const catalogues = Number(values.catalogues ?? 100_000);
const drawn = Number(values.drawn ?? 2000);
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

/**
 * @param {string} file
 * @param {Record<string, string>} env
 */
function run(file, env) {
  const child = spawn('npx', ['vitest', 'run', `tests/fuzz/${file}`, '--reporter=dot'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

mkdirSync('.cache', { recursive: true });
rmSync(REPORT, { force: true });
const shards = Math.min(availableParallelism(), Math.max(1, Math.floor(catalogues / 1000)));
const seed = (/** @type {number} */ number) => String((firstSeed + number) % 2 ** 31);
const share = (/** @type {number} */ of) => String(Math.ceil(of / shards));
const begun = performance.now();
const codes = await Promise.all(
  Array.from({ length: shards }, async (_, shard) => {
    const env = { FUZZ_REPORT: REPORT, FUZZ_SEED: seed(shard) };
    const read = await run('fuzz.test.ts', { ...env, FUZZ_CATALOGUES: share(catalogues) });
    let seen = 0;
    for (let batch = shard; batch * BATCH < drawn; batch += shards) {
      const left = Math.min(BATCH, drawn - batch * BATCH);
      seen ||= await run('fuzzScreens.test.tsx', { ...env, FUZZ_SEED: seed(batch), FUZZ_DRAWN: String(left) });
    }
    return read === 0 && seen === 0;
  }),
);
const seconds = (performance.now() - begun) / 1000;

/** @typedef {{ name: string, catalogues: number, products: number, screens: number, seed: number, findings: number, seconds: number, error: string | null, found: string | null }} Line */
const lines = existsSync(REPORT) ? readFileSync(REPORT, 'utf8').trim().split('\n') : [];
const runs = lines.map((line) => /** @type {Line} */ (JSON.parse(line)));
const whole = (/** @type {number} */ value) => value.toLocaleString('en-AU');
const table = [
  '| hostile catalogues | | products | screens | findings | processor seconds |',
  '|---|---:|---:|---:|---:|---:|',
];
for (const name of new Set(runs.map((line) => line.name))) {
  const of = runs.filter((line) => line.name === name);
  const sum = (/** @type {'catalogues' | 'products' | 'screens' | 'findings' | 'seconds'} */ key) =>
    whole(Math.round(of.reduce((total, line) => total + line[key], 0)));
  table.push(
    `| ${name} | ${sum('catalogues')} | ${sum('products')} | ${sum('screens')} | ${sum('findings')} | ${sum('seconds')} |`,
  );
}
console.log(table.join('\n'));
console.log(`\nIt took ${seconds.toFixed(0)} s with ${shards} processes. Repeat it with --seed ${firstSeed}.`);
for (const { error, found } of runs) if (error) console.log(`\nFound: ${error}\n${found}`);
if (!codes.every(Boolean)) process.exitCode = 1;
