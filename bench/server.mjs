/**
 * The embedded provider beside other servers that send the same prepared bytes: the products call, with another `t` on each
 * request, all on this machine:
 *
 *   npm run build && npm run bench:server
 *
 * The peers are installed into bench/server/node_modules; the load comes from wrk (`apt-get install wrk`). In each round
 * every server has one slice of two seconds. The order alternates, and the first round is thrown away. Then ours answers a
 * million requests; its memory is read after 10,000 and at the end. `ROUNDS=3` and `MANY=20000` shorten it, `MANY=0` leaves
 * the million out. Fails if ours is slower than its goal.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { inProject } from '../scripts/importSource.mjs';
import { median } from './quantile.mjs';
import { readVersions, record } from './record.mjs';
import { load, needWrk } from './server/load.mjs';
import { PATH } from './server/readBodies.mjs';
import { startProvider, startServer, writeRange } from './server/startServer.mjs';
import { table } from './table.mjs';

/** @typedef {import('./server/startServer.mjs').Server} Server */
/** @typedef {{ rate: number, p99: number, cpu: number, failed: number }} Slice */

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const FEW = 10_000;
const MANY = Number(process.env.MANY ?? 1_000_000);
const SECONDS = 2;
/** Chromium's Accept-Encoding, and that of a client that cannot decompress. */
const CASES = [
  { name: 'Brotli, 50 connections', acceptEncoding: 'gzip, deflate, br, zstd', connections: 50 },
  { name: 'Brotli, 1,000', acceptEncoding: 'gzip, deflate, br, zstd', connections: 1000 },
  { name: 'not compressed, 50', acceptEncoding: null, connections: 50 },
  { name: 'not compressed, 1,000', acceptEncoding: null, connections: 1000 },
];
const FLOOR = '`node:http` alone';
const OURS = 'ours';
/** The least that ours must reach, as a share of the floor's requests a second. */
const GOAL = 0.8;
const FOLDER = inProject('.cache/bench-server');

/** @param {number} bytes */
const MB = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;

/** Keeps our bytes, as they go over the wire, for the other servers. @param {string} url */
async function keepBodies(url) {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const body = await new Promise((resolve, reject) => {
      get(url + PATH, { headers: { 'Accept-Encoding': encoding } }, (response) => resolve(buffer(response))).once(
        'error',
        reject,
      );
    });
    writeFileSync(join(FOLDER, encoding), body);
  }
}

/**
 * The slices of every server for one case.
 * @param {Readonly<Record<string, Server>>} servers
 * @param {{ acceptEncoding: string | null, connections: number }} how
 */
async function measure(servers, { acceptEncoding, connections }) {
  const names = Object.keys(servers);
  /** @type {Record<string, Slice[]>} */
  const slices = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const server = /** @type {Server} */ (servers[name]);
      const before = server.cpuMicroseconds();
      const asking = { connections, acceptEncoding, seconds: SECONDS };
      const { requests, microseconds, failed, p99 } = await load(server.url, asking);
      const cpu = (server.cpuMicroseconds() - before) / requests;
      if (round > 0) slices[name]?.push({ rate: requests / (microseconds / 1e6), p99, cpu, failed });
    }
    process.stderr.write('.');
  }
  return slices;
}

/** Our memory after few requests and after many, with all connections closed each time. @param {string} range */
async function endure(range) {
  const server = await startProvider(range);
  try {
    const found = [];
    for (let asked = 0; asked < MANY; ) {
      const most = (asked < FEW ? FEW : MANY) - asked;
      const slice = await load(server.url, { connections: 50, seconds: 5, most, acceptEncoding: 'br' });
      if (slice.failed > 0) throw new Error(`${slice.failed} requests failed.`);
      asked += slice.asked;
      if (slice.asked >= most) found.push(server.residentBytes());
    }
    const [few = Number.NaN, many = Number.NaN] = found;
    return `Our memory: ${MB(few)} after ${FEW.toLocaleString('en-AU')} requests, ${MB(many)} after ${MANY.toLocaleString('en-AU')} (${(many / few).toFixed(2)} ×).`;
  } finally {
    server.stop();
  }
}

needWrk();
execFileSync('npm', ['ci', '--silent', '--no-progress'], { cwd: inProject('bench/server'), stdio: 'inherit' });
const range = writeRange(join(FOLDER, 'range.json'), 500);
/** @type {Record<string, Server>} */
const servers = {};
try {
  const ours = await startProvider(range);
  servers[OURS] = ours;
  await keepBodies(ours.url);
  for (const [name, file] of [
    [FLOOR, 'floor'],
    ['fastify', 'fastify'],
    ['express', 'express'],
  ]) {
    servers[String(name)] = await startServer([inProject(`bench/server/servers/${file}.mjs`), FOLDER]);
  }
  /** @type {Record<string, string[]>} */
  const rows = Object.fromEntries(Object.keys(servers).map((name) => [name, [name]]));
  const missed = [];
  for (const how of CASES) {
    const slices = await measure(servers, how);
    for (const [name, own] of Object.entries(slices)) {
      // Slice by slice, so that the machine's other work weighs on both alike.
      const ratio = median(own.map(({ rate }, round) => rate / (slices[FLOOR]?.[round]?.rate ?? Number.NaN)));
      const rate = Math.round(median(own.map((slice) => slice.rate))).toLocaleString('en-AU');
      const p99 = median(own.map((slice) => slice.p99)) / 1000;
      const cpu = median(own.map((slice) => slice.cpu));
      const failed = own.reduce((sum, slice) => sum + slice.failed, 0);
      rows[name]?.push(
        `${rate} (${ratio.toFixed(2)} ×), p99 ${p99.toFixed(0)} ms, ${cpu.toFixed(0)} µs${failed > 0 ? `, ${failed} **failed**` : ''}`,
      );
      if (name === OURS && ratio < GOAL) missed.push(`${how.name}: ${ratio.toFixed(2)} × the floor`);
    }
  }
  process.stderr.write('\n');
  record('server', {
    command: 'npm run build && npm run bench:server',
    ...(process.env.ROUNDS || process.env.MANY ? { shortened: 'ROUNDS or MANY' } : {}),
    versions: readVersions(['fastify', 'express'], inProject('bench/server')),
    conditions: [
      `${ROUNDS} slices of ${SECONDS} seconds each. Requests a second with their ratio to the floor, p99, and processor time of a request. Goal: ${GOAL} × the floor.`,
      MANY > 0 ? await endure(range) : '',
    ],
    tables: [table(['', ...CASES.map(({ name }) => name)], Object.values(rows))],
  });
  for (const goal of missed) console.error(`Goal missed: ${goal}, at least ${GOAL} × wanted.`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  for (const server of Object.values(servers)) server.stop();
}
