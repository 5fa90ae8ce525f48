import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { RequestEntry } from '../../server/logged.ts';
import { projectFolder } from '../../server/projectFolder.ts';

/** An embedded provider in a separate process. */
export interface Provider {
  /** Host and port. */
  readonly address: string;
  /** Number of requests to a route, according to the provider's log. */
  count(route: string): Promise<number>;
  /** Ends it with SIGKILL, as a crash would. */
  kill(): Promise<void>;
}

export interface ProviderAppOptions {
  /** The folder with `dist`; by default this project. */
  readonly project?: string;
  /** By default any free one. */
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** The handling of its standard error. */
  readonly warnings?: 'inherit' | 'ignore';
}

export async function startProvider(
  args: readonly string[],
  { project = projectFolder(), port = 0, env = {}, warnings = 'inherit' }: ProviderAppOptions = {},
): Promise<Provider> {
  const program = join(project, 'dist/server/main.js');
  if (!existsSync(program)) throw new Error(`There is no ${program}: run npm run build first.`);
  const child = spawn(process.execPath, [program, '--port', String(port), '--log', 'json', ...args], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', warnings],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));

  const counts = new Map<string, number>();
  let noticed = () => {};
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const entry = JSON.parse(line) as Partial<RequestEntry> & { message?: string };
      const url = /http:\/\/(\S+)\//.exec(entry.message ?? '')?.[1];
      if (url) resolve(url);
      if (typeof entry.route !== 'string') return;
      counts.set(entry.route, (counts.get(entry.route) ?? 0) + 1);
      noticed();
    });
    child.once('close', (code) => reject(new Error(`The provider ended with ${code}.`)));
  });

  return {
    address,
    async count(route) {
      // The log is in order: once it shows our own request, all earlier lines have arrived.
      if (child.exitCode === null && child.signalCode === null) {
        const before = counts.get('/healthz') ?? 0;
        const after = new Promise<void>((resolve) => {
          noticed = () => (counts.get('/healthz') ?? 0) > before && resolve();
        });
        await fetch(`http://${address}/healthz`);
        await after;
      }
      return counts.get(route) ?? 0;
    },
    async kill() {
      process.off('exit', kill);
      kill();
      await ended;
    },
  };
}
