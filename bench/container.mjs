/**
 * The bytes that the image adds to Debian, and the time that the provider takes to start in it, as root on Debian:
 *
 *   npm run bench:container
 *
 * A chroot takes the place of the container (docs/decisions/the-image-is-tested-in-a-chroot.md).
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { lstatSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import { importSource } from '../scripts/importSource.mjs';
import { BASE_ROOT } from '../tests/container/installRoot.mjs';
import { median } from './quantile.mjs';
import { record } from './record.mjs';
import { table } from './table.mjs';

const RUNS = Number(process.env.RUNS ?? 10);
const PORT = process.env.TEST_PORT ?? '8318';
const APP = 'opt/';

/** @type {typeof import('../tests/container/buildRoot.ts')} */
const { buildRoot, wayInside } = await importSource('tests/container/buildRoot.ts');
mkdirSync('.cache', { recursive: true });
const architecture = process.arch === 'arm64' ? 'arm64' : 'amd64';
const root = buildRoot(architecture);

/** The files of the root that differ from Debian's own. An image of Debian keeps no packages in its cache. */
function addedFiles() {
  const list = [
    '.',
    '-not',
    '-type',
    'd',
    '-not',
    '-path',
    './dev/*',
    '-not',
    '-path',
    './var/cache/*',
    '-printf',
    '%P\\n',
  ];
  const files = execFileSync('find', list, { cwd: root.folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  const isAdded = (/** @type {string} */ name) => {
    const now = lstatSync(join(root.folder, name));
    const before = lstatSync(join(BASE_ROOT, name), { throwIfNoEntry: false });
    return before?.mtimeMs !== now.mtimeMs || before.size !== now.size;
  };
  return files.trim().split('\n').filter(isAdded);
}

/** The bytes of files as an image layer. @param {readonly string[]} files */
const layerBytes = (files) =>
  Number(
    execFileSync('sh', ['-c', 'tar --create --no-recursion --files-from=- | gzip -9 | wc -c'], {
      cwd: root.folder,
      input: files.join('\n'),
      encoding: 'utf8',
    }),
  );

const isReady = () =>
  fetch(`http://127.0.0.1:${PORT}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const TICK_MS = 10;

/** The processor time of a process in milliseconds. @param {number | undefined} pid */
function processorTime(pid) {
  const [, user, system] = /\) (?:\S+ ){11}(\d+) (\d+) /.exec(`${readFileSync(`/proc/${pid}/stat`)}`) ?? [];
  return (Number(user) + Number(system)) * TICK_MS;
}

/** Milliseconds from the entry point until the provider is ready, and its processor time. */
async function start() {
  const begun = performance.now();
  const [command, args] = wayInside(root, PORT, root.entrypoint);
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The provider ended with ${child.exitCode}.`);
    await pass(10);
  }
  const times = { all: performance.now() - begun, processor: processorTime(child.pid) };
  child.kill('SIGTERM');
  await once(child, 'exit');
  return times;
}

const MB = (/** @type {number} */ bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
const ms = (/** @type {number} */ time) => `${Math.round(time)} ms`;
try {
  const added = addedFiles();
  const app = layerBytes(added.filter((name) => name.startsWith(APP)));
  const debian = layerBytes(added.filter((name) => !name.startsWith(APP)));
  // The image has no range of its own.
  const range = '/opt/product-selector/node_modules/product-selector/catalogue/products.csv';
  const publish = [...root.entrypoint.slice(0, 2), 'publish', range, '--to', '/data/published'];
  execFileSync('chroot', [`--userspec=${root.user}`, root.folder, ...publish]);
  const times = [];
  for (let run = 0; run < RUNS; run += 1) times.push(await start());
  record('container', {
    command: 'npm run bench:container',
    shortened: process.env.RUNS ? 'RUNS' : '',
    conditions: [
      `Sizes as layers, by gzip -9, for ${architecture}. ${RUNS} starts with the demo catalogue, published.`,
    ],
    tables: [
      table(
        ['', 'measured'],
        [
          ['the provider with its packages', MB(app)],
          ["Debian's Node and certificates", MB(debian)],
          ['start to ready, median', ms(median(times.map(({ all }) => all)))],
          ['of which on a processor, median', ms(median(times.map(({ processor }) => processor)))],
        ],
      ),
    ],
  });
} finally {
  root.remove();
}
