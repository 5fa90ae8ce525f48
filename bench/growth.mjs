/**
 * How the selector bears a range that grows: bytes, reading, index, first match, presses, tasks and memory, in a Chromium
 * throttled as a slow phone is (processor 4 times slower, 1.6 Mb/s, 150 ms a request), with the built element.
 *
 *   npm run build && npm run bench:growth
 *
 * Ranges are drawn from the demo range with a fixed seed; each system has a title, model numbers and addresses of its own.
 * From the limit of a reply on, and beside it, the list comes in parts. The first row, one system, is what the selector
 * takes without a range to speak of. `RUNS=1` and `SIZES=50,500` shorten it.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, runnerImport } from 'vite';
import { findChromium } from '../scripts/findChromium.mjs';
import { drawCatalogue } from './drawCatalogue.mjs';
import { median, quantile } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';
import { OURS, PEERS } from './web/peers.mjs';
import { filesOf, serve } from './web/serve.mjs';
import { answerAll, arrive, open, press, read, seen, visitWholly, watch } from './web/visit.mjs';

/** @typedef {import('../src/catalogue/product.ts').Product} Product */

const WHOLE = { RUNS: 3, SIZES: '1,50,500,5000,50000' };
const RUNS = Number(process.env.RUNS ?? WHOLE.RUNS);
const SIZES = (process.env.SIZES ?? WHOLE.SIZES).split(',').map(Number);
const PART = 1000;
const ONE_REPLY = 16 * 1024 * 1024;
const LIST = 5000;
const REST = '/wp-json/product-selector/v2';
const UPDATED = '2026-01-01T00:00:00Z';
/** Where a trace has whole tasks, what promises do at their end included. */
const TASKS = ['disabled-by-default-devtools.timeline'];
/** What a server does on the fly. */
const QUALITY = 5;

const here = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));
/** @param {string} path @returns {Promise<any>} */
const load = async (path) => (await runnerImport(here(path), { configFile: false })).module;
/** @type {typeof import('../src/catalogue/writeReply.ts')} */
const { writeRow } = await load('../src/catalogue/writeReply.ts');
/** @type {typeof import('../server/readDemoPage.ts')} */
const { readDemoPage } = await load('../server/readDemoPage.ts');
const ours = /** @type {import('./web/peers.mjs').Peer} */ (PEERS.find(({ name }) => name === OURS));
const ms = (/** @type {number} */ value) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const kB = (/** @type {number} */ value) => `${Math.round(value / 1000)} kB`;
const MB = (/** @type {number} */ value) => `${(value / 1e6).toFixed(2)} MB`;

/**
 * A range in which no two systems share what no two real ones would.
 * @param {number} size
 * @returns {Product[]}
 */
function drawRange(size) {
  return drawCatalogue(size).map((product) => ({
    ...product,
    title: `${product.title} ${product.id}`,
    model_number: `${product.model_number}-${product.id}`,
    indoor_model: `${product.indoor_model}-${product.id}`,
    outdoor_model: `${product.outdoor_model}-${product.id}`,
    link: `https://provider.example/systems/${product.id}`,
    image_link: product.image_link && `/missing/${product.id}.svg`,
    gems_registration_number: product.id,
  }));
}

/**
 * The replies of the products call by their addresses: one, or parts that name each other.
 * @param {readonly Product[]} products @param {number} part
 * @returns {[string, string][]}
 */
function replies(products, part) {
  const count = Math.ceil(products.length / part);
  return Array.from({ length: count }, (_, index) => [
    `${REST}/products${index === 0 ? '' : `/${index + 1}`}`,
    JSON.stringify({
      products: products.slice(index * part, (index + 1) * part).map(writeRow),
      updated: UPDATED,
      ...(index + 1 < count && { next: `${REST}/products/${index + 2}` }),
    }),
  ]);
}

/** @param {[string, string | Buffer][]} files */
const serveWith = (files) =>
  serve(
    [
      ['/ours/index.html', readDemoPage(here('../server/demo.html'), here('../dist/embed'))],
      ['/empty/index.html', '<!doctype html><title>Empty</title>'],
      [`${REST}/init`, JSON.stringify({ nonce: '0123456789' })],
      ...filesOf(here('../dist/embed'), '/embed/'),
      ...files,
    ],
    QUALITY,
  );

/** The reader and the matcher alone, as one script. */
async function buildWork() {
  const folder = mkdtempSync(join(tmpdir(), 'product-selector-bench-'));
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: folder,
      lib: { entry: here('growthWork.ts'), formats: ['iife'], name: 'growthWork', fileName: () => 'work.js' },
    },
  });
  const script = readFileSync(join(folder, 'work.js'), 'utf8');
  rmSync(folder, { recursive: true });
  return script;
}

/**
 * The longest task of a page's main thread in a trace, in milliseconds of the processor: what else runs on the machine
 * makes it no longer.
 * @param {Buffer} trace
 */
function longestTask(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const threads = new Set();
  for (const { name, args, pid, tid } of traceEvents) {
    if (name === 'thread_name' && args.name === 'CrRendererMain') threads.add(`${pid} ${tid}`);
  }
  const tasks = traceEvents.filter(
    (/** @type {any} */ { name, pid, tid, tdur }) => name === 'RunTask' && threads.has(`${pid} ${tid}`) && tdur > 0,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks.');
  return Math.max(...tasks.map((/** @type {any} */ { tdur }) => tdur)) / 1000;
}

/**
 * What the work costs, in tasks too, and what memory it leaves behind.
 * @param {import('@playwright/test').Browser} browser @param {string} url @param {string} script
 */
async function measureWork(browser, url, script) {
  const page = await browser.newPage();
  try {
    await page.goto(`${url}/empty/`);
    await page.addScriptTag({ content: script });
    const session = await page.context().newCDPSession(page);
    const heap = async () => {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    };
    const work = (/** @type {string} */ name) =>
      page.evaluate(
        ([name, rest]) => /** @type {any} */ (globalThis).growthWork[name ?? ''](rest),
        [name, '/wp-json/'],
      );
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const found = /** @type {Awaited<ReturnType<typeof import('./growthWork.ts').measure>>} */ (await work('measure'));
    const before = await heap();
    const traced = async (/** @type {string} */ name) => {
      await browser.startTracing(page, { categories: TASKS });
      await work(name);
      // A trace that ends with a task may lack it.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
      return longestTask(await browser.stopTracing());
    };
    const longest = await traced('run');
    const after = await heap();
    if (!(await work('isKept'))) throw new Error('The range was not kept.');
    return { ...found, longest, kept: after - before, atOnce: await traced('atOnce') };
  } finally {
    await page.close();
  }
}

/**
 * A visitor who types while the range is being read.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 */
async function visitWhileReading(browser, url) {
  const { context, page } = await open(browser, url, ours);
  try {
    await seen(page, 'start');
    const { x, y } = await watch(page, '.landing input');
    // Until the first question could be shown: the range has been read and its index is under way.
    const loaded = page.waitForFunction(
      () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/products')),
      undefined,
      { timeout: 120_000 },
    );
    let done = false;
    void loaded.then(() => {
      done = true;
    });
    for (let pressed = 0; !done || pressed < 20; pressed += 1) await press(page, { x, y });
    const { presses } = await read(page);
    return presses.map(({ took }) => took);
  } finally {
    await context.close();
  }
}

/**
 * A visitor who goes down a long list and asks for more of it again and again.
 * @param {import('@playwright/test').Browser} browser @param {string} url
 */
async function visitList(browser, url) {
  const { context, page } = await open(browser, url, ours);
  try {
    await press(page, await seen(page, 'start'));
    await seen(page, 'first');
    await answerAll(page, ours.way);
    await arrive(page, ours.way.end);
    const cards = () => page.locator('product-selector article').count();
    for (let turn = 0; turn < 10; turn += 1) await press(page, await watch(page, 'section.group > button'));
    const more = (await read(page)).presses.slice(-10).map(({ took }) => took);
    await page.evaluate(() => scrollTo(0, 0));
    await browser.startTracing(page, { categories: TASKS });
    for (let step = 0; step < 60; step += 1) {
      await page.mouse.wheel(0, 700);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    }
    return { cards: await cards(), more, longest: longestTask(await browser.stopTracing()) };
  } finally {
    await context.close();
  }
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. Run: node scripts/installChromium.mjs, or set CHROMIUM_PATH.');
const script = await buildWork();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  /** @type {string[][]} */
  const rows = [];
  for (const size of SIZES) {
    const products = drawRange(size);
    const whole = replies(products, size);
    const ways = [whole.reduce((sum, [, text]) => sum + text.length, 0) <= ONE_REPLY ? size : 0, PART];
    for (const part of ways.filter((part) => part > 0 && (part === size || part < size))) {
      const files = part === size ? whole : replies(products, part);
      const server = await serveWith(files);
      try {
        /** @type {Awaited<ReturnType<typeof measureWork>>[]} */
        const works = [];
        const visits = [];
        const reading = [];
        for (let run = 0; run < RUNS; run += 1) {
          works.push(await measureWork(browser, server.url, script));
          visits.push(await visitWholly(browser, server.url, ours));
          reading.push(...(await visitWhileReading(browser, server.url)));
        }
        if (works.some(({ systems }) => systems !== size)) throw new Error('Not every system was read.');
        const answers = visits.flatMap((visit) => visit.answers);
        const bytes = files.reduce((sum, [address]) => sum + server.bytes(address), 0);
        const of = (/** @type {keyof typeof works[number]} */ name) => median(works.map((work) => work[name]));
        rows.push([
          `${size.toLocaleString('en')}${files.length > 1 ? ` in ${files.length} parts` : ''}`,
          kB(files.reduce((sum, [, text]) => sum + text.length, 0)),
          kB(bytes),
          ms(of('read')),
          ms(of('index')),
          ms(of('longest')),
          files.length > 1 ? '' : ms(of('atOnce')),
          ms(of('match')),
          ms(median(visits.map(({ startToAnswerable }) => startToAnswerable))),
          `${ms(median(reading))}, ${ms(quantile(reading, 0.95))}`,
          `${ms(median(answers))}, ${ms(quantile(answers, 0.95))}`,
          ms(median(visits.map(({ longestTask }) => longestTask))),
          MB(of('kept')),
          MB(median(visits.map(({ heap }) => heap))),
        ]);
        process.stderr.write(`${rows.at(-1)?.join(' | ')}\n`);
      } finally {
        server.stop();
      }
    }
  }
  const head = [
    ...[
      'systems',
      'as JSON',
      'on the wire (brotli)',
      'reading',
      'index',
      'longest task of both',
      'the same in one go',
      'first match',
    ],
    ...[
      '*Start* to first question',
      'click to paint while reading: median, p95',
      'click to paint of the journey: median, p95',
    ],
    ...['longest task of the journey', 'memory of range and index', 'heap after the journey'],
  ];

  const like = drawRange(LIST).map((product, _, [first]) => ({ ...product, system_type: first?.system_type }));
  const fitting = like.map((product) => ({
    ...product,
    system_type: 'ducted',
    suits_home_types: null,
    suits_areas: null,
    zone_control: 'room_zoning',
    image_link: null,
    controls: { touchscreen: 'included', voice: 'included', mobile_app: 'included' },
    suits_small_outdoor_space: true,
  }));
  const server = await serveWith(replies(/** @type {Product[]} */ (/** @type {unknown} */ (fitting)), LIST));
  try {
    const lists = [];
    for (let run = 0; run < RUNS; run += 1) lists.push(await visitList(browser, server.url));
    const more = lists.flatMap((list) => list.more);
    const shortened = [RUNS < WHOLE.RUNS && `RUNS=${RUNS}`, SIZES.join() !== WHOLE.SIZES && `SIZES=${SIZES}`];
    const columns = (/** @type {readonly number[]} */ of) => {
      const [some = [], ...below] = [head, ...rows].map((row) => [0, ...of].map((column) => row[column] ?? ''));
      return table(some, below);
    };
    const list = `${LIST.toLocaleString('en')} matches, after ten times *Show more*: ${lists[0]?.cards} cards. *Show more* to paint: median ${ms(median(more))}, p95 ${ms(quantile(more, 0.95))}. Longest task while scrolling over them: ${ms(median(lists.map(({ longest }) => longest)))}.`;
    record('growth', {
      command: 'npm run build && npm run bench:growth',
      shortened: shortened.filter(Boolean).join(' '),
      versions: { Chromium: browser.version() },
      conditions: [`${RUNS} runs of each size. Processor 4 times slower, 1.6 Mb/s, 150 ms a request.`],
      tables: { reading: columns([1, 2, 3, 4, 5, 6, 7]), visit: columns([8, 9, 10, 11, 12, 13]), list },
    });
  } finally {
    server.stop();
  }
} finally {
  await browser.close();
}
