/** Prints a run, records it in bench/recorded, and writes docs/performance.md. */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';
import { RECORDED, runLine, writePerformance } from './performancePage.mjs';

/**
 * @typedef {object} Measured
 * @property {string} command Repeats the measurement.
 * @property {string} [shortened] Why this run is shortened, such as "RUNS"; it is printed but not recorded.
 * @property {Readonly<Record<string, string>>} [versions] Beside Node's.
 * @property {readonly string[]} [conditions] Sentences.
 * @property {readonly string[]} tables Markdown.
 */

/** @param {string} name @param {Measured} measured */
export function record(name, { command, shortened, versions = {}, conditions = [], tables }) {
  const [processor] = cpus();
  const run = {
    date: new Date().toISOString().slice(0, 10),
    command,
    // Never the machine's name.
    machine: `${cpus().length} cores (${processor?.model.trim() || 'unnamed'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, load ${Math.round(loadavg()[0] ?? 0)}`,
    versions: { Node: process.versions.node, ...versions },
    conditions,
    tables,
  };
  console.log([runLine(run), ...tables].join('\n\n'));
  if (shortened) {
    console.log(`\nNot recorded: this run is shortened (${shortened}).`);
    return;
  }
  writeFileSync(`${RECORDED}/${name}.json`, `${JSON.stringify(run, null, 2)}\n`);
  writePerformance();
}

/**
 * The installed versions of packages, by name.
 * @param {readonly string[]} packages
 * @param {string} [folder] the one with node_modules
 * @returns {Readonly<Record<string, string>>}
 */
export const readVersions = (packages, folder = '.') =>
  Object.fromEntries(
    packages.map((name) => [
      name,
      JSON.parse(readFileSync(`${folder}/node_modules/${name}/package.json`, 'utf8')).version,
    ]),
  );
