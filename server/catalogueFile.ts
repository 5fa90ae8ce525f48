import { setTimeout as wait } from 'node:timers/promises';
import { ALWAYS, isWithin } from '../sheets/read/sales.ts';
import { MAX_REGISTER_BYTES } from '../sheets/register/readRegister.ts';
import { prepareProducts } from './app/prepareProducts.ts';
import { createTries } from './createTries.ts';
import { followSource, type SourceNews } from './followSource.ts';
import {
  type JudgedCatalogue,
  type JudgeOptions,
  judgeCatalogue,
  QUALITY,
  type Served,
  type Waiting,
} from './judgeCatalogue.ts';
import { acceptedContent } from './lastGood/acceptance.ts';
import { type Fingerprint, isSameContent } from './lastGood/fingerprint.ts';
import { keepLastGood, readLastGood } from './lastGood/lastGoodCopy.ts';
import { compressors } from './publish/compressors.ts';

export interface Refused {
  /** The time when it was first noticed, ISO 8601. */
  readonly since: string;
  /** For everybody: it quotes no value of an unpublished file. The log says more. */
  readonly reason: string;
}

/** A catalogue that follows its file: always its last good state. At most one of `refused` and `waiting` isn't null. */
export interface CatalogueFile extends Served {
  /** Null unless the file's present state can't be used or read. */
  readonly refused: Refused | null;
  /** Null unless the file's present state waits until somebody confirms it. */
  readonly waiting: Waiting | null;
  /** Checks the file. Call it every `LOOK_MS`. Never rejects; does nothing during another look. */
  look(): Promise<void>;
}

export interface Console {
  info(line: string): void;
  /** Gets problems that somebody has to fix. */
  warn(line: string): void;
}

export interface CatalogueOptions extends JudgeOptions {
  /** Keeps a copy of the last good catalogue beside the file, so it survives a restart. */
  readonly keepsCopy: boolean;
  readonly console: Console;
  /** Waits between two looks during start-up. */
  readonly pause?: () => Promise<unknown>;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly elapsed?: () => number;
}

export type CatalogueReading = { readonly ok: true; readonly catalogue: CatalogueFile } | { readonly ok: false };

export const LOOK_MS = 250;

/**
 * Reads a catalogue file and follows it. A changed file replaces the catalogue as a whole, or is refused, or waits for a
 * confirmation; until then, the last good catalogue stays. A copy beside the file keeps it over a restart.
 * Each bad state of the file prints one closing line on `console`, after at most 20 lines about its rows. Never throws; not ok if
 * the first state is bad and there is no copy.
 */
export async function openCatalogueFile(options: CatalogueOptions): Promise<CatalogueReading> {
  const { console, pause = () => wait(LOOK_MS), now = Date.now } = options;
  const reader = createReader(options);
  const known = await lastServed(options, now());
  let first = await reader.read(known);
  while (first === null || (first.kind === 'failed' && known === null)) {
    if (first && reader.isNoteworthy()) console.warn(first.reason);
    await pause();
    first = await reader.read(known);
  }
  const start = first.kind === 'good' ? first.served : known;
  if (start === null) {
    for (const line of linesOf(first)) console.warn(line);
    return { ok: false };
  }
  return { ok: true, catalogue: await follow(options, reader, start, first) };
}

/** Follows the file after its first reading. */
async function follow(
  options: CatalogueOptions,
  reader: Reader,
  start: Served,
  first: JudgedCatalogue,
): Promise<CatalogueFile> {
  const { console, name, now = Date.now } = options;
  const keep = createKeeper(options);
  let isLooking = false;
  let waitingFor: Fingerprint | null = null;
  const isServed = (): boolean => catalogue.refused === null && catalogue.waiting === null;
  const catalogue: CatalogueFile = {
    ...start,
    refused: null,
    waiting: null,
    async look() {
      if (isLooking) return;
      isLooking = true;
      const isAccepted = waitingFor !== null && isSameContent(acceptedContent(options.file), waitingFor);
      const isSaleDue = !isWithin(catalogue.pricePeriod, now()) && !reader.isPending();
      if (isAccepted || (isSaleDue && isServed())) reader.again();
      const judged = await reader.read(catalogue);
      if (judged) await take(judged);
      else if (isSaleDue && !isServed()) Object.assign(catalogue, await reader.withPricesOfNow(catalogue));
      isLooking = false;
    },
  };
  await take(first, true);
  return catalogue;

  async function take(judged: JudgedCatalogue, isFirst = false): Promise<void> {
    const lines = linesOf(judged);
    for (const line of lines.slice(0, -1)) console.warn(line);
    waitingFor = judged.kind === 'waiting' ? judged.of : null;
    const waiting = judged.kind === 'waiting' ? judged.waiting : null;
    if (judged.kind === 'good') {
      Object.assign(catalogue, judged.served, { refused: null, waiting });
      const changes = judged.changes === '' ? '' : `. Changes: ${judged.changes}`;
      // At the start, the program itself says what it serves.
      if (!isFirst) console.info(`Catalogue: ${name}, ${catalogue.summary}${changes}`);
      else if (changes !== '') console.info(`Catalogue: ${name} has changed since the last run${changes}`);
      await keep(catalogue);
      return;
    }
    const since = catalogue.refused?.since ?? new Date(now()).toISOString();
    const refused = judged.kind === 'waiting' ? null : { since, reason: judged.shown };
    Object.assign(catalogue, { refused, waiting });
    if (judged.kind === 'failed' && !reader.isNoteworthy()) return;
    const line = lines.at(-1);
    console.warn(`${line} Still serving the catalogue of ${catalogue.current.updated}: ${catalogue.summary}.`);
  }
}

/** Lines about rows, then the closing line for a state that isn't served; empty for a good one. */
function linesOf(judged: JudgedCatalogue): readonly string[] {
  switch (judged.kind) {
    case 'good':
      return [...judged.lines, ''];
    case 'waiting':
      return [judged.line];
    case 'refused':
      return [...judged.lines, judged.reason];
    case 'failed':
      return [judged.reason];
  }
}

type Reader = ReturnType<typeof createReader>;

/** Reads the files when they change, and retries a reading that failed for a temporary reason. */
function createReader(options: CatalogueOptions) {
  const { file, name, mapping, register, now = Date.now, elapsed = () => performance.now() } = options;
  const follower = followSource({ file, name }, { mapping, register }, now, { register: MAX_REGISTER_BYTES });
  const tries = createTries(elapsed);
  /** The files of the last good catalogue; null if it comes from a copy. */
  let good: SourceNews | null = null;
  const judge = async (news: SourceNews, lastGood: Served | null): Promise<JudgedCatalogue> => {
    const judged = await judgeCatalogue(options, news, lastGood, now());
    if (judged.kind === 'failed') tries.failed();
    else tries.succeeded();
    return judged;
  };
  return {
    again: () => follower.again(),
    isPending: () => tries.isPending(),
    isNoteworthy: () => tries.isNoteworthy(),
    /** Null if nothing is new. Never rejects. */
    async read(lastGood: Served | null): Promise<JudgedCatalogue | null> {
      if (tries.isDue()) follower.again();
      const news = await follower.look();
      if (news === null) return null;
      const judged = await judge(news, lastGood);
      if (judged.kind === 'good') good = news;
      return judged;
    },
    /** The last good catalogue with the prices that hold now, even if the files have changed since. */
    async withPricesOfNow(lastGood: Served): Promise<Served | null> {
      const judged = good && (await judge(good, lastGood));
      return judged?.kind === 'good' ? judged.served : null;
    },
  };
}

/** The catalogue of the last run. */
async function lastServed({ keepsCopy, file, mapping, sheet }: CatalogueOptions, now: number): Promise<Served | null> {
  const copy = keepsCopy ? readLastGood({ file, mapping: mapping?.file, sheet }) : null;
  if (copy === null) return null;
  const current = await prepareProducts(copy.products, copy.updated, compressors(QUALITY));
  const summary = `${current.systems} ${current.systems === 1 ? 'system' : 'systems'}`;
  return { current, since: new Date(now).toISOString(), summary, pricePeriod: ALWAYS, of: copy.of };
}

/** Keeps each catalogue that is served. If that fails, it says so once. */
function createKeeper({ keepsCopy, file, name, mapping, sheet, console }: CatalogueOptions) {
  let isSaid = false;
  return async ({ of, current }: Served): Promise<void> => {
    if (!keepsCopy) return;
    try {
      await keepLastGood({ file, mapping: mapping?.file, sheet }, of, current.forms.at(-1)!.body);
    } catch (error) {
      if (isSaid) return;
      isSaid = true;
      const { code, message } = error as NodeJS.ErrnoException;
      console.info(
        `No copy of the catalogue can be kept beside ${name} (${code ?? message}), so the first reading after a restart is compared with nothing.`,
      );
    }
  };
}
