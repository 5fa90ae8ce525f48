import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Statement } from 'libsql';
import { StoreProblem } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';
import type { RunSql, Sql, SqlRow } from './sql.ts';

/** How long to wait for another process's write, the waiting for one's turn included; and between two tries. */
const BUSY_MS = 3000;
const BUSY_PAUSE_MS = 5;
const SETTINGS = [
  'journal_mode = WAL',
  // With WAL, NORMAL may lose the last commits at a power failure.
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];
const SCRUB_TRIES = 20;
const SCRUB_PAUSE_MS = 100;

/**
 * Opens a SQLite file, or makes one that only its owner can read.
 *
 * @param mustExist refuses to make a file; for commands that only read
 * @throws StoreProblem
 */
export async function openSqlite(file: string, mustExist = false): Promise<Sql> {
  if (mustExist && !existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  const { default: Library } = await loadPackage('libsql', () => import('libsql'));
  let database: Database;
  try {
    // SQLite gives its other files the rights of this one.
    closeSync(openSync(file, 'a', 0o600));
    database = new Library(file);
    await whenFree(async () => {
      for (const setting of SETTINGS) database.pragma(setting);
    });
  } catch (error) {
    throw new StoreProblem(`${file} can’t be used for enquiries: ${(error as Error).message}.`);
  }

  const statements = new Map<string, Statement<unknown[]>>();
  const run: RunSql = async (text, ...values) => {
    let statement = statements.get(text);
    if (!statement) {
      statement = database.prepare(text);
      statements.set(text, statement);
    }
    if (statement.reader) return statement.all(...values) as SqlRow[];
    statement.run(...values);
    return [];
  };
  // One connection has one transaction at a time.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    run(...asked) {
      const late = performance.now() + BUSY_MS;
      return inTurn(() => whenFree(() => run(...asked), late));
    },
    transaction(work) {
      const late = performance.now() + BUSY_MS;
      return inTurn(async () => {
        await whenFree(async () => database.exec('BEGIN IMMEDIATE'), late);
        try {
          const result = await work(run);
          database.exec('COMMIT');
          return result;
        } catch (error) {
          if (database.inTransaction) database.exec('ROLLBACK');
          throw error;
        }
      });
    },
    setUpLock: null,
    idType: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    skipLocked: '',
    scrub: () =>
      inTurn(async () => {
        await emptyLog(database);
        await whenFree(async () => database.exec('VACUUM'));
        await emptyLog(database);
      }),
    async close() {
      await last;
      database.close();
    },
  };
}

/**
 * SQLite's own waiting would stop everything else that this program does.
 *
 * @param late when to give up, by `performance.now()`
 */
async function whenFree<T>(work: () => Promise<T>, late = performance.now() + BUSY_MS): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'SQLITE_BUSY' || performance.now() >= late) throw error;
    }
    await wait(BUSY_PAUSE_MS);
  }
}

/** The write-ahead log holds old pages until no reader needs them. @throws StoreProblem */
async function emptyLog(database: Database): Promise<void> {
  for (let tries = 0; tries < SCRUB_TRIES; tries += 1) {
    const [result] = database.pragma('wal_checkpoint(TRUNCATE)') as { busy: number }[];
    if (result?.busy === 0) return;
    await wait(SCRUB_PAUSE_MS);
  }
  throw new StoreProblem(
    'The enquiries are deleted, but another program is reading the store, so traces stay in its files. Run the command again.',
  );
}
