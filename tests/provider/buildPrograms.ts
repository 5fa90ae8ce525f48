import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { projectFolder } from '../../server/projectFolder.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder with the built server and command. */
    readonly programs: string;
  }
}

/** Builds the server and the command once for all test files that start them. */
export default async function buildPrograms(project: TestProject): Promise<() => void> {
  const cache = join(projectFolder(), '.cache');
  mkdirSync(cache, { recursive: true });
  const { path, remove } = temporaryFolder(cache);
  // Below the temporary folder, which other users may not read.
  const outDir = join(path, 'dist');
  await build({ configFile: join(projectFolder(), 'cli/vite.config.ts'), logLevel: 'error', build: { outDir } });
  project.provide('programs', outDir);
  return remove;
}
