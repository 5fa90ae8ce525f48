/**
 * Many whole visits in one page: does the page keep anything that it should release?
 *
 *   npm run build && npm run soak [-- --journeys 200]
 *
 * Each visit goes from Start to the result and back. Some also open an explanation, change an answer, copy the brief or, in
 * the first half, replace the element; one element lasts the second half, because removing it releases what it holds.
 * Compares the page after 20 visits and after the last. Fails if something grew beyond its ratio, on an unhandled error, and
 * on a console message.
 */
import { parseArgs } from 'node:util';
import { launchChromium } from './launchChromium.mjs';
import { record } from './record.mjs';
import { startProvider } from './server/startServer.mjs';
import { table } from './table.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const JOURNEYS = 200;
const WARM = 20;
/** Limits at the end, as multiples of the start. The heap includes code, which V8 keeps optimising. */
const MOST = { 'JS heap, MB': 1.15, 'DOM nodes, detached ones included': 1.05, 'event listeners': 1.05, documents: 1 };
/** Taken in turns: short and long answer paths. */
const PATHS = [
  ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'],
  ['Yes', 'Ducted', 'House - Pitched Roof', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Touchscreen'],
  ['Yes', 'Split', 'Apartment', 'Multiple Rooms', '3 Rooms', 'Small Outdoor space', 'Mobile App'],
];

const { values } = parseArgs({ options: { journeys: { type: 'string', default: String(JOURNEYS) } } });
const journeys = Number(values.journeys);
let replaced = 0;

const server = await startProvider();
const browser = await launchChromium();
try {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  /** @type {string[]} */
  const said = [];
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  page.on('console', (message) => /error|warning/.test(message.type()) && said.push(message.text()));
  await page.addInitScript(() => {
    addEventListener('unhandledrejection', ({ reason }) => console.error(`unhandled: ${reason}`));
  });
  const loader = '<script type="module" src="/embed/product-selector.js"></script>';
  await page.route('**/soak', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Soak</title>${loader}<main></main>` }),
  );
  await page.goto(`${server.url}/soak`);
  await add(page);

  /** @type {Record<string, number>} */
  let early = {};
  for (let count = 1; count <= journeys; count += 1) {
    await visit(page, count);
    if (count === WARM) early = await measure(page);
    if (count % WARM === 0) console.error(`${count} of ${journeys} journeys`);
  }
  const late = await measure(page);
  const shown = (/** @type {number} */ value) => (Number.isInteger(value) ? String(value) : value.toFixed(2));
  const rows = Object.entries(MOST).map(([name, most]) => {
    const [before = 0, after = 0] = [early[name], late[name]];
    const ratio = after === before ? 1 : after / before;
    if (!(ratio <= most)) process.exitCode = 1;
    return [name, shown(before), shown(after), ratio.toFixed(2), most.toFixed(2)];
  });
  if (said.length > 0) process.exitCode = 1;
  rows.push(['unhandled errors and console messages', '', String(said.length), '', '0']);
  record('soak', {
    command: 'npm run build && npm run soak',
    ...(journeys === JOURNEYS ? {} : { shortened: `--journeys ${journeys}` }),
    versions: { Chromium: browser.version() },
    conditions: [`The element was replaced ${replaced} times, all in the first half.`],
    tables: [table(['held by the page', `after ${WARM}`, `after ${journeys}`, 'ratio', 'at most'], rows)],
  });
  for (const line of said.slice(0, 20)) console.log(line);
} finally {
  await browser.close();
  server.stop();
}

/** @param {Page} page */
async function add(page) {
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('product-selector')));
  await button(page, 'Start').waitFor();
}

/** @param {Page} page @param {string | RegExp} name */
function button(page, name) {
  return page.getByRole('button', { name, exact: true });
}

/** One visitor, from the landing screen back to it. @param {Page} page @param {number} count */
async function visit(page, count) {
  await page.getByRole('textbox', { name: 'Postcode' }).fill(count % 2 === 0 ? '3000' : '2480');
  await button(page, 'Start').click();
  for (const [step, name] of (PATHS[count % PATHS.length] ?? []).entries()) {
    const radio = page.getByRole('radio', { name, exact: true });
    await radio.or(page.getByRole('checkbox', { name, exact: true })).check();
    if (count % 5 === 0 && step === 2) {
      await button(page, /^More about/)
        .first()
        .click();
      await page.keyboard.press('Escape');
    }
    await button(page, 'Continue').click();
  }
  const matches = page.getByRole('heading', { name: 'Systems for your home' });
  await matches.waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
  for (const place of [0, 1]) {
    await button(page, /^Details of /)
      .nth(place)
      .click();
  }
  for (const _ of [1, 2]) {
    await page
      .getByRole('button', { name: /^Compare /, pressed: false })
      .first()
      .click();
  }
  await button(page, 'Compare now').click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await page.keyboard.press('Escape');
  await button(page, /^Choose/)
    .first()
    .click();
  await page.getByRole('heading', { name: 'What to do next' }).waitFor();
  if (count % 4 === 0) await button(page, /^Copy/).click();
  await button(page, 'Back').click();
  await matches.waitFor();
  if (count % 3 === 0) {
    await button(page, /^Change: /)
      .last()
      .click();
    await button(page, 'Continue').click();
  }
  await button(page, 'Start again').click();
  await button(page, 'Start').waitFor();
  if (count % WARM !== WARM / 2 || count > journeys / 2) return;
  replaced += 1;
  await page.evaluate(() => document.querySelector('product-selector')?.remove());
  await add(page);
}

/** What the page holds after garbage collection. @param {Page} page @returns {Promise<Record<string, number>>} */
async function measure(page) {
  const devtools = await page.context().newCDPSession(page);
  // Twice, because the first round runs finalizers.
  for (const _ of [1, 2]) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return {
    'JS heap, MB': usedSize / 2 ** 20,
    'DOM nodes, detached ones included': nodes,
    'event listeners': jsEventListeners,
    documents,
  };
}
