import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type { Plugin } from 'vite';

/** An import of another file, also in the middle of a type. */
const IMPORT = /((?:from |import\()(['"]))(\.[^'"]*)\.ts\2/g;

/**
 * Writes the types of these entries below `types/`: TypeScript's declarations for them and for the files they name.
 * @param project the entries' tsconfig.json
 */
export function declarations(project: string, entries: readonly string[]): Plugin {
  return {
    name: 'declarations',
    generateBundle() {
      const folder = mkdtempSync(join(tmpdir(), 'types-'));
      try {
        const args = ['node_modules/typescript/bin/tsc', '-p', project, '--outDir', folder];
        const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
        if (status !== 0) this.error(`TypeScript can't write the types of ${project}:\n${stdout}`);
        const files = new Set(entries);
        for (const file of files) {
          const text = readFileSync(join(folder, file), 'utf8');
          for (const [, , , path = ''] of text.matchAll(IMPORT)) {
            files.add(`${posix.join(posix.dirname(file), path)}.d.ts`);
          }
          this.emitFile({ type: 'asset', fileName: `types/${file}`, source: text.replaceAll(IMPORT, '$1$3.js$2') });
        }
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
