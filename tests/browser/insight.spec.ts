import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { openInsightStore } from '../../server/insight/openInsightStore.ts';
import { type Provider, startProvider } from '../scaling/startProvider.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { findingsOfAxe } from './helpers/findingsOfAxe.ts';
import { hold } from './helpers/hold.ts';
import { saveVisit } from './helpers/savedVisit.ts';
import { expect, test } from './helpers/test.ts';

// In one worker, which starts one provider.
test.describe.configure({ mode: 'default' });

const ANSWERS = { Q0: 'Yes', Q1: 'Split', Q2: 'Apartment', Q3: 'Single Room', Q6: 'Large Outdoor space', Q7: ['None'] };
const SYSTEM = { id: 'a', title: 'Alpha 7 kW', system_type: 'ducted' };
const CATALOGUE = { products: [SYSTEM], updated: '2026-01-20T03:04:05Z' };
const STEPS_KEYS = ['kind', 'language', 'last', 'nonce', 'reached'];
const NOTE_KEYS = ['answers', 'fits', 'kind', 'nonce', 'questions', 'zone'];

let folder: ReturnType<typeof temporaryFolder>;
let provider: Provider;
let file: string;

test.beforeAll(async () => {
  folder = temporaryFolder();
  file = `${folder.path}/insight.db`;
  provider = await startProvider(['--insight', file, '--insight-notes', '--insight-steps']);
  proxy = createServer(record);
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
});
test.afterAll(async () => {
  proxy.closeAllConnections();
  proxy.close();
  await provider.kill();
  folder.remove();
});

async function counted(): Promise<Readonly<Record<string, number>>> {
  const store = await openInsightStore(file, { mustExist: true });
  try {
    const counts: Record<string, number> = {};
    for (const { key, count } of await store.counters()) counts[key] = (counts[key] ?? 0) + count;
    return counts;
  } finally {
    await store.close();
  }
}

/** Requests recorded by a proxy in front of the provider. It sees requests of a closing page, which the browser's tools don't report. */
const posts: { readonly path: string; readonly body: Record<string, unknown> }[] = [];
const files: string[] = [];
let proxy: Server;

function record(request: IncomingMessage, response: ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', async () => {
    const { url = '', method = '' } = request;
    const text = Buffer.concat(chunks).toString();
    if (url.startsWith('/embed/startInsight-')) files.push(url);
    if (method !== 'GET') posts.push({ path: url, body: JSON.parse(text) });
    else expect(text).toBe('');
    const own =
      url.endsWith('/init') && isOff ? JSON.stringify({ nonce: 'x', insight: { notes: false, steps: false } }) : null;
    const reply = await fetch(`http://${provider.address}${url}`, { method, ...(method === 'POST' && { body: text }) });
    response.writeHead(reply.status, { 'Content-Type': reply.headers.get('Content-Type') ?? 'text/plain' });
    response.end(own ?? Buffer.from(await reply.arrayBuffer()));
  });
}
/** True if the initial data offer neither notes nor steps. */
let isOff = false;
test.beforeEach(() => {
  posts.length = 0;
  files.length = 0;
  isOff = false;
});
const open = async (page: Page) => {
  await page.route('**/v2/products?**', (route) => route.fulfill({ json: CATALOGUE }));
  await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`);
};
/** Leaves the page for another one of the same server. It arrives after the requests of the closing page. */
async function leave(page: Page): Promise<void> {
  await page.goto(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/healthz`);
  await expect(page.getByText('ok')).toBeVisible();
}
const line = (page: Page) => page.getByText('We count how many visits reach each step.');

test('the end of a visit sends how far it came, once, and nothing else', async ({ page, selector }) => {
  const before = await counted();
  await open(page);
  await expect(line(page)).toBeVisible();
  expect(await findingsOfAxe(page)).toEqual([]);
  await selector.start();
  await selector.answerAll('No', 'House - Pitched Roof', 'Single Room');
  expect(posts).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(async () => (await counted())['reached=halfway'] ?? 0).toBe((before['reached=halfway'] ?? 0) + 1);
  expect(posts.map(({ path }) => path)).toEqual(['/wp-json/product-selector/v2/insight']);
  expect(Object.keys(posts[0]!.body).sort()).toEqual(STEPS_KEYS);
  expect(posts[0]!.body).toMatchObject({ kind: 'steps', reached: 'halfway', last: 'Q3', language: 'en' });

  await test.step('going back, going on and reloading send nothing more', async () => {
    await page.goBack();
    await selector.button('Continue where you left off').waitFor();
    await page.reload();
    await selector.button('Continue where you left off').waitFor();
    await leave(page);
    expect(posts).toHaveLength(1);
  });
});

test('a visit that shouldn’t be counted isn’t, and the press moves nothing', async ({ page, selector }) => {
  await open(page);
  await page.getByRole('button', { name: "Don't count this visit" }).click();
  await expect(page.getByText("This visit isn't counted.")).toBeFocused();
  await selector.start();
  await page.reload();
  await expect(page.getByText("This visit isn't counted.")).toBeVisible();
  await leave(page);
  expect(posts).toEqual([]);
});

test('with Global Privacy Control or Do Not Track, no steps are counted and nothing is said about them', async ({
  page,
  selector,
}) => {
  for (const [name, value] of [
    ['globalPrivacyControl', true],
    ['doNotTrack', '1'],
  ] as const) {
    files.length = 0;
    const signal = await page.addInitScript(
      ([name, value]) => Object.defineProperty(navigator, name, { get: () => value }),
      [name, value] as const,
    );
    await open(page);
    await expect.poll(() => files.length, name).toBe(1);
    await selector.start();
    await selector.button('Back').click();
    await expect(line(page), name).toHaveCount(0);
    await leave(page);
    expect(posts, name).toEqual([]);
    await signal.dispose();
  }
});

test('a note says what its card shows, once, by a press', async ({ page, selector }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await saveVisit(page, { place: '/product', answers: ANSWERS, postcode: '3000' });
  await open(page);
  await selector.resume();
  const card = page.getByRole('region', { name: 'Tell us what you were looking for' });
  await expect(card.getByText('Nothing fits everything you asked for.')).toBeVisible();
  expect(await findingsOfAxe(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const shown = await card.locator('dd').allTextContents();
  expect(posts).toEqual([]);
  await card.getByRole('button', { name: 'Send this note' }).dblclick();
  await expect(card.getByText('Sent. Thank you.')).toBeVisible();
  expect(posts).toHaveLength(1);
  const { body } = posts[0]!;
  expect(Object.keys(body).sort()).toEqual(NOTE_KEYS);
  expect(body).toMatchObject({ questions: 1, answers: ANSWERS, zone: 'cold', fits: 0 });
  expect(shown).toEqual([
    'Yes',
    'Split',
    'Apartment',
    'Single Room',
    'Large Outdoor space',
    'Not Sure',
    'Cold',
    '0',
    '1',
  ]);
  expect(await counted()).toMatchObject({ note: 1, 'Q1=Split': 1, 'zone=cold': 1 });

  await test.step('it isn’t offered again, not even after a reload', async () => {
    await page.reload();
    await selector.resume();
    await expect(selector.heading('Systems for your home')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
});

test('a note that can’t be sent says so, and nothing else changes', async ({ page, selector, expected }) => {
  expected.push(/Failed to load resource/);
  await page.route('**/v2/insight', (route) => route.abort());
  await saveVisit(page, { place: '/product', answers: ANSWERS });
  await open(page);
  await selector.resume();
  await selector.button('Send this note').click();
  await expect(page.getByText("Sorry, that didn't go through.")).toBeVisible();
  await expect(selector.heading('Systems for your home')).toBeVisible();
});

test('where the initial data offer neither notes nor steps, there is no request and no file more', async ({
  page,
  selector,
}) => {
  await saveVisit(page, { place: '/product', answers: ANSWERS });
  isOff = true;
  await open(page);
  await selector.resume();
  await expect(selector.heading('Systems for your home')).toBeVisible();
  await expect(selector.button('Send this note')).toHaveCount(0);
  const keys = await page.evaluate(() => Object.keys(sessionStorage));
  expect(keys.filter((key) => /steps|note/.test(key))).toEqual([]);
  await leave(page);
  expect([posts, files]).toEqual([[], []]);
});

test('the line about counting moves nothing when it comes, in any window', async ({ page }) => {
  const release = await hold(page, '**/v2/init');
  await open(page);
  const places = () =>
    page.evaluate(() => {
      const element = document.querySelector('product-selector')!;
      const inside = [...element.shadowRoot!.querySelectorAll('h2, .lead, .button, input, img, ul')];
      return [element, ...inside].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, one === element ? height : 0];
      });
    });
  const inWindows = async () => {
    const found: Awaited<ReturnType<typeof places>>[] = [];
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await places());
    }
    return found;
  };
  await expect(page.getByRole('textbox', { name: 'Postcode' })).toBeVisible();
  const before = await inWindows();
  release();
  await expect(line(page)).toBeVisible();
  const after = await inWindows();
  expect(after.map((all, index) => all.slice(0, before[index]?.length))).toEqual(before);
});
