import { closeSync, fchmodSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * Writes a file, or replaces it as a whole. Returns the reason if that fails; otherwise null.
 *
 * @param like a file whose permissions the new one gets, so the same people can read both
 */
export function replaceFile(file: string, content: string | Uint8Array, like: string): string | null {
  const part = `${file}.${process.pid}.part`;
  try {
    const opened = openSync(part, 'w');
    try {
      fchmodSync(opened, statSync(like).mode & 0o777);
      writeFileSync(opened, content);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(part, file);
    return null;
  } catch (error) {
    rmSync(part, { force: true });
    return `${file} couldn't be written: ${error instanceof Error ? error.message : error}`;
  }
}
