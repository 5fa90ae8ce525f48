import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The files of docs/frameworks.md by their names, as a reader copies them. */
export const DOC_FILES: ReadonlyMap<string, string> = new Map(
  [...readFileSync('docs/frameworks.md', 'utf8').matchAll(/^```\w+ (\w+\/\S+)\n(.*?)^```$/gms)].map(
    ([, name = '', code = '']) => [name, code],
  ),
);

/** Writes these files below a folder. */
export function writeFiles(folder: string, files: Iterable<readonly [string, string]>): void {
  for (const [name, code] of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), code);
  }
}
