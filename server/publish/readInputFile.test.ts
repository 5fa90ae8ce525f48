import fs, { writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { folderForAll } from '../../tests/testFolder.ts';
import { readInputFile } from './readInputFile.ts';

const { statSync } = fs;

/** Simulates missing permission, because root may read everything, and a file that reports the wrong size. */
beforeEach(() => {
  vi.spyOn(fs, 'statSync').mockImplementation((file) => {
    if (String(file).endsWith('locked.csv')) throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
    const stat = statSync(file);
    if (String(file).endsWith('growing.csv')) stat.size = 0;
    return stat;
  });
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const folder = folderForAll();

function file(name: string, size: number): string {
  const path = join(folder.path, name);
  writeFileSync(path, Buffer.alloc(size, 'x'));
  return path;
}

it('an input file is read completely if it is within the limit', () => {
  const read = readInputFile(file('most.csv', 8_000_000), 'a catalogue');
  expect(read.ok && read.bytes.length).toBe(8_000_000);
});

it('an input file is read even if the system reports no size', () => {
  const read = readInputFile(file('small-growing.csv', 70_000), 'a catalogue');
  expect(read.ok && read.bytes.length).toBe(70_000);
});

it('an input file is refused when it is larger than its reported size', () => {
  const path = file('growing.csv', 8_000_001);
  expect(readInputFile(path, 'a catalogue')).toEqual({
    ok: false,
    reason: `${path} is more than 8 MB; the limit for a catalogue is 8 MB. Is it the right file?`,
  });
});

it('an input file is refused without permission to read it', () => {
  const path = file('locked.csv', 1);
  expect(readInputFile(path, 'a catalogue')).toEqual({ ok: false, reason: `${path} can't be read: no permission.` });
});

it('an input file has to be a file', () => {
  expect(readInputFile('/dev/zero', 'a catalogue')).toEqual({ ok: false, reason: "/dev/zero isn't a file." });
});
