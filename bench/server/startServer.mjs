/** A server in a process of its own, and what the system says of it. Linux only: it reads /proc. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';

const TICKS_PER_SECOND = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/**
 * @typedef {object} Server
 * @property {string} url where it listens, without a slash at the end
 * @property {() => number} cpuMicroseconds of all its threads since it was started
 * @property {() => number} residentBytes
 * @property {() => void} stop
 */

/**
 * @param {readonly string[]} args for Node
 * @returns {Promise<Server>} once it has said where it listens
 */
export async function startServer(args) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    let out = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      out += text;
      const found = /http:\/\/[^\s/]+/.exec(out);
      if (found) resolve(found[0]);
    });
    child.once('exit', (code) => reject(new Error(`node ${args.join(' ')} ended with ${code}`)));
  });
  const proc = (/** @type {string} */ file) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    url,
    cpuMicroseconds() {
      const [, fields = ''] = /\) (.*)/.exec(proc('stat')) ?? [];
      const [user, system] = fields.split(' ').slice(11, 13).map(Number);
      return (((user ?? 0) + (system ?? 0)) / TICKS_PER_SECOND) * 1e6;
    },
    residentBytes: () => Number(/VmRSS:\s+(\d+) kB/.exec(proc('status'))?.[1]) * 1024,
    stop: () => child.kill('SIGKILL'),
  };
}
