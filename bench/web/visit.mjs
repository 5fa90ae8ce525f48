/** Visits to one page in a throttled browser, measured from inside the page. */
import { installProbe } from './probe.mjs';

/** @typedef {import('./peers.mjs').Peer} Peer */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

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

/** @param {Browser} browser @param {string} url @param {Peer} peer */
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

/** Presses an element once it can be pressed. @param {Page} page @param {string} selector @param {string} [text] */
async function press(page, selector, text) {
  const { x, y } = await page.evaluate(({ selector, text }) => probe.watch(selector, text), { selector, text });
  await page.mouse.click(x, y);
}
/** @param {Page} page @param {string} selector */
const arrive = (page, selector) => page.evaluate((wanted) => probe.arrive(wanted), selector);

/**
 * Answers everything and changes each answer on the way, for enough presses for a p95. Returns their number.
 * @param {Page} page
 * @param {Peer['way']} way
 */
async function answerAll(page, { option, next }) {
  let presses = 0;
  for (const [index, [answer, other]] of ANSWERS.entries()) {
    // The last question allows several answers: three presses leave both options chosen.
    const isLast = index === ANSWERS.length - 1;
    const labels = isLast ? [answer, other, answer, other, answer, other] : [other, answer, other, answer];
    for (const label of labels) await press(page, option, label);
    await press(page, next);
    presses += labels.length + 1;
  }
  return presses;
}

/** @param {readonly { at: number, bytes: number }[]} files @param {number} [until] */
const bytes = (files, until = Number.POSITIVE_INFINITY) =>
  files.reduce((sum, file) => sum + (file.at <= until ? file.bytes : 0), 0);

/** A visitor who presses Start as soon as possible. Times count from the navigation. @param {Browser} browser @param {string} url @param {Peer} peer */
export async function visitInHaste(browser, url, peer) {
  const { context, page } = await open(browser, url, peer);
  try {
    const start = await page.evaluate(() => probe.start);
    await page.mouse.click(start.x, start.y);
    const first = await page.evaluate(() => probe.first);
    const { files, firstPaint } = await page.evaluate(() => probe.read());
    return { firstPaint, questionAtOnce: first.at, bytesUntilStart: bytes(files, start.at) };
  } finally {
    await context.close();
  }
}

/** A visitor who reads the landing page for a second and then answers everything. @param {Browser} browser @param {string} url @param {Peer} peer */
export async function visitWholly(browser, url, peer) {
  const { context, page, session, faults } = await open(browser, url, peer);
  const { way } = peer;
  try {
    const start = await page.evaluate(() => probe.start);
    await page.waitForTimeout(LOOKING_MS);
    await press(page, way.start);
    await page.evaluate(() => probe.first);
    const count = await answerAll(page, way);
    await arrive(page, way.end);
    if (way.choose && way.last) {
      for (const button of way.choose) await press(page, button);
      await arrive(page, way.last);
    }
    const { presses, longTasks, files } = await page.evaluate(() => probe.read());
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    if (faults.length > 0) throw new Error(faults.join('\n'));
    // The first press was Start.
    const answered = presses.slice(1, count + 1);
    if (answered.length < count) throw new Error(`Saw ${presses.length} presses instead of ${count + 1}.`);
    return {
      presses: answered.map(({ took }) => took),
      heap: usedSize,
      bytesOfJourney: bytes(files),
      longTasks: longTasks.filter(({ at }) => at > start.at).length,
    };
  } finally {
    await context.close();
  }
}
