import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdStore } from '../../tests/enquiries/holdStore.ts';
import { testInterleaved } from '../../tests/enquiries/interleaved.ts';
import { newEnquiry, testStore } from '../../tests/enquiries/storeContract.ts';
import { folderForEach } from '../../tests/testFolder.ts';
import { createStore } from './createStore.ts';
import { openSqlite } from './openSqlite.ts';
import { openStore } from './openStore.ts';

const folder = folderForEach();
let file: string;

beforeEach(() => {
  file = join(folder.path, 'enquiries.db');
});

afterEach(() => vi.useRealTimers());

const open = async () => createStore(await openSqlite(file));
const rows = async (statement: string) => {
  const sql = await openSqlite(file);
  return sql.run(statement).finally(() => sql.close());
};

testStore(open, rows);
testInterleaved(open, process.env.EXHAUSTIVE ? 100 : 5);

test('erasing leaves no trace in any file of the store, also while another process has it open', async () => {
  const [provider, command] = [await open(), await open()];
  for (let count = 0; count < 30; count += 1) await provider.add(newEnquiry(), []);
  await provider.add(newEnquiry({ email: 'trace@example.com', name: 'Tracy Trace', note: 'traceable' }), ['mail']);
  await provider.list();
  expect(filesWith('trace@example.com')).not.toEqual([]);
  expect(await command.erase('trace@example.com')).toBe(1);
  for (const text of ['trace@example.com', 'Tracy', 'traceable']) expect(filesWith(text), text).toEqual([]);
  expect(await provider.list()).toHaveLength(30);
  await Promise.all([provider.close(), command.close()]);
});

test('erasing waits for another program that reads the store, while its own program goes on', async () => {
  const store = await open();
  await store.add(newEnquiry({ email: 'trace@example.com' }), []);
  const { default: Library } = await import('libsql');
  const reader = new Library(file);
  reader.exec('BEGIN');
  reader.prepare('SELECT * FROM enquiry').all();
  const erasing = store.erase('trace@example.com');
  // The first list comes after the deletion, the second after a try to empty the log.
  for (const list of [await store.list(), await store.list()]) expect(list).toEqual([]);
  expect(filesWith('trace@example.com')).not.toEqual([]);
  reader.exec('COMMIT');
  reader.close();
  expect(await erasing).toBe(1);
  expect(filesWith('trace@example.com')).toEqual([]);
  await store.close();
});

test('an enquiry deleted for its age leaves no trace in any file of the store', async () => {
  const store = await open();
  await store.add(newEnquiry({ name: 'Tracy Trace' }), ['mail']);
  expect(await store.deleteBefore(Date.now())).toBe(1);
  expect(filesWith('Tracy Trace')).toEqual([]);
  await store.close();
});

test('a copy of the files at the moment of the reply contains the enquiry and its jobs', async () => {
  const store = await open();
  for (const place of ['one', 'two', 'three']) {
    const sent = newEnquiry();
    const copy = join(folder.path, place);
    await store.add(sent, ['webhook', 'mail']).then(() => {
      for (const end of ['', '-wal']) copyFileSync(`${file}${end}`, `${copy}${end}`);
    });
    const later = await createStore(await openSqlite(copy));
    const [newest] = await later.list();
    await later.close();
    expect(newest?.key).toBe(sent.enquiry.key);
    expect(newest?.told.map(({ state }) => state)).toEqual(['waiting', 'waiting']);
  }
  await store.close();
});

test('a store waits for another program’s write, while its own program goes on', async () => {
  const store = await open();
  const release = await holdStore(file);
  let isAdded = false;
  const adding = store.add(newEnquiry(), []).finally(() => (isAdded = true));
  let turns = 0;
  const ticking = setInterval(() => {
    turns += 1;
  });
  await expect.poll(() => turns).toBeGreaterThan(3);
  clearInterval(ticking);
  expect(isAdded).toBe(false);
  await release();
  expect((await adding).kind).toBe('stored');
  await store.close();
});

test('a new store waits for another program’s write before it gets its log', async () => {
  const { default: Library } = await import('libsql');
  const other = new Library(file);
  other.exec('BEGIN IMMEDIATE');
  const opening = open();
  // By now, this one has met the lock.
  for (const name of ['one', 'two', 'three']) await (await openSqlite(join(folder.path, name))).close();
  other.exec('COMMIT');
  other.close();
  await (await opening).close();
});

test('a full disk refuses an enquiry, and the next one is stored once there is room', async () => {
  const sql = await openSqlite(file);
  const store = await createStore(sql);
  const [pages] = await sql.run('PRAGMA page_count');
  await sql.run(`PRAGMA max_page_count = ${Number(pages?.page_count) + 1}`);
  const big = () =>
    newEnquiry({ note: 'x'.repeat(4000), brief: { ...newEnquiry().enquiry.brief, text: 'y'.repeat(9000) } });
  for (let tries = 0; tries < 2; tries += 1)
    await expect(store.add(big(), ['mail'])).rejects.toThrow('database or disk is full');
  await sql.run('PRAGMA max_page_count = 1000000');
  expect((await store.add(big(), ['mail'])).kind).toBe('stored');
  expect(await store.takeJobs('mail', Date.now(), Date.now(), 9)).toHaveLength(1);
  expect(await store.deleteBefore(Date.now())).toBe(1);
  await store.close();
});

test('only the owner can read the files of a new store', async () => {
  const store = await open();
  await store.add(newEnquiry(), []);
  expect(readdirSync(folder.path).map((name) => statSync(join(folder.path, name)).mode & 0o077)).toEqual([0, 0, 0]);
  await store.close();
});

test.each(['removed', 'replaced', 'without its log'])('no visitor gets “stored” once the file is %s', async (how) => {
  const store = await open();
  await store.add(newEnquiry(), []);
  if (how === 'without its log') rmSync(`${file}-wal`);
  else rmSync(file);
  if (how === 'replaced') writeFileSync(file, '');
  await expect(store.add(newEnquiry(), [])).rejects.toThrow(
    `${file} was removed or replaced while the provider runs. Start the provider again.`,
  );
  await store.close();
});

test('each commit is on the disk before the reply, and deleted rows are overwritten', async () => {
  const sql = await openSqlite(file);
  const setting = async (name: string) => Object.values((await sql.run(`PRAGMA ${name}`))[0] ?? {})[0];
  expect([await setting('synchronous'), await setting('secure_delete'), await setting('journal_mode')]).toEqual([
    2,
    1,
    'wal',
  ]);
  await sql.close();
});

test('a long list is read, and old enquiries are deleted, in steps while other enquiries are stored', async () => {
  const sql = await openSqlite(file);
  // Many commits that needn't reach the disk.
  await sql.run('PRAGMA synchronous = OFF');
  const store = await createStore(sql);
  const COUNT = 600;
  for (let count = 0; count < COUNT; count += 1) await store.add(newEnquiry({ note: `old ${count}` }), ['mail']);
  const other = await open();
  const seen: string[] = [];
  for await (const page of store.pages()) {
    seen.push(...page.map(({ key }) => key));
    expect((await other.add(newEnquiry({}, { now: Date.now() }), [])).kind).toBe('stored');
  }
  expect(new Set(seen).size).toBe(COUNT);
  const deleting = store.deleteBefore(Date.now() - 1000);
  expect((await other.add(newEnquiry({}, { now: Date.now() }), [])).kind).toBe('stored');
  expect(await deleting).toBe(COUNT);
  expect(filesWith('old 77')).toEqual([]);
  expect(await other.list()).toHaveLength(3);
  await Promise.all([store.close(), other.close()]);
});

test('a file that isn’t a store of enquiries is named, and stays unchanged', async () => {
  writeFileSync(file, 'id,title\n1,Split\n'.repeat(99));
  await expect(open()).rejects.toThrow(`${file} can’t be used: file is not a database.`);
  expect(readFileSync(file, 'utf8')).toMatch(/^id,title/);
});

test('a store of enquiries from a newer version is refused', async () => {
  const sql = await openSqlite(file);
  await sql.run('CREATE TABLE enquiry_schema (version INTEGER NOT NULL)');
  await sql.run('INSERT INTO enquiry_schema (version) VALUES (4)');
  await sql.close();
  await expect(openStore(file)).rejects.toThrow(
    'has version 4 of the store of enquiries, but this program knows version 3 only',
  );
});

test('a folder that isn’t there is named as the reason', async () => {
  file = join(folder.path, 'none', 'enquiries.db');
  await expect(open()).rejects.toThrow(file);
});

test('a command that only reads makes no file', async () => {
  await expect(openSqlite(file, { mustExist: true })).rejects.toThrow(`There is no file ${file}.`);
  expect(existsSync(file)).toBe(false);
});

function filesWith(text: string): readonly string[] {
  return readdirSync(folder.path).filter((name) => readFileSync(join(folder.path, name)).includes(text));
}
