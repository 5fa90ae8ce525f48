import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Caps } from '../../src/enquiry/enquiry.ts';
import { newEnquiry, testStore } from '../../tests/enquiries/storeContract.ts';
import { createStore } from './createStore.ts';
import { openSqlite } from './openSqlite.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'enquiries-'));
  file = join(folder, 'enquiries.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = async (caps?: Caps) => createStore(await openSqlite(file), caps);

describe('SQLite', () => {
  testStore(open);

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

  test('only the owner can read the store’s files', async () => {
    const store = await open();
    await store.add(newEnquiry(), []);
    expect(readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o077)).toEqual([0, 0, 0]);
    await store.close();
  });

  test('a file that is no store is named, and stays as it was', async () => {
    writeFileSync(file, 'id,title\n1,Split\n'.repeat(99));
    await expect(open()).rejects.toThrow(`${file} can’t be used for enquiries: file is not a database.`);
    expect(readFileSync(file, 'utf8')).toMatch(/^id,title/);
  });

  test('a store of a newer version is refused', async () => {
    const sql = await openSqlite(file);
    await sql.run('CREATE TABLE enquiry_schema (version INTEGER NOT NULL)');
    await sql.run('INSERT INTO enquiry_schema (version) VALUES (2)');
    await sql.close();
    await expect(open()).rejects.toThrow('has version 2, but this program knows version 1 only');
  });

  test('a folder that isn’t there is named', async () => {
    file = join(folder, 'none', 'enquiries.db');
    await expect(open()).rejects.toThrow(file);
  });

  test('a command that only reads makes no file', async () => {
    await expect(openSqlite(file, true)).rejects.toThrow(`There is no file ${file}.`);
    expect(existsSync(file)).toBe(false);
  });
});

function filesWith(text: string): readonly string[] {
  return readdirSync(folder).filter((name) => readFileSync(join(folder, name)).includes(text));
}
