/**
 * Our selector beside other tools for the same eight questions, in one Chromium, throttled as a slow phone is (processor
 * 4 times slower, 1.6 Mb/s, 150 ms a request):
 *
 *   npm run build && npm run bench:web
 *
 * The peers are installed into bench/web/node_modules. Every page is served by the same server, precompressed, from one
 * origin; ours is the built element as the demo page has it, with a range of 500 systems. In each run every page is visited twice
 * in a fresh context: once *Start* is pressed as soon as it is there, once after a second of looking, and then everything
 * is answered. The order is turned round with every run, and a first run is thrown away. `RUNS=3` shortens it, and
 * `PAGES=SurveyJS,React` leaves pages out; such a run is not recorded. The raw numbers go to
 * .cache/bench-web.json.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { runnerImport } from 'vite';
import { findChromium } from '../scripts/findChromium.mjs';
import { drawCatalogue } from './drawCatalogue.mjs';
import { readVersions } from './readVersions.mjs';
import { record } from './record.mjs';
import { buildPage, htmlPage } from './web/build.mjs';
import { FLOOR, OURS, PEERS } from './web/peers.mjs';
import { behindLines, goalTable, resultFigures, resultTables } from './web/report.mjs';
import { filesOf, serve } from './web/serve.mjs';
import { visitInHaste, visitWholly } from './web/visit.mjs';

const WHOLE_RUNS = 9;
const RUNS = Number(process.env.RUNS ?? WHOLE_RUNS);
const SYSTEMS = 500;
const REST = '/wp-json/product-selector/v2';
/** No page reaches another host: a font from elsewhere would be measured with the network of the day. */
const OUTSIDE = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1';
const RAW = '.cache/bench-web.json';

/** @param {string} path below this folder */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** @param {string} path below this folder */
const importTypeScript = async (path) =>
  /** @type {any} */ ((await runnerImport(here(path), { configFile: false })).module);

/** Installs what the lock file names; a second time that costs seconds. */
function installPeers() {
  execFileSync('npm', ['ci', '--silent', '--no-progress'], { cwd: here('web'), stdio: 'inherit' });
}

/**
 * Our selector as its demo provider serves it, with both of its calls, on a page that has as little around it as the peers'
 * pages.
 */
async function ownFiles() {
  const embed = here('../dist/embed');
  if (!existsSync(embed)) throw new Error('There is no dist/embed: run npm run build first.');
  const { writeReply } = await importTypeScript('../src/catalogue/writeReply.ts');
  const demo = (await importTypeScript('../server/readDemoPage.ts')).readDemoPage(here('../server/demo.html'), embed);
  const [element] = demo.match(/<product-selector>.*<\/product-selector>/s) ?? [];
  const start = demo.match(
    /<style>product-selector.*?<\/style>|<link rel="modulepreload".*?>|<script type="module".*?<\/script>/gs,
  );
  if (!element || !start) throw new Error('server/demo.html shows no selector.');
  return /** @type {[string, string | Buffer][]} */ ([
    ['/ours/index.html', htmlPage(start.join(''), element)],
    [`${REST}/init`, JSON.stringify({ nonce: '0123456789' })],
    [`${REST}/products`, writeReply(drawCatalogue(SYSTEMS), '2026-01-01T00:00:00Z')],
    ...filesOf(embed, '/embed/'),
  ]);
}

/** Peers that could be built, and why the others could not. */
async function buildPages() {
  const files = await ownFiles();
  const peers = [];
  const missing = [];
  const named = process.env.PAGES?.split(',');
  for (const peer of PEERS) {
    if (named && ![...named, FLOOR, OURS].includes(peer.name)) continue;
    try {
      const built = peer.entry ? await buildPage(peer) : [];
      for (const [name, text] of built) files.push([`/${peer.folder}/${name}`, text]);
      peers.push(peer);
    } catch (error) {
      missing.push(`${peer.name} could not be built: ${error instanceof Error ? error.message : error}`);
    }
  }
  return { files, peers, missing };
}

/**
 * @param {string} url
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly import('./web/peers.mjs').Peer[]} peers
 * @param {(results: import('./web/report.mjs').Results) => void} keep Called after every run, so that none is lost.
 */
async function measure(url, browser, peers, keep) {
  /** @type {Record<string, import('./web/report.mjs').Raw>} */
  const results = Object.fromEntries(peers.map(({ name }) => [name, { haste: [], whole: [] }]));
  for (let run = 0; run <= RUNS; run += 1) {
    for (const peer of run % 2 === 0 ? peers : peers.toReversed()) {
      try {
        const haste = await visitInHaste(browser, url, peer);
        const whole = await visitWholly(browser, url, peer);
        if (run === 0) continue;
        results[peer.name]?.haste.push(haste);
        results[peer.name]?.whole.push(whole);
      } catch (error) {
        throw new Error(`${peer.name}, run ${run}`, { cause: error });
      }
    }
    keep(results);
    process.stderr.write(run === 0 ? 'warmed up' : ` ${run}`);
  }
  process.stderr.write('\n');
  return results;
}

installPeers();
const { files, peers, missing } = await buildPages();
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. Run: node scripts/installChromium.mjs, or set CHROMIUM_PATH.');
const server = await serve(files);
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', OUTSIDE],
});
try {
  const packages = peers.flatMap(({ packageName }) => packageName ?? []);
  const versions = { Chromium: browser.version(), ...readVersions(packages, here('web')) };
  mkdirSync('.cache', { recursive: true });
  const results = await measure(server.url, browser, peers, (sofar) =>
    writeFileSync(RAW, JSON.stringify({ versions, missing, results: sofar }, null, 1)),
  );
  const shortened = [RUNS < WHOLE_RUNS && `RUNS=${RUNS}`, process.env.PAGES && `PAGES=${process.env.PAGES}`];
  record('web', {
    command: 'npm run build && npm run bench:web',
    shortened: shortened.filter(Boolean).join(' '),
    versions,
    conditions: [
      `${RUNS} runs after one that was thrown away, in turned order; the range has ${SYSTEMS} systems. Processor 4 times slower, 1.6 Mb/s, 150 ms a request. In brackets the ratio to ${FLOOR}, the floor.`,
      ...missing,
    ],
    tables: { goals: goalTable(results), ...resultTables(results), behind: behindLines(results).join('\n') },
    figures: resultFigures(results),
  });
} finally {
  await browser.close();
  server.stop();
}
