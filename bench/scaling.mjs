/**
 * One provider alone, nginx in front of two, and the worker in workerd, in one run:
 *
 *   npm run bench:scaling
 *
 * nginx and workerd are installed as for the tests; the load comes from wrk. `ROUNDS=1` shortens it.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '../scripts/importSource.mjs';
import { findNginx } from '../tests/scaling/installNginx.mjs';
import { startNginx } from '../tests/scaling/startNginx.mjs';
import { startWorkerd } from '../tests/scaling/startWorkerd.mjs';
import { record } from './record.mjs';
import { compare, load } from './server/compare.mjs';
import { startProvider, writeCatalogue } from './server/startServer.mjs';
import { table } from './table.mjs';

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const REST = '/wp-json/product-selector/v2';
const HOW = { connections: 50, acceptEncoding: 'gzip, deflate, br, zstd' };

/** @param {string} file @param {readonly string[]} [args] */
const run = (file, args = []) => execFileSync(process.execPath, [inProject(file), ...args], { stdio: 'inherit' });

run('tests/scaling/installNginx.mjs');
run('tests/scaling/installWorkerd.mjs');
const catalogue = writeCatalogue(inProject('.cache/bench-scaling/catalogue.json'), 500);
run('deploy/workerd/build.mjs', ['--catalogue', catalogue]);
const core = readdirSync(inProject('dist/embed')).find((name) => /^core-.*\.js$/.test(name));
const CASES = [
  { ...HOW, name: 'the products, 500 systems', path: `${REST}/products` },
  { ...HOW, name: 'the initial data', path: `${REST}/init` },
  { ...HOW, name: 'the largest script', path: `/embed/${core}` },
];

const alone = await startProvider(catalogue);
const behind = [await startProvider(catalogue), await startProvider(catalogue)];
/** @type {(() => unknown)[]} */
const stops = [alone, ...behind].map(({ stop }) => stop);
try {
  const [one = '', other = ''] = behind.map(({ url }) => url.replace('http://', ''));
  const nginx = await startNginx({ providers: [one, other] });
  stops.push(nginx.stop);
  const workerd = await startWorkerd();
  stops.push(workerd.stop);
  // Read each time: nginx also starts a process that loads its cache and ends.
  const nginxWorkers = () => readFileSync(`/proc/${nginx.pid}/task/${nginx.pid}/children`, 'utf8').trim().split(' ');
  const servers = {
    'one provider alone': alone,
    'nginx in front of two': {
      url: nginx.url,
      pids: () => [...nginxWorkers().map(Number), ...behind.flatMap(({ pids }) => pids())],
    },
    'the worker in workerd': { url: workerd.url, pids: () => [workerd.pid] },
  };
  // Providers behind nginx see too few requests to warm up.
  for (const provider of behind) await load(provider, { ...HOW, name: '', path: `${REST}/init` });
  const { rows } = await compare(servers, CASES, ROUNDS);
  const found = findNginx();
  const { stderr } = spawnSync(found?.command ?? '', ['-v'], { env: found?.env, encoding: 'utf8' });
  const { optionalDependencies } = JSON.parse(readFileSync(inProject('tests/scaling/package.json'), 'utf8'));
  record('scaling', {
    command: 'npm run bench:scaling',
    shortened: process.env.ROUNDS ? 'ROUNDS' : '',
    versions: {
      nginx: /[\d.]+/.exec(stderr)?.[0] ?? 'unknown',
      workerd: optionalDependencies['@cloudflare/workerd-linux-64'],
    },
    conditions: [
      `${ROUNDS} slices of 2 seconds each, ${HOW.connections} connections kept open, Brotli, no TLS. Requests a second with their ratio to one provider alone, p99, and processor time of a request, all programs together. nginx has one worker process.`,
    ],
    tables: [table(['', ...CASES.map(({ name }) => name)], rows)],
  });
} finally {
  await Promise.all(stops.map((stop) => stop()));
  // The tests expect the worker of the demo catalogue.
  run('deploy/workerd/build.mjs');
}
