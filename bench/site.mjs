/**
 * The first paint of the site's pages beside a page written by hand, throttled as in `npm run bench:web`:
 *
 *   npm run bench:site
 *
 * The hand-written page comes from that benchmark: one file of 2 kB. Each run opens every page once, in a new context. The order
 * alternates, and the first run is discarded. Fails if a page is above the limit. `RUNS=1` shortens it.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { inProject } from '../scripts/importSource.mjs';
import { launchChromium } from './launchChromium.mjs';
import { median } from './quantile.mjs';
import { readVersions, record } from './record.mjs';
import { table } from './table.mjs';
import { buildPage } from './web/build.mjs';
import { HAND_WRITTEN, PEERS } from './web/peers.mjs';
import { serve } from './web/serve.mjs';
import { firstPaintOf } from './web/visit.mjs';

const RUNS = Number(process.env.RUNS ?? 3);
/** The limit, as a multiple of the hand-written page. */
const MOST = 1.1;
const SITE = inProject('dist/site');
/** One page of each kind. */
const PAGES = ['index', 'playground', 'theme', 'screens', 'docs/gallery', 'docs/embedding'];

/** @returns {[string, Buffer][]} */
const siteFiles = () =>
  readdirSync(SITE, { encoding: 'utf8', recursive: true })
    .filter((name) => statSync(`${SITE}/${name}`).isFile() && !name.endsWith('.map'))
    .map((name) => [`/site/${name}`, readFileSync(`${SITE}/${name}`)]);

const byHand = PEERS.find(({ name }) => name === HAND_WRITTEN);
if (!byHand) throw new Error('There is no page written by hand.');
const handFiles = Array.from(await buildPage(byHand), ([name, text]) => [`/hand/${name}`, text]);
const server = await serve(/** @type {[string, string | Buffer][]} */ ([...siteFiles(), ...handFiles]));
const browser = await launchChromium();
try {
  const addresses = new Map([
    [HAND_WRITTEN, '/hand/'],
    ...PAGES.map((page) => /** @type {[string, string]} */ ([page, `/site/${page.replace(/^index$/, '')}`])),
  ]);
  /** @type {Map<string, number[]>} */
  const paints = new Map(Array.from(addresses.keys(), (name) => [name, []]));
  for (let run = 0; run <= RUNS; run += 1) {
    const pages = [...addresses];
    for (const [name, address] of run % 2 === 0 ? pages : pages.toReversed()) {
      const html = address.endsWith('/') ? address : `${address}.html`;
      const paint = await firstPaintOf(browser, server.url + html);
      if (run > 0) paints.get(name)?.push(paint);
    }
  }
  const hand = paints.get(HAND_WRITTEN) ?? [];
  const rows = Array.from(paints, ([name, own]) => {
    const ratio = median(own.map((paint, run) => paint / Number(hand[run])));
    return { name, ratio, cells: [name, `${median(own).toFixed(0)} ms`, `${ratio.toFixed(2)} ×`] };
  });
  record('site', {
    command: 'npm run bench:site',
    shortened: process.env.RUNS ? 'RUNS' : '',
    versions: { Chromium: browser.version(), ...readVersions(['vitepress'], inProject('site')) },
    conditions: [`Medians of ${RUNS} runs, of the ratios too; the limit is ${MOST.toFixed(2)} ×.`],
    tables: [
      table(
        ['page', 'first paint', 'to the page written by hand'],
        rows.map(({ cells }) => cells),
      ),
    ],
  });
  for (const { name, ratio } of rows.filter((row) => row.ratio > MOST)) {
    console.error(
      `Goal missed: the first paint of ${name} is ${ratio.toFixed(2)} ×; the limit is ${MOST.toFixed(2)} ×.`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.stop();
}
