/** Prints a run, and puts it into docs/performance.md in place of the last one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { arch, cpus, loadavg, platform, totalmem } from 'node:os';

const PAGE = 'docs/performance.md';

/**
 * @typedef {object} Measured
 * @property {string} title The run's section of the page, which must be there.
 * @property {string} introduction Sentences.
 * @property {string} command Repeats the measurement.
 * @property {string} [shortened] Why this run is shortened, such as "RUNS"; it is printed but not recorded.
 * @property {Readonly<Record<string, string>>} [versions] Beside Node's.
 * @property {string} conditions Sentences.
 * @property {readonly string[]} tables Markdown.
 */

/** @param {Measured} measured */
export function record({ title, introduction, command, shortened, versions = {}, conditions, tables }) {
  const [processor] = cpus();
  const date = new Date().toISOString().slice(0, 10);
  // Never the machine's name.
  const machine = `${cpus().length} cores (${processor?.model.trim() || 'unnamed'}), ${Math.round(totalmem() / 2 ** 30)} GB, ${platform()} ${arch()}, load ${Math.round(loadavg()[0] ?? 0)}`;
  const named = Object.entries({ Node: process.versions.node, ...versions }).map((entry) => entry.join(' '));
  const run = `\`${command}\`, ${date}, ${machine}; ${named.join(', ')}. ${conditions}`;
  const section = [`## ${title}`, `${introduction} ${run}`, ...tables].join('\n\n');
  console.log(section);
  if (shortened) {
    console.log(`\nNot recorded: this run is shortened (${shortened}).`);
    return;
  }
  const parts = readFileSync(PAGE, 'utf8').split(/^(?=## )/m);
  const place = parts.findIndex((part) => part.startsWith(`## ${title}\n`));
  if (place < 0) throw new Error(`${PAGE} has no section ## ${title}. Add the heading where the run belongs.`);
  const isLast = place === parts.length - 1;
  writeFileSync(PAGE, parts.with(place, `${section}\n${isLast ? '' : '\n'}`).join(''));
}

/**
 * The installed versions of packages, by name.
 * @param {readonly string[]} packages
 * @returns {Readonly<Record<string, string>>}
 */
export const readVersions = (packages) =>
  Object.fromEntries(
    packages.map((name) => [name, JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version]),
  );
