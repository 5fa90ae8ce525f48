import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { counterKeys } from '../../src/parts/insight/rules/counterKeys.ts';
import { ASKED_OF_ALL, type InsightMessage, STEPS } from '../../src/parts/insight/rules/insight.ts';
import { walk } from '../../src/questionnaire/walk.ts';
import { enquiryOf, newEnquiry } from '../../tests/enquiries/storeContract.ts';
import { addition, testInsightStore } from '../../tests/insight/insightStoreContract.ts';
import { exampleApp } from '../../tests/provider/exampleApp.ts';
import { temporaryFolder } from '../../tests/temporaryFolder.ts';
import type { Insight } from '../app/insight.ts';
import { createNonces } from '../enquiries/nonce.ts';
import { openSqlite } from '../enquiries/openSqlite.ts';
import { openStore } from '../enquiries/openStore.ts';
import { createInsight, HOURLY_CAPS } from './createInsight.ts';
import type { InsightStore } from './insightStore.ts';
import { openInsight } from './openInsight.ts';
import { openInsightStore } from './openInsightStore.ts';

/** `npm run test:exhaustive` sends 10,000 of each. */
const [VISITS, BOTS] = process.env.EXHAUSTIVE ? [10_000, 10_000] : [600, 1000];
const PATHS = [...walk()];
const NOON = Date.parse('2026-11-25T12:00:00Z');
const secret = new TextEncoder().encode('a key of at least thirty-two characters');
const nonces = createNonces(secret);
const ADDRESS = 'http://localhost/wp-json/product-selector/v2';

let folder: ReturnType<typeof temporaryFolder>;
let file: string;
let store: InsightStore;
let faults: string[];
let clock: number;
let nonce: string;

beforeEach(async () => {
  folder = temporaryFolder();
  file = `${folder.path}/insight.db`;
  store = await openInsightStore(file);
  faults = [];
  clock = NOON;
  nonce = nonces.create(clock - 60_000);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  folder.remove();
});

const insightWith = (more: object = {}): Insight =>
  createInsight({
    store,
    nonces,
    secret,
    parts: { notes: true, steps: true },
    now: () => clock,
    onFault: (line) => faults.push(line),
    ...more,
  });
const noteBody = (own: object = {}) => ({
  kind: 'note',
  nonce,
  questions: 1,
  answers: PATHS[0],
  zone: 'average',
  fits: 0,
  ...own,
});
const stepsBody = (own: object = {}) => ({ kind: 'steps', nonce, reached: 'list', last: 'Q6', language: 'en', ...own });
const statusOf = async (insight: Insight, body: unknown, peer?: string) =>
  (await insight.count(JSON.stringify(body), { peer })).status;

testInsightStore(
  () => openInsightStore(file),
  () => openSqlite(file),
);

it('a store of counters in SQLite may also be the store of enquiries', async () => {
  const both = `${folder.path}/both.db`;
  const enquiries = await openStore(both);
  const counters = await openInsightStore(both);
  await Promise.all([enquiries.add(newEnquiry(), []), counters.add(addition())]);
  expect(await enquiries.list()).toHaveLength(1);
  await enquiries.erase(enquiryOf().email!);
  expect(await counters.counters()).toHaveLength(1);
  await Promise.all([enquiries.close(), counters.close()]);
});

it('a store of counters in SQLite from a newer version is refused with advice', async () => {
  const sql = await openSqlite(file);
  await sql.run('UPDATE insight_schema SET version = 3');
  await sql.close();
  await expect(openInsightStore(file)).rejects.toThrow('has version 3 of the counters');
  await expect(openInsightStore(file)).rejects.toThrow('Use a newer program.');
});

it('messages are counted in the week of their arrival', async () => {
  const insight = insightWith();
  expect(await statusOf(insight, noteBody())).toBe(204);
  expect(await statusOf(insight, stepsBody())).toBe(204);
  const counters = await store.counters();
  expect(new Set(counters.map(({ week }) => week))).toEqual(new Set(['2026-W48']));
  expect(counters.map(({ key }) => key)).toEqual(expect.arrayContaining(['note', 'reached=list', 'last=Q6']));
});

it('messages for a part that is off are refused', async () => {
  expect(await statusOf(insightWith({ parts: { notes: false, steps: true } }), noteBody())).toBe(400);
  expect(await statusOf(insightWith({ parts: { notes: true, steps: false } }), stepsBody())).toBe(400);
  expect(await store.counters()).toEqual([]);
});

it('messages need the nonce of the initial data', async () => {
  const insight = insightWith();
  const foreign = createNonces(new TextEncoder().encode('another key, also of thirty-two characters'));
  const old = nonces.create(clock - 25 * 60 * 60_000);
  for (const bad of [undefined, '', 'x', old, foreign.create(clock)]) {
    expect(await statusOf(insight, noteBody({ nonce: bad }))).toBe(403);
  }
  expect(await statusOf(insight, noteBody({ nonce: await insight.createNonce() }))).toBe(204);
});

it('messages that can’t be stored get 503, and nothing is half counted', async () => {
  const insight = insightWith();
  expect(await statusOf(insight, noteBody())).toBe(204);
  const sql = await openSqlite(file);
  await sql.run(
    "CREATE TRIGGER full_disk BEFORE INSERT ON insight_counter WHEN NEW.name = 'zone=hot' BEGIN SELECT RAISE(FAIL, 'database or disk is full'); END",
  );
  await sql.close();
  expect(await statusOf(insight, noteBody({ zone: 'hot' }))).toBe(503);
  expect(faults).toEqual(['A message of insight couldn’t be counted: database or disk is full']);
  expect((await store.counters()).find(({ key }) => key === 'note')?.count).toBe(1);
});

it('messages to a store that never replies get 503 after seven seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = statusOf(insightWith({ store: { ...store, add: () => new Promise(() => {}) } }), noteBody());
  vi.advanceTimersByTime(7000);
  expect(await answer).toBe(503);
  expect(faults).toEqual(['A message of insight couldn’t be counted: it took longer than 7 s']);
});

it('messages to a store that was removed get 503', async () => {
  const insight = insightWith();
  expect(await statusOf(insight, noteBody())).toBe(204);
  renameSync(file, `${file}.old`);
  expect(await statusOf(insight, noteBody())).toBe(503);
  expect(faults[0]).toContain('was removed or replaced');
  rmSync(`${file}.old`);
});

it('messages are counted in the clock’s week, even if the clock is a year off', async () => {
  const insight = insightWith();
  for (const off of [-1, 1]) {
    clock = NOON + off * 365 * 86_400_000;
    expect(await statusOf(insight, noteBody({ nonce: await insight.createNonce() }))).toBe(204);
  }
  expect(new Set((await store.counters()).map(({ week }) => week))).toEqual(new Set(['2025-W48', '2027-W47']));
});

it('messages from many visits in 1,000 networks are counted exactly', async () => {
  const insight = insightWith();
  const truth = new Map<string, number>();
  for (let visit = 0; visit < VISITS; visit += 1) {
    const seed = (visit * 7919) % 10_007;
    const body: InsightMessage =
      visit % 3 === 0
        ? {
            kind: 'note',
            answers: PATHS[seed % PATHS.length]!,
            zone: (['hot', 'average', 'cold', null] as const)[seed % 4]!,
            fits: [0, 1, 2, null][seed % 4]!,
          }
        : {
            kind: 'steps',
            reached: STEPS[seed % STEPS.length]!,
            language: seed % 9 === 0 ? 'de' : 'en',
            last: [null, ...ASKED_OF_ALL][seed % 6]!,
          };
    clock = NOON + visit * 300_000;
    const sent = { ...body, ...(body.kind === 'note' ? { questions: 1 } : {}), nonce: await insight.createNonce() };
    const network = visit % 1000;
    expect(await statusOf(insight, sent, `1.${network >> 8}.${network & 255}.7`)).toBe(204);
    for (const key of counterKeys(body)) truth.set(key, (truth.get(key) ?? 0) + 1);
  }
  const counted = new Map<string, number>();
  for (const { key, count } of await store.counters()) counted.set(key, (counted.get(key) ?? 0) + count);
  expect([...counted].sort()).toEqual([...truth].sort());
}, 120_000);

it('messages from many bots in one network are limited to 60 an hour, and don’t silence others', async () => {
  const insight = insightWith();
  const statuses = new Map<number, number>();
  for (let bot = 0; bot < BOTS; bot += 1) {
    const { status } = await insight.count(JSON.stringify(noteBody()), { peer: `8.8.8.${bot % 256}` });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect([...statuses].sort()).toEqual([
    [204, 60],
    [429, BOTS - 60],
  ]);
  expect(await insight.count(JSON.stringify(noteBody()), { peer: '8.8.8.8' })).toMatchObject({ retryAfterS: 3600 });
  expect(await statusOf(insight, noteBody(), '9.9.9.9')).toBe(204);
  clock += 60 * 60_000;
  expect(await statusOf(insight, noteBody(), '8.8.8.8')).toBe(204);
}, 60_000);

it('messages from unknown networks are limited to 6,000 an hour by default', () =>
  expect(HOURLY_CAPS).toEqual({ perNetwork: 60, together: 6000 }));

it('messages leave no trace of a network ten minutes after their hour', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOON });
  const sql = await openSqlite(file);
  const networks = async () => Number((await sql.run('SELECT COUNT(*) AS count FROM insight_network'))[0]?.count);
  try {
    const opened = await openInsight(
      { place: file, parts: { notes: true, steps: true }, isProxied: false, key: undefined },
      undefined,
      { info() {}, warn() {}, error() {} },
    );
    expect(await statusOf(opened, noteBody({ nonce: await opened.createNonce() }), '8.8.8.8')).toBe(204);
    vi.advanceTimersByTime(59 * 60_000);
    expect(await networks()).toBe(1);
    vi.advanceTimersByTime(11 * 60_000);
    await vi.waitFor(async () => expect(await networks()).toBe(0));
    await opened.stop();
  } finally {
    vi.useRealTimers();
    await sql.close();
  }
});

it('messages leave no address in any file', async () => {
  const insight = insightWith({ isProxied: true });
  await insight.count(JSON.stringify(noteBody()), { peer: '203.0.113.77', forwardedFor: '198.51.100.99' });
  for (const name of [file, `${file}-wal`].filter((one) => existsSync(one))) {
    const text = readFileSync(name, 'latin1');
    for (const part of ['203.0.113', '198.51.100', nonce]) expect(text).not.toContain(part);
  }
});

it('the provider without insight doesn’t mention it, and its address is unknown', async () => {
  const app = await exampleApp();
  const initial = await (await app.fetch(new Request(`${ADDRESS}/init`))).json();
  expect(Object.keys(initial as object)).toEqual(['nonce']);
  const post = (name: string) => app.fetch(new Request(`${ADDRESS}/${name}`, { method: 'POST', body: '{}' }));
  const [insight, unknown] = [await post('insight'), await post('unknown')];
  expect([insight.status, await insight.json()]).toEqual([404, await unknown.json()]);
});

it('the provider with insight names its parts, and replies by the contract', async () => {
  const app = await exampleApp({ insight: insightWith({ now: Date.now }) });
  const initial = (await (await app.fetch(new Request(`${ADDRESS}/init`))).json()) as { nonce: string };
  expect(initial).toEqual({ nonce: expect.stringMatching(/^v1\./), insight: { notes: true, steps: true } });
  const post = async (body: string) => {
    const request = new Request(`${ADDRESS}/insight`, { method: 'POST', body });
    const reply = await app.fetch(request);
    return {
      status: reply.status,
      text: await reply.text(),
      origin: reply.headers.get('Access-Control-Allow-Origin'),
    };
  };
  const own = { nonce: initial.nonce };
  expect(await post(JSON.stringify(stepsBody(own)))).toEqual({ status: 204, text: '', origin: '*' });
  expect(await post('{')).toMatchObject({ status: 400 });
  expect(await post(JSON.stringify(stepsBody({ ...own, browser: 'x' })))).toMatchObject({ status: 400 });
  expect(await post(JSON.stringify(stepsBody({ nonce: 'x' })))).toMatchObject({ status: 403 });
  expect(await post(JSON.stringify(stepsBody({ language: 'e'.repeat(1024) })))).toMatchObject({ status: 413 });
});

it('the provider only takes messages from pages of the allowed sites and its own, and from programs', async () => {
  const insight = insightWith({ now: Date.now });
  const post = async (allowedOrigins: readonly string[] | null, origin?: string) => {
    const app = await exampleApp({ insight, allowedOrigins });
    const body = JSON.stringify(stepsBody({ nonce: await insight.createNonce() }));
    const headers = origin === undefined ? {} : { Origin: origin };
    return (await app.fetch(new Request(`${ADDRESS}/insight`, { method: 'POST', body, headers }))).status;
  };
  const shop = ['https://shop.example'];
  for (const origin of [...shop, 'http://localhost', undefined]) expect(await post(shop, origin), origin).toBe(204);
  for (const origin of ['https://evil.example', 'https://shop.example.evil.example', 'null', ''])
    expect(await post(shop, origin), origin).toBe(403);
  expect(await post(null, 'https://evil.example')).toBe(204);
  const counters = await store.counters();
  expect(counters.find(({ key }) => key === 'reached=list')?.count).toBe(4);
});

it('the provider logs nothing about a visitor who hangs up while sending', async () => {
  const insight = insightWith({ now: Date.now });
  const app = await exampleApp({ insight, onFault: (line) => faults.push(line) });
  for (const headers of [{}, { 'Content-Length': '400' }]) {
    const body = new ReadableStream({ pull: (stream) => stream.error(new TypeError('aborted')) });
    const request = new Request(`${ADDRESS}/insight`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
    expect((await app.fetch(request)).status).toBe(400);
  }
  expect(faults).toEqual([]);
});

it('the provider shares the nonces of the enquiries', async () => {
  const quiet = { info() {}, warn() {}, error() {} };
  const place = `${folder.path}/enquiries.db`;
  const options = { place: file, parts: { notes: true, steps: false }, isProxied: false, key: undefined };
  const opened = await openInsight(options, place, quiet);
  expect(existsSync(`${place}.key`)).toBe(true);
  expect(existsSync(`${file}.key`)).toBe(false);
  await opened.stop();
  const alone = await openInsight(options, undefined, quiet);
  expect(existsSync(`${file}.key`)).toBe(true);
  await alone.stop();
});

it('the provider with a store in a folder that isn’t there says so', () =>
  expect(openInsightStore(`${folder.path}/none/insight.db`)).rejects.toThrow('can’t be used for insight'));

it('insight by itself warns once that visitors come through a proxy that isn’t trusted', async () => {
  const lines: string[] = [];
  const log = { info() {}, warn: (line: string) => void lines.push(line), error() {} };
  const options = { place: `${folder.path}/alone.db`, parts: { notes: true, steps: true }, key: undefined };
  const untrusting = await openInsight({ ...options, isProxied: false }, undefined, log);
  const trusting = await openInsight({ ...options, isProxied: true }, undefined, log);
  const sender = { peer: '1.1.1.1', forwardedFor: '203.0.113.7' };
  for (const insight of [untrusting, untrusting, trusting]) await insight.count('{}', sender);
  expect(lines).toEqual([expect.stringContaining('start the provider with --trust-proxy')]);
  await Promise.all([untrusting.stop(), trusting.stop()]);
});
