import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The folder with package.json, looked for upwards from this module: the program stands in `dist/server` once it is built
 * and in `server` before, and may be started from any folder.
 */
export function projectFolder(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  let folder = start;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error(`No package.json in ${start} or any folder above it.`);
    folder = parent;
  }
  return folder;
}
