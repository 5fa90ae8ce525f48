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
  return isPostgres(place) ? openPostgres(place, how.purpose) : openSqlite(place, how);
}
