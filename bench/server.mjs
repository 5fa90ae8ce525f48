/**
 * The embedded provider beside bare `node:http` that sends the same prepared bytes, both on this machine:
 *
 *   npm run bench:server
 *
 * wrk makes the load. `ROUNDS=1` shortens it. Fails if our provider misses its goal.
 */
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inProject } from '../scripts/importSource.mjs';
import { record } from './record.mjs';
import { compare, load } from './server/compare.mjs';
import { startProvider, startServer, writeCatalogue } from './server/startServer.mjs';
import { table } from './table.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const path = '/wp-json/product-selector/v2/products';
/** The value that Chromium sends. */
const acceptEncoding = 'gzip, deflate, br, zstd';
/** @type {readonly import('./server/compare.mjs').Case[]} */
const CASES = [
  { name: 'Brotli, 50 connections', path, acceptEncoding, connections: 50 },
  { name: 'Brotli, 1,000', path, acceptEncoding, connections: 1000 },
  { name: 'not compressed, 50', path, connections: 50 },
  { name: 'not compressed, 1,000', path, connections: 1000 },
];
/** Our minimum, as a share of the floor's requests per second. */
const GOAL = 0.8;
const FOLDER = inProject('.cache/bench-server');

/** Saves the bytes that our provider sends, for the floor. @param {string} url */
async function keepBodies(url) {
  for (const encoding of ['identity', 'br']) {
    const body = await new Promise((resolve, reject) => {
      const request = get(url + path, { headers: { 'Accept-Encoding': encoding } }, (reply) => resolve(buffer(reply)));
      request.once('error', reject);
    });
    writeFileSync(join(FOLDER, encoding), body);
  }
}

const ours = await startProvider(writeCatalogue(join(FOLDER, 'catalogue.json'), 500));
const stops = [ours.stop];
try {
  await keepBodies(ours.url);
  const floor = await startServer([inProject('bench/server/floor.mjs'), FOLDER]);
  stops.push(floor.stop);
  const servers = { '`node:http` alone': floor, ours };
  const [first] = CASES;
  if (first) await load(ours, first);
  const before = ours.residentBytes();
  const { rows, ratios } = await compare(servers, CASES, ROUNDS);
  const MB = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
  record('server', {
    command: 'npm run bench:server',
    shortened: process.env.ROUNDS ? 'ROUNDS' : '',
    conditions: [
      `${ROUNDS} slices of 2 seconds each. Requests a second with their ratio to the floor, p99, and processor time of a request. Goal: ${GOAL} × the floor. Our memory: ${MB(before)} after the first slice, ${MB(ours.residentBytes())} after the last.`,
    ],
    tables: [table(['', ...CASES.map(({ name }) => name)], rows)],
  });
  for (const [index, ratio] of (ratios[1] ?? []).entries()) {
    if (ratio >= GOAL) continue;
    console.error(`Goal missed: ${CASES[index]?.name}: ${ratio.toFixed(2)} × the floor; the goal is ${GOAL}.`);
    process.exitCode = 1;
  }
} finally {
  for (const stop of stops) stop();
}
