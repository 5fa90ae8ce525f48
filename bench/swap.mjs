/**
 * How long `/healthz` takes at most while the embedded provider replaces its catalogue by the largest one it accepts:
 *
 *   npm run build && node bench/swap.mjs
 *
 * Prints the longest answer of each of five swaps, in CSV and in Windows-1252, and fails when one took longer than the goal.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { importSource, inProject } from '../scripts/importSource.mjs';
import { drawCatalogue } from './drawCatalogue.mjs';
import { startProvider } from './server/startServer.mjs';

const GOAL_MS = 400;
const SWAPS = 5;
/** @type {typeof import('../src/catalogue/catalogueLimits.ts')} */
const limits = await importSource('src/catalogue/catalogueLimits.ts');
/** @type {typeof import('../src/catalogue/writeCsv.ts')} */
const { writeCsv } = await importSource('src/catalogue/writeCsv.ts');

/** As many systems as a catalogue may have, in a file as large as it may be. */
function largestCsv() {
  const systems = drawCatalogue(limits.MOST_SYSTEMS);
  const withTexts = (/** @type {number} */ length) =>
    writeCsv(systems.map((system, index) => ({ ...system, description: `${index} °C `.repeat(300).slice(0, length) })));
  // Shorter by what one character of each row adds, so that the bytes of ° fit as well.
  const spare = limits.MOST_FILE_BYTES - Buffer.byteLength(withTexts(0));
  return withTexts(Math.floor((spare / limits.MOST_SYSTEMS) * 0.85));
}

/** The longest of the answers, one after another, until `/readyz` says that another catalogue is served. @param {string} url */
async function longestAnswer(url) {
  const since = async () => (await (await fetch(`${url}/readyz`)).json()).servedSince;
  const before = await since();
  let longest = 0;
  for (let checked = performance.now(); ; ) {
    const start = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    longest = Math.max(longest, performance.now() - start);
    if (start - checked < 200) continue;
    checked = start;
    if ((await since()) !== before) return longest;
  }
}

const folder = inProject('.cache/bench-swap');
mkdirSync(folder, { recursive: true });
const file = join(folder, 'range.csv');
const csv = largestCsv();
writeFileSync(file, csv.slice(0, csv.lastIndexOf('\n', csv.length / 2) + 1));
const server = await startProvider(file);
try {
  for (let swap = 0; swap < SWAPS; swap += 1) {
    // A row more at the end each time, so that each is news; the second kind is decoded by a table.
    const text = csv.slice(0, csv.lastIndexOf('\n', csv.length - 2 - swap * 2000) + 1);
    const bytes = Buffer.from(text, swap % 2 === 0 ? 'utf8' : 'latin1');
    writeFileSync(`${file}.new`, bytes);
    renameSync(`${file}.new`, file);
    const longest = await longestAnswer(server.url);
    console.log(`${bytes.length.toLocaleString('en-AU')} bytes: the longest answer took ${Math.round(longest)} ms.`);
    if (longest > GOAL_MS) process.exitCode = 1;
  }
} finally {
  server.stop();
}
