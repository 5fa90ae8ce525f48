import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database, Statement } from 'libsql';
import { StoreProblem } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';
import { reasonOf } from './reasonOf.ts';
import type { RunSql, Sql, SqlRow } from './sql.ts';

/** The longest wait for a turn and for another process's write, and the pause between two tries. */
const BUSY_MS = 3000;
const BUSY_PAUSE_MS = 5;
const SETTINGS = [
  'journal_mode = WAL',
  // With WAL, NORMAL may lose the last commits in a power failure.
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];
const SCRUB_TRIES = 20;
const SCRUB_PAUSE_MS = 100;

export interface OpenFile {
  /** Its content, in messages; enquiries by default. */
  readonly purpose?: string;
  /** Fails if the file doesn't exist; for commands that only read. */
  readonly mustExist?: boolean;
  /** Gets one line if the file's permissions had to be corrected. */
  readonly warn?: (line: string) => void;
}

/**
 * Opens a SQLite file, or makes one. Afterwards, only its owner can read it.
 *
 * @throws StoreProblem
 */
export async function openSqlite(file: string, how: OpenFile = {}): Promise<Sql> {
  const { purpose = 'enquiries', mustExist = false, warn } = how;
  if (mustExist && !existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  // Opening a pipe waits for a reader.
  if (existsSync(file) && !statSync(file).isFile()) throw new StoreProblem(`${file} isn’t an ordinary file.`);
  const { default: Library } = await loadPackage('libsql', () => import('libsql'));
  let database: Database;
  try {
    // SQLite gives its other files the permissions of this one.
    closeSync(openSync(file, 'a', 0o600));
    keepPrivate(file, warn);
    database = new Library(file);
    await whenFree(async () => {
      for (const setting of SETTINGS) database.pragma(setting);
    });
  } catch (error) {
    throw new StoreProblem(`${file} can’t be used for ${purpose}: ${reasonOf(file, error as Error)}`);
  }

  const own = inodeOf(file);
  /** The write-ahead log, which holds the newest data. It exists from the first commit on. */
  let ownLog: bigint | null = null;
  /** Writes to a file that was removed or replaced succeed, but are lost. */
  const mustBeSame = (): void => {
    ownLog ??= inodeOf(`${file}-wal`);
    if (inodeOf(file) === own && inodeOf(`${file}-wal`) === ownLog) return;
    throw new StoreProblem(`${file} was removed or replaced while the provider runs. Start the provider again.`);
  };
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
          mustBeSame();
          return result;
        } catch (error) {
          if (database.inTransaction) database.exec('ROLLBACK');
          throw error;
        }
      });
    },
    setUpLock: null,
    idType: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    // All processes are on one machine.
    aheadMs: async () => 0,
    skipLocked: '',
    tidy: () => inTurn(() => emptyLog(database)),
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

/** The inode of the file with this name now; null if there is none. */
function inodeOf(file: string): bigint | null {
  return statSync(file, { bigint: true, throwIfNoEntry: false })?.ino ?? null;
}

function keepPrivate(file: string, warn: OpenFile['warn']): void {
  if (process.platform === 'win32') return;
  const open = [file, `${file}-wal`, `${file}-shm`].filter(
    (name) => ((statSync(name, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
  );
  for (const name of open) chmodSync(name, 0o600);
  if (open.length > 0) warn?.(`Other users could read ${open.join(', ')}. Now only the owner can.`);
}

/**
 * Waits for a turn here, because SQLite's own waiting would block everything else in this program.
 *
 * @param late the time to give up, by `performance.now()`
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
