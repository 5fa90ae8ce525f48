import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { folderForAll } from '../tests/testFolder.ts';
import type { CatalogueSource } from './prepareCatalogue.ts';
import { prepareInProcess } from './prepareInProcess.ts';

const SOURCE: CatalogueSource = {
  file: 'a.csv',
  name: 'a.csv',
  sheet: undefined,
  bytes: new Uint8Array(1000),
  modified: new Date(0),
  withoutBadRows: false,
  quality: 0,
  now: 0,
};
/** Readers that fail, whatever the file. */
const READERS = {
  hangs: 'process.on("message", () => { for (;;); });',
  'never answers': 'setInterval(() => {}, 1000);',
  'fills its heap': 'process.on("message", () => { const all = []; for (;;) all.push(new Array(1e7).fill({})); });',
  aborts: 'process.on("message", () => process.abort());',
  throws: 'process.on("message", () => { throw new Error("x"); });',
  'ends at once': '',
};

const folder = folderForAll();
afterEach(() => vi.useRealTimers());

const read = (reader: string, deadline: number) => {
  const file = `${folder.path}/reader.mjs`;
  writeFileSync(file, reader);
  return prepareInProcess(pathToFileURL(file), SOURCE, deadline);
};

it.each([
  ['hangs', 1000, 'reading it took longer than 1 s'],
  ['never answers', 1000, 'reading it took longer than 1 s'],
  ['fills its heap', 60_000, 'of memory, or failed: SIG'],
  ['aborts', 60_000, 'of memory, or failed: SIG'],
  ['throws', 60_000, 'of memory, or failed: exit code 1'],
  ['ends at once', 60_000, 'of memory, or failed: exit code 0'],
] as const)('a reader that %s is given up with a reason, and the provider goes on', async (name, deadline, reason) => {
  await expect(read(READERS[name], deadline)).rejects.toThrow(reason);
});

it('a reader has 60 seconds, and 320 MB for its heap', async () => {
  const file = `${folder.path}/patient.mjs`;
  writeFileSync(file, READERS['never answers']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = prepareInProcess(pathToFileURL(file), SOURCE);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect(reading).rejects.toThrow('reading it took longer than 60 s');
  const echo = 'process.on("message", () => process.send(process.execArgv, () => process.exit()));';
  expect(await read(echo, 60_000)).toEqual(['--max-old-space-size=320']);
});

it('a reader’s reply is passed on unchanged', async () => {
  const echo =
    'process.on("message", ({ bytes, modified }) => process.send({ size: bytes.length, modified }, () => process.exit()));';
  expect(await read(echo, 60_000)).toEqual({ size: 1000, modified: new Date(0) });
});

it('a reader that cannot start is given up at once, and leaves nothing behind', async () => {
  const { execPath } = process;
  const before = process.listenerCount('exit');
  process.execPath = `${folder.path}/no-such-program`;
  try {
    await expect(read(READERS['ends at once'], 60_000)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect(process.listenerCount('exit')).toBe(before);
});
