/**
 * Enquiries that are sent to the embedded provider, beside a bare loop that inserts the same row as durably:
 *
 *   npm run bench:enquiries
 *
 * The load comes from wrk, on 50 connections. Each slice has a new SQLite file. `ROUNDS=1` shortens
 * it. Fails if an enquiry is refused, or if ours misses its goal.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { inProject } from '../scripts/importSource.mjs';
import { median } from './quantile.mjs';
import { readVersions, record } from './record.mjs';
import { table } from './table.mjs';

const FOLDER = inProject('.cache/bench-enquiries');
// Built, because SQLite's library loads on demand.
await build({
  configFile: false,
  logLevel: 'warn',
  build: { ssr: inProject('bench/server/enquiryParts.ts'), outDir: FOLDER, emptyOutDir: true },
});
/** @type {typeof import('./server/enquiryParts.ts')} */
const parts = await import(join(FOLDER, 'enquiryParts.js'));
const { createApp, createEnquiries, createNonces, createStore, defaultForm, listen, openSqlite } = parts;
const { pagePolicy, prepareProducts } = parts;

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const SECONDS = 2;
const CONNECTIONS = 50;
/** Our minimum, as a share of the loop's inserts a second. */
const GOAL = 0.5;
/** 450 an hour, by the provider's clock. */
const APART_MS = 8000;
const run = promisify(execFile);
const nonces = await createNonces(new TextEncoder().encode('a key of at least thirty-two characters'));
/** Old enough not to be suspected. */
const given = await Promise.all(Array.from({ length: 200 }, () => nonces.create(Date.now() - 10_000)));
const PATH = 'wp-json/product-selector/v2/enquiries';

/** Enquiries a second through the provider. Its clock runs ahead, because an hour takes 600 at most. @param {string} file @param {number} round */
async function postAll(file, round) {
  const store = await createStore(await openSqlite(file));
  const begun = Date.now();
  /** @type {Promise<unknown>[]} */
  const taken = [];
  const made = createEnquiries({
    ...{ store, nonces, form: defaultForm(180), channels: [] },
    onStored() {},
    onFault: console.error,
    now: () => begun + taken.length * APART_MS,
  });
  /** @type {typeof made} */
  const enquiries = {
    ...made,
    take(body) {
      const reply = made.take(body);
      taken.push(reply);
      return reply;
    },
  };
  const catalogue = { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') };
  const app = createApp({ catalogue, files: new Map(), policy: await pagePolicy('', ["'self'"]), enquiries });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const script = inProject('bench/server/postEnquiries.lua');
  const load = ['--threads=1', `--connections=${CONNECTIONS}`, `--duration=${SECONDS}s`, `--script=${script}`];
  const { stdout } = await run('wrk', [...load, listening.url + PATH, '--', String(round), ...given]);
  await listening.stop({ drainMs: 0, graceMs: 0 });
  // The load ends with enquiries on their way.
  await Promise.all(taken);
  const stored = (await store.list()).length;
  await store.close();
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout) || stored < Number(requests))
    throw new Error(`Not all were stored:\n${stdout}`);
  return Number(requests) / Number(seconds);
}

/** Inserts a second of a loop that only writes a row like an enquiry's into the same table. @param {string} file */
async function insertAll(file) {
  const sql = await openSqlite(file);
  await createStore(sql);
  const brief = '{"text":"A split system for a bedroom","answers":{"Q0":"No"},"system":"WB-25","versions":{}}';
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < SECONDS * 1000; count += 1) {
    await sql.run(
      `INSERT INTO enquiry (reference, key, digest, content, nonce, created, suspicions, name, email, email_key, brief)
       VALUES (?, ?, ?, ?, ?, ?, '[]', 'Ada Nguyen', 'ada@example.com', 'ada@example.com', ?)`,
      ...[`R${count}`, crypto.randomUUID(), `digest ${count}`, `content ${count}`, `nonce ${count % 200}`],
      ...[Date.now(), brief],
    );
  }
  const took = performance.now() - begun;
  await sql.close();
  return (count / took) * 1000;
}

const folder = mkdtempSync(join(tmpdir(), 'bench-enquiries-'));
/** @type {{ posts: number, inserts: number }[]} */
const slices = [];
try {
  for (let round = 0; round <= ROUNDS; round += 1) {
    const inserts = await insertAll(join(folder, `loop-${round}.db`));
    const posts = await postAll(join(folder, `provider-${round}.db`), round);
    // The first round warms up.
    if (round > 0) slices.push({ posts, inserts });
    process.stderr.write('.');
  }
} finally {
  rmSync(folder, { recursive: true });
}
process.stderr.write('\n');
const ratio = median(slices.map(({ posts, inserts }) => posts / inserts));
const rate = (/** @type {'posts' | 'inserts'} */ what) =>
  Math.round(median(slices.map((slice) => slice[what]))).toLocaleString('en-AU');
record('enquiries', {
  command: 'npm run bench:enquiries',
  shortened: process.env.ROUNDS ? 'ROUNDS' : '',
  versions: readVersions(['libsql']),
  conditions: [`${ROUNDS} slices of ${SECONDS} seconds each, ${CONNECTIONS} connections. Goal: ${GOAL} × the loop.`],
  tables: [
    table(
      ['', 'a second'],
      [
        ['a loop of inserts', `${rate('inserts')} (1.00 ×)`],
        ['**enquiries**', `${rate('posts')} (${ratio.toFixed(2)} ×)`],
      ],
    ),
  ],
});
if (ratio < GOAL) {
  console.error(`Goal missed: ${ratio.toFixed(2)} × the loop; the goal is ${GOAL}.`);
  process.exitCode = 1;
}
