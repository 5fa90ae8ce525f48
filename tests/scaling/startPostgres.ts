import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPostgres } from './installPostgres.mjs';

/** PostgreSQL refuses to run as root; the user `nobody` exists on every machine. */
const NOBODY = 65_534;

/** A separate PostgreSQL server, on a socket in a temporary folder. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const found = findPostgres();
  if (!found) throw new Error('There is no PostgreSQL. Run node tests/scaling/installPostgres.mjs.');
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const how = { cwd: folder, env: { ...found.env, LC_ALL: 'C' }, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) };
  const data = join(folder, 'data');
  execFileSync(join(found.programs, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-N', '-E', 'UTF8'], {
    ...how,
    stdio: 'pipe',
  });
  const server = spawn(join(found.programs, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses='], {
    ...how,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  let log = '';
  await new Promise<void>((resolve, reject) => {
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      log += text;
      if (log.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => reject(new Error(`PostgreSQL ended:\n${log}`)));
  });
  return {
    url: `postgres://tester@/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
