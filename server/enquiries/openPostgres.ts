import { StoreProblem } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';
import type { RunSql, Sql, SqlRow } from './sql.ts';
import { withLimit } from './withLimit.ts';

const CONNECT_MS = 10_000;
const STATEMENT_MS = 5000;
const ANSWER_MS = 6000;
/** The longest time that a shutdown waits for the connections. */
const CLOSE_MS = 2000;
const CONNECTIONS = 8;
const MINUTE_MS = 60_000;

/**
 * Connects to a PostgreSQL database, which several providers may share.
 *
 * @param url `postgres://…`; it may contain a password, so no message quotes it
 * @throws StoreProblem
 */
export async function openPostgres(url: string): Promise<Sql> {
  const { default: library } = await loadPackage('pg', () => import('pg'));
  const pool = new library.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    // A server that has stopped replying can't enforce the limit above.
    query_timeout: ANSWER_MS,
    application_name: 'product-selector',
  });
  // If an idle connection breaks, the next request replaces it.
  pool.on('error', () => {});
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StoreProblem(`The PostgreSQL database can’t be used: ${message || code}.`);
  }

  const withNumbers = (statement: string): string => {
    let count = 0;
    return statement.replaceAll('?', () => `$${++count}`);
  };
  return {
    run: async (statement, ...values) => (await pool.query(withNumbers(statement), [...values])).rows as SqlRow[],
    async transaction(work, signal) {
      const client = await pool.connect();
      const run: RunSql = async (statement, ...values) =>
        (await client.query(withNumbers(statement), [...values])).rows as SqlRow[];
      try {
        signal?.throwIfAborted();
        await client.query('BEGIN');
        const result = await work(run);
        await client.query('COMMIT');
        client.release();
        return result;
      } catch (error) {
        // Closes the connection, so the server rolls back, even if it has stopped replying.
        client.release(true);
        throw error;
      }
    },
    setUpLock: 'SELECT pg_advisory_xact_lock(7330981)',
    idType: 'BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
    async aheadMs() {
      const { rows } = await pool.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now');
      return Math.round((Number(rows[0]?.now) - Date.now()) / MINUTE_MS) * MINUTE_MS;
    },
    skipLocked: 'FOR UPDATE SKIP LOCKED',
    // The server reuses the space of deleted rows by itself.
    async scrub() {},
    close: () => withLimit(CLOSE_MS, () => pool.end()).catch(() => {}),
  };
}
