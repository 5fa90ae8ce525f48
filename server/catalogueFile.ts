import { setTimeout as wait } from 'node:timers/promises';
import { MAX_REGISTER_BYTES } from '../src/files/register/readRegister.ts';
import type { PreparedProducts } from './app/prepareProducts.ts';
import { followSource, type NamedFile, type SourceNews } from './followSource.ts';
import type { CatalogueSource, PreparedCatalogue } from './prepareCatalogue.ts';

/** The result of a valid state of the file. */
interface Served {
  readonly current: PreparedProducts;
  /** When it was first served, ISO 8601. */
  readonly since: string;
  /** The number of systems, for a line on the console. */
  readonly summary: string;
  /** When a sale begins or ends next, in milliseconds since 1970; null if none does. */
  readonly nextChange: number | null;
}

export interface Refused {
  /** When it was first noticed, ISO 8601. */
  readonly since: string;
  readonly reason: string;
}

/** A catalogue that follows its file: always its last good state. */
export interface CatalogueFile extends Served {
  /** Null while the file's present state is served. */
  readonly refused: Refused | null;
  /** Checks the file. Call it every `LOOK_MS`. Never rejects; does nothing during another look. */
  look(): Promise<void>;
}

export interface Console {
  info(line: string): void;
  /** For problems that need fixing. */
  warn(line: string): void;
}

export interface CatalogueOptions extends NamedFile {
  /** How a sheet, a shop export or a feed becomes a catalogue; without it, the file is one. */
  readonly mapping?: NamedFile | undefined;
  /** The energy register, whose figures fill blanks. */
  readonly register?: NamedFile | undefined;
  /** The sheet of a workbook; undefined for the only one with a header. */
  readonly sheet: string | undefined;
  readonly withoutBadRows: boolean;
  readonly console: Console;
  readonly prepare: (source: CatalogueSource) => Promise<PreparedCatalogue>;
  /** Waits between two looks during start-up. */
  readonly pause?: () => Promise<unknown>;
  /** In milliseconds since 1970. */
  readonly now?: () => number;
}

export type OpenedCatalogue = { readonly ok: true; readonly catalogue: CatalogueFile } | { readonly ok: false };

export const LOOK_MS = 250;
/** Brotli's. Higher takes seconds. */
const QUALITY = 9;

/**
 * Reads a catalogue file and follows it. A changed file replaces the catalogue as a whole, or is refused and the last good
 * catalogue stays. Each bad state of the file prints one closing line on `console`, after at most 20 lines about its rows.
 * Never throws; not ok if the first state is bad.
 */
export async function openCatalogueFile(options: CatalogueOptions): Promise<OpenedCatalogue> {
  const { file, name, mapping, register, sheet, withoutBadRows, console, prepare } = options;
  const { pause = () => wait(LOOK_MS), now = Date.now } = options;
  const follower = followSource({ file, name }, { mapping, register }, now, { register: MAX_REGISTER_BYTES });
  let news = await follower.look();
  while (news === null) {
    await pause();
    news = await follower.look();
  }
  const first = await judge(news, null);
  if (typeof first === 'string') {
    console.warn(first);
    return { ok: false };
  }

  let isLooking = false;
  /** A sale has begun or ended, and the file wasn't read since. */
  let due: number | null = null;
  const catalogue: CatalogueFile = {
    ...first,
    refused: null,
    async look() {
      if (isLooking) return;
      isLooking = true;
      const { nextChange } = catalogue;
      const isDue = nextChange !== null && now() >= nextChange;
      if (isDue) {
        follower.again();
        Object.assign(catalogue, { nextChange: null });
      }
      const changed = await follower.look();
      const next = changed && (await judge(changed, isDue ? nextChange : due));
      due = changed ? null : isDue ? nextChange : due;
      if (typeof next === 'string') {
        const since = catalogue.refused?.since ?? new Date(now()).toISOString();
        Object.assign(catalogue, { refused: { since, reason: next } });
        console.warn(`${next} Still serving the catalogue of ${catalogue.current.updated}: ${catalogue.summary}.`);
      } else if (next) {
        Object.assign(catalogue, next, { refused: null });
        console.info(`Catalogue: ${name}, ${next.summary}`);
      }
      isLooking = false;
    },
  };
  return { ok: true, catalogue };

  /**
   * The catalogue to serve, or one line with the reason why there is none.
   *
   * @param sale when a sale began or ended that changes its prices; null for none
   */
  async function judge(read: SourceNews, sale: number | null): Promise<Served | string> {
    if (read.kind === 'trouble') return `${read.what} ${read.trouble.reason}. ${read.trouble.advice}`;
    const { bytes, beside } = read;
    const modified = new Date(Math.max(read.modified.getTime(), sale ?? 0));
    let prepared: PreparedCatalogue;
    try {
      const how = {
        mapping: mapping && { name: mapping.name, text: new TextDecoder().decode(beside.mapping) },
        register: register && beside.register && { name: register.name, bytes: beside.register },
      };
      const at = { modified, now: now() };
      prepared = await prepare({ file, name, sheet, ...how, bytes, withoutBadRows, quality: QUALITY, ...at });
    } catch (error) {
      return `The catalogue ${name} can't be used (${(error as Error).message}). Check it with: product-selector catalogue check FILE.`;
    }
    for (const line of prepared.lines) console.warn(line);
    if (!prepared.ok) return prepared.refusal;
    const { products, badRows, nextChange } = prepared;
    const summary = [
      `${products.systems} ${products.systems === 1 ? 'system' : 'systems'}`,
      ...(badRows > 0 ? [`without ${badRows} ${badRows === 1 ? 'row' : 'rows'} that can't be used`] : []),
    ].join(', ');
    return { current: products, since: new Date(now()).toISOString(), summary, nextChange };
  }
}
