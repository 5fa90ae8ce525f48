import { existsSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { setTimeout as pass } from 'node:timers/promises';
import type Database from 'libsql/promise';
import { StoreProblem } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';
import { reasonOf } from './reasonOf.ts';
import type { RunSql, Sql, SqlRow, SqlValue } from './sql.ts';

/** The longest wait for another process's write, or its reading, is three seconds. */
const TRIES = 300;
const PAUSE_MS = 10;
const SETTINGS = [
  'journal_mode = WAL',
  // With WAL, NORMAL may lose the last commits in a power failure.
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];

export interface OpenFile {
  /** Fails if the file doesn't exist; for commands that only read. */
  readonly mustExist?: boolean;
  /** Gets one line if the tables were upgraded. */
  readonly info?: (line: string) => void;
}

/**
 * Opens a SQLite file, or makes one that only its owner can read. The library begins a statement on a thread of its own and waits
 * for the disk there, so visitors get their replies meanwhile. From a statement's second row on it reads on this thread, so what a
 * provider runs for visitors gives few rows.
 *
 * @throws StoreProblem
 */
export async function openSqlite(file: string, how: OpenFile = {}): Promise<Sql> {
  const isThere = existsSync(file);
  if (how.mustExist && !isThere) throw new StoreProblem(`There is no file ${file}.`);
  let database: Database | undefined;
  try {
    const { default: Library } = await loadPackage('libsql', () => import('libsql/promise'));
    // SQLite gives its other files the permissions of this one.
    if (!isThere) writeFileSync(file, '', { flag: 'a', mode: 0o600 });
    const opened = new Library(file, {});
    database = opened;
    for (const setting of SETTINGS) await patiently(() => opened.exec(`PRAGMA ${setting}`));
  } catch (error) {
    database?.close();
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`${file} can’t be used: ${reasonOf(file, error as Error)}`);
  }
  return sqlOf(database, file);
}

/**
 * Waits for another process's write. SQLite's own wait isn't used: it would hold a thread of the library, and it leaves out the change
 * to a write-ahead log.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!String(Object(error).code).startsWith('SQLITE_BUSY') || tries === TRIES) throw error;
    }
    await pass(PAUSE_MS);
  }
}

async function sqlOf(database: Database, file: string): Promise<Sql> {
  /** Kept for ever: the collection of a statement waits for a commit, and visitors would wait with it. */
  const prepared = new Map<string, { all(values: readonly SqlValue[]): Promise<SqlRow[]> }>();
  const run: RunSql = async (text, ...values) => {
    const statement = prepared.get(text) ?? (await database.prepare(text));
    prepared.set(text, statement);
    return statement.all(values);
  };
  const inodeOf = (name: string) =>
    stat(name, { bigint: true }).then(
      ({ ino }) => ino,
      () => null,
    );
  const own = await inodeOf(file);
  const log = `${file}-wal`;
  /** The log holds the newest data. It exists from the first commit on. */
  let ownLog: bigint | null = null;
  // One connection has one transaction at a time.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  const runInTurn: RunSql = (...asked) => inTurn(() => patiently(() => run(...asked)));
  return {
    run: runInTurn,
    transaction: (work, signal) =>
      inTurn(async () => {
        signal?.throwIfAborted();
        await patiently(() => database.exec('BEGIN IMMEDIATE'));
        let result: Awaited<ReturnType<typeof work>>;
        try {
          signal?.throwIfAborted();
          result = await work(run);
          await database.exec('COMMIT');
        } catch (error) {
          await database.exec('ROLLBACK').catch(() => {});
          throw error;
        }
        ownLog ??= await inodeOf(log);
        // Writes to a removed file succeed, but are lost.
        if ((await inodeOf(file)) === own && (await inodeOf(log)) === ownLog) return result;
        throw new StoreProblem(`${file} was removed or replaced while the provider runs. Start the provider again.`);
      }),
    setUpLock: null,
    idType: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    // All processes are on one machine.
    aheadMs: async () => 0,
    skipLocked: '',
    async scrub() {
      for (let tries = 1; tries <= TRIES; tries += 1) {
        // The log holds old pages until no reader needs them; then it is emptied.
        const [result] = await runInTurn('PRAGMA wal_checkpoint(TRUNCATE)');
        if (result?.busy === 0) return;
        await pass(PAUSE_MS);
      }
      throw new StoreProblem(
        'The enquiries are deleted, but another program is reading the store, so traces stay in its files. Run the command again.',
      );
    },
    close: () => inTurn(async () => database.close()),
  };
}
