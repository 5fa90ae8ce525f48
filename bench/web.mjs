/**
 * Our selector beside other tools for the same eight questions, in one Chromium that is throttled like a slow phone
 * (processor 4 times slower, 1.6 Mb/s, 150 ms a request):
 *
 *   npm run build && npm run bench:web
 *
 * The peers are installed into bench/web/node_modules. One server serves every page precompressed from one origin; ours is
 * the built element as on the demo page, with the demo range. In each run every page is visited twice in a new context: once
 * *Start* is pressed as soon as it is there; once after a second, and then everything is answered. The order alternates, and
 * the first run is thrown away. Fails if a goal is missed. `RUNS=3` shortens it, `PAGES=SurveyJS,React` leaves pages out,
 * `SYSTEMS=500` draws a larger range; such a run is not recorded. The raw numbers go to .cache/bench-web.json.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { importSource, inProject } from '../scripts/importSource.mjs';
import { DEMO, drawCatalogue, replyOf } from './drawCatalogue.mjs';
import { launchChromium } from './launchChromium.mjs';
import { readVersions, record } from './record.mjs';
import { buildPage, htmlPage } from './web/build.mjs';
import { FLOOR, HAND_WRITTEN, OURS, PEERS } from './web/peers.mjs';
import { judgeGoals, resultTable } from './web/report.mjs';
import { filesOf, serve } from './web/serve.mjs';
import { visitInHaste, visitWholly } from './web/visit.mjs';

/**
 * The most that ours may need: so much, or so many times what another page needs. Heap has no goal; watch its column.
 * @type {readonly import('./web/report.mjs').Goal[]}
 */
const GOALS = [
  { measure: 'bytesUntilStart', most: 92_000 },
  { measure: 'bytesOfJourney', most: 138_000 },
  { measure: 'firstPaint', times: 1.1, page: HAND_WRITTEN },
  { measure: 'questionAtOnce', times: 1.4, page: FLOOR },
  { measure: 'pressMedian', times: 1.25, page: FLOOR },
  { measure: 'pressLate', times: 1.25, page: FLOOR },
  { measure: 'longTasks', most: 0 },
];

const WHOLE_RUNS = 5;
const RUNS = Number(process.env.RUNS ?? WHOLE_RUNS);
const RANGE = process.env.SYSTEMS ? drawCatalogue(Number(process.env.SYSTEMS)) : DEMO;
const REST = '/wp-json/product-selector/v2';
const RAW = '.cache/bench-web.json';

/** Our selector as its demo provider serves it, on a page with as little around it as the peers' pages. */
async function ownFiles() {
  const embed = inProject('dist/embed');
  const { demoPage } = await importSource('server/demoPage.ts');
  const read = (/** @type {string} */ file) => readFileSync(inProject(file), 'utf8');
  /** @type {string} */
  const demo = demoPage(read('server/demo.html'), read('dist/embed/start.html'));
  const [element] = demo.match(/<product-selector>.*<\/product-selector>/s) ?? [];
  const start = demo.match(
    /<style>product-selector.*?<\/style>|<link rel="modulepreload".*?>|<script type="module".*?<\/script>/gs,
  );
  if (!element || !start) throw new Error('server/demo.html shows no selector.');
  return /** @type {[string, string | Buffer][]} */ ([
    ['/ours/index.html', htmlPage(start.join(''), element)],
    [`${REST}/init`, JSON.stringify({ nonce: '0123456789' })],
    [`${REST}/products`, replyOf(RANGE)],
    ...filesOf(embed, '/embed/'),
  ]);
}

execFileSync('npm', ['ci', '--silent', '--no-progress'], { cwd: inProject('bench/web'), stdio: 'inherit' });
const named = process.env.PAGES?.split(',');
const peers = PEERS.filter(({ name }) => !named || [...named, FLOOR, HAND_WRITTEN, OURS].includes(name));
const packages = peers.flatMap(({ packageName }) => packageName ?? []);
const files = await ownFiles();
for (const peer of peers) {
  const built = peer.entry ? await buildPage(peer) : [];
  for (const [name, text] of built) files.push([`/${peer.folder}/${name}`, text]);
}
const server = await serve(files);
const browser = await launchChromium();
try {
  mkdirSync('.cache', { recursive: true });
  /** @type {Record<string, import('./web/report.mjs').Visit[]>} */
  const results = Object.fromEntries(peers.map(({ name }) => [name, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const peer of run % 2 === 0 ? peers : peers.toReversed()) {
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
  const { goals, missed } = judgeGoals(results, GOALS);
  record('web', {
    command: 'npm run build && npm run bench:web',
    shortened: ['RUNS', 'PAGES', 'SYSTEMS'].filter((name) => process.env[name]).join(' and '),
    versions: { Chromium: browser.version(), ...readVersions(packages, inProject('bench/web')) },
    conditions: [
      `Medians of ${RUNS} runs; the range has ${RANGE.length} systems. Processor 4 times slower, 1.6 Mb/s, 150 ms a request. A run presses ${results[OURS]?.[0]?.presses.length} times; Quill Forms goes on by itself and is pressed ${results['Quill Forms']?.[0]?.presses.length ?? 'fewer'} times.`,
    ],
    tables: [goals, resultTable(results)],
  });
  for (const goal of missed) console.error(`Goal missed: ${goal}.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.stop();
}
