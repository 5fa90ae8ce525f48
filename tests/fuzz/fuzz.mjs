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
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';

/** Cases that one process renders. The document keeps some megabytes of each. */
const BATCH = 100;
const { values } = parseArgs({
  options: { catalogues: { type: 'string' }, drawn: { type: 'string' }, seed: { type: 'string' } },
});
const catalogues = Number(values.catalogues ?? 100_000);
const drawn = Number(values.drawn ?? 2000);
const firstSeed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));

/** Prints what it found, and its seed. @param {string} file @param {Record<string, string>} env */
function run(file, env) {
  const child = spawn('npx', ['vitest', 'run', `tests/fuzz/${file}`, '--reporter=dot'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, FUZZ_KEEPS: '1', ...env },
  });
  return new Promise((resolve) => child.on('exit', resolve));
}

const shards = Math.min(availableParallelism(), Math.max(1, Math.floor(catalogues / 1000)));
const seed = (/** @type {number} */ number) => String((firstSeed + number) % 2 ** 31);
const codes = await Promise.all(
  Array.from({ length: shards }, async (_, shard) => {
    const share = String(Math.ceil(catalogues / shards));
    const read = await run('fuzz.test.ts', { FUZZ_SEED: seed(shard), FUZZ_CATALOGUES: share });
    let seen = 0;
    for (let batch = shard; batch * BATCH < drawn; batch += shards) {
      const left = Math.min(BATCH, drawn - batch * BATCH);
      seen ||= await run('fuzzScreens.test.tsx', { FUZZ_SEED: seed(batch), FUZZ_DRAWN: String(left) });
    }
    return read === 0 && seen === 0;
  }),
);
console.log(`Repeat it with --seed ${firstSeed}.`);
process.exitCode = codes.every(Boolean) ? 0 : 1;
