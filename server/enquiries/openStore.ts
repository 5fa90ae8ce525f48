import { createStore, type EnquiryStore } from './createStore.ts';
import { StoreProblem } from './enquiryStore.ts';
import { openPostgres } from './openPostgres.ts';
import { type OpenFile, openSqlite } from './openSqlite.ts';
import type { Sql } from './sql.ts';

/** True if the place of a store is a PostgreSQL database. */
export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/**
 * Opens a database.
 *
 * @param place a file for SQLite, or `postgres://…`
 * @throws StoreProblem
 */
export function openDatabase(place: string, how: OpenFile): Promise<Sql> {
  return isPostgres(place) ? openPostgres(place) : openSqlite(place, how);
}

/**
 * Opens the store of enquiries.
 *
 * @param place a file for SQLite, or `postgres://…`
 * @throws StoreProblem
 */
export async function openStore(place: string, how: OpenFile = {}): Promise<EnquiryStore> {
  const sql = await openDatabase(place, how);
  try {
    return await createStore(sql, how.info);
  } catch (error) {
    await sql.close();
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`The store of enquiries can’t be used: ${(error as Error).message}.`);
  }
}
