import { type Fingerprint, fingerprintOf } from '../server/lastGood/fingerprint.ts';
import { type LastGood, readLastGood } from '../server/lastGood/lastGoodCopy.ts';
import { readInputFile } from '../server/publish/readInputFile.ts';
import { readCatalogueFile } from '../sheets/read/readCatalogue.ts';
import type { CatalogueOfRows } from '../sheets/read/readTable.ts';
import { openMapping } from './openMapping.ts';

/** A file, as a provider follows it. */
export interface FollowedFile {
  readonly file: string;
  /** The mapping's file; undefined if the file has a catalogue's columns. */
  readonly mapping: string | undefined;
  /** The sheet of a workbook. */
  readonly sheet: string | undefined;
}

interface Followed extends CatalogueOfRows {
  readonly ok: true;
  readonly content: Fingerprint;
  /** The catalogue that a provider last published from this file; null if there is none. */
  readonly lastGood: LastGood | null;
}

/** Reads a catalogue with the prices that hold now, and the last good catalogue beside it. */
export function openFollowed(followed: FollowedFile): Followed | { readonly ok: false; readonly reason: string } {
  const { file, mapping, sheet } = followed;
  const how = mapping === undefined ? undefined : openMapping(mapping);
  if (how?.ok === false) return how;
  const read = readInputFile(file, 'a catalogue file');
  if (!read.ok) return read;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const moment = { now: Date.now(), timeZone };
  const catalogue = readCatalogueFile(read.bytes, { name: file, sheet, mapping: how?.mapping, moment });
  return { ok: true, ...catalogue, content: fingerprintOf(read.bytes, how?.bytes), lastGood: readLastGood(followed) };
}
