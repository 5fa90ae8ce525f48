import { basename } from 'node:path';
import type { PricePeriod } from '../sheets/read/sales.ts';
import { printable } from '../src/catalogue/printable.ts';
import type { PreparedProducts } from './app/prepareProducts.ts';
import type { NamedFile, SourceNews } from './followSource.ts';
import { acceptedContent } from './lastGood/acceptance.ts';
import { type Fingerprint, fingerprintOf, isSameContent } from './lastGood/fingerprint.ts';
import type { CatalogueSource, PreparedCatalogue } from './prepareCatalogue.ts';

/** A catalogue that visitors get. */
export interface Served {
  readonly current: PreparedProducts;
  /** The time when it was first served, ISO 8601. */
  readonly since: string;
  /** The number of systems, for a line on the console. */
  readonly summary: string;
  readonly pricePeriod: PricePeriod;
  /** The fingerprint of the content that it was read from. */
  readonly of: Fingerprint;
}

/** A change that waits for a confirmation. */
export interface Waiting {
  readonly reason: string;
  /** The command that confirms it. */
  readonly accept: string;
}

/**
 * The result of reading the present state of the files. `reason` is for the log. `shown` is public: it quotes no value of an
 * unpublished file, and may name a file by the path that the options have.
 */
export type JudgedCatalogue =
  /** `lines` is about its rows. `changes` is empty if nothing changed, or if there is nothing to compare with. */
  | { readonly kind: 'good'; readonly served: Served; readonly lines: readonly string[]; readonly changes: string }
  | { readonly kind: 'waiting'; readonly waiting: Waiting; readonly line: string; readonly of: Fingerprint }
  | { readonly kind: 'refused'; readonly reason: string; readonly shown: string; readonly lines: readonly string[] }
  /** Probably not the files' fault: another reading may succeed. */
  | { readonly kind: 'failed'; readonly reason: string; readonly shown: string };

export interface JudgeOptions extends NamedFile {
  /** The mapping of a sheet, a shop export or a feed; undefined if the file is a catalogue. */
  readonly mapping?: NamedFile | undefined;
  /** The energy register, whose figures fill blanks. */
  readonly register?: NamedFile | undefined;
  /** The sheet of a workbook; undefined for the only one with a header. */
  readonly sheet: string | undefined;
  readonly withoutBadRows: boolean;
  /** Publishes every change without a confirmation. */
  readonly acceptChanges: boolean;
  readonly prepare: (source: CatalogueSource) => Promise<PreparedCatalogue>;
}

/** Brotli's quality. Higher takes seconds. */
export const QUALITY = 9;

/**
 * Reads the present state of the files and decides whether it replaces the last good catalogue. Content that was published
 * already isn't compared, because only a sale has begun or ended. Never throws.
 */
export async function judgeCatalogue(
  options: JudgeOptions,
  read: SourceNews,
  lastGood: Served | null,
  now: number,
): Promise<JudgedCatalogue> {
  if (read.kind === 'trouble') {
    const reason = `${read.what} ${read.trouble.reason}. ${read.trouble.advice}`;
    return { kind: 'refused', reason, shown: reason, lines: [] };
  }
  const of = fingerprintOf(read.bytes, read.beside.mapping);
  const isCompared = lastGood !== null && !isSameContent(lastGood.of, of);
  let prepared: PreparedCatalogue;
  try {
    prepared = await options.prepare({
      ...sourceOf(options, read, now),
      lastGood: isCompared ? lastGood.current.forms.at(-1)!.body : undefined,
    });
  } catch (error) {
    const reason = `The catalogue ${options.name} can't be used (${(error as Error).message}). It is read again within minutes. To see more: product-selector catalogue check FILE.`;
    return { kind: 'failed', reason, shown: reason };
  }
  const { lines } = prepared;
  if (!prepared.ok) {
    const shown = `The catalogue ${options.name} isn't published, because of problems in it or in how it is read. To see them: product-selector catalogue check ${options.name}.`;
    return { kind: 'refused', reason: prepared.refusal, shown, lines };
  }
  const { products, badRows, pricePeriod, changes } = prepared;
  if (changes && changes.sharp !== '' && !options.acceptChanges && !isSameContent(acceptedContent(options.file), of)) {
    return { kind: 'waiting', of, ...waitingFor(options, changes.sharp, changes.summary) };
  }
  const summary = [
    `${products.systems} ${products.systems === 1 ? 'system' : 'systems'}`,
    ...(badRows > 0 ? [`without ${badRows} ${badRows === 1 ? 'row' : 'rows'} that can't be used`] : []),
  ].join(', ');
  const served = { current: products, since: new Date(now).toISOString(), summary, pricePeriod, of };
  return { kind: 'good', served, lines, changes: changes?.summary ?? '' };
}

function sourceOf(options: JudgeOptions, read: SourceNews & { readonly kind: 'content' }, now: number) {
  const { file, name, sheet, mapping, register, withoutBadRows } = options;
  const { bytes, modified, beside } = read;
  return {
    file,
    name,
    sheet,
    mapping: mapping && { name: mapping.name, text: new TextDecoder().decode(beside.mapping) },
    register: register && beside.register && { name: register.name, bytes: beside.register },
    bytes,
    withoutBadRows,
    quality: QUALITY,
    modified,
    now,
  };
}

/** `/readyz` is public, so this names no folder and nothing from an unpublished catalogue. */
function waitingFor(options: JudgeOptions, sharp: string, summary: string) {
  const { name, mapping } = options;
  const reason = `The changed catalogue waits until somebody confirms it, because ${sharp}.`;
  const waiting = { reason, accept: acceptCommand(options, basename) };
  const line = `The changed catalogue ${name}${mapping ? ` with ${mapping.name}` : ''} waits until somebody confirms it, because ${sharp}. ${summary} To publish it, run “${acceptCommand(options, (path) => path)}”.`;
  return { waiting, line };
}

function acceptCommand({ name, mapping, sheet }: JudgeOptions, shown: (path: string) => string): string {
  const words = [
    'product-selector catalogue accept',
    inShell(shown(name)),
    ...(mapping ? ['--mapping', inShell(shown(mapping.name))] : []),
    ...(sheet === undefined ? [] : ['--sheet', inShell(sheet)]),
  ];
  return words.join(' ');
}

function inShell(word: string): string {
  return /^[\w./:\\-]+$/.test(word) ? word : `'${printable(word).replaceAll("'", "'\\''")}'`;
}
