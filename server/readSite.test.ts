import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import { beforeAll, expect, it } from 'vitest';
import { folderForAll } from '../tests/testFolder.ts';
import { readEmbedFiles } from './readSite.ts';

const SCRIPT = 'export const answer = 42;\n'.repeat(50);
const folder = folderForAll();
const embed = join(folder.path, 'embed');

beforeAll(() => {
  mkdirSync(join(embed, 'chunks'), { recursive: true });
  writeFileSync(join(folder.path, 'secret.txt'), 'not for visitors');
  writeFileSync(join(embed, 'product-selector.js'), SCRIPT);
  writeFileSync(join(embed, 'chunks/matches-AbCd1234.js.map'), SCRIPT);
  writeFileSync(join(embed, 'tiny.txt'), 'a');
  symlinkSync(join(folder.path, 'secret.txt'), join(embed, 'link.txt'));
});

it("the site has the folder's files by address, and follows no links", async () => {
  const files = await readEmbedFiles(embed);
  const plain = [...files.keys()].filter((address) => !/\.(br|gz)$/.test(address));
  expect(plain.sort()).toEqual([
    '/embed/chunks/matches-AbCd1234.js.map',
    '/embed/product-selector.js',
    '/embed/tiny.txt',
  ]);
});

it('the site has each file in every smaller form', async () => {
  const files = await readEmbedFiles(embed);
  for (const address of ['/embed/product-selector.js', '/embed/chunks/matches-AbCd1234.js.map']) {
    expect(brotliDecompressSync(files.get(`${address}.br`)!.body).toString()).toBe(SCRIPT);
    expect(gunzipSync(files.get(`${address}.gz`)!.body).toString()).toBe(SCRIPT);
    expect(new TextDecoder().decode(files.get(address)!.body)).toBe(SCRIPT);
  }
  expect(files.has('/embed/tiny.txt.br')).toBe(false);
});

it('the site takes a form that lies beside a file, unless it holds other bytes', async () => {
  const quick = brotliCompressSync(SCRIPT, { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } });
  const place = join(folder.path, 'compressed');
  mkdirSync(place);
  for (const name of ['same.js', 'changed.js']) writeFileSync(join(place, name), SCRIPT);
  writeFileSync(join(place, 'same.js.br'), quick);
  writeFileSync(join(place, 'changed.js.br'), brotliCompressSync('something else'));
  writeFileSync(join(place, 'changed.js.gz'), 'no gzip');
  const files = await readEmbedFiles(place);
  expect([...files.keys()].filter((address) => /br\.|gz\./.test(address))).toEqual([]);
  expect(Buffer.from(files.get('/embed/same.js.br')!.body).equals(quick)).toBe(true);
  expect(brotliDecompressSync(files.get('/embed/changed.js.br')!.body).toString()).toBe(SCRIPT);
  expect(gunzipSync(files.get('/embed/changed.js.gz')!.body).toString()).toBe(SCRIPT);
});

it('the site fails without a folder', async () => {
  await expect(readEmbedFiles(join(folder.path, 'nowhere'))).rejects.toThrow(/nowhere/);
});
