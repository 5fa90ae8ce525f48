import { StoreProblem } from './enquiryStore.ts';
import { openPostgres } from './openPostgres.ts';
import { type OpenFile, openSqlite } from './openSqlite.ts';
import type { Sql } from './sql.ts';

/** True if the place of a store is a PostgreSQL database. */
export function isPostgres(place: string): boolean {
  return /^postgres(ql)?:\/\//i.test(place);
}

/**
 * Opens a store.
 *
 * @param place a file for SQLite, or `postgres://…`; one database may hold several stores
 * @param what the store's name in messages
 * @param create makes the store on its database
 * @throws StoreProblem
 */
export async function openDatabase<Store>(
  place: string,
  how: OpenFile,
  what: string,
  create: (sql: Sql) => Promise<Store>,
): Promise<Store> {
  const sql = await (isPostgres(place) ? openPostgres(place, how.purpose) : openSqlite(place, how));
  try {
    return await create({ ...sql, onUpgrade: how.info });
  } catch (error) {
    await sql.close();
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`The ${what} can’t be used: ${(error as Error).message}.`);
  }
}

/** The tables of a store. */
export interface Tables {
  /** The table with their version. */
  readonly schema: string;
  /** Statements that make the newest version. */
  readonly create: readonly string[];
  /** Statements that turn version 1 into version 2, version 2 into version 3, and so on. */
  readonly changes: readonly (readonly string[])[];
}

/**
 * Makes the tables of a store, or upgrades them and says so.
 *
 * @throws StoreProblem if they are of a newer version
 */
export async function setUp(sql: Sql, what: string, { schema, create, changes }: Tables): Promise<void> {
  const newest = changes.length + 1;
  const found = await sql.transaction(async (run) => {
    if (sql.setUpLock !== null) await run(sql.setUpLock);
    await run(`CREATE TABLE IF NOT EXISTS ${schema} (version INTEGER NOT NULL)`);
    const [row] = await run(`SELECT version FROM ${schema}`);
    const version = row ? Number(row.version) : newest;
    for (const statement of row ? changes.slice(version - 1).flat() : create) await run(statement);
    if (!row) await run(`INSERT INTO ${schema} (version) VALUES (${newest})`);
    else if (version < newest) await run(`UPDATE ${schema} SET version = ${newest}`);
    return version;
  });
  if (found < newest)
    sql.onUpgrade?.(
      `The ${what} was upgraded from version ${found} to version ${newest}. An earlier program can’t use it any more.`,
    );
  if (found <= newest) return;
  throw new StoreProblem(
    `The database has version ${found} of the ${what}, but this program knows version ${newest} only. Use a newer program.`,
  );
}
