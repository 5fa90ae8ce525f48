import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { describeProblem } from '../src/catalogue/describeProblem.ts';
import type { Problem } from '../src/catalogue/problem.ts';
import { readCatalogue } from '../src/catalogue/readCatalogue.ts';
import { type PreparedProducts, prepareProducts } from './app/prepareProducts.ts';
import { compressors } from './compressors.ts';
import { readSettledFile, type SettledFile, stampOf } from './readSettledFile.ts';

/** A catalogue that follows its file. */
export interface CatalogueFile {
  /** The answer for the last good state of the file. */
  readonly current: PreparedProducts;
  /** Stops following the file. */
  close(): void;
}

/** Where the lines for the person at the console go. */
export interface Console {
  /** News. */
  info(line: string): void;
  /** What somebody should mend. */
  warn(line: string): void;
}

export type OpenedCatalogue = { readonly ok: true; readonly catalogue: CatalogueFile } | { readonly ok: false };

const POLL_MS = 250;
/** A changed file is read when it looked the same twice, so a pause of whoever writes it is not taken for the end. */
const LOOKS_BEFORE_READING = 2;
/** Replacing a file takes it away for a moment; only a longer absence is worth a line. */
const LOOKS_BEFORE_MISSING = 8;
const READS_AT_START = 20;
/** A file that has been the same for longer is taken for whole at once. */
const SETTLED_MS = 1000;
const PROBLEM_LINES = 20;
/** Of Brotli: higher takes seconds, and a changed file is promised within one. */
const QUALITY = 9;

/**
 * Reads a catalogue file and follows it: a changed file is taken over as a whole within a second, or, when a row of it is
 * wrong, refused as a whole while the last good state stays in use. What is wrong goes to `console`, one line a problem.
 * Never throws; not ok when there is nothing to begin with.
 *
 * @param name what the lines call the file
 */
export async function openCatalogueFile(file: string, name: string, console: Console): Promise<OpenedCatalogue> {
  const first = await readAtStart(file);
  if (!first.ok) {
    console.warn(`The catalogue ${name} ${first.reason}. Name the file with --catalogue FILE.`);
    return { ok: false };
  }
  const begin = await accept(first);
  if (!begin) {
    console.warn(`The catalogue ${name} cannot be used: mend the lines above and start again.`);
    return { ok: false };
  }

  let current = begin;
  let handled = first.stamp;
  let content: string | null = digest(first.bytes);
  let seen = first.stamp;
  let looks = 0;
  let closed = false;

  const timer = setInterval(look, POLL_MS);
  let looking = false;

  return {
    ok: true,
    catalogue: {
      get current() {
        return current;
      },
      close() {
        closed = true;
        clearInterval(timer);
      },
    },
  };

  async function look(): Promise<void> {
    if (looking) return;
    looking = true;
    const stamp = await stampOf(file);
    looks = stamp === seen ? looks + 1 : 1;
    seen = stamp;
    if (stamp !== handled && looks >= LOOKS_BEFORE_READING) await takeOver();
    looking = false;
  }

  async function takeOver(): Promise<void> {
    const read = await readSettledFile(file);
    if (closed || read.stamp !== seen) return;
    if (!read.ok) {
      if (looks < LOOKS_BEFORE_MISSING) return;
      console.warn(`The catalogue ${name} ${read.reason}; ${stillServing()}`);
      content = null;
    } else if (digest(read.bytes) !== content) {
      content = digest(read.bytes);
      const next = await accept(read);
      if (closed) return;
      if (next) {
        current = next;
        console.info(`Catalogue: ${name}, ${next.systems} systems`);
      } else {
        console.warn(`The changed catalogue ${name} was refused; ${stillServing()}`);
      }
    }
    handled = read.stamp;
  }

  function stillServing(): string {
    return `still serving the range of ${current.updated}.`;
  }

  /** Says what is wrong with a file; null when that is too much to use it. */
  async function accept({ bytes, modified }: SettledFile & { ok: true }): Promise<PreparedProducts | null> {
    const { products, problems } = readCatalogue(file, bytes);
    const errors = problems.filter(({ severity }) => severity === 'error');
    tell(errors.length > 0 ? errors : problems);
    return errors.length > 0 ? null : prepareProducts(products, modified.toISOString(), compressors(QUALITY));
  }

  function tell(problems: readonly Problem[]): void {
    for (const problem of problems.slice(0, PROBLEM_LINES)) console.warn(describeProblem(problem, name));
    if (problems.length > PROBLEM_LINES) console.warn(`… and ${problems.length - PROBLEM_LINES} more.`);
  }
}

/**
 * The program may be started while the file is being saved, also just after it was killed. A file that was changed a moment
 * ago is looked at until it looks the same twice, as it is later on: half a file can be a catalogue in itself.
 */
async function readAtStart(file: string): Promise<SettledFile> {
  let read = await readSettledFile(file);
  for (let attempt = 1; attempt < READS_AT_START; attempt += 1) {
    if (read.ok ? Date.now() - read.modified.getTime() > SETTLED_MS : !read.busy) break;
    await wait(POLL_MS);
    const { stamp, ok } = read;
    read = await readSettledFile(file);
    if (ok && read.stamp === stamp) break;
  }
  return read;
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64');
}
