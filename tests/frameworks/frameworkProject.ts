import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { run as runTool } from '../wordpress/install.mjs';
import { DOC_FILES, writeFiles } from './docFiles.ts';
import { findBin } from './install.mjs';

/** Below the frameworks' packages: bundlers look for packages upwards, and some refuse links. */
const WORK = join(import.meta.dirname, '.work');

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

/** One framework's example in a folder of its own, with the packed package among its packages. */
export class FrameworkProject {
  readonly folder: string;
  readonly #node: string;
  readonly #running = new Map<ChildProcess, Promise<unknown>>();

  /**
   * @param framework whose files docs/frameworks.md has
   * @param name of the folder; two projects of one framework need two
   * @param node the program that runs the framework's tools
   */
  constructor(framework: string, name = framework, node = process.execPath) {
    this.#node = node;
    this.folder = join(WORK, name);
    rmSync(this.folder, { recursive: true, force: true });
    const own = [...DOC_FILES].filter(([file]) => file.startsWith(`${framework}/`));
    this.write(Object.fromEntries(own.map(([file, code]) => [file.slice(framework.length + 1), code])));
    this.write({ 'package.json': '{ "private": true }\n' });
    const installed = join(this.folder, 'node_modules/product-selector');
    mkdirSync(installed, { recursive: true });
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    runTool('tar', ['-xzf', `dist/product-selector-${version}.tgz`, '--strip-components=1', '-C', installed]);
  }

  /** Writes files into the folder, over those of the document. */
  write(files: Readonly<Record<string, string>>): void {
    writeFiles(this.folder, Object.entries(files));
  }

  /** Runs a tool of the framework to its end and returns its output. */
  async run(tool: string, ...args: string[]): Promise<string> {
    const { child, output, ended } = this.#start([findBin(tool), ...args]);
    const code = await ended;
    if (code !== 0 || child.signalCode) throw new Error(`${tool} ${args.join(' ')} ended with ${code}:\n${output()}`);
    return output();
  }

  /** Starts a server of the framework. */
  serve(tool: string, ...args: string[]): Promise<Served> {
    return this.serveFile(findBin(tool), ...args);
  }

  /** Starts a program of Node that prints its address, on any free port. */
  async serveFile(file: string, ...args: string[]): Promise<Served> {
    const { child, output, ended } = this.#start([file, ...args]);
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

  /** Ends everything that still runs, also what a tool has started. */
  async stop(): Promise<void> {
    for (const child of this.#running.keys()) kill(child);
    await Promise.all(this.#running.values());
  }

  #start(args: readonly string[]) {
    // The leader of a group, because tools start more processes.
    const child = spawn(this.#node, args, {
      cwd: this.folder,
      env: { ...process.env, ...QUIET, PORT: '0', NITRO_PORT: '0', FORCE_COLOR: undefined, NODE_ENV: undefined },
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

/** A running server. */
export interface Served {
  readonly address: string;
  /** Everything that it has printed so far. */
  output(): string;
}

/** Ends a process with all that it has started. */
function kill({ pid }: ChildProcess): void {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // The group has ended.
  }
}
