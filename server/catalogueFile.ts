import { setTimeout as wait } from 'node:timers/promises';
import type { PreparedProducts } from './app/prepareProducts.ts';
import { type FileNews, followFile } from './followFile.ts';
import type { CatalogueSource, PreparedCatalogue } from './prepareCatalogue.ts';

/** A catalogue that follows its file. */
export interface CatalogueFile {
  /** The answer for the last good state of the file. */
  readonly current: PreparedProducts;
  /** Since when that has been served, ISO 8601. */
  readonly since: string;
  /** How much is served, as a line says it. */
  readonly summary: string;
  /** Looks at the file, to be called every `LOOK_MS`; never rejects. A call during another look does nothing. */
  look(): Promise<void>;
}

/** Where the lines for the person at the console go. */
export interface Console {
  /** News. */
  info(line: string): void;
  /** What somebody should fix. */
  warn(line: string): void;
}

export interface CatalogueOptions {
  readonly file: string;
  /** What the lines call the file. */
  readonly name: string;
  readonly withoutBadRows: boolean;
  readonly console: Console;
  readonly prepare: (source: CatalogueSource) => Promise<PreparedCatalogue>;
  /** The time between two looks at the start. */
  readonly pause?: () => Promise<unknown>;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
}

export type OpenedCatalogue = { readonly ok: true; readonly catalogue: CatalogueFile } | { readonly ok: false };

export const LOOK_MS = 250;
/** Of Brotli: higher takes seconds. */
const QUALITY = 9;

interface Served {
  readonly products: PreparedProducts;
  readonly since: string;
  readonly summary: string;
}

/**
 * Reads a catalogue file and follows it: a changed file replaces the catalogue as a whole or is refused as a whole, and
 * then the last good one goes on. Each state of the file that is not good gives one closing line on `console`, after at
 * most 20 lines on its rows. Never throws; not ok when there is nothing to begin with.
 */
export async function openCatalogueFile(options: CatalogueOptions): Promise<OpenedCatalogue> {
  const { file, name, withoutBadRows, console, prepare, pause = () => wait(LOOK_MS), now = Date.now } = options;
  const follower = followFile(file, now);
  let news = await follower.look();
  while (news === null) {
    await pause();
    news = await follower.look();
  }
  const first = await judge(news);
  if (typeof first === 'string') {
    console.warn(first);
    return { ok: false };
  }

  let served = first;
  let isLooking = false;
  return {
    ok: true,
    catalogue: {
      get current() {
        return served.products;
      },
      get since() {
        return served.since;
      },
      get summary() {
        return served.summary;
      },
      async look() {
        if (isLooking) return;
        isLooking = true;
        const changed = await follower.look();
        if (changed) await take(changed);
        isLooking = false;
      },
    },
  };

  async function take(changed: FileNews): Promise<void> {
    const next = await judge(changed);
    if (typeof next === 'string') {
      console.warn(`${next} Still serving the catalogue of ${served.products.updated}: ${served.summary}.`);
    } else {
      served = next;
      console.info(`Catalogue: ${name}, ${served.summary}`);
    }
  }

  /** What is to be served, or one line that says why it can't be. */
  async function judge(read: FileNews): Promise<Served | string> {
    if (read.kind === 'trouble') return `The catalogue ${name} ${read.trouble.reason}. ${read.trouble.advice}`;
    const { bytes, modified } = read;
    let prepared: PreparedCatalogue;
    try {
      prepared = await prepare({ file, name, bytes, modified, withoutBadRows, quality: QUALITY });
    } catch (error) {
      return `The catalogue ${name} can't be used (${(error as Error).message}). Check it with: product-selector catalogue check FILE.`;
    }
    for (const line of prepared.lines) console.warn(line);
    if (!prepared.ok) return prepared.refusal;
    const { products, badRows } = prepared;
    const summary = [
      `${products.systems} ${products.systems === 1 ? 'system' : 'systems'}`,
      ...(badRows > 0 ? [`without ${badRows} ${badRows === 1 ? 'row' : 'rows'} that can't be used`] : []),
    ].join(', ');
    return { products, since: new Date(now()).toISOString(), summary };
  }
}
