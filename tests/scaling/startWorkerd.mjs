/** Runs the worker of deploy/workerd in workerd, on a free port. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findWorkerd } from './installWorkerd.mjs';

/** @param {string} path relative to the project */
const inProject = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/**
 * @typedef {object} Workerd
 * @property {string} url Without a slash at the end.
 * @property {number} pid
 * @property {() => string} errors All error output so far.
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the latest build of deploy/workerd/build.mjs. It ends with this process.
 * @returns {Promise<Workerd>} resolves once it accepts connections
 */
export async function startWorkerd() {
  const program = findWorkerd();
  if (!program || !existsSync(program)) throw new Error('Run first: node tests/scaling/installWorkerd.mjs');
  const args = ['serve', inProject('deploy/workerd/config.capnp'), '--socket-addr=http=127.0.0.1:0', '--control-fd=3'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  let errors = '';
  for (const output of [child.stdout, child.stderr]) {
    output?.setEncoding('utf8').on('data', (text) => {
      errors += text;
    });
  }
  const ended = new Promise((resolve) => child.once('close', resolve));
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const control = /** @type {import('node:stream').Readable} */ (child.stdio[3]);
  const port = await new Promise((resolve, reject) => {
    createInterface({ input: control }).on('line', (line) => {
      const { event, port: taken } = JSON.parse(line);
      if (event === 'listen') resolve(taken);
    });
    ended.then((code) => reject(new Error(`workerd ended with ${code}:\n${errors}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    pid: Number(child.pid),
    errors: () => errors,
    async stop() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
