import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { projectFolder } from '../../server/projectFolder.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** The built program in a temporary project. */
export interface BuiltProgram {
  readonly path: string;
  /** Writes a file in that project and returns its absolute path. */
  write(path: string, content: string): string;
  start(args: readonly string[], how?: StartOptions): Running;
  killAll(): void;
  remove(): void;
}

export interface StartOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The program's path below the project. */
  readonly main?: string | undefined;
  /** The working folder. */
  readonly folder?: string;
  /** The user and group it runs as. Defaults to the test's own. */
  readonly user?: number | undefined;
}

export interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
  out(): string;
  err(): string;
  /** Resolves with the address once it serves, and rejects if it ends before that. */
  started(): Promise<string>;
}

export function buildProgram(): BuiltProgram {
  const cache = join(projectFolder(), '.cache');
  mkdirSync(cache, { recursive: true });
  // Inside this repository, so the program finds its dependencies.
  const { path, remove } = temporaryFolder(cache);
  const running = new Set<ChildProcess>();
  const write = (name: string, content: string) => {
    const file = join(path, name);
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  write('package.json', '{"type":"module"}');
  write('server/demo.html', '<title>Demo</title>');
  write('dist/embed/product-selector.js', 'export {};');
  write(
    'dist/embed/start.html',
    '<script type="module" src="https://provider.example/embed/product-selector.js"></script>',
  );
  cpSync(inject('programs'), join(path, 'dist'), { recursive: true });
  return {
    path,
    write,
    start(args, { env = {}, main = 'dist/server/main.js', folder = path, user } = {}) {
      const child = spawn(process.execPath, [join(path, main), ...args], {
        cwd: folder,
        env: { PATH: process.env.PATH, PORT: '0', ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(user === undefined ? {} : { uid: user, gid: user }),
      });
      running.add(child);
      return follow(child);
    },
    killAll() {
      for (const child of running) child.kill('SIGKILL');
      running.clear();
    },
    remove,
  };
}

function follow(child: ChildProcess): Running {
  let out = '';
  let err = '';
  let found: (url: string) => void;
  const url = new Promise<string>((resolve) => {
    found = resolve;
  });
  child.stdout!.setEncoding('utf8').on('data', (chunk: string) => {
    out += chunk;
    const address = /Product Selector is at ([^\s"]+)[\s\S]*systems?/.exec(out)?.[1];
    if (address) found(address);
  });
  child.stderr!.setEncoding('utf8').on('data', (chunk: string) => {
    err += chunk;
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
    // The code of a program that a signal ends is a shell's.
    child.on('close', (code, signal) => resolve({ code: signal ? 128 + constants.signals[signal] : code, out, err })),
  );
  const endedEarly = ended.then(({ code }) => {
    throw new Error(`The program ended with ${code}: ${out}${err}`);
  });
  endedEarly.catch(() => {});
  return { child, ended, out: () => out, err: () => err, started: () => Promise.race([url, endedEarly]) };
}
