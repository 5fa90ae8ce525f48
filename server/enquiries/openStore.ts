import { HOURLY_LIMITS } from './admit.ts';
import { createStore } from './createStore.ts';
import { type EnquiryStore, StoreProblem } from './enquiryStore.ts';
import { openDatabase } from './openDatabase.ts';
import type { OpenFile } from './openSqlite.ts';

/**
 * Opens the store of enquiries.
 *
 * @param place a file for SQLite, or `postgres://…`
 * @throws StoreProblem
 */
export async function openStore(place: string, how: OpenFile = {}): Promise<EnquiryStore> {
  const sql = await openDatabase(place, how);
  try {
    return await createStore(sql, HOURLY_LIMITS, how.info);
  } catch (error) {
    await sql.close();
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`The store of enquiries can’t be used: ${(error as Error).message}.`);
  }
}
