import { createStore } from './createStore.ts';
import { type EnquiryStore, StoreProblem } from './enquiryStore.ts';
import { openPostgres } from './openPostgres.ts';
import { type OpenFile, openSqlite } from './openSqlite.ts';

/** True if the place of a store is a PostgreSQL database. */
export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/**
 * Opens the store of enquiries.
 *
 * @param place a file for SQLite, or `postgres://…`
 * @throws StoreProblem
 */
export async function openStore(place: string, how: OpenFile = {}): Promise<EnquiryStore> {
  const sql = await (isPostgres(place) ? openPostgres(place) : openSqlite(place, how));
  try {
    return await createStore(sql);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`The store of enquiries can’t be used: ${(error as Error).message}.`);
  }
}
