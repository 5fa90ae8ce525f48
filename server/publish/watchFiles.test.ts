import fs, { rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderForEach } from '../../tests/testFolder.ts';
import { watchFiles } from './watchFiles.ts';

const folder = folderForEach();
const file = () => join(folder.path, 'range.csv');
const saved = vi.fn(async () => {});
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  saved.mockClear();
  writeFileSync(file(), 'one');
  stop = watchFiles([file()], saved);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('a save is noticed once, after a second in which nothing has changed', async () => {
  await pass(5000);
  expect(saved).not.toHaveBeenCalled();
  writeFileSync(file(), 'two');
  await pass(750);
  writeFileSync(file(), 'two, and more');
  await pass(750);
  expect(saved).not.toHaveBeenCalled();
  await pass(5000);
  expect(saved).toHaveBeenCalledTimes(1);
});

it('a file that is missing for a moment, as while an editor replaces it, is no save', async () => {
  rmSync(file());
  await pass(500);
  expect(saved).not.toHaveBeenCalled();
  writeFileSync(file(), 'two');
  await pass(5000);
  expect(saved).toHaveBeenCalledTimes(1);
  rmSync(file());
  await pass(5000);
  expect(saved).toHaveBeenCalledTimes(2);
});

it('a file whose permissions are taken away is noticed, and again once they are back', async () => {
  vi.spyOn(fs, 'statSync').mockImplementation(() => {
    throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
  });
  syncBuiltinESMExports();
  await pass(5000);
  expect(saved).toHaveBeenCalledTimes(1);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await pass(5000);
  expect(saved).toHaveBeenCalledTimes(2);
});
