import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { type CatalogueFile, openCatalogueFile } from '../../server/catalogueFile.ts';
import { prepareCatalogue } from '../../server/prepareCatalogue.ts';
import { exampleCsv } from '../samples/exampleCsv.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** The folder of the running test, its catalogue file, and its events. */
export let folder: ReturnType<typeof temporaryFolder>;
export let file: string;
export let news: string[];
export let warnings: string[];
export let pauses: number;

/** Tests may change these. */
export const given = { now: 0, elapsed: 0, prepare: prepareCatalogue };

/** Call it once in each test file. */
export function inFolders(): void {
  beforeEach(() => {
    folder = temporaryFolder();
    file = join(folder.path, 'products.csv');
    news = [];
    warnings = [];
    pauses = 0;
    // Far earlier than the files' own times, so no file counts as settled because of its age.
    given.now = 0;
    given.elapsed = 0;
    given.prepare = prepareCatalogue;
  });
  afterEach(() => folder.remove());
}

interface How {
  readonly withoutBadRows?: boolean;
  readonly acceptChanges?: boolean;
  readonly keepsCopy?: boolean;
  readonly mapping?: string;
  readonly register?: string;
  readonly atPause?: () => void;
}

export async function open(path = file, how: How = {}) {
  const { withoutBadRows = false, acceptChanges = false, keepsCopy = false, mapping, register } = how;
  const result = await openCatalogueFile({
    file: path,
    name: 'products.csv',
    mapping: mapping === undefined ? undefined : { file: mapping, name: 'map.json' },
    register: register === undefined ? undefined : { file: register, name: 'register.csv' },
    sheet: undefined,
    withoutBadRows,
    acceptChanges,
    keepsCopy,
    console: { info: (line) => news.push(line), warn: (line) => warnings.push(line) },
    prepare: (source) => given.prepare(source),
    now: () => given.now,
    elapsed: () => given.elapsed,
    pause: async () => {
      pauses += 1;
      how.atPause?.();
    },
  });
  return result.ok ? result.catalogue : null;
}

/** Opens a valid file. */
export async function opened(content = exampleCsv('A-1'), how?: How): Promise<CatalogueFile> {
  writeFileSync(file, content);
  return (await open(file, how))!;
}

/** Enough checks to notice any change or trouble: three seconds' worth, without waiting. */
export async function look(catalogue: CatalogueFile, times = 12): Promise<void> {
  for (let time = 0; time < times; time += 1) await catalogue.look();
}

/** The uncompressed reply. */
export function plain(catalogue: CatalogueFile) {
  return catalogue.current.forms.at(-1)!;
}

export function idsOf(catalogue: CatalogueFile): string[] {
  const { products } = JSON.parse(new TextDecoder().decode(plain(catalogue).body)) as { products: { id: string }[] };
  return products.map(({ id }) => id);
}

/** Replaces the file as editors do: writes a new file beside it, then renames it. */
export function replace(content: string | Uint8Array): void {
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

export const MENDED = exampleCsv('A-1', 'A-2', 'A-3');
export const PUT = 'Put a file there, or choose another with --catalogue FILE.';
