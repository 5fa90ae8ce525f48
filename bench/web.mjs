/**
 * Our selector beside two pages of ours with the same eight questions, in one Chromium throttled like a slow phone (processor 4 times
 * slower, 1.6 Mb/s, 150 ms a request):
 *
 *   npm run bench:web
 *
 * One server serves every page precompressed; ours is the built element as on the demo page. Each run visits every page twice in a
 * new context: pressing *Start* at once; and, after a second, answering everything at the pace of a person. The order alternates, and
 * the first run is discarded.
 * Fails if a goal is missed. `RUNS=3` shortens it; a shortened run isn't recorded. The raw numbers go to .cache/bench-web.json.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/findChromium.mjs';
import { importSource, inProject } from '../scripts/importSource.mjs';
import { buildPage, htmlPage } from './web/build.mjs';
import { OURS, PEERS } from './web/peers.mjs';
import { judgeGoals, record, resultTable } from './web/report.mjs';
import { serve } from './web/serve.mjs';
import { visitInHaste, visitWholly } from './web/visit.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
/**
 * No call of the browser's own, and no other host: the network stays out of the measurement. V8 notes the positions in each function
 * when it compiles it: otherwise it parses our largest file and the floor's again for the stacks that DevTools asks for, which no visitor waits for.
 */
const ARGS = [
  '--js-flags=--no-enable-lazy-source-positions',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];
/** @type {typeof import('../tests/samples/readFile.ts')} */
const { readCsv } = await importSource('tests/samples/readFile.ts');
/** @type {typeof import('../src/catalogue/writeReply.ts')} */
const { writeReply } = await importSource('src/catalogue/writeReply.ts');
const { products: CATALOGUE } = readCsv(readFileSync(inProject('catalogue/products.csv'), 'utf8'));
const REST = '/wp-json/product-selector/v2';
const RAW = '.cache/bench-web.json';

/** Our selector as its demo provider serves it, with as little around it as on the peers' pages. */
async function ownFiles() {
  const { demoPage } = await importSource('server/demoPage.ts');
  const read = (/** @type {string} */ file) => readFileSync(inProject(file));
  /** @type {string} */
  const demo = demoPage(String(read('server/demo.html')), String(read('dist/embed/start.html')), {
    file: null,
    systems: 0,
  });
  const [element] = demo.match(/<product-selector\b.*<\/product-selector>/s) ?? [];
  const start = demo.match(
    /<style>product-selector.*?<\/style>|<link rel="modulepreload".*?>|<script type="module".*?<\/script>/gs,
  );
  // The other pages don't ask for the size of the rooms.
  const asked = element?.replace('<product-selector', '$& size-help="off"');
  if (!asked || !start) throw new Error('server/demo.html has no selector.');
  const names = readdirSync(inProject('dist/embed')).filter((name) => !name.endsWith('.map'));
  return /** @type {[string, string | Buffer][]} */ ([
    ['/ours/index.html', htmlPage(start.join(''), asked)],
    [`${REST}/init`, JSON.stringify({ nonce: '0123456789' })],
    [`${REST}/products`, writeReply(CATALOGUE, '2026-01-01T00:00:00Z')],
    ...names.map((name) => [`/embed/${name}`, read(`dist/embed/${name}`)]),
  ]);
}

const files = await ownFiles();
for (const peer of PEERS.filter(({ entry }) => entry)) {
  for (const [name, text] of await buildPage(peer)) files.push([`/${peer.folder}/${name}`, text]);
}
const server = await serve(files);
const browser = await chromium.launch({ executablePath: findChromium(), args: ARGS });
try {
  mkdirSync('.cache', { recursive: true });
  /** @type {Record<string, import('./web/report.mjs').Visit[]>} */
  const results = Object.fromEntries(PEERS.map(({ name }) => [name, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const peer of run % 2 === 0 ? PEERS : PEERS.toReversed()) {
      try {
        const haste = await visitInHaste(browser, server.url, peer);
        const whole = await visitWholly(browser, server.url, peer);
        if (run > 0) results[peer.name]?.push({ ...haste, ...whole });
      } catch (error) {
        throw new Error(`${peer.name}, run ${run}`, { cause: error });
      }
    }
    writeFileSync(RAW, JSON.stringify(results, null, 1));
    process.stderr.write(run === 0 ? 'warmed up' : ` ${run}`);
  }
  process.stderr.write('\n');
  const { goals, missed } = judgeGoals(results);
  const tables = [goals, resultTable(results)];
  console.log(tables.join('\n\n'));
  const versions = ['@tanstack/react-router', 'react'].map(
    (name) => `${name} ${JSON.parse(readFileSync(inProject(`node_modules/${name}/package.json`), 'utf8')).version}`,
  );
  const conditions = `Medians of ${RUNS} runs; the catalogue has ${CATALOGUE.length} systems. Processor 4 times slower, 1.6 Mb/s, 150 ms a request. A run presses ${results[OURS]?.[0]?.presses.length} times, half a second apart.`;
  if (process.env.RUNS) console.log('\nNot recorded: this run is shortened (RUNS).');
  else record(`${[`Chromium ${browser.version()}`, ...versions].join(', ')}. ${conditions}`, tables);
  for (const goal of missed) console.error(`Goal missed: ${goal}.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.stop();
}
