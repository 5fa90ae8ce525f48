import { expect, it } from 'vitest';
import { MAX_FILE_BYTES } from '../src/catalogue/catalogueLimits.ts';
import type { SheetFile } from './checkFile.ts';
import { openFile } from './openFile.ts';
import { obstacle, type PublishedRange } from './published.ts';

const PUBLISHED: PublishedRange = { products: [], isFirst: false, mapping: '' };
const CSV = 'id,title,system_type\nA,Split A,split\n';

const check = async (file: SheetFile) => (await openFile(file, undefined, async () => null)).check;

async function read(text: string | Uint8Array, name = 'range.csv') {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const found = await check({ name, size: bytes.length, arrayBuffer: async () => bytes.slice().buffer });
  if (!found?.ok) throw new Error(found?.reason);
  return found;
}

it('a file is not read if it is too large', async () => {
  let reads = 0;
  const arrayBuffer = async () => {
    reads += 1;
    return new ArrayBuffer(0);
  };
  const name = 'film.csv';
  const size = MAX_FILE_BYTES + 1;
  expect(await check({ name, size, arrayBuffer })).toEqual({ ok: false, reason: 'too-large', name, size });
  expect(reads).toBe(0);
});

it('a file is refused if it disappears during reading', async () => {
  const arrayBuffer = async () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await check({ name: 'a.csv', size: 1, arrayBuffer })).toMatchObject({ ok: false, reason: 'unreadable' });
});

it('a file that can’t be read cannot be used, and says what to do', async () => {
  const file = await read('<?php\nfunction a() { return "b"; }\n');
  expect(file).toMatchObject({ products: [], readiness: { kind: 'unusable' } });
  expect(file.errors[0]?.suggestion).toBeTruthy();
  expect(obstacle(file, PUBLISHED)).toBe('unusable');
});

it("a file with the template's example rows can't be published", async () => {
  const file = await read(`${CSV}EXAMPLE-1,Split B,split\n`);
  expect(file.errors).toEqual([]);
  expect(obstacle(file, PUBLISHED)).toBe('examples');
});

it('a file is not ready with a bad row, and cannot be used with only bad rows', async () => {
  const file = await read(`${CSV}B,Split B,teapot\n`);
  expect(file).toMatchObject({
    readiness: { kind: 'bad-rows', rows: [3] },
    errors: [{ row: 3, column: 'system_type' }],
  });
  expect(file.products).toHaveLength(1);
  expect((await read('id,title,system_type\nB,Split B,teapot\n')).readiness.kind).toBe('unusable');
});

it('publishing waits until there are systems, and the site has replied', async () => {
  expect(obstacle(await read(CSV), PUBLISHED)).toBeNull();
  expect(obstacle(await read(`${CSV}B,,split\n`), PUBLISHED)).toBeNull();
  expect(obstacle(await read('{}', 'a.json'), PUBLISHED)).toBe('unusable');
  expect(obstacle(await read(CSV), null)).toBe('not-compared');
});
