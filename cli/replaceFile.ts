import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file, or replaces it as a whole. Returns why it couldn't be written; null if it is. */
export function replaceFile(file: string, content: string | Uint8Array): string | null {
  const part = `${file}.${process.pid}.part`;
  try {
    const opened = openSync(part, 'w');
    try {
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
