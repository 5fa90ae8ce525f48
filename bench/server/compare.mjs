/** Compares servers under load from wrk, which uses so little processor time that two cores suffice. */
import { execFile, execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { median } from '../quantile.mjs';

const SECONDS = 2;
const MICROSECONDS = { us: 1, ms: 1e3, s: 1e6 };
const MICROSECONDS_PER_TICK = 1e6 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
const run = promisify(execFile);

/**
 * @typedef {object} Server
 * @property {string} url Without a slash at the end.
 * @property {() => readonly number[]} pids Every process that handles requests.
 *
 * @typedef {object} Case
 * @property {string} name
 * @property {string} path
 * @property {number} connections
 * @property {string} [acceptEncoding]
 */

/** Processor time so far, all threads. @param {number} pid */
function processorMicroseconds(pid) {
  const [, fields = ''] = /\) (.*)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number);
  return (user + system) * MICROSECONDS_PER_TICK;
}

/** One slice of load. @param {Server} server @param {Case} how */
export async function load({ url, pids }, { path, connections, acceptEncoding }) {
  const cpu = () => pids().reduce((total, pid) => total + processorMicroseconds(pid), 0);
  const options = [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${SECONDS}s`,
    '--timeout=10s',
    '--latency',
  ];
  if (acceptEncoding) options.push(`--header=Accept-Encoding: ${acceptEncoding}`);
  const before = cpu();
  const { stdout } = await run('wrk', [...options, `${url}${path}?t=1767225600000`]);
  const spent = cpu() - before;
  /** @param {RegExp} pattern */
  const figures = (pattern) => pattern.exec(stdout)?.slice(1) ?? [];
  const [requests] = figures(/(\d+) requests in/);
  const [rate] = figures(/Requests\/sec:\s+([\d.]+)/);
  const [p99, unit] = figures(/99%\s+([\d.]+)(us|ms|s)/);
  const broken = figures(/connect (\d+), read (\d+), write (\d+), timeout (\d+)/);
  const failed = [...broken, ...figures(/Non-2xx or 3xx responses: (\d+)/)];
  if (!requests || !rate || !p99) throw new Error(`wrk has changed its output:\n${stdout}`);
  return {
    requests: Number(requests),
    rate: Number(rate),
    p99: Number(p99) * MICROSECONDS[/** @type {'us' | 'ms' | 's'} */ (unit)],
    cpu: spent / Number(requests),
    failed: failed.reduce((total, count) => total + Number(count), 0),
  };
}

/**
 * Rows of a table, and each server's ratios to the first one, case by case. In each round every server gets one slice. The order
 * alternates, and the first round is discarded.
 * @param {Readonly<Record<string, Server>>} servers
 * @param {readonly Case[]} cases
 * @param {number} rounds
 */
export async function compare(servers, cases, rounds) {
  const named = Object.entries(servers);
  const rows = named.map(([name]) => [name]);
  const ratios = named.map(() => /** @type {number[]} */ ([]));
  for (const how of cases) {
    const slices = named.map(() => /** @type {Awaited<ReturnType<typeof load>>[]} */ ([]));
    for (let round = 0; round <= rounds; round += 1) {
      const order = [...named.entries()];
      for (const [index, [, server]] of round % 2 === 0 ? order : order.reverse()) {
        const slice = await load(server, how);
        if (round > 0) slices[index]?.push(slice);
      }
      process.stderr.write('.');
    }
    for (const [index, own] of slices.entries()) {
      // Round by round, so other work on the machine affects all servers alike.
      const ratio = median(own.map(({ rate }, round) => rate / (slices[0]?.[round]?.rate ?? Number.NaN)));
      const rate = Math.round(median(own.map((slice) => slice.rate))).toLocaleString('en-AU');
      const p99 = (median(own.map((slice) => slice.p99)) / 1000).toFixed(0);
      const cpu = median(own.map((slice) => slice.cpu)).toFixed(0);
      const failed = own.reduce((total, slice) => total + slice.failed, 0);
      const cell = `${rate} (${ratio.toFixed(2)} ×), p99 ${p99} ms, ${cpu} µs`;
      rows[index]?.push(failed > 0 ? `${cell}, ${failed} **failed**` : cell);
      ratios[index]?.push(ratio);
    }
  }
  process.stderr.write('\n');
  return { rows, ratios };
}
