import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../cli/runCommand.ts';
import { capturedOutput } from './capturedOutput.ts';
import { folderForAll } from './testFolder.ts';

export const DEMO = 'catalogue/products.csv';
export const HEADER = 'id,title,system_type,cooling_capacity_kw,phase';

export const lastLine = (text: string): string | undefined => text.trimEnd().split('\n').at(-1);
export const csv = (...rows: readonly string[]): string => `${[HEADER, ...rows].join('\n')}\n`;

/** Runs commands in this process, with a folder for their files. Call it once in each test file. */
export function commandLine() {
  const folder = folderForAll();

  function runAt(isTerminal: boolean, ...args: readonly string[]) {
    const { output, written } = capturedOutput({ isTerminal });
    const code = runCommand(args, output);
    return { code, ...written };
  }
  const run = (...args: readonly string[]) => runAt(false, ...args);
  const inFolder = (...names: readonly string[]): string => join(folder.path, ...names);

  return {
    run,
    runAt,
    inFolder,
    /** Writes a file and returns its path. */
    file(name: string, content: string | Uint8Array): string {
      writeFileSync(inFolder(name), content);
      return inFolder(name);
    },
    match: (answers: unknown, ...more: readonly string[]) =>
      run('match', DEMO, '--answers', JSON.stringify(answers), ...more),
  };
}
