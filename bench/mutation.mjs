/**
 * Mutation testing: the pure folders are changed one small thing at a time, and counted is which changes the unit tests
 * notice.
 *
 *   npm run mutation
 *
 * What is given after `--` goes to Stryker; such a run is not recorded (`npm run mutation -- --mutate src/climate/*.ts`).
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readVersions } from './readVersions.mjs';
import { record } from './record.mjs';

/** @typedef {{ files: Record<string, { mutants: { status: string }[] }>, thresholds: { break?: number } }} Report */

const CONFIG = 'bench/stryker.config.json';
const given = process.argv.slice(2);
const from = performance.now();
const { status } = spawnSync('stryker', ['run', CONFIG, ...given], { stdio: 'inherit' });
const minutes = Math.round((performance.now() - from) / 60_000);
if (status !== 0) {
  process.exitCode = status ?? 1;
} else {
  const { jsonReporter, thresholds } = JSON.parse(readFileSync(CONFIG, 'utf8'));
  /** @type {Report} */
  const report = JSON.parse(readFileSync(jsonReporter.fileName, 'utf8'));
  const rows = Object.entries(roomsOf(report)).map(([room, counts]) => row(`\`${room}\``, counts));
  const all = count(Object.values(report.files).flatMap(({ mutants }) => mutants));
  record('mutation', {
    command: 'npm run mutation',
    shortened: given.join(' '),
    versions: readVersions(['@stryker-mutator/core', 'vitest']),
    conditions: [`It took ${minutes} minutes; below ${thresholds.break} % it fails.`],
    tables: {
      rooms: [
        '| room | noticed | by running too long | not noticed | score |',
        '|---|---:|---:|---:|---:|',
        ...rows,
        row('all', all),
      ].join('\n'),
    },
    figures: { score: score(all), took: `${minutes} minutes` },
  });
}

/** @typedef {{ killed: number, timeout: number, missed: number }} Counts */

/**
 * The mutants of each room of src.
 * @param {Report} report
 */
function roomsOf({ files }) {
  /** @type {Record<string, { status: string }[]>} */
  const rooms = {};
  for (const [file, { mutants }] of Object.entries(files)) {
    const room = file.split('/').slice(0, 2).join('/');
    rooms[room] = [...(rooms[room] ?? []), ...mutants];
  }
  return Object.fromEntries(Object.entries(rooms).map(([room, mutants]) => [room, count(mutants)]));
}

/**
 * Mutants that were left out, or that do not run at all, say nothing about the tests.
 * @param {readonly { status: string }[]} mutants
 * @returns {Counts}
 */
function count(mutants) {
  /** @param {string[]} statuses */
  const of = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
  return { killed: of('Killed'), timeout: of('Timeout'), missed: of('Survived', 'NoCoverage') };
}

/** @param {Counts} counts */
function score({ killed, timeout, missed }) {
  return `${((100 * (killed + timeout)) / (killed + timeout + missed)).toFixed(1)} %`;
}

/** @param {string} name @param {Counts} counts */
function row(name, counts) {
  return `| ${name} | ${counts.killed} | ${counts.timeout} | ${counts.missed} | ${score(counts)} |`;
}
