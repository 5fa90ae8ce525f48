/** A server in a process of its own. */
import { spawn } from 'node:child_process';
import { processorMicroseconds, residentBytes } from './procFiles.mjs';

/**
 * @typedef {object} Server
 * @property {string} url where it listens, without a slash at the end
 * @property {() => number} cpuMicroseconds since it was started
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
  const pid = String(child.pid);
  return {
    url,
    cpuMicroseconds: () => processorMicroseconds(pid),
    residentBytes: () => residentBytes(pid),
    stop: () => child.kill('SIGKILL'),
  };
}
