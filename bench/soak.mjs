/**
 * Many whole visits in one page, one after another: does anything stay behind?
 *
 *   npm run build && npm run soak [-- --journeys 200]
 *
 * Each goes from Start to the result by way of sorting and comparing, back, and starts again; by turns it also opens an
 * explanation, changes an answer, takes the brief as text, or, in the first half, takes the element out of the page and puts
 * it in again; in the second half one element does it all, since what an element holds is gone with it. What the page holds
 * after the first 20 and after the last is compared, after garbage collection. Fails when anything has grown beyond its ratio,
 * when an error or a rejection went unheard, or when the console had something to say.
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/findChromium.mjs';
import { record } from './record.mjs';

const JOURNEYS = 200;
const WARM = 20;
/**
 * What the page may hold at the end, as a multiple of what it held after the first journeys. Compiled code grows for as long
 * as the engine finds something to make faster, so it stands apart from what scripts hold.
 */
const MOST = {
  'JS objects, MB': 1.1,
  'compiled code, MB': 2,
  'DOM nodes': 1.05,
  'detached DOM nodes': 1.05,
  'event listeners': 1.05,
  documents: 1,
  selectors: 1,
};
/** Kinds of entries in a heap snapshot that are neither objects of scripts nor their code. */
const NOT_OBJECTS = ['code', 'native', 'synthetic', 'hidden'];

/** By turns: short and long ways through the questions. */
const WAYS = [
  ['No', 'Townhouse', 'Single Room', 'Large Outdoor space', 'Not Sure'],
  ['Yes', 'Ducted', 'House - Pitched Roof', 'Whole Home', 'Unsure', 'Large Outdoor space', 'Touchscreen'],
  ['Yes', 'Split', 'Apartment', 'Multiple Rooms', '3 Rooms', 'Small Outdoor space', 'Mobile App'],
];

const { values } = parseArgs({ options: { journeys: { type: 'string', default: String(JOURNEYS) } } });
const journeys = Number(values.journeys);
let takenOut = 0;
const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium found. Run: node scripts/installChromium.mjs, or set CHROMIUM_PATH.');

const server = spawn(process.execPath, ['dist/server/main.js'], {
  env: { ...process.env, PORT: '0', HOST: '127.0.0.1' },
  stdio: ['ignore', 'pipe', 'inherit'],
});
const origin = await new Promise((resolve, reject) => {
  server.stdout.on('data', (lines) => {
    const [address] = /http:\/\/[^\s/]+/.exec(String(lines)) ?? [];
    if (address) resolve(address);
  });
  server.once('exit', () => reject(new Error('The server did not start.')));
});
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
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
  await page.goto(`${origin}/soak`);
  await add(page);

  const begun = performance.now();
  /** @type {Record<string, number>} */
  let early = {};
  for (let count = 1; count <= journeys; count += 1) {
    await visit(page, count);
    if (count === WARM) early = await measure(page);
    if (count % WARM === 0) console.error(`${count} of ${journeys} journeys`);
  }
  const late = await measure(page);
  const seconds = (performance.now() - begun) / 1000;

  const rows = [
    `| what the page holds | after ${WARM} | after ${journeys} | ratio | at most |`,
    '|---|---:|---:|---:|---:|',
  ];
  for (const [name, most] of Object.entries(MOST)) {
    const [before = 0, after = 0] = [early[name], late[name]];
    const ratio = after === before ? 1 : after / before;
    rows.push(`| ${name} | ${shown(before)} | ${shown(after)} | ${ratio.toFixed(2)} | ${most.toFixed(2)} |`);
    if (!(ratio <= most)) process.exitCode = 1;
  }
  rows.push(`| uncaught errors, unheard rejections, lines on the console | | ${said.length} | | 0 |`);
  if (said.length > 0) process.exitCode = 1;
  record('soak', {
    command: 'npm run build && npm run soak',
    ...(journeys === JOURNEYS ? {} : { shortened: `--journeys ${journeys}` }),
    versions: { Chromium: browser.version() },
    conditions: [
      `${journeys} journeys in one page, in ${seconds.toFixed(0)} s; ${takenOut} times the element was taken out, all in the first half.`,
    ],
    tables: { page: rows.join('\n') },
  });
  for (const line of said.slice(0, 20)) console.log(line);
} finally {
  await browser.close();
  server.removeAllListeners('exit');
  server.kill('SIGTERM');
}

/** @param {number} value */
function shown(value) {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

/** @param {import('@playwright/test').Page} page */
async function add(page) {
  await page.evaluate(() => {
    const element = document.createElement('product-selector');
    element.id = 'soak';
    document.querySelector('main')?.append(element);
  });
  await button(page, 'Start').waitFor();
}

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} name
 */
function button(page, name) {
  return page.getByRole('button', { name, exact: true });
}

/**
 * One visitor, from the landing screen back to it.
 * @param {import('@playwright/test').Page} page
 * @param {number} count
 */
async function visit(page, count) {
  const way = WAYS[count % WAYS.length] ?? [];
  await page.getByRole('textbox', { name: 'Postcode' }).fill(count % 2 === 0 ? '3000' : '2480');
  await button(page, 'Start').click();
  for (const [step, label] of way.entries()) {
    const radio = page.getByRole('radio', { name: label, exact: true });
    await radio.or(page.getByRole('checkbox', { name: label, exact: true })).check();
    if (count % 5 === 0 && step === 2) {
      await page
        .getByRole('button', { name: /^More about/ })
        .first()
        .click();
      await page.keyboard.press('Escape');
    }
    await button(page, 'Continue').click();
  }
  await page.getByRole('heading', { name: 'Systems for your home' }).waitFor();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Price');
  const toggles = page.getByRole('button', { name: /^Compare / });
  for (const place of [0, 1]) await toggles.nth(place).click();
  await button(page, 'Compare now').click();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await page.keyboard.press('Escape');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Choose/ })
    .click();
  await page.getByRole('heading', { name: 'What to do next' }).waitFor();
  if (count % 4 === 0) await page.getByRole('button', { name: /^Copy/ }).click();
  await button(page, 'Back').click();
  await page.getByRole('heading', { name: 'Systems for your home' }).waitFor();
  if (count % 3 === 0) {
    await page
      .getByRole('button', { name: /^Change: / })
      .last()
      .click();
    await button(page, 'Continue').click();
  }
  await button(page, 'Start again').click();
  await button(page, 'Start').waitFor();
  if (count % WARM !== WARM / 2 || count > journeys / 2) return;
  takenOut += 1;
  await page.evaluate(() => document.querySelector('product-selector')?.remove());
  await add(page);
}

/**
 * What the page holds once everything that can be collected has been.
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Record<string, number>>}
 */
async function measure(page) {
  const devtools = await page.context().newCDPSession(page);
  // Twice: what the first round ends may hold something itself.
  for (const _ of [1, 2]) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners, documents } = await devtools.send('Memory.getDOMCounters');
  const attached = await page.evaluate(() => {
    /** @param {Node} node @returns {number} */
    const count = (node) => {
      let total = 1;
      for (const child of node.childNodes) total += count(child);
      return node instanceof Element && node.shadowRoot ? total + count(node.shadowRoot) : total;
    };
    return count(document);
  });
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: 'customElements.get("product-selector").prototype',
  });
  const { objects: found } = await devtools.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const { result: selectors } = await devtools.send('Runtime.callFunctionOn', {
    objectId: found.objectId ?? '',
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  const bytes = await readHeap(devtools);
  await devtools.detach();
  const objects = Object.keys(bytes).filter((kind) => !NOT_OBJECTS.includes(kind));
  return {
    'JS objects, MB': objects.reduce((total, kind) => total + (bytes[kind] ?? 0), 0) / 1024 / 1024,
    'compiled code, MB': (bytes.code ?? 0) / 1024 / 1024,
    'DOM nodes': nodes,
    'detached DOM nodes': nodes - attached,
    'event listeners': jsEventListeners,
    documents,
    selectors: Number(selectors.value),
  };
}

/**
 * The bytes of all that lives, by kind of entry in a heap snapshot.
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function readHeap(devtools) {
  /** @type {string[]} */
  const chunks = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  /** @type {{ snapshot: { meta: { node_fields: string[], node_types: [string[]] } }, nodes: number[] }} */
  const { snapshot, nodes } = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kindAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')];
  /** @type {Record<string, number>} */
  const bytes = {};
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + kindAt] ?? 0] ?? 'unknown';
    bytes[kind] = (bytes[kind] ?? 0) + (nodes[at + sizeAt] ?? 0);
  }
  return bytes;
}
