/**
 * The thread of a SQLite file. A statement blocks its thread until the disk has replied, so openSqlite.ts runs none on the thread
 * that answers visitors. Node loads this file as it is, so it is plain JavaScript.
 */
import { statSync } from 'node:fs';
import { setTimeout as pass } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ readonly file: string, readonly settings: readonly string[], readonly waitMs: number }} */
const { file, settings, waitMs } = workerData;
/** @type {import('libsql').Database} */
let database;
/** @type {Map<string, import('libsql').Statement<unknown[]>>} */
const statements = new Map();
/** @type {bigint | undefined} */
let ownFile;
/**
 * The write-ahead log, which holds the newest data. It exists from the first commit on.
 * @type {bigint | undefined}
 */
let ownLog;

/** @param {string} name */
const inodeOf = (name) => statSync(name, { bigint: true, throwIfNoEntry: false })?.ino;

/**
 * Changes a setting. The change to a write-ahead log fails at once while another process writes, whatever `busy_timeout` says.
 * @param {string} setting
 */
async function set(setting) {
  for (const end = Date.now() + waitMs; ; await pass(10)) {
    try {
      return database.pragma(setting);
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'SQLITE_BUSY' || Date.now() > end) throw error;
    }
  }
}

/** @type {Record<string, (text: string, values: readonly unknown[]) => unknown>} */
const WORK = {
  async open() {
    const { default: Library } = await import('libsql');
    database = new Library(file);
    database.pragma(`busy_timeout = ${waitMs}`);
    for (const setting of settings) await set(setting);
    ownFile = inodeOf(file);
  },
  run(text, values) {
    const statement = statements.get(text) ?? database.prepare(text);
    statements.set(text, statement);
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  },
  exec: (text) => database.exec(text) && undefined,
  /** False if the file was removed or replaced: writes to it succeed, but are lost. */
  commit() {
    database.exec('COMMIT');
    ownLog ??= inodeOf(`${file}-wal`);
    return inodeOf(file) === ownFile && inodeOf(`${file}-wal`) === ownLog;
  },
  rollback() {
    if (database.inTransaction) database.exec('ROLLBACK');
  },
  close: () => database?.close(),
};

parentPort?.on('message', async ({ id, name, text, values }) => {
  try {
    parentPort?.postMessage({ id, result: await WORK[name]?.(text, values) });
  } catch (error) {
    const { message, code } = /** @type {NodeJS.ErrnoException} */ (error);
    parentPort?.postMessage({ id, error: { message, code } });
  }
});
