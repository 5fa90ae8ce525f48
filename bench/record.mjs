/** The end of every benchmark: what was measured is printed, kept, and put into the documents. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { arch, cpus, platform, totalmem } from 'node:os';
import { QUOTED } from './figure.mjs';
import { fillDocuments } from './fillDocuments.mjs';
import { runLine } from './fillMarks.mjs';
import { RECORDED } from './readRuns.mjs';

/**
 * @typedef {object} Measured
 * @property {string} command What measures it again.
 * @property {string} [shortened] How this run is less than a whole one ("RUNS=1"); such a run is printed and not kept.
 * @property {Readonly<Record<string, string>>} [versions] Beside Node's: of the browser, of peers.
 * @property {readonly string[]} [conditions] Sentences.
 * @property {Readonly<Record<string, string>>} tables Markdown by name.
 * @property {Readonly<Record<string, string>>} [figures] By name; each a number, with its unit if it has one.
 * @property {Readonly<Record<string, number>>} [raw] What a check will compare with the state of that day.
 */

/**
 * Prints a run; unless it is a shortened one, also writes it to bench/recorded and into the marked places of all documents.
 * Throws where a figure is none that a document could quote.
 * @param {string} name
 * @param {Measured} measured
 */
export function record(name, { command, shortened, versions = {}, conditions = [], tables, figures = {}, raw }) {
  for (const [key, figure] of Object.entries(figures)) {
    QUOTED.lastIndex = 0;
    if (QUOTED.exec(figure)?.[0] !== figure)
      throw new Error(`Figure ${name}/${key} is "${figure}", not a number with a unit.`);
  }
  /** @type {import('./readRuns.mjs').Run} */
  const run = {
    date: new Date().toISOString().slice(0, 10),
    command,
    machine: machineClass(),
    versions: { Node: process.versions.node, ...versions },
    conditions,
    tables,
    figures,
    ...(raw && { raw }),
  };
  console.log([runLine(run), ...Object.values(tables)].join('\n\n'));
  if (shortened) {
    console.log(`\nNot recorded, since this run is shortened (${shortened}).`);
    return;
  }
  mkdirSync(RECORDED, { recursive: true });
  writeFileSync(`${RECORDED}/${name}.json`, `${JSON.stringify(run, null, 2)}\n`);
  const changed = fillDocuments();
  console.log(`\nRecorded in ${RECORDED}/${name}.json${changed.length > 0 ? ` and ${changed.join(', ')}` : ''}.`);
}

function machineClass() {
  const [processor] = cpus();
  return {
    cores: cpus().length,
    processor: processor?.model.trim().replaceAll(/\s+/g, ' ') || 'unnamed',
    memory: `${Math.round(totalmem() / 2 ** 30)} GB`,
    platform: `${platform()} ${arch()}`,
  };
}
