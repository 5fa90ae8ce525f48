import { readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderForEach } from '../../tests/testFolder.ts';
import { readNonceKey } from './nonceKey.ts';

const folder = folderForEach();

it('a new key has 32 random bytes, belongs to the owner only, and stays', () => {
  const place = `${folder.path}/enquiries.db`;
  const key = readNonceKey(place, undefined);
  expect(new TextDecoder().decode(key)).toMatch(/^[0-9a-f]{64}$/);
  expect(statSync(`${place}.key`).mode & 0o777).toBe(0o600);
  expect(readNonceKey(place, undefined)).toEqual(key);
});

it('a full disk at the first start leaves no file, and the next start makes the key', () => {
  const place = `${folder.path}/enquiries.db`;
  // Each write to this device says that the disk is full.
  symlinkSync('/dev/full', `${place}.key.${process.pid}.part`);
  expect(() => readNonceKey(place, undefined)).toThrow(`The key ${place}.key can’t be kept: `);
  expect(readdirSync(folder.path)).toEqual([]);
  expect(readNonceKey(place, undefined)).toHaveLength(64);
});

it('a key needs 32 characters, in a file and as a variable, which PostgreSQL needs', () => {
  const place = `${folder.path}/enquiries.db`;
  writeFileSync(`${place}.key`, 'x'.repeat(31));
  expect(() => readNonceKey(place, undefined)).toThrow('holds no key of at least 32 characters');
  writeFileSync(`${place}.key`, 'x'.repeat(32));
  expect(readNonceKey(place, undefined)).toHaveLength(32);
  expect(() => readNonceKey(place, 'x'.repeat(31))).toThrow('needs at least 32');
  expect(readNonceKey(place, 'x'.repeat(32))).toHaveLength(32);
  expect(() => readNonceKey('postgres://db.example/none', undefined)).toThrow(
    'With PostgreSQL, the variable ENQUIRY_KEY must hold',
  );
});
