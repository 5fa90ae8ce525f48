/**
 * Enquiries that are sent to the embedded provider, beside a bare loop that inserts a row as durably:
 *
 *   npm run bench:enquiries
 *
 * The load comes from wrk (`apt-get install wrk`), on 50 connections. Each slice has a new SQLite file. `ROUNDS=1` shortens
 * it. Fails if an enquiry is refused, or if ours misses its goal.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { importSource, inProject } from '../scripts/importSource.mjs';
import { median } from './quantile.mjs';
import { readVersions, record } from './record.mjs';
import { needWrk } from './server/compare.mjs';
import { table } from './table.mjs';

const { createApp } = await importSource('server/app/createApp.ts');
const { pagePolicy } = await importSource('server/app/pagePolicy.ts');
const { prepareProducts } = await importSource('server/app/prepareProducts.ts');
const { createEnquiries } = await importSource('server/enquiries/createEnquiries.ts');
const { createNonces } = await importSource('server/enquiries/nonce.ts');
const { createStore } = await importSource('server/enquiries/createStore.ts');
const { openSqlite } = await importSource('server/enquiries/openSqlite.ts');
const { defaultForm } = await importSource('server/enquiries/readForm.ts');
const { listen } = await importSource('server/listen.ts');

const ROUNDS = Number(process.env.ROUNDS ?? 10);
const SECONDS = 2;
const CONNECTIONS = 50;
/** Our minimum, as a share of the loop's inserts a second. */
const GOAL = 0.5;
const run = promisify(execFile);
const nonces = await createNonces(new TextEncoder().encode('a key of at least thirty-two characters'));
/** Old enough not to be suspected. */
const given = await Promise.all(Array.from({ length: 200 }, () => nonces.create(Date.now() - 10_000)));
const PATH = '/wp-json/product-selector/v2/enquiries';

/** Enquiries a second through the provider. The caps of an hour would end a slice. @param {string} file @param {number} round */
async function postAll(file, round) {
  const caps = { perNonce: Infinity, perHour: Infinity, refusedPerHour: Infinity };
  const store = await createStore(await openSqlite(file), caps);
  const enquiries = createEnquiries({
    ...{ store, nonces, form: defaultForm(180), channels: [] },
    onStored() {},
    onFault: console.error,
  });
  const catalogue = { current: await prepareProducts([], '2026-01-02T03:04:05.000Z') };
  const app = createApp({ catalogue, files: new Map(), policy: await pagePolicy('', ["'self'"]), enquiries });
  const listening = await listen(app, { host: '127.0.0.1', port: 0 });
  const script = inProject('bench/server/postEnquiries.lua');
  const load = ['--threads=1', `--connections=${CONNECTIONS}`, `--duration=${SECONDS}s`, `--script=${script}`];
  const { stdout } = await run('wrk', [...load, listening.url + PATH, '--', String(round), ...given]);
  await listening.stop({ drainMs: 0, graceMs: 0 });
  const stored = (await store.list()).length;
  await store.close();
  const [, requests, seconds] = /(\d+) requests in ([\d.]+)s/.exec(stdout) ?? [];
  if (/Non-2xx|Socket errors/.test(stdout) || stored < Number(requests))
    throw new Error(`Not all were stored:\n${stdout}`);
  return Number(requests) / Number(seconds);
}

/** Inserts a second of a loop that does nothing else. @param {string} file */
async function insertAll(file) {
  const sql = await openSqlite(file);
  await sql.run('CREATE TABLE enquiry (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, body TEXT NOT NULL)');
  const body = 'x'.repeat(400);
  const begun = performance.now();
  let count = 0;
  for (; performance.now() - begun < SECONDS * 1000; count += 1) {
    await sql.run('INSERT INTO enquiry (key, body) VALUES (?, ?)', crypto.randomUUID(), body);
  }
  const took = performance.now() - begun;
  await sql.close();
  return (count / took) * 1000;
}

needWrk();
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
