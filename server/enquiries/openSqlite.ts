import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import { StoreProblem } from './enquiryStore.ts';
import { loadPackage } from './loadPackage.ts';
import { reasonOf } from './reasonOf.ts';
import type { RunSql, Sql, SqlRow } from './sql.ts';
import { startSqliteThread } from './startSqliteThread.ts';

/** The longest wait for another process's write. */
const WAIT_MS = 3000;
const SETTINGS = [
  'journal_mode = WAL',
  // With WAL, NORMAL may lose the last commits in a power failure.
  'synchronous = FULL',
  'foreign_keys = ON',
  'secure_delete = ON',
];

export interface OpenFile {
  /** Its content, in messages; enquiries by default. */
  readonly purpose?: string;
  /** Fails if the file doesn't exist; for commands that only read. */
  readonly mustExist?: boolean;
  /** Gets one line if the tables were upgraded. */
  readonly info?: (line: string) => void;
}

/**
 * Opens a SQLite file, or makes one. Afterwards, only its owner can read it.
 *
 * @throws StoreProblem
 */
export async function openSqlite(file: string, how: OpenFile = {}): Promise<Sql> {
  const { purpose = 'enquiries', mustExist = false } = how;
  if (mustExist && !existsSync(file)) throw new StoreProblem(`There is no file ${file}.`);
  // Opening a pipe waits for a reader.
  if (existsSync(file) && !statSync(file).isFile()) throw new StoreProblem(`${file} isn’t an ordinary file.`);
  const thread = startSqliteThread(file, SETTINGS, WAIT_MS);
  try {
    // SQLite gives its other files the permissions of this one.
    closeSync(openSync(file, 'a', 0o600));
    keepPrivate(file);
    await loadPackage('libsql', () => thread.ask('open'));
  } catch (error) {
    await thread.close();
    if (error instanceof StoreProblem) throw error;
    throw new StoreProblem(`${file} can’t be used for ${purpose}: ${reasonOf(file, error as Error)}`);
  }

  const run: RunSql = (text, ...values) => thread.ask<readonly SqlRow[]>('run', text, values);
  // One connection has one transaction at a time.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
  return {
    run: (...asked) => inTurn(() => run(...asked)),
    transaction: (work, signal) =>
      inTurn(async () => {
        signal?.throwIfAborted();
        await thread.ask('exec', 'BEGIN IMMEDIATE');
        let isSame: boolean;
        let result: Awaited<ReturnType<typeof work>>;
        try {
          signal?.throwIfAborted();
          result = await work(run);
          isSame = await thread.ask('commit');
        } catch (error) {
          await thread.ask('rollback');
          throw error;
        }
        if (isSame) return result;
        throw new StoreProblem(`${file} was removed or replaced while the provider runs. Start the provider again.`);
      }),
    setUpLock: null,
    idType: 'INTEGER PRIMARY KEY AUTOINCREMENT',
    // All processes are on one machine.
    aheadMs: async () => 0,
    skipLocked: '',
    scrub: () => inTurn(() => emptyLog(run)),
    close: () => inTurn(thread.close),
  };
}

function keepPrivate(file: string): void {
  if (process.platform === 'win32') return;
  for (const name of [file, `${file}-wal`, `${file}-shm`]) {
    // Another process may delete the log meanwhile, so only a file that others can read is touched.
    const mode = statSync(name, { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o077) !== 0) chmodSync(name, 0o600);
  }
}

/** The write-ahead log holds old pages until no reader needs them. @throws StoreProblem */
async function emptyLog(run: RunSql): Promise<void> {
  const [result] = await run('PRAGMA wal_checkpoint(TRUNCATE)');
  if (result?.busy === 0) return;
  throw new StoreProblem(
    'The enquiries are deleted, but another program is reading the store, so traces stay in its files. Run the command again.',
  );
}
