import { rmSync, writeFileSync } from 'node:fs';

/** Writes a file that isn't there yet. Returns why it couldn't be written; null if it is. A part of it never stays. */
export function writeNewFile(file: string, text: string): string | null {
  try {
    writeFileSync(file, text, { flag: 'wx' });
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST') return `${file} exists already. Choose another name, or delete the file.`;
    if (code === 'ENOENT') return `The folder of ${file} does not exist.`;
    if (code === 'EACCES') return `${file} can't be written: no permission.`;
    rmSync(file, { force: true });
    return `${file} couldn't be written: ${error instanceof Error ? error.message : error}`;
  }
}
