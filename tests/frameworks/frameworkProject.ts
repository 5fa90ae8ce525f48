import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { installNode } from '../../scripts/installNode.mjs';
import { DOC_FILES, findFramework } from './document.mjs';
import { folderOf } from './install.mjs';

/** The files that the document's commands create in a folder. */
const INSTALLED = ['node_modules', 'package.json', 'package-lock.json'];

/** Writes these files below a folder. */
export function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [name, code] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
}

/** No tool reports usage, looks for updates or colours its output. */
const QUIET = {
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
  ASTRO_TELEMETRY_DISABLED: '1',
  NG_CLI_ANALYTICS: 'false',
  NO_UPDATE_NOTIFIER: '1',
  NO_COLOR: '1',
  CI: '1',
};

/** One framework's example in the folder where its commands have run. Two of one framework can't be used at once. */
export class FrameworkProject {
  readonly folder: string;
  readonly #bin: string;
  readonly #running = new Map<ChildProcess, Promise<unknown>>();

  /** @param framework the name of its folder in docs/frameworks/ */
  constructor(framework: string) {
    this.folder = folderOf(framework);
    this.#bin = installNode(findFramework(framework).node) ?? '';
    if (!existsSync(join(this.folder, 'node_modules/.installed'))) throw new Error('First: npm run test:frameworks');
    for (const name of readdirSync(this.folder)) {
      if (!INSTALLED.includes(name)) rmSync(join(this.folder, name), { recursive: true });
    }
    const own = [...DOC_FILES].filter(([file]) => file.startsWith(`${framework}/`));
    this.write(Object.fromEntries(own.map(([file, code]) => [file.slice(framework.length + 1), code])));
  }

  /** Writes files into the folder, over those of the document. */
  write(files: Readonly<Record<string, string>>): void {
    writeFiles(this.folder, Object.entries(files));
  }

  /** Runs a tool of the framework to its end and returns its output. */
  async run(tool: string, ...args: string[]): Promise<string> {
    const { child, output, ended } = this.#start([`node_modules/.bin/${tool}`, ...args]);
    const code = await ended;
    if (code !== 0 || child.signalCode) throw new Error(`${tool} ${args.join(' ')} ended with ${code}:\n${output()}`);
    return output();
  }

  /** Starts a server of the framework. */
  serve(tool: string, ...args: string[]): Promise<Served> {
    return this.serveFile(`node_modules/.bin/${tool}`, ...args);
  }

  /** Starts a program of Node that prints its address, on any free port. */
  async serveFile(file: string, ...args: string[]): Promise<Served> {
    const { child, output, ended } = this.#start([file, ...args], await freePort());
    const port = await new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = output().match(/http:\/\/\S+:([1-9]\d*)/)?.[1];
        if (found) resolve(found);
      };
      child.stdout?.on('data', look);
      child.stderr?.on('data', look);
      ended.then((code) => reject(new Error(`${file} ended with ${code}:\n${output()}`)));
    });
    return { address: `http://localhost:${port}/`, output };
  }

  /** Ends all running processes, including those that a tool has started. */
  async stop(): Promise<void> {
    for (const child of this.#running.keys()) kill(child);
    await Promise.all(this.#running.values());
  }

  /** @param port for a tool that prints 0 instead of its actual port */
  #start(args: readonly string[], port = 0) {
    // The leader of a group, because tools start more processes.
    const child = spawn(join(this.#bin, 'node'), args, {
      cwd: this.folder,
      env: {
        ...process.env,
        ...QUIET,
        PATH: `${this.#bin}:${process.env.PATH}`,
        PORT: String(port),
        NITRO_PORT: '0',
        FORCE_COLOR: undefined,
        NODE_ENV: undefined,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
    }
    const atExit = () => kill(child);
    process.once('exit', atExit);
    const ended = new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    }).finally(() => {
      process.off('exit', atExit);
      this.#running.delete(child);
    });
    this.#running.set(child, ended);
    return { child, ended, output: () => stripVTControlCharacters(text) };
  }
}

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A running server. */
export interface Served {
  readonly address: string;
  /** Its output so far. */
  output(): string;
}

/** Ends a process with all of its children. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
