import { copyFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { writeReply } from '../src/catalogue/writeReply.ts';
import { folderForEach } from '../tests/testFolder.ts';
import { REPLIES, readPublication, writePublication } from './publish/publishedFolder.ts';
import { type ServedFolder, serveFolder } from './servedFolder.ts';

const folder = folderForEach();
const UPDATED = '2026-01-02T03:04:05.000Z';
const at = (path: string) => join(folder.path, path);
const bytes = (text: string) => new TextEncoder().encode(text);

/** Publishes systems without a cell but these three. */
async function put(ids: readonly string[], to = at('out'), init: object = { nonce: 'static' }): Promise<void> {
  const rows = ids.map((id) => ({ id, title: id, system_type: 'split' }));
  const products = bytes(JSON.stringify({ products: rows, updated: UPDATED }));
  const publication = { init: bytes(JSON.stringify(init)), products, range: bytes('<p>Range</p>') };
  await writePublication(to, { publication, follows: readPublication(to), embed: null });
}

async function served() {
  const lines: string[] = [];
  const one = await serveFolder(
    at('out'),
    (line) => lines.push(line),
    () => 0,
  );
  return { one, lines };
}

/** Enough looks to take what has settled. */
async function look(one: ServedFolder, times = 5): Promise<void> {
  for (let time = 0; time < times; time += 1) await one.look();
}

const plain = ({ current }: ServedFolder) => new TextDecoder().decode(current.files['products.json']!.body);

it('an empty folder is served as an empty range, and takes its first publication', async () => {
  const { one, lines } = await served();
  expect(one).toMatchObject({ isEmpty: true, init: { nonce: 'static' }, current: { systems: 0, updated: null } });
  expect(plain(one)).toBe('{}');
  await put(['A', 'B']);
  await look(one);
  expect(one).toMatchObject({ isEmpty: false, current: { systems: 2, updated: UPDATED } });
  expect(lines).toEqual([]);
});

it('a new publication is taken as a whole, once it has settled, and only once', async () => {
  await put(['A'], at('out'), { nonce: 'static', installation: { month: '2026-06' } });
  const { one } = await served();
  expect(one.init).toEqual({ nonce: 'static', installation: { month: '2026-06' } });
  await put(['B']);
  expect([await one.look(), await one.look(), await one.look()]).toEqual([false, false, false]);
  expect(plain(one)).toContain('"A"');
  expect([await one.look(), await one.look()]).toEqual([true, false]);
  expect(plain(one)).toContain('"B"');
  expect(one.init).toEqual({ nonce: 'static' });
});

it('the last whole publication stays while another tool copies a folder over it', async () => {
  await put(['A']);
  cpSync(at('out'), at('copied'), { recursive: true, dereference: true });
  rmSync(at('out'), { recursive: true });
  cpSync(at('copied'), at('out'), { recursive: true });
  const { one, lines } = await served();
  await put(['B', 'C'], at('new'));
  const half = readFileSync(at(`new/${REPLIES}/products`)).subarray(0, 40);
  writeFileSync(at(`out/${REPLIES}/products`), half);
  await look(one);
  expect(plain(one)).toContain('"A"');
  expect(lines).toEqual([expect.stringMatching(/half a publication\. The last whole one stays/)]);
  copyFileSync(at(`new/${REPLIES}/products`), at(`out/${REPLIES}/products`));
  await look(one);
  expect(plain(one)).toContain('"C"');
  // The compressed form is still the old one, so it isn't used.
  expect(brotliDecompressSync(one.current.files['products.json.br']!.body).toString()).toBe(plain(one));
});

it.each([
  ['init', '{"nonce": 1}'],
  ['init', 'no JSON'],
  ['products', '{}'],
  ['products', '{"products": [], "updated": 1}'],
  ['products', JSON.stringify({ products: Array.from({ length: 5001 }, () => ({})), updated: UPDATED })],
])('a folder whose %s is %.40s has no whole publication', async (name, content) => {
  await put(['A']);
  const { one } = await served();
  rmSync(at(`out/${REPLIES}/${name}`));
  writeFileSync(at(`out/${REPLIES}/${name}`), content);
  await look(one);
  expect(plain(one)).toContain('"A"');
});

it('the forms of a folder are its own where they hold the same bytes, and are made where it has none', async () => {
  await put(Array.from({ length: 50 }, (_, row) => `A-${row}`));
  const { one } = await served();
  expect(Buffer.from(one.current.files['products.json.br']!.body)).toEqual(
    readFileSync(at(`out/${REPLIES}/products.br`)),
  );
  rmSync(at('out'), { recursive: true });
  mkdirSync(at(`out/${REPLIES}`), { recursive: true });
  writeFileSync(at(`out/${REPLIES}/init`), '{"nonce":"static"}');
  writeFileSync(at(`out/${REPLIES}/products`), writeReply([], UPDATED).padEnd(500));
  await look(one);
  expect(one.current).toMatchObject({ systems: 0, updated: UPDATED });
  expect(Object.keys(one.current.files)).toEqual(['products.json.br', 'products.json.gz', 'products.json']);
});

it('the time since when a publication is served changes with the publication only', async () => {
  await put(['A']);
  let now = 0;
  const one = await serveFolder(
    at('out'),
    () => {},
    () => now,
  );
  now = 1000;
  await one.refresh();
  expect(one.since).toBe(new Date(0).toISOString());
  await put(['B']);
  await one.refresh();
  expect(one.since).toBe(new Date(1000).toISOString());
});
