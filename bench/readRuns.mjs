/**
 * What is known of a benchmark's last run; one file each in bench/recorded.
 *
 * @typedef {object} Run
 * @property {string} date As 2026-11-21.
 * @property {string} command
 * @property {Machine} machine
 * @property {Readonly<Record<string, string>>} versions Of what ran and of what was measured beside it, by name.
 * @property {readonly string[]} conditions Sentences: what was done, how often, with how much.
 * @property {Readonly<Record<string, string>>} tables Markdown by name.
 * @property {Readonly<Record<string, string>>} figures A number with its unit by name, for sentences that quote it.
 * @property {Readonly<Record<string, number>>} [raw] What a check compares with today.
 *
 * @typedef {object} Machine Its class, never its name.
 * @property {number} cores
 * @property {string} processor As the system calls it.
 * @property {string} memory
 * @property {string} platform
 *
 * @typedef {Readonly<Record<string, Run>>} Runs By the benchmark's name.
 */
import { readdirSync, readFileSync } from 'node:fs';

export const RECORDED = 'bench/recorded';

/**
 * The last run of every benchmark.
 * @param {string} [folder]
 * @returns {Runs}
 */
export function readRuns(folder = RECORDED) {
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace('.json', ''), JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))]),
  );
}
