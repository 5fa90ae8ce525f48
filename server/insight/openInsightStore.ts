import { StoreProblem } from '../enquiries/enquiryStore.ts';
import { openPostgres } from '../enquiries/openPostgres.ts';
import { type OpenFile, openSqlite } from '../enquiries/openSqlite.ts';
import { isPostgres } from '../enquiries/openStore.ts';
import { createInsightStore } from './createInsightStore.ts';
import type { InsightStore } from './insightStore.ts';

/**
 * @param place a file for SQLite, or `postgres://…`; it may be the store of enquiries
 * @throws StoreProblem
 */
export async function openInsightStore(place: string, how: OpenFile = {}): Promise<InsightStore> {
  const sql = await (isPostgres(place) ? openPostgres(place) : openSqlite(place, how));
  try {
    return await createInsightStore(sql);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`The counters of insight can’t be used: ${(error as Error).message}.`);
  }
}
