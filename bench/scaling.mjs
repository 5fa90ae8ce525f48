/**
 * One provider alone, nginx in front of two of them, and the worker in workerd, in one run:
 *
 *   npm run build && npm run bench:scaling
 *
 * nginx and workerd are installed as for the tests; the load comes from wrk (`apt-get install wrk`). In each round every
 * server has one slice of two seconds for each kind of request. The order alternates, and the first round is thrown away.
 * `ROUNDS=1` shortens it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../scripts/importSource.mjs';
import { findNginx } from '../tests/scaling/installNginx.mjs';
import { startNginx } from '../tests/scaling/startNginx.mjs';
import { startWorkerd } from '../tests/scaling/startWorkerd.mjs';
import { median } from './quantile.mjs';
import { record } from './record.mjs';
import { load, needWrk } from './server/load.mjs';
import { processorMicroseconds } from './server/procFiles.mjs';
import { startProvider, writeRange } from './server/startServer.mjs';
import { table } from './table.mjs';

const WHOLE = 5;
const ROUNDS = Number(process.env.ROUNDS ?? WHOLE);
const HOW = { connections: 50, seconds: 2, acceptEncoding: 'gzip, deflate, br, zstd' };
const REST = '/wp-json/product-selector/v2';

/**
 * @typedef {object} Target
 * @property {string} url
 * @property {() => number} front Processor time of the program that answers.
 * @property {() => number} behind Of the providers behind it.
 */

/** @param {string} file @param {readonly string[]} [args] */
const run = (file, args = []) => execFileSync(process.execPath, [inProject(file), ...args], { stdio: 'inherit' });
/** @param {readonly number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

needWrk();
run('tests/scaling/installNginx.mjs');
run('tests/scaling/installWorkerd.mjs');
const range = writeRange(inProject('.cache/bench-scaling/range.json'), 500);
run('deploy/workerd/build.mjs', ['--catalogue', range]);
const core = readdirSync(inProject('dist/embed')).find((name) => /^core-.*\.js$/.test(name));
const KINDS = {
  'the products, 500 systems': `${REST}/products`,
  'the initial data': `${REST}/init`,
  'the largest script': `/embed/${core}`,
};

const [alone, ...behind] = await Promise.all([startProvider(range), startProvider(range), startProvider(range)]);
/** @type {(() => unknown)[]} */
const stops = [alone, ...behind].map((server) => () => server?.stop());
try {
  const [one = '', other = ''] = behind.map(({ url }) => url.replace('http://', ''));
  const nginx = await startNginx({ providers: [one, other] });
  stops.push(nginx.stop);
  const workerd = await startWorkerd();
  stops.push(workerd.stop);
  // Read anew each time: nginx starts a process that loads its cache and ends.
  const nginxWorkers = () => readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').trim().split(' ');
  /** @type {Readonly<Record<string, Target>>} */
  const targets = {
    'one provider alone': { url: alone?.url ?? '', front: () => alone?.cpuMicroseconds() ?? 0, behind: () => 0 },
    'nginx in front of two': {
      url: nginx.url,
      front: () => sum(nginxWorkers().map(processorMicroseconds)),
      behind: () => sum(behind.map((server) => server.cpuMicroseconds())),
    },
    'the worker in workerd': {
      url: workerd.url,
      front: () => processorMicroseconds(String(workerd.pid)),
      behind: () => 0,
    },
  };
  // A program that has just started is slow, and those behind nginx see too few requests to get over that.
  for (const { url } of behind) await load(url, { ...HOW, path: `${REST}/init` });

  const names = Object.keys(targets);
  const rows = new Map(names.map((name) => [name, [name]]));
  for (const path of Object.values(KINDS)) {
    /** @type {Record<string, { rate: number, front: number, behind: number, failed: number }[]>} */
    const slices = Object.fromEntries(names.map((name) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of round % 2 === 0 ? names : names.toReversed()) {
        const target = /** @type {Target} */ (targets[name]);
        const before = [target.front(), target.behind()];
        const { requests, microseconds, failed } = await load(target.url, { ...HOW, path });
        const [front = 0, back = 0] = [target.front(), target.behind()].map(
          (value, index) => (value - (before[index] ?? 0)) / requests,
        );
        if (round > 0) slices[name]?.push({ rate: requests / (microseconds / 1e6), front, behind: back, failed });
      }
      process.stderr.write('.');
    }
    for (const [name, own] of Object.entries(slices)) {
      const ratio = median(own.map(({ rate }, round) => rate / (slices[names[0] ?? '']?.[round]?.rate ?? Number.NaN)));
      const rate = Math.round(median(own.map((slice) => slice.rate))).toLocaleString('en-AU');
      const front = median(own.map((slice) => slice.front)).toFixed(0);
      const back = Math.round(median(own.map((slice) => slice.behind)));
      const failed = sum(own.map((slice) => slice.failed));
      rows
        .get(name)
        ?.push(
          `${rate} (${ratio.toFixed(2)} ×), ${front}${back > 0 ? ` + ${back}` : ''} µs${failed > 0 ? `, ${failed} **failed**` : ''}`,
        );
    }
  }
  process.stderr.write('\n');
  const found = findNginx();
  const { stderr } = spawnSync(found?.command ?? '', ['-v'], { env: found?.env, encoding: 'utf8' });
  const { optionalDependencies } = JSON.parse(readFileSync(inProject('tests/scaling/package.json'), 'utf8'));
  record('scaling', {
    command: 'npm run build && npm run bench:scaling',
    ...(ROUNDS < WHOLE ? { shortened: `ROUNDS=${ROUNDS}` } : {}),
    versions: {
      nginx: /[\d.]+/.exec(stderr)?.[0] ?? 'unknown',
      workerd: optionalDependencies['@cloudflare/workerd-linux-64'],
    },
    conditions: [
      `${ROUNDS} slices of ${HOW.seconds} seconds each, ${HOW.connections} connections kept open, Brotli, no TLS. Requests a second with their ratio to one provider alone, and processor time of a request, "+" that of the providers behind nginx. nginx has one worker process.`,
    ],
    tables: [table(['', ...Object.keys(KINDS)], [...rows.values()])],
  });
} finally {
  await Promise.all(stops.map((stop) => stop()));
  // The tests expect the worker of the demo range.
  run('deploy/workerd/build.mjs');
}
