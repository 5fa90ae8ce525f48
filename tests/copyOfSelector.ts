import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { partEntries } from '../scripts/partEntries.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** The name of each part: its folder. */
export const PART_NAMES = readdirSync('src/parts');

const LIST = 'src/app/parts.ts';

/** A copy of the files that visitors load, and of those that build and test them, in a temporary folder. */
export class CopyOfSelector {
  readonly #folder = temporaryFolder();
  readonly path = this.#folder.path;

  constructor() {
    const said = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
    for (const file of said.split('\n').filter((name) => existsSync(name) && !/^docs\/pictures\//.test(name))) {
      mkdirSync(dirname(join(this.path, file)), { recursive: true });
      cpSync(file, join(this.path, file));
    }
    symlinkSync(resolve('node_modules'), join(this.path, 'node_modules'));
  }

  /** Removes parts: their folders, and their entries in the list. */
  drop(parts: readonly string[]): void {
    for (const part of parts) rmSync(join(this.path, 'src/parts', part), { recursive: true });
    this.#changeList((list) =>
      partEntries(list)
        .filter(({ name }) => parts.includes(name))
        .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^,/, ''), list),
    );
  }

  /** Restores all parts. */
  restore(): void {
    cpSync('src/parts', join(this.path, 'src/parts'), { recursive: true });
    cpSync(LIST, join(this.path, LIST));
  }

  /** Adds a part's entry to the end of the list. */
  addEntry(entry: string): void {
    this.#changeList((list) => list.replace(/\];\n$/, `${entry}];\n`));
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.path, file)), { recursive: true });
    writeFileSync(join(this.path, file), text);
  }

  /** The compiler's errors in `src`, without its tests; empty if there are none. */
  typeErrors(): string {
    this.write(
      'tsconfig.copy.json',
      JSON.stringify({ extends: './src/tsconfig.json', include: ['src'], exclude: ['**/*.test.*'] }),
    );
    return this.run('tsc', '-p', 'tsconfig.copy.json', '--checkers', '1');
  }

  /** Runs one of our programs here. Empty if it succeeds, otherwise its output. */
  run(program: string, ...args: readonly string[]): string {
    try {
      const options = { cwd: this.path, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 } as const;
      execFileSync(resolve('node_modules/.bin', program), args, options);
      return '';
    } catch (error) {
      const { stdout, stderr } = error as { readonly stdout?: string; readonly stderr?: string };
      return `${stdout}${stderr}`;
    }
  }

  #changeList(change: (list: string) => string): void {
    const file = join(this.path, LIST);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }

  remove(): void {
    this.#folder.remove();
  }
}
