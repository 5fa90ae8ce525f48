/** Visits to one page in a throttled browser, measured from inside the page. */
import { installProbe, installReadings } from './probe.mjs';

/** @typedef {import('./peers.mjs').Peer} Peer */
/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

const CPU = 4;
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
const ROUND_TRIP_MS = 150;
const LOOKING_MS = 1000;
const SHORTEST_MS = 16;
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

/** A page in a throttled browser. @param {Browser} browser */
async function openThrottled(browser) {
  const context = await browser.newContext({ viewport: VIEWPORT });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: ROUND_TRIP_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU });
  return { context, page };
}

/** @param {Browser} browser @param {string} url @param {Peer} peer */
async function open(browser, url, { way, inline = false, folder }) {
  const { context, page } = await openThrottled(browser);
  const faults = /** @type {string[]} */ ([]);
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript(installReadings, { inline });
  await page.addInitScript(installProbe, { way });
  await page.goto(`${url}/${folder}/`, { waitUntil: 'commit' });
  return { context, page, faults };
}

/** Milliseconds between two presses, in which a person looks for the next thing, moves there, and presses. */
const LOOK_MS = 340;
const MOVE_MS = 100;
const HOLD_MS = 60;

/**
 * Presses an element once it can be pressed. Looks once, so that the probe's own work isn't part of the press.
 * @param {Page} page
 * @param {string} selector
 * @param {string} [text]
 */
async function press(page, selector, text) {
  await page.waitForTimeout(LOOK_MS);
  const { x, y } = await page.evaluate(
    ({ selector, text }) => probe.look(selector, text) ?? probe.watch(selector, text),
    { selector, text },
  );
  await page.mouse.move(x, y);
  await page.waitForTimeout(MOVE_MS);
  await page.mouse.down();
  await page.waitForTimeout(HOLD_MS);
  await page.mouse.up();
}

/** @param {Page} page @param {string} selector */
const arrive = (page, selector) => page.evaluate((wanted) => probe.arrive(wanted), selector);

/**
 * Answers everything and changes each answer on the way, so there are enough presses for a p95. Returns for each press whether it
 * was an option.
 * @param {Page} page
 * @param {Peer['way']} way
 */
async function answerAll(page, { option, next }) {
  const areOptions = /** @type {boolean[]} */ ([]);
  for (const [index, [answer, other]] of ANSWERS.entries()) {
    // The last question allows several answers: three presses leave both options chosen.
    const isLast = index === ANSWERS.length - 1;
    const labels = isLast ? [answer, other, answer, other, answer, other] : [other, answer, other, answer];
    for (const label of labels) await press(page, option, label);
    await press(page, next);
    areOptions.push(...labels.map(() => true), false);
  }
  return areOptions;
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

/** A visitor who reads the landing page for a second and then answers everything at the pace of a person. @param {Browser} browser @param {string} url @param {Peer} peer */
export async function visitWholly(browser, url, peer) {
  const { context, page, faults } = await open(browser, url, peer);
  const { way } = peer;
  try {
    const start = await page.evaluate(() => probe.start);
    await page.waitForTimeout(LOOKING_MS);
    await press(page, way.start);
    await page.evaluate(() => probe.first);
    const areOptions = await answerAll(page, way);
    await arrive(page, way.end);
    if (way.choose && way.last) {
      for (const button of way.choose) await press(page, button);
      await arrive(page, way.last);
    }
    const { presses, interactions, longTasks, files } = await page.evaluate(() => probe.read());
    if (faults.length > 0) throw new Error(faults.join('\n'));
    // The first press was Start.
    const answered = presses.slice(1, areOptions.length + 1).map(({ took }) => took);
    if (answered.length < areOptions.length)
      throw new Error(`Saw ${presses.length - 1} of ${areOptions.length} presses.`);
    return {
      presses: answered,
      options: answered.filter((_, index) => areOptions[index]),
      // The browser doesn't report interactions shorter than 16 ms.
      interactions: presses.map((_, index) => interactions[index] ?? SHORTEST_MS),
      bytesOfJourney: bytes(files),
      longTasks: longTasks.filter(({ at }) => at > start.at).length,
    };
  } finally {
    await context.close();
  }
}
