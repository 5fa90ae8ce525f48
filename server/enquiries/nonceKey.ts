import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { StoreProblem } from './enquiryStore.ts';
import { isPostgres } from './openStore.ts';
import { reasonOf } from './reasonOf.ts';

const MIN_KEY_LENGTH = 32;

/**
 * The key that signs nonces.
 *
 * @param place the store's; the key is kept beside it
 * @param given the variable ENQUIRY_KEY
 * @throws StoreProblem
 */
export function readNonceKey(place: string, given: string | undefined): Uint8Array<ArrayBuffer> {
  if (given === undefined && !isPostgres(place)) return new TextEncoder().encode(keyBeside(place));
  if (given === undefined) {
    throw new StoreProblem(
      `With PostgreSQL, the variable ENQUIRY_KEY must hold a secret of at least ${MIN_KEY_LENGTH} characters, the same for every provider that shares the database.`,
    );
  }
  if (given.length < MIN_KEY_LENGTH) {
    throw new StoreProblem(`ENQUIRY_KEY has ${given.length} characters, but needs at least ${MIN_KEY_LENGTH}.`);
  }
  return new TextEncoder().encode(given);
}

/** The key in the file beside the store. The first start makes it, so nonces survive a restart. @throws StoreProblem */
function keyBeside(place: string): string {
  const file = `${place}.key`;
  try {
    if (!existsSync(file)) makeKey(file);
    const key = readFileSync(file, 'utf8').trim();
    if (key.length >= MIN_KEY_LENGTH) return key;
  } catch (error) {
    throw new StoreProblem(`The key ${file} can’t be kept: ${reasonOf(file, error as Error)}`);
  }
  throw new StoreProblem(
    `${file} holds no key of at least ${MIN_KEY_LENGTH} characters. Delete it, and the next start makes a new one.`,
  );
}

/** The key gets its name once it is on the disk, so no file of this name holds part of it. Another process may be faster. */
function makeKey(file: string): void {
  const own = `${file}.${process.pid}.part`;
  try {
    writeFileSync(own, randomBytes(MIN_KEY_LENGTH).toString('hex'), { flush: true, mode: 0o600 });
    linkSync(own, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // The file system has no links.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS') renameSync(own, file);
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(own, { force: true });
  }
}
