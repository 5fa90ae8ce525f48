import { closeSync, constants, openSync, readSync, statSync } from 'node:fs';
import { MAX_FILE_BYTES, megabytes } from '../../src/catalogue/catalogueLimits.ts';

export type InputFile =
  | { readonly ok: true; readonly bytes: Uint8Array }
  | { readonly ok: false; readonly reason: string };

/**
 * Reads an input file. Refuses folders, pipes and devices before opening them, and large files before reading them.
 * @param kind such as "a catalogue file", for the message
 */
export function readInputFile(file: string, kind: string, most = MAX_FILE_BYTES): InputFile {
  const tooLarge = (size: string) =>
    refused(`${file} is ${size}; the limit for ${kind} is ${megabytes(most)}. Is it the right file?`);
  try {
    const stat = statSync(file);
    if (stat.isDirectory()) return refused(`${file} is a folder. Give the name of the file in it.`);
    if (!stat.isFile()) return refused(`${file} isn't a file.`);
    if (stat.size > most) return tooLarge(megabytes(stat.size));
    const bytes = readUpTo(file, most + 1);
    // A file may grow, and some system files report no size.
    return bytes.length > most ? tooLarge(`more than ${megabytes(most)}`) : { ok: true, bytes };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'ENOENT') return refused(`${file} does not exist.`);
    if (code === 'EACCES') return refused(`${file} can't be read: no permission.`);
    return refused(`${file} couldn't be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Reads the value in a JSON file. Refuses what `readInputFile` refuses, and a text that isn't JSON. */
export function readJsonFile(
  file: string,
  kind: string,
  most?: number,
): { readonly ok: true; readonly value: unknown } | (InputFile & { readonly ok: false }) {
  const read = readInputFile(file, kind, most);
  if (!read.ok) return read;
  try {
    return { ok: true, value: JSON.parse(new TextDecoder().decode(read.bytes)) };
  } catch (error) {
    return refused(`${file} isn't JSON: ${(error as Error).message}.`);
  }
}

function refused(reason: string) {
  return { ok: false, reason } as const;
}

function readUpTo(file: string, most: number): Uint8Array {
  // Doesn't wait, because a pipe may have replaced the file.
  const opened = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const bytes = new Uint8Array(most);
    let length = 0;
    while (length < most) {
      const read = readSync(opened, bytes, length, most - length, null);
      if (read === 0) break;
      length += read;
    }
    return bytes.subarray(0, length);
  } finally {
    closeSync(opened);
  }
}
