import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { folderForEach } from '../../tests/testFolder.ts';
import { readNonceKey } from './nonceKey.ts';

const disk = vi.hoisted(() => ({ isFull: false }));

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  const writeFile: typeof real.writeFileSync = (file, data, options) => {
    if (!disk.isFull) return real.writeFileSync(file, data, options);
    real.writeFileSync(file, String(data).slice(0, 9), options);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  };
  return { ...real, writeFileSync: writeFile };
});

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
  disk.isFull = true;
  expect(() => readNonceKey(place, undefined)).toThrow(`The key ${place}.key can’t be kept: `);
  disk.isFull = false;
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
