import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';

/** Writes a file, unless it exists. Returns the reason if that fails; otherwise null. Never leaves part of a file. */
export function writeNewFile(file: string, content: string | Uint8Array): string | null {
  try {
    const opened = openSync(file, 'wx');
    try {
      writeFileSync(opened, content);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(opened);
    }
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    if (code === 'EEXIST') return `${file} exists already. Choose another name, or delete the file.`;
    if (code === 'ENOENT') return `${file} couldn't be written: its folder does not exist.`;
    if (code === 'EACCES') return `${file} can't be written: no permission.`;
    return `${file} couldn't be written: ${error instanceof Error ? error.message : error}`;
  }
}
