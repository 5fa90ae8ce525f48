/**
 * One provider alone, nginx before two of them, and the worker in workerd: requests a second and processor for each, in
 * one run, and from that the sums of docs/scaling.md:
 *
 *   npm run build && npm run bench:scaling
 *
 * nginx and workerd come as for the tests; the load comes from wrk (`apt-get install wrk`). In each round every server has
 * one slice of two seconds for each kind of request, in an order that turns round with every round, and a first round is
 * thrown away. `ROUNDS=1` shortens it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { findNginx } from '../tests/scaling/installNginx.mjs';
import { startNginx } from '../tests/scaling/startNginx.mjs';
import { startWorkerd } from '../tests/scaling/startWorkerd.mjs';
import { drawCatalogue } from './drawCatalogue.mjs';
import { median } from './quantile.mjs';
import { record } from './record.mjs';
import { assumedValues } from './scaling/assumptions.mjs';
import { sumTables } from './scaling/sumTables.mjs';
import { load, needWrk } from './server/load.mjs';
import { processorMicroseconds } from './server/procFiles.mjs';
import { startServer } from './server/startServer.mjs';
import { table } from './table.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const WHOLE = 5;
const SECONDS = 2;
const CONNECTIONS = 50;
const SYSTEMS = 500;
/** As Chromium asks. */
const ACCEPT = 'gzip, deflate, br, zstd';

/** @param {string} path of the project */
const inProject = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const PROGRAM = inProject('dist/server/main.js');
const EMBED = inProject('dist/embed');
const FOLDER = inProject('.cache/bench-scaling');
const CALL = '/wp-json/product-selector/v2';
/** Asked for by every visit, as their names never change. */
const FIXED = ['product-selector.js', 'landing.css'];

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {() => number} front Processor so far of what answers.
 * @property {() => number} behind Of what stands behind it.
 *
 * @typedef {object} Slice
 * @property {number} rate
 * @property {number} front
 * @property {number} behind
 * @property {number} failed
 */

/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);
/** @param {number} value */
const whole = (value) => Math.round(value).toLocaleString('en-AU');
/** @param {number} pid */
const childrenOf = (pid) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');

/** A range of 500 systems as a file. */
async function writeRange() {
  /** @type {typeof import('../src/catalogue/writeReply.ts')} */
  const { writeReply } = (await runnerImport(inProject('src/catalogue/writeReply.ts'), { configFile: false })).module;
  mkdirSync(FOLDER, { recursive: true });
  const range = join(FOLDER, 'range.json');
  writeFileSync(range, writeReply(drawCatalogue(SYSTEMS), '2026-01-01T00:00:00Z'));
  return range;
}

/** What a visitor's connection takes in for one answer, headers included, without TLS. @param {string} url @param {string} [method] */
function bytesOf(url, method = 'GET') {
  return new Promise((/** @type {(bytes: number) => void} */ resolve, reject) => {
    const headers = { 'Accept-Encoding': ACCEPT, Connection: 'close', Origin: 'https://shop.example' };
    const call = request(url, { method, headers, agent: false }, (response) => {
      response.resume().once('end', () => {
        const status = response.statusCode ?? 0;
        if (status < 300) resolve(response.socket.bytesRead);
        else reject(new Error(`${method} ${url} is answered with ${status}.`));
      });
    });
    call.once('error', reject).end();
  });
}

/** @param {string} url Of nginx. @param {readonly string[]} scripts */
async function measureVisit(url, scripts) {
  const files = await Promise.all([...FIXED, ...scripts].map((name) => bytesOf(`${url}/embed/${name}`)));
  const fixed = await Promise.all(FIXED.map((name) => bytesOf(`${url}/embed/${name}`)));
  const init = await bytesOf(`${url}${CALL}/init`);
  const products = await bytesOf(`${url}${CALL}/products?t=1`);
  const preflight = await bytesOf(`${url}${CALL}/products?t=1`, 'OPTIONS');
  return { files, fixed, init, products, preflight };
}

needWrk();
for (const install of ['installNginx', 'installWorkerd']) {
  const { status } = spawnSync(process.execPath, [inProject(`tests/scaling/${install}.mjs`)], { stdio: 'inherit' });
  if (status !== 0) throw new Error('This benchmark needs both.');
}
if (!existsSync(PROGRAM)) throw new Error('There is no dist/server: run npm run build first.');
const busy = loadavg()[0] ?? 0;
const range = await writeRange();
execFileSync(process.execPath, [inProject('deploy/workerd/build.mjs'), '--catalogue', range], { stdio: 'inherit' });
const scripts = readdirSync(EMBED).filter((name) => name.endsWith('.js') && !FIXED.includes(name));
const core = scripts.find((name) => name.startsWith('core-'));
if (!core) throw new Error('There is no core in dist/embed: run npm run build first.');
/** The answers of a visit, by how they are come by. */
const KINDS = /** @type {const} */ ({
  products: `${CALL}/products`,
  init: `${CALL}/init`,
  file: `/embed/${core}`,
});
const kinds = /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS));

const startProvider = () => startServer([PROGRAM, '--port', '0', '--catalogue', range]);
const [alone, ...behind] = await Promise.all([startProvider(), startProvider(), startProvider()]);
/** @type {(() => Promise<void>)[]} */
const stops = [];
try {
  const [one, other] = behind.map(({ url }) => url.replace('http://', ''));
  const nginx = await startNginx({ providers: [String(one), String(other)] });
  stops.push(nginx.stop);
  const workerd = await startWorkerd();
  stops.push(workerd.stop);
  const targets = /** @type {Readonly<Record<string, Target>>} */ ({
    'one provider alone': { url: alone?.url ?? '', front: () => alone?.cpuMicroseconds() ?? 0, behind: () => 0 },
    'nginx before two': {
      url: nginx.url,
      front: () => sum(childrenOf(nginx.pid).map(processorMicroseconds)),
      behind: () => sum(behind.map((server) => server.cpuMicroseconds())),
    },
    'the worker in workerd': {
      url: workerd.url,
      front: () => processorMicroseconds(String(workerd.pid)),
      behind: () => 0,
    },
  });
  const visit = await measureVisit(nginx.url, scripts);
  // A program that has just begun is slow, and those behind nginx see too few requests to get over that.
  for (const { url } of behind) await load(url, { connections: CONNECTIONS, seconds: SECONDS, path: KINDS.init });
  const slices = await measureSlices(targets);
  report(targets, slices, visit, nginxVersion());
} finally {
  await Promise.all(stops.map((stop) => stop()));
  for (const server of [alone, ...behind]) server?.stop();
  // The worker that is left is the one of the demo range, as the tests leave it.
  execFileSync(process.execPath, [inProject('deploy/workerd/build.mjs')], { stdio: 'inherit' });
}

function nginxVersion() {
  const nginx = findNginx();
  const { stderr } = spawnSync(nginx?.command ?? '', ['-v'], { env: nginx?.env, encoding: 'utf8' });
  return /nginx\/([\d.]+)/.exec(stderr)?.[1] ?? 'unknown';
}

/** @param {Readonly<Record<string, Target>>} targets */
async function measureSlices(targets) {
  const names = Object.keys(targets);
  /** @type {Record<string, Slice[]>} */
  const slices = Object.fromEntries(names.flatMap((name) => kinds.map((kind) => [`${kind} ${name}`, []])));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const kind of kinds) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const target = targets[name];
        if (!target) continue;
        const before = { front: target.front(), behind: target.behind() };
        const how = { connections: CONNECTIONS, seconds: SECONDS, acceptEncoding: ACCEPT, path: KINDS[kind] };
        const { requests, microseconds, failed } = await load(target.url, how);
        if (round === 0) continue;
        slices[`${kind} ${name}`]?.push({
          rate: requests / (microseconds / 1e6),
          front: (target.front() - before.front) / requests,
          behind: (target.behind() - before.behind) / requests,
          failed,
        });
      }
    }
    process.stderr.write('.');
  }
  process.stderr.write('\n');
  return slices;
}

/**
 * @param {Readonly<Record<string, Target>>} targets
 * @param {Readonly<Record<string, readonly Slice[]>>} slices
 * @param {Awaited<ReturnType<typeof measureVisit>>} visit
 * @param {string} version
 */
function report(targets, slices, visit, version) {
  /** @param {keyof typeof KINDS} kind @param {string} name @param {keyof Slice} figure */
  const of = (kind, name, figure) => (slices[`${kind} ${name}`] ?? []).map((slice) => slice[figure]);
  /** How many a core could answer in a second if it did all the work, that of the providers behind too. @param {keyof typeof KINDS} kind @param {string} name */
  const perCore = (kind, name) => whole(1e6 / (median(of(kind, name, 'front')) + median(of(kind, name, 'behind'))));
  const [first = '', second = ''] = Object.keys(targets);
  const WORDS = {
    products: `the products, ${SYSTEMS} systems`,
    init: 'the initial data',
    file: 'the largest script',
  };
  const requests = table(
    [
      'asked for',
      'server',
      'requests a second, median (least–most)',
      '÷ alone',
      'processor',
      'behind it',
      'a core could, a second',
      'failed',
    ],
    kinds.flatMap((kind) =>
      Object.keys(targets).map((name) => {
        const rates = of(kind, name, 'rate');
        const base = of(kind, first, 'rate');
        const ratio = median(rates.map((rate, round) => rate / (base[round] ?? Number.NaN)));
        return [
          WORDS[kind],
          name,
          `${whole(median(rates))} (${whole(Math.min(...rates))}–${whole(Math.max(...rates))})`,
          `${ratio.toFixed(2)} ×`,
          `${median(of(kind, name, 'front')).toFixed(0)} µs`,
          `${median(of(kind, name, 'behind')).toFixed(0)} µs`,
          perCore(kind, name),
          String(sum(of(kind, name, 'failed'))),
        ];
      }),
    ),
    '--- --- ---: ---: ---: ---: ---: ---:',
  );
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1)} kB`;
  const calls = visit.init + visit.products + visit.preflight;
  const visitBytes = sum(visit.files) + calls;
  const againBytes = sum(visit.fixed) + calls;
  const bytes = table(
    ['what a visit asks for', 'requests', 'bytes', 'who answers'],
    [
      ['the entry and the style of the landing content', `${FIXED.length}`, kB(sum(visit.fixed)), 'the cache'],
      ['the other scripts, all of them', `${scripts.length}`, kB(sum(visit.files) - sum(visit.fixed)), 'the cache'],
      ['the initial data', '1', kB(visit.init), 'a provider'],
      [`the products, ${SYSTEMS} systems`, '1', kB(visit.products), 'the cache'],
      ['whether a page of another site may ask for them', '1', kB(visit.preflight), 'the cache'],
      ['**a new visitor**', `${visit.files.length + 3}`, kB(visitBytes), ''],
      ['**one who comes again**, at most', `${FIXED.length + 3}`, kB(againBytes), ''],
    ],
    '--- ---: ---: ---',
  );
  /** @type {import('./scaling/computeStep.mjs').Measured} */
  const measured = {
    aloneFile: median(of('file', first, 'front')),
    aloneProducts: median(of('products', first, 'front')),
    aloneInit: median(of('init', first, 'front')),
    cacheFile: median(of('file', second, 'front')),
    cacheProducts: median(of('products', second, 'front')),
    cacheInit: median(of('init', second, 'front')),
    providerInit: median(of('init', second, 'behind')),
    files: visit.files.length,
    fixedFiles: FIXED.length,
    calls: 3,
    visitBytes,
    againBytes,
    initBytes: visit.init,
  };
  const sums = sumTables(measured, assumedValues());
  record('scaling', {
    command: 'npm run build && npm run bench:scaling',
    ...(ROUNDS < WHOLE ? { shortened: `ROUNDS=${ROUNDS}` } : {}),
    versions: { nginx: version, workerd: workerdVersion() },
    conditions: [
      `${ROUNDS} rounds of ${SECONDS} s for each row, ${CONNECTIONS} connections kept open, brotli, no TLS, everything on one machine with wrk.`,
      'nginx has one process that answers.',
      `The processor is that of what answers, for one request; behind it, that of the providers behind nginx. Other programs had the machine at a load of ${busy.toFixed(0)} when it began: ratios and processor count, not requests a second.`,
    ],
    tables: { requests, visit: bytes, ...sums },
    figures: {
      'products-alone': `${perCore('products', first)} requests a second`,
      'products-nginx': `${perCore('products', second)} requests a second`,
      'init-both': `${(measured.cacheInit + measured.providerInit).toFixed(0)} µs`,
      visit: kB(visitBytes),
      again: kB(againBytes),
      products: kB(visit.products),
    },
    raw: { ...measured },
  });
}

function workerdVersion() {
  const { dependencies = {}, optionalDependencies } = JSON.parse(
    readFileSync(inProject('tests/scaling/package.json'), 'utf8'),
  );
  return String(Object.values({ ...dependencies, ...optionalDependencies })[0]);
}
