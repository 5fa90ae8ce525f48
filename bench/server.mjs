/**
 * The embedded provider beside other servers that send the same prepared bytes, for the products call with another `t` on
 * each request, all on this machine:
 *
 *   npm run build && npm run bench:server
 *
 * The peers are installed into bench/server/node_modules; the load comes from wrk (`apt-get install wrk`). In each round
 * every server has one slice of two seconds, in an order that turns round with every round, and a first round is thrown
 * away. Then ours answers a million requests, and its memory is read after 10,000 of them and at the end. `ROUNDS=3` shortens it,
 * `MANY=20000` makes the million fewer, `MANY=0` leaves it out. Fails when ours is not as fast as the goal wants.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { drawCatalogue } from './drawCatalogue.mjs';
import { readVersions } from './readVersions.mjs';
import { record } from './record.mjs';
import { load, needWrk } from './server/load.mjs';
import { endedMicroseconds, machineMicroseconds } from './server/procFiles.mjs';
import { PATH } from './server/readBodies.mjs';
import { memoryTable, others, rateRatio, sliceTable } from './server/report.mjs';
import { startServer } from './server/startServer.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const FEW = 10_000;
const MANY = Number(process.env.MANY ?? 1_000_000);
const SECONDS = 2;
const SYSTEMS = 500;
const CONNECTIONS = [50, 1000];
/** As Chromium asks, and as somebody asks who cannot decompress. */
const ENCODINGS = { br: 'gzip, deflate, br, zstd', identity: null };
const FLOOR = 'node:http alone';
const OURS = 'ours';
/** Ours, as a share of the floor's requests a second, is at least this. */
const GOAL = 0.8;

/** @param {number} ratio */
const times = (ratio) => `${ratio.toFixed(2)} ×`;
/** @param {string} path below this folder */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const FOLDER = here('../.cache/bench-server');
const PROGRAM = here('../dist/server/main.js');

/** Our program with a range of 500 systems. */
async function startOurs() {
  if (!existsSync(PROGRAM)) throw new Error('There is no dist/server: run npm run build first.');
  /** @type {typeof import('../src/catalogue/writeReply.ts')} */
  const { writeReply } = (await runnerImport(here('../src/catalogue/writeReply.ts'), { configFile: false })).module;
  const range = join(FOLDER, 'range.json');
  writeFileSync(range, writeReply(drawCatalogue(SYSTEMS), '2026-01-01T00:00:00Z'));
  return startServer([PROGRAM, '--port', '0', '--catalogue', range]);
}

/**
 * Keeps the bytes of ours, as they go over the wire, for the other servers.
 * @param {string} url
 */
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
 * @param {import('./server/startServer.mjs').Server} server
 * @param {Omit<Parameters<typeof load>[1], 'seconds'>} how
 * @returns {Promise<import('./server/report.mjs').Slice>}
 */
async function slice(server, how) {
  const clock = () => [server.cpuMicroseconds(), endedMicroseconds(), machineMicroseconds(), performance.now() * 1000];
  const before = clock();
  const { requests, microseconds, failed, p50, p99 } = await load(server.url, { ...how, seconds: SECONDS });
  const [own = 0, loader = 0, machine = 0, wall = 0] = clock().map((value, index) => value - (before[index] ?? 0));
  return {
    rate: requests / (microseconds / 1e6),
    p50,
    p99,
    cpu: own / requests,
    resident: server.residentBytes(),
    failed,
    others: (machine - own - loader) / (wall * cpus().length),
  };
}

/**
 * A table for each encoding and number of connections, and how much of the machine other programs took.
 * @param {Readonly<Record<string, import('./server/startServer.mjs').Server>>} servers
 */
async function compare(servers) {
  const names = Object.keys(servers);
  /** @type {Record<string, string>} */
  const tables = {};
  /** @type {Record<string, number>} */
  const ratios = {};
  const conditions = [];
  for (const [encoding, acceptEncoding] of Object.entries(ENCODINGS)) {
    for (const connections of CONNECTIONS) {
      /** @type {Record<string, import('./server/report.mjs').Slice[]>} */
      const slices = Object.fromEntries(names.map((name) => [name, []]));
      for (let round = 0; round <= ROUNDS; round += 1) {
        for (const name of round % 2 === 0 ? names : names.toReversed()) {
          const server = servers[name];
          const measured = server && (await slice(server, { connections, acceptEncoding }));
          if (measured && round > 0) slices[name]?.push(measured);
        }
        process.stderr.write('.');
      }
      const key = `${encoding}-${connections}`;
      const size = statSync(join(FOLDER, encoding)).size;
      tables[key] = sliceTable(slices, FLOOR);
      ratios[key] = rateRatio(slices, OURS, FLOOR);
      conditions.push(
        `${key}: ${size.toLocaleString('en-AU')} bytes; other programs took ${others(slices)} % of the machine.`,
      );
    }
  }
  process.stderr.write('\n');
  return { tables, ratios, conditions };
}

/** The memory of ours after few requests and after many, with the connections closed each time. */
async function endure() {
  const server = await startOurs();
  try {
    let asked = 0;
    const rows = [];
    for (const most of [FEW, MANY]) {
      while (asked < most) {
        const how = { connections: 50, seconds: 5, most: most - asked, acceptEncoding: ENCODINGS.br };
        const slice = await load(server.url, how);
        if (slice.failed > 0) throw new Error(`${slice.failed} requests failed.`);
        asked += slice.asked;
      }
      rows.push({ asked, resident: server.residentBytes() });
    }
    return memoryTable(rows);
  } finally {
    server.stop();
  }
}

needWrk();
execFileSync('npm', ['ci', '--silent', '--no-progress'], { cwd: here('server'), stdio: 'inherit' });
mkdirSync(FOLDER, { recursive: true });
/** @type {Record<string, import('./server/startServer.mjs').Server>} */
const servers = {};
try {
  const ours = await startOurs();
  servers[OURS] = ours;
  await keepBodies(ours.url);
  servers[FLOOR] = await startServer([here('server/servers/floor.mjs'), FOLDER]);
  servers.fastify = await startServer([here('server/servers/fastify.mjs'), FOLDER]);
  servers.express = await startServer([here('server/servers/express.mjs'), FOLDER]);
  const { tables, ratios, conditions } = await compare(servers);
  record('server', {
    command: 'npm run build && npm run bench:server',
    ...(process.env.ROUNDS || process.env.MANY ? { shortened: 'ROUNDS or MANY' } : {}),
    versions: readVersions(['fastify', 'express'], here('server')),
    conditions: [`${ROUNDS} slices of ${SECONDS} seconds for each server.`, ...conditions],
    tables: { ...tables, memory: MANY > 0 ? await endure() : '' },
    figures: Object.fromEntries(Object.entries(ratios).map(([key, ratio]) => [key, times(ratio)])),
  });
  for (const [key, ratio] of Object.entries(ratios)) {
    const isReached = ratio >= GOAL;
    console.log(`${key}: ${times(ratio)} the floor, at least ${GOAL} × wanted: ${isReached ? 'yes' : '**no**'}.`);
    if (!isReached) process.exitCode = 1;
  }
} finally {
  for (const server of Object.values(servers)) server.stop();
}
