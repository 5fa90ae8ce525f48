/** One visit to one page, throttled as a slow phone is, measured from inside the page. */
import { installProbe } from './probe.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */
/** @typedef {import('./peers.mjs').Peer} Peer */

const CPU = 4;
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
const ROUND_TRIP_MS = 150;
const LOOKING_MS = 1000;
/** A task that blocks longer than this is long. */
const LONG_MS = 50;
const VIEWPORT = { width: 412, height: 915 };

/** One way on which each of the eight questions is asked. */
const ANSWERS = [
  ['Yes'],
  ['Ducted'],
  ['House - Pitched Roof'],
  ['Multiple Rooms'],
  ['Individual Room Zoning'],
  ['3 Rooms'],
  ['Small Outdoor space'],
  ['Voice Control', 'Mobile App'],
];

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {Peer} peer */
export async function open(browser, url, { way, inline = false, folder }) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const faults = /** @type {string[]} */ ([]);
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(installProbe, { way, inline });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  await page.goto(`${url}/${folder}/`, { waitUntil: 'commit' });
  return { context, page, session, faults };
}

/** @typedef {Awaited<ReturnType<typeof open>>['page']} Page */

/** The probe as code that runs in the page sees it. */
/** @param {Page} page @param {string} selector @param {string} [text] */
export const watch = (page, selector, text) =>
  page.evaluate(
    ({ selector, text }) =>
      /** @type {{ probe: Probe }} */ (/** @type {unknown} */ (globalThis)).probe.watch(selector, text),
    { selector, text },
  );
/** @param {Page} page @param {string} selector */
export const arrive = (page, selector) =>
  page.evaluate(
    (selector) => /** @type {{ probe: Probe }} */ (/** @type {unknown} */ (globalThis)).probe.arrive(selector),
    selector,
  );
/** @param {Page} page @param {'start' | 'first'} what */
export const seen = (page, what) =>
  page.evaluate((what) => /** @type {{ probe: Probe }} */ (/** @type {unknown} */ (globalThis)).probe[what], what);
/** @param {Page} page */
export const read = (page) =>
  page.evaluate(() => /** @type {{ probe: Probe }} */ (/** @type {unknown} */ (globalThis)).probe.read());

/** @param {Page} page @param {{ x: number, y: number }} place */
export const press = (page, { x, y }) => page.mouse.click(x, y);

/**
 * Presses every answer and what goes on, and gives how many presses that were.
 * @param {Page} page
 * @param {Peer['way']} way
 */
export async function answerAll(page, { option, next, goesOnAlone }) {
  let presses = 0;
  for (const labels of ANSWERS) {
    for (const label of labels) {
      await press(page, await watch(page, option, label));
      presses += 1;
    }
    if (goesOnAlone && labels.length === 1) continue;
    await press(page, await watch(page, next));
    presses += 1;
  }
  return presses;
}

/** @param {readonly { at: number, bytes: number }[]} files @param {number} [until] */
const bytes = (files, until = Number.POSITIVE_INFINITY) =>
  files.reduce((sum, file) => sum + (file.at <= until ? file.bytes : 0), 0);

/**
 * A visitor who presses Start as soon as it is there.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Peer} peer
 */
export async function visitInHaste(browser, url, peer) {
  const { context, page } = await open(browser, url, peer);
  try {
    const start = await seen(page, 'start');
    await press(page, start);
    const first = await seen(page, 'first');
    const { files, longTasks, firstPaint } = await read(page);
    return {
      firstPaint,
      startUsable: start.at,
      answerable: first.at,
      bytesUntilStart: bytes(files, start.at),
      bytesUntilAnswerable: bytes(files, first.at),
      blocking: longTasks
        .filter(({ at }) => at < first.at)
        .reduce((sum, { took }) => sum + Math.max(0, took - LONG_MS), 0),
    };
  } finally {
    await context.close();
  }
}

/**
 * A visitor who looks at the landing page for a second and then answers everything.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Peer} peer
 */
export async function visitWholly(browser, url, peer) {
  const { context, page, session, faults } = await open(browser, url, peer);
  const { way } = peer;
  try {
    const start = await seen(page, 'start');
    await page.waitForTimeout(LOOKING_MS);
    // It may have moved meanwhile.
    await press(page, await watch(page, way.start));
    const first = await seen(page, 'first');
    const count = await answerAll(page, way);
    await arrive(page, way.end);
    if (way.choose && way.last) {
      await press(page, await watch(page, way.choose));
      await arrive(page, way.last);
    }
    const { presses, longTasks, firstPaint, shift, files } = await read(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const [started, ...answered] = presses;
    if (!started || answered.length < count) throw new Error(`${presses.length} presses were seen, not ${count + 1}`);
    const late = longTasks.filter(({ at }) => at > firstPaint);
    return {
      startToAnswerable: first.at - started.at,
      answers: answered.slice(0, count).map(({ took }) => took),
      shift,
      heap: usedSize,
      bytesOfJourney: bytes(files),
      longTasks: late.length,
      tasksOfJourney: late.filter(({ at }) => at > start.at).length,
      longestTask: Math.max(0, ...late.map(({ took }) => took)),
    };
  } finally {
    await context.close();
  }
}
