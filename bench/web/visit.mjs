/** One visit to one page, throttled as a slow phone is, measured from inside the page. */
import { installProbe } from './probe.mjs';

/** @typedef {import('./probe.mjs').Probe} Probe */
/** @typedef {import('./peers.mjs').Peer} Peer */

const CPU = 4;
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
const ROUND_TRIP_MS = 150;
const LOOKING_MS = 1000;
const VIEWPORT = { width: 412, height: 915 };

/** A path with all eight questions: the answer to each, and another option that a visitor considers. */
const ANSWERS = /** @type {const} */ ([
  ['Yes', 'No'],
  ['Ducted', 'Split'],
  ['House - Pitched Roof', 'Townhouse'],
  ['Multiple Rooms', 'Whole Home'],
  ['Individual Room Zoning', 'Individual Temperature Control'],
  ['3 Rooms', '2 Rooms'],
  ['Small Outdoor space', 'Large Outdoor space'],
  ['Voice Control', 'Mobile App'],
]);

/** @param {import('@playwright/test').Browser} browser @param {string} url @param {Peer} peer */
async function open(browser, url, { way, inline = false, folder }) {
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
/** @typedef {{ probe: Probe }} InPage */

/** @param {Page} page @param {string} selector @param {string} [text] */
const watch = (page, selector, text) =>
  page.evaluate(
    ({ selector, text }) => /** @type {InPage} */ (/** @type {unknown} */ (globalThis)).probe.watch(selector, text),
    { selector, text },
  );
/** @param {Page} page @param {string} selector */
const arrive = (page, selector) =>
  page.evaluate(
    (selector) => /** @type {InPage} */ (/** @type {unknown} */ (globalThis)).probe.arrive(selector),
    selector,
  );
/** @param {Page} page @param {'start' | 'first'} name */
const seen = (page, name) =>
  page.evaluate((name) => /** @type {InPage} */ (/** @type {unknown} */ (globalThis)).probe[name], name);
/** @param {Page} page */
const read = (page) => page.evaluate(() => /** @type {InPage} */ (/** @type {unknown} */ (globalThis)).probe.read());

/**
 * Answers everything and changes each answer on the way, so that there are enough presses for a p95. Returns their number.
 * @param {Page} page
 * @param {Peer['way']} way
 */
async function answerAll(page, { option, next, goesOnAlone }) {
  const toPress = ANSWERS.flatMap(([answer, other], index) => {
    const isLast = index === ANSWERS.length - 1;
    if (goesOnAlone && !isLast) return [[option, answer]];
    // Several answers fit the last question: pressed three times, both are chosen.
    const labels = isLast ? [answer, other, answer, other, answer, other] : [other, answer, other, answer];
    return [...labels.map((label) => [option, label]), [next]];
  });
  for (const [selector = '', label] of toPress) {
    const { x, y } = await watch(page, selector, label);
    await page.mouse.click(x, y);
  }
  return toPress.length;
}

/** @param {readonly { at: number, bytes: number }[]} files @param {number} [until] */
const bytes = (files, until = Number.POSITIVE_INFINITY) =>
  files.reduce((sum, file) => sum + (file.at <= until ? file.bytes : 0), 0);

/**
 * A visitor who presses Start as soon as it is there. Times count from the navigation.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {Peer} peer
 */
export async function visitInHaste(browser, url, peer) {
  const { context, page } = await open(browser, url, peer);
  try {
    const start = await seen(page, 'start');
    await page.mouse.click(start.x, start.y);
    const first = await seen(page, 'first');
    const { files, firstPaint } = await read(page);
    return { firstPaint, startUsable: start.at, questionAtOnce: first.at, bytesUntilStart: bytes(files, start.at) };
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
    const now = await watch(page, way.start);
    await page.mouse.click(now.x, now.y);
    const first = await seen(page, 'first');
    const count = await answerAll(page, way);
    await arrive(page, way.end);
    if (way.choose && way.last) {
      const { x, y } = await watch(page, way.choose);
      await page.mouse.click(x, y);
      await arrive(page, way.last);
    }
    const { presses, longTasks, files } = await read(page);
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    if (faults.length > 0) throw new Error(faults.join('\n'));
    const [started, ...answered] = presses;
    if (!started || answered.length < count) throw new Error(`${presses.length} presses were seen, not ${count + 1}.`);
    return {
      question: first.at - started.at,
      presses: answered.slice(0, count).map(({ took }) => took),
      heap: usedSize,
      bytesOfJourney: bytes(files),
      longTasks: longTasks.filter(({ at }) => at > start.at).length,
    };
  } finally {
    await context.close();
  }
}
