/** Load from wrk, which needs so little itself that a server on two cores is what is measured. */
import { execFile, execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const SCRIPT = fileURLToPath(new URL('products.lua', import.meta.url));
const run = promisify(execFile);

/**
 * @typedef {object} Load
 * @property {number} requests answered in time
 * @property {number} asked the same, with those still open at the end
 * @property {number} microseconds
 * @property {number} failed
 * @property {number} p99 latency in microseconds
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
 * @param {{ connections: number, seconds: number, most?: number, acceptEncoding?: string | null, path?: string }} how `path`
 *   defaults to the products call. After about `most` requests no more are sent.
 * @returns {Promise<Load>}
 */
export async function load(url, { connections, seconds, most, acceptEncoding, path = '' }) {
  const accept = acceptEncoding ? [`--header=Accept-Encoding: ${acceptEncoding}`] : [];
  const limits = ['--threads=1', `--connections=${connections}`, `--duration=${seconds}s`, '--timeout=10s'];
  const { stdout } = await run('wrk', [...limits, `--script=${SCRIPT}`, ...accept, url], {
    env: { ...process.env, FIRST_T: String(firstT), ASKED: path, MOST: String(most ?? '') },
  });
  const figures = JSON.parse(stdout.slice(stdout.lastIndexOf('{"requests"')));
  firstT += figures.asked;
  return figures;
}
