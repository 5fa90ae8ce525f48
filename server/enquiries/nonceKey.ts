import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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
  const random = randomBytes(MIN_KEY_LENGTH).toString('hex');
  try {
    writeFileSync(file, random, { flag: 'wx', flush: true, mode: 0o600 });
    return random;
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    if (!isThere) throw new StoreProblem(`The key ${file} can’t be kept: ${reasonOf(file, error as Error)}`);
  }
  const key = readFileSync(file, 'utf8').trim();
  if (key.length >= MIN_KEY_LENGTH) return key;
  throw new StoreProblem(
    `${file} holds no key of at least ${MIN_KEY_LENGTH} characters. Delete it, and the next start makes a new one.`,
  );
}
