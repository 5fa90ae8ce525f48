/** Load from wrk, which needs so little itself that a server on two cores is what is measured. */
import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('products.lua', import.meta.url));
const run = promisify(execFile);

/**
 * @typedef {object} Load
 * @property {number} requests that were answered while it lasted
 * @property {number} asked the same, with those that were on their way at its end
 * @property {number} microseconds
 * @property {number} failed
 * @property {number} p50 latency in microseconds
 * @property {number} p99
 */

/** Every request of a run has another `t`. */
let firstT = 1_767_225_600_000;

/** @throws when there is no wrk, with what to do */
export function needWrk() {
  try {
    execFileSync('wrk', ['--version'], { stdio: 'ignore' });
  } catch (error) {
    // It prints its version and ends with 1.
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') return;
    throw new Error('This benchmark needs wrk: run apt-get install wrk as root.');
  }
}

/**
 * @param {string} url of the server
 * @param {{ connections: number, seconds: number, most?: number, acceptEncoding?: string | null, path?: string }} how `path` is asked
 *   with a `t`; it is the products call unless told. After `most` requests none is asked any more but those that other
 *   connections are about to ask.
 * @returns {Promise<Load>}
 */
export async function load(url, { connections, seconds, most, acceptEncoding, path }) {
  const { stdout } = await run(
    'wrk',
    [
      '--threads=1',
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      '--timeout=10s',
      `--script=${SCRIPT}`,
      ...(acceptEncoding ? [`--header=Accept-Encoding: ${acceptEncoding}`] : []),
      url,
    ],
    {
      env: {
        ...process.env,
        FIRST_T: String(firstT),
        ...(path ? { ASKED: path } : {}),
        ...(most ? { MOST: String(most) } : {}),
      },
    },
  );
  const figures = JSON.parse(stdout.slice(stdout.lastIndexOf('{"requests"')));
  firstT += figures.asked;
  return figures;
}
