/**
 * Our selector beside two pages of ours with the same eight questions, in one Chromium throttled like a slow phone (processor 4 times
 * slower, 1.6 Mb/s, 150 ms a request):
 *
 *   npm run bench:web
 *
 * One server serves every page precompressed; ours is the built element as on the demo page. Each run visits every page three
 * times in a new context: pressing *Start* at once; after a second, answering everything at the pace of a person; and the same as
 * fast as the page allows. The order alternates, and the first run is discarded.
 * Fails if a goal is missed. `RUNS=3` shortens it, and `SYSTEMS=500` uses a larger catalogue; shortened or larger runs are not
 * recorded. The raw numbers go to .cache/bench-web.json.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { importSource, inProject } from '../scripts/importSource.mjs';
import { DEMO, drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { launchChromium } from './launchChromium.mjs';
import { readVersions, record } from './record.mjs';
import { buildPage, htmlPage } from './web/build.mjs';
import { OURS, PEERS } from './web/peers.mjs';
import { judgeGoals, resultTable } from './web/report.mjs';
import { serve } from './web/serve.mjs';
import { visitFast, visitInHaste, visitWholly } from './web/visit.mjs';

const RUNS = Number(process.env.RUNS ?? 5);
const CATALOGUE = process.env.SYSTEMS ? drawCatalogue(Number(process.env.SYSTEMS)) : DEMO;
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
  if (!element || !start) throw new Error('server/demo.html has no selector.');
  const names = readdirSync(inProject('dist/embed')).filter((name) => !name.endsWith('.map'));
  return /** @type {[string, string | Buffer][]} */ ([
    ['/ours/index.html', htmlPage(start.join(''), element)],
    [`${REST}/init`, JSON.stringify({ nonce: '0123456789' })],
    [`${REST}/products`, replyOf(CATALOGUE)],
    ...names.map((name) => [`/embed/${name}`, read(`dist/embed/${name}`)]),
  ]);
}

const files = await ownFiles();
for (const peer of PEERS.filter(({ entry }) => entry)) {
  for (const [name, text] of await buildPage(peer)) files.push([`/${peer.folder}/${name}`, text]);
}
const server = await serve(files);
const browser = await launchChromium();
try {
  mkdirSync('.cache', { recursive: true });
  /** @type {Record<string, import('./web/report.mjs').Visit[]>} */
  const results = Object.fromEntries(PEERS.map(({ name }) => [name, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const peer of run % 2 === 0 ? PEERS : PEERS.toReversed()) {
      try {
        const haste = await visitInHaste(browser, server.url, peer);
        const whole = await visitWholly(browser, server.url, peer);
        const fast = await visitFast(browser, server.url, peer);
        if (run > 0) results[peer.name]?.push({ ...haste, ...whole, ...fast });
      } catch (error) {
        throw new Error(`${peer.name}, run ${run}`, { cause: error });
      }
    }
    writeFileSync(RAW, JSON.stringify(results, null, 1));
    process.stderr.write(run === 0 ? 'warmed up' : ` ${run}`);
  }
  process.stderr.write('\n');
  const { goals, missed } = judgeGoals(results);
  record({
    title: 'In a throttled browser',
    introduction:
      'The same eight questions on our page and on two that have nothing else. React with TanStack Router alone is the floor; in brackets the ratio to it. The command fails if a goal is missed.',
    command: 'npm run bench:web',
    shortened: ['RUNS', 'SYSTEMS'].filter((name) => process.env[name]).join(' and '),
    versions: { Chromium: browser.version(), ...readVersions(['@tanstack/react-router', 'react']) },
    conditions: `Medians of ${RUNS} runs; the catalogue has ${CATALOGUE.length} systems. Processor 4 times slower, 1.6 Mb/s, 150 ms a request. A run presses ${results[OURS]?.[0]?.presses.length} times, half a second apart; at full speed as soon as the page allows.`,
    tables: [goals, resultTable(results)],
  });
  for (const goal of missed) console.error(`Goal missed: ${goal}.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.stop();
}
