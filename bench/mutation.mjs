/**
 * Mutation testing: changes the pure folders one small thing at a time, and counts how many changes the unit tests notice:
 *
 *   npm run mutation
 *
 * Arguments after `--` go to Stryker; such a run is not recorded (`npm run mutation -- --mutate src/climate/*.ts`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readVersions, record } from './record.mjs';
import { table } from './table.mjs';

const CONFIG = 'bench/stryker.config.json';
const given = process.argv.slice(2);
const { status } = spawnSync('stryker', ['run', CONFIG, ...given], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { jsonReporter, thresholds } = JSON.parse(readFileSync(CONFIG, 'utf8'));
/** @type {{ files: Record<string, { mutants: { status: string }[] }> }} */
const { files } = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8'));
/** @type {Record<string, string[]>} */
const rooms = {};
for (const [file, { mutants }] of Object.entries(files)) {
  for (const room of [`\`${file.split('/').slice(0, 2).join('/')}\``, 'all']) {
    rooms[room] = [...(rooms[room] ?? []), ...mutants.map((mutant) => mutant.status)];
  }
}
const rows = Object.entries(rooms).map(([room, statuses]) => {
  const count = (/** @type {string[]} */ ...of) => statuses.filter((found) => of.includes(found)).length;
  // Mutants that were ignored or don't compile say nothing about the tests.
  const [killed, timeout, missed] = [count('Killed'), count('Timeout'), count('Survived', 'NoCoverage')];
  const score = (100 * (killed + timeout)) / (killed + timeout + missed);
  return [room, `${killed}`, `${timeout}`, `${missed}`, `${score.toFixed(1)} %`];
});
record('mutation', {
  command: 'npm run mutation',
  shortened: given.join(' '),
  versions: readVersions(['@stryker-mutator/core', 'vitest']),
  conditions: [`A score below ${thresholds.break} % fails.`],
  tables: [
    table(
      ['folder', 'noticed', 'by a timeout', 'not noticed', 'score'],
      rows.toSorted(([a = ''], [b = '']) => Number(a === 'all') - Number(b === 'all')),
    ),
  ],
});
