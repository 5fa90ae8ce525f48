import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { folderForAll } from '../tests/testFolder.ts';
import { publishInProcess } from './publishInProcess.ts';

const REQUEST = { files: ['a.csv'], to: 'out' };
/** Publishers that fail, whatever the file. */
const PUBLISHERS = {
  hangs: 'process.on("message", () => { for (;;); });',
  'never answers': 'setInterval(() => {}, 1000);',
  'fills its heap': 'process.on("message", () => { const all = []; for (;;) all.push(new Array(1e6).fill(1)); });',
  aborts: 'process.on("message", () => process.abort());',
  throws: 'process.on("message", () => { throw new Error("x"); });',
  'ends at once': '',
};

const folder = folderForAll();
afterEach(() => vi.useRealTimers());

const read = (program: string, deadline: number) => {
  const file = `${folder.path}/publisher.mjs`;
  writeFileSync(file, program);
  return publishInProcess(pathToFileURL(file), REQUEST, deadline);
};

it.each([
  ['hangs', 1000, 'Publishing took longer than 1 s'],
  ['never answers', 1000, 'Publishing took longer than 1 s'],
  ['fills its heap', 60_000, 'of memory, or failed: SIG'],
  ['aborts', 60_000, 'of memory, or failed: SIG'],
  ['throws', 60_000, 'of memory, or failed: exit code 1'],
  ['ends at once', 60_000, 'of memory, or failed: exit code 0'],
] as const)(
  'a publisher that %s is given up with a reason, and the provider goes on',
  async (name, deadline, reason) => {
    await expect(read(PUBLISHERS[name], deadline)).rejects.toThrow(reason);
  },
);

it('a publisher has 60 seconds, and 320 MB for its heap', async () => {
  const file = `${folder.path}/patient.mjs`;
  writeFileSync(file, PUBLISHERS['never answers']);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const reading = publishInProcess(pathToFileURL(file), REQUEST);
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  await expect(reading).rejects.toThrow('Publishing took longer than 60 s');
  const echo = 'process.on("message", () => process.send({ result: process.execArgv }, () => process.exit()));';
  expect(await read(echo, 60_000)).toEqual(['--max-old-space-size=320']);
});

it('a publisher’s result is passed on unchanged, and its problem as one', async () => {
  const echo = 'process.on("message", (request) => process.send({ result: request }, () => process.exit()));';
  expect(await read(echo, 60_000)).toEqual(REQUEST);
  const problem = 'process.on("message", () => process.send({ problem: "full" }, () => process.exit()));';
  await expect(read(problem, 60_000)).rejects.toThrow('full');
});

it('a publisher that cannot start is given up at once, and leaves nothing behind', async () => {
  const { execPath } = process;
  const before = process.listenerCount('exit');
  process.execPath = `${folder.path}/no-such-program`;
  try {
    await expect(read(PUBLISHERS['ends at once'], 60_000)).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect(process.listenerCount('exit')).toBe(before);
});
