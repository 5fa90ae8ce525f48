import { StoreProblem } from './enquiryStore.ts';
import { openPostgres } from './openPostgres.ts';
import { type OpenFile, openSqlite } from './openSqlite.ts';
import type { Sql } from './sql.ts';

const VERSION = 1;

/** True if the place of a store is a PostgreSQL database. */
export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/**
 * Opens a store.
 *
 * @param place a file for SQLite, or `postgres://…`; one database may hold several stores
 * @param what the store, in messages
 * @param create makes the store on its database
 * @throws StoreProblem
 */
export async function openDatabase<Store>(
  place: string,
  how: OpenFile,
  what: string,
  create: (sql: Sql) => Promise<Store>,
): Promise<Store> {
  const sql = await (isPostgres(place) ? openPostgres(place) : openSqlite(place, how));
  try {
    return await create(sql);
  } catch (error) {
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`The ${what} can’t be used: ${(error as Error).message}.`);
  }
}

/**
 * Makes the tables of a store, unless they are there.
 *
 * @param schema the table with their version
 * @throws StoreProblem if they are of a newer version
 */
export async function setUp(sql: Sql, what: string, schema: string, tables: readonly string[]): Promise<void> {
  const version = await sql.transaction(async (run) => {
    if (sql.setUpLock !== null) await run(sql.setUpLock);
    await run(`CREATE TABLE IF NOT EXISTS ${schema} (version INTEGER NOT NULL)`);
    const [row] = await run(`SELECT version FROM ${schema}`);
    if (row) return Number(row.version);
    for (const table of tables) await run(table);
    await run(`INSERT INTO ${schema} (version) VALUES (${VERSION})`);
    return VERSION;
  });
  if (version === VERSION) return;
  await sql.close();
  throw new StoreProblem(
    `The database has version ${version} of the ${what}, but this program knows version ${VERSION} only. Use a newer program.`,
  );
}
