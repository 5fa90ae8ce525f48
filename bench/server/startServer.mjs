/** A server in its own process. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from '../drawCatalogue.mjs';
import { processorMicroseconds, residentBytes } from './procFiles.mjs';

const PROGRAM = inProject('dist/server/main.js');

/**
 * @typedef {object} Server
 * @property {string} url without a slash at the end
 * @property {() => number} cpuMicroseconds since its start
 * @property {() => number} residentBytes
 * @property {() => void} stop
 */

/**
 * @param {readonly string[]} args for Node
 * @returns {Promise<Server>} once it prints its address
 */
export async function startServer(args) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const [found] = /http:\/\/[^\s/]+/.exec(text) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`node ${args.join(' ')} ended with ${code}.`)));
  });
  const pid = String(child.pid);
  return {
    url,
    cpuMicroseconds: () => processorMicroseconds(pid),
    residentBytes: () => residentBytes(pid),
    stop: () => child.kill('SIGKILL'),
  };
}

/** Our provider with the demo range, or with a range of its own. @param {string} [range] */
export function startProvider(range) {
  if (!existsSync(PROGRAM)) throw new Error('There is no dist/server. Run: npm run build');
  return startServer([PROGRAM, '--port', '0', ...(range ? ['--catalogue', range] : [])]);
}

/** Writes a drawn range as a file that a provider can serve. @param {string} file @param {number} systems */
export function writeRange(file, systems) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, replyOf(drawCatalogue(systems)));
  return file;
}
