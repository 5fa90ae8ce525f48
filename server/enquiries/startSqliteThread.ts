import { Worker } from 'node:worker_threads';

export interface SqliteThread {
  /** Asks the thread for a piece of its work (sqliteThread.mjs), one after the other. Rejects with the library's message and code. */
  ask<Result = void>(name: string, text?: string, values?: readonly unknown[]): Promise<Result>;
  /** Closes the database, then ends the thread. */
  close(): Promise<void>;
}

interface Asked {
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** Starts a thread for a SQLite file. @param settings PRAGMAs @param waitMs the longest wait for another process's write */
export function startSqliteThread(file: string, settings: readonly string[], waitMs: number): SqliteThread {
  const worker = new Worker(new URL('./sqliteThread.mjs', import.meta.url), { workerData: { file, settings, waitMs } });
  const asked = new Map<number, Asked>();
  let count = 0;
  let ended: Error | null = null;
  worker.on('message', ({ id, result, error }) => {
    const { resolve, reject } = asked.get(id)!;
    asked.delete(id);
    if (error) reject(Object.assign(new Error(error.message), { code: error.code }));
    else resolve(result as never);
  });
  const end = (reason: Error): void => {
    ended ??= reason;
    for (const { reject } of asked.values()) reject(ended);
    asked.clear();
  };
  worker.on('error', end);
  worker.on('exit', () => end(new Error('the database is closed')));
  const ask: SqliteThread['ask'] = (name, text = '', values = []) =>
    new Promise((resolve, reject) => {
      if (ended) return reject(ended);
      count += 1;
      asked.set(count, { resolve, reject });
      worker.postMessage({ id: count, name, text, values });
    });
  return {
    ask,
    async close() {
      if (!ended) await ask('close');
      await worker.terminate();
    },
  };
}
