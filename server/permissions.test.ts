import { chmodSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BuiltProgram, buildProgram } from '../tests/provider/builtProgram.ts';
import { exampleCsv } from '../tests/samples/exampleCsv.ts';
import { folderForEach } from '../tests/testFolder.ts';

/** Root may read everything, so root runs the program as `nobody`. */
const isRoot = process.getuid?.() === 0;
const user = isRoot ? 65_534 : undefined;

let program: BuiltProgram;
const folder = folderForEach();
let file: string;

beforeAll(() => {
  program = buildProgram();
  chmodSync(program.path, 0o755);
});
afterAll(() => program.remove());
beforeEach(() => {
  chmodSync(folder.path, 0o755);
  file = join(folder.path, 'catalogue.csv');
  writeFileSync(file, exampleCsv('A-1'));
});
afterEach(() => {
  program.killAll();
  chmodSync(folder.path, 0o755);
});

const soon = { timeout: 15_000, interval: 50 };
const NO_PERMISSION =
  /^The catalogue \S*catalogue\.csv can't be read: no permission\. Give the server's user permission to read/;

function replace(content: string, mode: number): void {
  writeFileSync(`${file}.new`, content, { mode });
  renameSync(`${file}.new`, file);
}

async function served(url: string): Promise<unknown> {
  const { ready, systems } = (await (await fetch(`${url}readyz`)).json()) as Record<string, unknown>;
  return { ready, systems };
}

const WAYS: readonly (readonly [way: string, lock: () => void])[] = [
  ['its permissions are taken away', () => chmodSync(file, 0)],
  ['a file without permissions replaces it', () => replace(exampleCsv('B-1', 'B-2'), 0)],
  ['its folder is closed', () => chmodSync(folder.path, 0)],
  ...(isRoot ? [['a file of root replaces it', () => replace(exampleCsv('B-1'), 0o600)] as const] : []),
];

it('a catalogue without permission to read ends the program at the start, with one line', async () => {
  chmodSync(file, 0);
  const { code, err } = await program.start(['--catalogue', file], { user }).ended;
  expect(code).toBe(1);
  expect(err).toMatch(NO_PERMISSION);
  expect(err.split('\n')).toHaveLength(2);
});

it('a catalogue without permission to read gives one line whatever took it away, and is read once permission is back', async () => {
  const running = program.start(['--catalogue', file], { user });
  const url = await running.started();
  let systems = 1;
  for (const [index, [way, lock]] of WAYS.entries()) {
    const before = running.err().length;
    lock();
    await vi.waitFor(() => expect(running.err().slice(before), way).toMatch(NO_PERMISSION), soon);
    expect(running.err().slice(before), way).toMatch(
      new RegExp(` Still serving the catalogue of .*: ${systems} systems?\\.\\n$`),
    );
    expect(await served(url), way).toEqual({ ready: true, systems });

    chmodSync(folder.path, 0o755);
    systems = 3 + index;
    replace(exampleCsv(...Array.from({ length: systems }, (_, at) => `A-${at + 1}`)), 0o644);
    await vi.waitFor(() => expect(running.out()).toContain(`catalogue.csv, ${systems} systems. Changes: `), soon);
    expect(await served(url), way).toEqual({ ready: true, systems });
    expect(running.err().split('\n'), way).toHaveLength(index + 2);
  }
});
