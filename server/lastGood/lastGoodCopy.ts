import { createHash } from 'node:crypto';
import { promises as fs } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MAX_REPLY_BYTES } from '../../src/catalogue/catalogueLimits.ts';
import type { Product } from '../../src/catalogue/product.ts';
import { readReply } from '../../src/catalogue/readReply.ts';
import { type Fingerprint, readFingerprint } from './fingerprint.ts';
import { readJsonFile } from './readJsonFile.ts';

/** The way from a file to a catalogue. Providers that read one file differently have separate copies. */
export interface CopyOf {
  readonly file: string;
  /** The mapping's file. */
  readonly mapping: string | undefined;
  /** The sheet of a workbook. */
  readonly sheet: string | undefined;
}

export interface LastGood {
  readonly products: readonly Product[];
  /** ISO 8601. */
  readonly updated: string;
  /** The fingerprint of the content that it was read from. */
  readonly of: Fingerprint;
}

/** Writing a copy never takes this long. */
const OLD_PART_MS = 10 * 60_000;
/** Room for the keys around the reply's own. */
const MAX_KEYS_BYTES = 1000;

/** The copy's file, beside the catalogue's. It holds the catalogue published last. */
export function copyFile({ file, mapping, sheet }: CopyOf): string {
  if (mapping === undefined && sheet === undefined) return `${file}.last-good.json`;
  const how = JSON.stringify([mapping === undefined ? null : basename(mapping), sheet ?? null]);
  return `${file}.${createHash('sha256').update(how).digest('hex').slice(0, 8)}.last-good.json`;
}

/** The catalogue that a provider last published; null if there is no usable copy. Never throws. */
export function readLastGood(of: CopyOf): LastGood | null {
  const found = readJsonFile(copyFile(of), MAX_REPLY_BYTES + MAX_KEYS_BYTES);
  const content = readFingerprint(found);
  const reading = content && readReply(found);
  if (!reading?.ok || reading.updated === null) return null;
  return { products: reading.products, updated: reading.updated, of: content! };
}

/**
 * Keeps a published catalogue, so it survives a restart. An incomplete copy never gets the final name, even after a power
 * failure.
 *
 * @param reply the products reply
 * @throws if the folder can't be written
 */
export async function keepLastGood(of: CopyOf, content: Fingerprint, reply: Uint8Array): Promise<void> {
  const file = copyFile(of);
  const part = `${file}.${process.pid}.part`;
  try {
    const handle = await fs.open(part, 'w');
    try {
      await handle.writeFile(`${JSON.stringify(content).slice(0, -1)},`);
      // Without its opening brace.
      await handle.writeFile(reply.subarray(1));
      await handle.sync();
    } finally {
      await handle.close();
    }
    await fs.rename(part, file);
  } catch (error) {
    await fs.rm(part, { force: true }).catch(() => {});
    throw error;
  }
  // Another provider may be removing the same files.
  await removeOldParts(file).catch(() => {});
}

/** Removes files of providers that were killed while writing. */
async function removeOldParts(file: string): Promise<void> {
  const folder = dirname(file);
  const isPart = (name: string): boolean => name.startsWith(`${basename(file)}.`) && name.endsWith('.part');
  for (const name of (await fs.readdir(folder)).filter(isPart)) {
    const part = join(folder, name);
    const age = Date.now() - (await fs.stat(part)).mtimeMs;
    if (age > OLD_PART_MS) await fs.rm(part, { force: true });
  }
}
