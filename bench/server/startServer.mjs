/** Starts servers in separate processes. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProject } from '../../scripts/importSource.mjs';
import { drawCatalogue, replyOf } from '../drawCatalogue.mjs';

const PROGRAM = inProject('dist/server/main.js');

/** @typedef {Awaited<ReturnType<typeof startServer>>} StartedServer */

/** Starts a server and waits until it prints its address. @param {readonly string[]} args for Node */
export async function startServer(args) {
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  /** @type {string} */
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const [found] = /http:\/\/[^\s/]+/.exec(text) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', (code) => reject(new Error(`node ${args.join(' ')} ended with ${code}.`)));
  });
  const pid = Number(child.pid);
  return {
    url,
    pids: () => [pid],
    residentBytes: () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024,
    stop: () => child.kill('SIGKILL'),
  };
}

/** Our provider. @param {string} [catalogue] By default the demo catalogue. */
export function startProvider(catalogue) {
  if (!existsSync(PROGRAM)) throw new Error('There is no dist/server. Run: npm run build');
  return startServer([PROGRAM, '--port', '0', ...(catalogue ? ['--catalogue', catalogue] : [])]);
}

/** Writes a generated catalogue that a provider can serve. @param {string} file @param {number} systems */
export function writeCatalogue(file, systems) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, replyOf(drawCatalogue(systems)));
  return file;
}
